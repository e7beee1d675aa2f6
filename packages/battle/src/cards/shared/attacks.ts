/** What attacks of units of several factions have, and what Charges bring. */
import type { AbilityCard } from '../card.ts';
import {
  actionsOf,
  asking,
  attackDone,
  attackedBy,
  chargeSucceeds,
  choose,
  condition,
  gains,
  happening,
  isMelee,
  mayUse,
  meleeBegins,
  narrowed,
  otherBecomes,
  performs,
  pick,
  restores,
} from '../../effects/words.ts';
import { destroyedRanks, fullWounds, ranksOf } from '../../units/ranks.ts';
import { inMelee } from './phrases.ts';

export const ATTACKS: { readonly [id: string]: AbilityCard } = {
  'battle-scars': {
    name: 'Battle Scars',
    happens: [
      asking(
        meleeBegins,
        ...pick<'attack-before-dice'>(({ s, unit }) => 1 + destroyedRanks(s, unit), {
          vicious: [gains({ keywords: ['vicious'] })],
          reroll: [gains({ reroll: 'any' })],
          highest: [gains({ dieValue: 'highest' })],
        }),
      ),
    ],
  },
  'boldness-and-courage': {
    name: 'Boldness and Courage',
    attacking: (s, { attacker }) => (destroyedRanks(s, attacker) === 0 ? { dice: 1 } : { ranks: 1 }),
  },
  'coordinated-assault': {
    name: 'Coordinated Assault',
    attacking: inMelee(({ attacker, charge }, s) => ({ hits: charge ? ranksOf(s, attacker) : 0 })),
  },
  'ferocious-assault': {
    name: 'Ferocious Assault',
    happens: [happening(chargeSucceeds, otherBecomes('panicked'))],
  },
  'fueled-by-slaughter': {
    name: 'Fueled by Slaughter',
    happens: [
      happening(
        narrowed(
          attackDone,
          isMelee,
          condition('dealt-wounds', ({ about }) => about.wounds > 0),
        ),
        restores('unit', ({ s, other }) => 1 + destroyedRanks(s, other)),
      ),
    ],
  },
  'furious-charge': {
    name: 'Furious Charge',
    happens: [happening(chargeSucceeds, otherBecomes('vulnerable'))],
  },
  lance: {
    name: 'Lance',
    attacking: inMelee(({ attacker, charge }, s) => ({
      keywords: ['sundering'],
      dice: charge ? 2 * ranksOf(s, attacker) : 0,
    })),
  },
  precision: { name: 'Precision', attacking: inMelee({ keywords: ['precision'] }) },
  relentless: {
    name: 'Relentless',
    uses: [mayUse(choose(attackedBy, actionsOf('owner', ['melee']), performs('owner', ['melee'])))],
  },
  'superior-numbers': {
    name: 'Superior Numbers',
    attacking: inMelee(({ attacker, defender }, s) =>
      ranksOf(s, defender) <= ranksOf(s, attacker) ? { reroll: 'any', keeps: ['weakened'] } : {},
    ),
  },
  'vicious-mauling': {
    name: 'Vicious Mauling',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['sundering', 'vicious'],
      dice: fullWounds(s, attacker) - attacker.wounds,
    })),
  },
};
