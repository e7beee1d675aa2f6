/** Free Folk: what its Non-Combat Units do, and their Influences. */
import type { AbilityCard, NcuUse } from '../card.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import type { Trigger, NcuTrigger } from '../../timing/triggers.ts';
import {
  actionsOfUnits,
  activates,
  answer,
  becomesChosen,
  choose,
  chosenBecomes,
  condition,
  cullsTop,
  draws,
  enemyNcuActivates,
  hostile,
  influences,
  isSelf,
  losesAbilities,
  mayUse,
  moment,
  performs,
  restores,
  searches,
  spendsToken,
  startOfTurn,
  suffersHits,
  targetedBy,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { idsOn } from '@maester/kernel';
import { areFriends } from '../../sides/sides.ts';
import { cardOf, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { engagedWith } from '../../units/engaged.ts';
import { joined, unitOption, unitOptions } from '../../options.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { ranksOf } from '../../units/ranks.ts';

/** An Influence on any unit. */
const influencing = (ability: string): NcuUse => ({
  must: true,
  ways: ({ s }) => unitOptions(unitsInPlay(s)),
  effects: [influences(ability)],
});

const friendlyInfantry: Ways<Trigger> = ({ s, seat }) =>
  unitOptions(friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).type === 'infantry'));

/** Whether the unit is on the side of the player who influences it. */
function isFriendOf(s: BattleState, unit: UnitState, ability: string): boolean | null {
  const by = lastingOn(s, unit.id, ability)?.by;
  return by === undefined ? null : areFriends(s, by, unit.seat);
}

/** Each unit with an enemy engaged with it, or alone where there is none. */
const withEngagedEnemies: Ways<Trigger> = ({ s, seat }) =>
  unitsInPlay(s).flatMap((unit) => {
    const enemies = engagedWith(s, unit).filter((enemy) => !areFriends(s, enemy.seat, seat));
    if (enemies.length === 0) return [unitOption(unit.id)];
    return enemies.map((enemy) => joined('|', unitOption(unit.id), unitOption(enemy.id)));
  });

const isOn = (zone: string): Holds<NcuTrigger> =>
  condition('zone', ({ about }) => 'zone' in about && about.zone === zone, { zone });

export const COUNCIL_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'lady-of-the-wilds': {
    name: 'Lady of the Wilds',
    insteadOfZone: {
      ways: actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['maneuver', 'retreat']),
      effects: [performs('chosen', ['maneuver', 'retreat'])],
    },
  },
  'skillful-preparations': { name: 'Skillful Preparations', claims: influencing('prepared') },
  prepared: {
    name: 'Skillful Preparations',
    uses: [
      mayUse(answer(activates, draws(1))),
      mayUse(answer(moment('targeted', isSelf('unit'), targetedBy('zone')), draws(1))),
    ],
  },
  'refuge-and-supplies': {
    name: 'Refuge and Supplies',
    tokens: 1,
    uses: [mayUse(choose(startOfTurn, friendlyInfantry, restores('chosen', 2)), spendsToken)],
    insteadOfZone: {
      ways: (c) => (friendlyInfantry(c).length > 0 ? friendlyInfantry(c) : ['yes']),
      effects: [
        draws(1),
        when(
          condition('chose-unit', ({ way }) => way !== 'yes'),
          restores('chosen', 2),
        ),
      ],
    },
  },
  'fury-of-the-thenns': { name: 'Fury of the Thenns', claims: influencing('furious-as-thenns') },
  'furious-as-thenns': {
    name: 'Fury of the Thenns',
    attacking: (s, { attacker, kind }) =>
      isFriendOf(s, attacker, 'furious-as-thenns') === true
        ? { ranks: 1, keywords: kind === 'melee' ? ['sundering'] : [] }
        : null,
  },
  'spearwifes-guile': { name: "Spearwife's Guile", claims: influencing('beguiled') },
  beguiled: {
    name: "Spearwife's Guile",
    speed: (s, unit) => (isFriendOf(s, unit, 'beguiled') === true ? 1 : -1),
    ignores: (s, unit) => (isFriendOf(s, unit, 'beguiled') === true ? ['hindering', 'rough'] : []),
    disorderlyUpTo: (s, unit) => (isFriendOf(s, unit, 'beguiled') === true ? 0 : 2),
  },
  'spearwife-council': {
    name: 'Spearwife Council',
    claims: {
      must: true,
      ways: (c) => ('zone' in c.about && c.about.zone === 'crown' ? hostile(c) : []),
      effects: [chosenBecomes('weakened')],
    },
    insteadOfZone: {
      must: true,
      asZone: true,
      ways: (c) => {
        if (!('zone' in c.about)) return [];
        if (c.about.zone === 'wealth') return withEngagedEnemies(c);
        return c.about.zone === 'tactics' ? withOneOf(hostile, ...CONDITIONS)(c) : [];
      },
      effects: [
        when(
          isOn('wealth'),
          restores('chosen', 3),
          when(
            condition('chose-enemy', ({ on }) => idsOn(on, 'unit').length > 1),
            suffersHits('second', ({ s, chosen }) => 1 + ranksOf(s, chosen)),
          ),
        ),
        when(isOn('tactics'), becomesChosen, cullsTop(2)),
      ],
    },
  },
  'intrigue-and-subterfuge-mance': {
    name: 'Intrigue and Subterfuge',
    tokens: 1,
    uses: [mayUse(answer(enemyNcuActivates, losesAbilities('round')), spendsToken)],
  },
  'disrupt-communication': {
    name: 'Disrupt Communication',
    claims: { must: true, ways: hostile, effects: [influences('cut-off')] },
  },
  'cut-off': {
    name: 'Disrupt Communication',
    untargetable: { by: 'friends', what: ['zone', 'influence'] },
  },
  'northern-resilience': { name: 'Northern Resilience', claims: influencing('resilient') },
  resilient: { name: 'Northern Resilience', morale: { roll: 1, panicWounds: -1 } },
  'southern-discipline': {
    name: 'Southern Discipline',
    tokens: 1,
    uses: [
      mayUse(
        answer(
          moment('round-starts'),
          searches(['coordination-tactics', 'regroup-and-reform-free-folk'], 'both'),
        ),
        spendsToken,
      ),
    ],
  },
};
