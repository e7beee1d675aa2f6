/** What attacks of units of several factions have, and what Charges bring. */
import type { AbilityCard } from '../card.ts';
import {
  asking,
  attackDone,
  chargeSucceeds,
  condition,
  gains,
  happening,
  isMelee,
  meleeBegins,
  narrowed,
  otherBecomes,
  pick,
  isSelf,
  mayUse,
  moment,
  answer,
  paysWounds,
  restores,
  retreats,
} from '../../effects/words.ts';
import { areEngaged, engagedWith } from '../../units/engaged.ts';
import { areFriends } from '../../sides/sides.ts';
import { destroyedRanks, fullWounds, ranksOf } from '../../units/ranks.ts';
import { inMelee } from './phrases.ts';
import { rollsOfOne } from './tactics.ts';

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
  lance: {
    name: 'Lance',
    attacking: inMelee(({ attacker, charge }, s) => ({
      keywords: ['sundering'],
      dice: charge ? 2 * ranksOf(s, attacker) : 0,
    })),
  },
  precision: { name: 'Precision', attacking: inMelee({ keywords: ['precision'] }) },
  'reckless-strikes': {
    name: 'Reckless Strikes',
    attacking: inMelee({ keywords: ['critical-blow', 'precision'] }),
    happens: [
      happening(moment('attack-after-dice', isMelee, isSelf('unit')), paysWounds('unit', rollsOfOne)),
    ],
  },
  sundering: { name: 'Sundering', attacking: inMelee({ keywords: ['sundering'] }) },
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
  'vicious-mauling': {
    name: 'Vicious Mauling',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['sundering', 'vicious'],
      dice: fullWounds(s, attacker) - attacker.wounds,
    })),
  },
};
