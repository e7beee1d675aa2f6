/** What attacks of units of several factions have, and what Charges bring. */
import type { AbilityCard } from '../card.ts';
import {
  actionsOf,
  asking,
  attackDone,
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
  isSelf,
  moment,
  answer,
  paysWounds,
  restores,
  retreats,
  attackedBy,
  stands,
  suffersHits,
  uncertain,
  attachmentsIn,
  chargeBegins,
  destroysAttachment,
  not,
  onRoll,
  opponentHolds,
  when,
} from '../../effects/words.ts';
import { areEngaged, engagedWith } from '../../units/engaged.ts';
import { areFriends } from '../../sides/sides.ts';
import { destroyedRanks, fullWounds, ranksOf } from '../../units/ranks.ts';
import { chargesAsWithSix, dealtWounds, inMelee, rollsOfOne } from './phrases.ts';
import { SHORT_RANGE, attackRange } from '../../geometry/range.ts';
import { attackNow } from '../../attack/attack.ts';
import { shapeOf, trayOf } from '../../units/units.ts';
import { opponentControls } from '../../tactics/control.ts';

export const ATTACKS: { readonly [id: string]: AbilityCard } = {
  ambush: {
    name: 'Ambush',
    happens: [
      happening(
        narrowed(
          chargeSucceeds,
          condition('flank-or-rear', ({ about }) => about.side !== 'front'),
        ),
        otherBecomes('panicked', 'vulnerable', 'weakened'),
      ),
    ],
  },
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
  counterstrike: {
    name: 'Counterstrike',
    happens: [
      uncertain(
        happening(
          narrowed(
            attackedBy,
            isMelee,
            stands('unit'),
            condition('missed', ({ s }) => attackNow(s).misses > 0),
          ),
          suffersHits('unit', ({ s }) => attackNow(s).misses),
        ),
      ),
    ],
  },
  crossbow: {
    name: 'Crossbow',
    attacking: (_, { attacker, defender, kind }) => {
      if (kind !== 'ranged') return null;
      // It may have been destroyed since it rolled its Attack Dice.
      const close = attacker.pose !== null && attackRange(trayOf(attacker), shapeOf(defender)) <= SHORT_RANGE;
      return { keywords: ['sundering'], ...(close && { reroll: 'any' as const }) };
    },
  },
  'expert-duelist': {
    name: 'Expert Duelist',
    happens: [
      asking(
        meleeBegins,
        (c) => [
          'deals-wound',
          ...attachmentsIn<'attack-before-dice'>(({ other }, unit) => unit.id === other.id)(c),
        ],
        when(
          condition('chose-wound', ({ way }) => way === 'deals-wound'),
          gains({ wounds: 1 }),
        ),
        when(
          condition('chose-attachment', ({ way }) => way !== 'deals-wound'),
          onRoll(5, destroysAttachment),
        ),
      ),
    ],
  },
  'ferocious-assault': {
    name: 'Ferocious Assault',
    happens: [happening(chargeSucceeds, otherBecomes('panicked'))],
  },
  'fueled-by-slaughter': {
    name: 'Fueled by Slaughter',
    happens: [
      happening(
        narrowed(attackDone, isMelee, dealtWounds),
        restores('unit', ({ s, other }) => 1 + destroyedRanks(s, other)),
      ),
    ],
  },
  'furious-charge': {
    name: 'Furious Charge',
    happens: [happening(chargeSucceeds, otherBecomes('vulnerable'))],
  },
  'gang-up': {
    name: 'Gang-Up',
    near: {
      whom: 'friends',
      within: null,
      attacking: (s, { defender, kind }, bearer) => {
        if (kind !== 'melee' || !areEngaged(bearer, defender)) return null;
        const helped = engagedWith(s, defender).some(
          ({ id, seat }) => id !== bearer.id && areFriends(s, seat, bearer.seat),
        );
        return helped ? { toHit: 1, dice: 1 } : null;
      },
    },
  },
  halberd: { name: 'Halberd', attacking: inMelee({ keywords: ['sundering'] }) },
  lance: {
    name: 'Lance',
    attacking: inMelee(({ attacker, charge }, s) => ({
      keywords: ['sundering'],
      dice: charge ? 2 * ranksOf(s, attacker) : 0,
    })),
  },
  'might-of-the-throne': {
    name: 'Might of the Throne',
    attacking: inMelee(({ attacker }, s) => (opponentControls(s, attacker.seat, 'crown') ? {} : { dice: 1 })),
    happens: [happening(narrowed(chargeBegins, not(opponentHolds('crown'))), chargesAsWithSix)],
  },
  precision: { name: 'Precision', attacking: inMelee({ keywords: ['precision'] }) },
  relentless: {
    name: 'Relentless',
    uses: [mayUse(choose(attackedBy, actionsOf('owner', ['melee']), performs('owner', ['melee'])))],
  },
  'reckless-strikes': {
    name: 'Reckless Strikes',
    attacking: inMelee({ keywords: ['critical-blow', 'precision'] }),
    happens: [
      happening(moment('attack-after-dice', isMelee, isSelf('unit')), paysWounds('unit', rollsOfOne)),
    ],
  },
  sundering: { name: 'Sundering', attacking: inMelee({ keywords: ['sundering'] }) },
  'stand-your-ground': {
    name: 'Stand Your Ground!',
    attacked: (s, { defender, kind }) =>
      kind === 'melee' && engagedWith(s, defender).length === 1 ? { noBonuses: true } : null,
  },
  'superior-numbers': {
    name: 'Superior Numbers',
    attacking: inMelee(({ attacker, defender }, s) =>
      ranksOf(s, defender) <= ranksOf(s, attacker) ? { reroll: 'any', keeps: ['weakened'] } : {},
    ),
  },
  'swift-strike': {
    name: 'Swift Strike',
    uses: [mayUse(answer(narrowed(attackDone, isMelee), retreats('unit')))],
  },
  vicious: { name: 'Vicious', attacking: inMelee({ keywords: ['vicious'] }) },
  'tooth-and-claw': { name: 'Tooth & Claw', attacking: inMelee({ keywords: ['sundering'] }) },
  'vicious-mauling': {
    name: 'Vicious Mauling',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['sundering', 'vicious'],
      dice: fullWounds(s, attacker) - attacker.wounds,
    })),
  },
};
