/** Sellswords and hedge knights whom several factions hire: abilities that look at the zones of the Tactics Board. */
import { idOn, running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import { attackNow } from '../../attack/attack.ts';
import {
  activates,
  afterDeployment,
  asking,
  chargeBegins,
  condition,
  controlling,
  gains,
  happening,
  has,
  hostile,
  isMelee,
  isSelf,
  meleeBegins,
  moment,
  narrowed,
  not,
  opponentHolds,
  otherBecomes,
  own,
  pick,
  restores,
} from '../../effects/words.ts';
import { controls, opponentControls } from '../../tactics/control.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee } from './phrases.ts';

const VOWED = 'vowed';

export const MERCENARIES: { readonly [id: string]: AbilityCard } = {
  'affiliation-stormcrows': { name: 'Affiliation: Stormcrows', innate: true },
  'improved-armaments': {
    name: 'Improved Armaments',
    attacking: inMelee(({ attacker }, s) =>
      controls(s, attacker.seat, 'wealth') ? { keywords: ['sundering'], dieValue: 'highest' } : {},
    ),
  },
  'knightly-vow': {
    name: 'Knightly Vow',
    attacking: inMelee(({ attacker }, s) =>
      opponentControls(s, attacker.seat, 'combat') ? {} : { toHit: 1 },
    ),
    happens: [
      asking(
        afterDeployment,
        hostile,
        own('vows', ({ t, owner, seat, on, source }) => {
          if (owner === null) return;
          const about = idOn(on, 'unit') ?? '';
          lay(t, { ability: VOWED, on: owner.id, by: seat, until: 'game', from: source.id, about });
        }),
      ),
    ],
  },
  [VOWED]: {
    name: 'Knightly Vow',
    happens: [
      happening(
        narrowed(
          chargeBegins,
          condition('vowed', ({ s, unit, other }) => lastingOn(s, unit.id, VOWED)?.about === other.id),
        ),
        own('charges-again', ({ t }) => {
          const now = running(t.state, charge);
          if (now !== null) now.reroll = true;
        }),
      ),
    ],
  },
  'loyalty-through-coin': {
    name: 'Loyalty Through Coin',
    defense: (s, unit) => (controls(s, unit.seat, 'wealth') ? { roll: 1 } : null),
    morale: (s, unit) => (controls(s, unit.seat, 'wealth') ? { roll: 1 } : null),
  },
  'mercenarys-longbow': {
    name: "Mercenary's Longbow",
    attacking: (s, { attacker, kind }) => {
      if (kind !== 'ranged') return null;
      return {
        keywords: controls(s, attacker.seat, 'wealth') ? ['sundering'] : [],
        ...(controls(s, attacker.seat, 'combat') && { reroll: 'any' as const }),
      };
    },
    happens: [
      happening(
        moment('attack-before-dice', isSelf('unit'), not(isMelee), controlling('tactics')),
        otherBecomes('vulnerable'),
      ),
    ],
  },
  'motivated-by-coin': {
    name: 'Motivated by Coin',
    attacking: inMelee(({ attacker }, s) =>
      opponentControls(s, attacker.seat, 'wealth') ? {} : { reroll: 'any' },
    ),
    happens: [happening(narrowed(activates, not(opponentHolds('wealth'))), restores('unit', 1))],
  },
  'motley-armaments': {
    name: 'Motley Armaments',
    happens: [
      asking(
        meleeBegins,
        ...pick<'attack-before-dice'>(({ s }) => (attackNow(s).arc === 'front' ? 1 : 2), {
          'die-and-critical-blow': [gains({ dice: 1, keywords: ['critical-blow'] })],
          'abilities-lost': [has('abilities-lost', 'turn', 'other')],
        }),
      ),
    ],
  },
};
