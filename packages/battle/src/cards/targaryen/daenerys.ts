/** Daenerys Targaryen as Commander: the Mother of Dragons and the Queen of Meereen, their abilities and Tactics cards. */
import type { Effect, Holds } from '../../effects/effect.ts';
import {
  actionsOfUnits,
  answer,
  areNear,
  choose,
  chosenBecomes,
  claimsZone,
  condition,
  defenseRolled,
  enemyActivates,
  enemyNcuActivates,
  friendlyActivates,
  friendlyMeleeDone,
  gains,
  has,
  hostile,
  isEnemy,
  isFriend,
  isUnitOf,
  isWatched,
  isZone,
  losesAbilities,
  mayUse,
  moment,
  namingBoth,
  narrowed,
  nearUnitOf,
  onFailure,
  own,
  performs,
  replacesZone,
  searches,
  spendsToken,
  stands,
  startOfTurn,
  stopsWatching,
  suffersTest,
  watches,
  when,
} from '../../effects/words.ts';
import { SHORT_RANGE } from '../../geometry/range.ts';
import { test } from '../../morale/morale.ts';
import { unitOptions } from '../../options.ts';
import { changePlayer, playerOf } from '../../sides/sides.ts';
import type { BattleState } from '../../state.ts';
import { controls } from '../../tactics/control.ts';
import { lay } from '../../tactics/influence.ts';
import { placeTerrain } from '../../terrain/place-terrain.ts';
import { areEngaged } from '../../units/engaged.ts';
import { ranksOf } from '../../units/ranks.ts';
import { unitsOf } from '../../units/affiliation.ts';
import { enemyUnits } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { drawOne } from '../shared/phrases.ts';
import { forgoesAction } from '../shared/tactics.ts';
import { dragons, isDragon } from './dragons.ts';
import { counterplot } from '../shared/court-tactics.ts';

const MOTHER = 'daenerys-targaryen-mother-of-dragons';
const QUEEN = 'daenerys-targaryen-queen-of-meereen';
const DAENERYS = 'Daenerys Targaryen';
const PROMISE = 'promise-of-fire';

const QUEENS_ZONES = ['crown', 'combat'] as const;
const zonesHeld = (s: BattleState, seat: string): number =>
  QUEENS_ZONES.filter((zone) => controls(s, seat, zone)).length;

/** The card that promised it comes back from the discard pile and lies on the unit. */
const promiseLies: Effect<'zone-claimed'> = own(
  'promises-fire',
  ({ t, seat, chosen }) => {
    const { discard } = playerOf(t.state, seat);
    const at = discard.lastIndexOf(PROMISE);
    if (at >= 0) changePlayer(t.state, seat, { discard: discard.toSpliced(at, 1) });
    lay(t, { ability: PROMISE, on: chosen.id, by: seat, until: 'game', from: PROMISE }, at >= 0);
    test(t, 'panic', chosen.id, { seat, by: null });
  },
  () => 2,
);

const facesDaenerys: Holds<'attack-completed'> = condition('engaged-with-character', ({ s, seat, unit }) =>
  unitsOf(s, seat, DAENERYS).some((hers) => unit.pose !== null && areEngaged(unit, hers)),
);

const isDestroyed: Holds<'attack-completed'> = condition('destroyed', ({ other }) => other.destroyed);

export const DAENERYS_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'mother-of-dragons': {
    name: 'Mother Of Dragons',
    innate: true,
    tokens: 1,
    uses: [mayUse(answer(startOfTurn, searches('commanders', 'both')), spendsToken)],
  },
  'fire-promised': {
    name: 'Promise Of Fire',
    uses: [mayUse(choose(moment('zone-claimed', isWatched), hostile, promiseLies), stopsWatching)],
  },
  'the-rightful-queen': {
    name: 'The Rightful Queen',
    uses: [mayUse(answer(narrowed(claimsZone, isZone('crown')), replacesZone(searches('commanders'))))],
  },
};

export const DAENERYS_TACTICS: { readonly [id: string]: TacticsCard } = {
  dracarys: {
    name: 'Dracarys!',
    faction: 'targaryen',
    commander: MOTHER,
    responses: [
      choose(
        narrowed(friendlyActivates, isUnitOf(DAENERYS)('unit')),
        actionsOfUnits(
          ({ s, seat, unit }) => dragons(s, seat).filter((dragon) => areNear(unit, dragon, 'long')),
          ['melee'],
        ),
        forgoesAction,
        performs('chosen', ['melee']),
      ),
      drawOne,
    ],
  },
  'dragons-flight': {
    name: "Dragon's Flight",
    faction: 'targaryen',
    commander: MOTHER,
    responses: [
      choose(
        moment('move-ended', isEnemy('unit'), nearUnitOf(DAENERYS, 'short')('unit')),
        actionsOfUnits(({ s, seat }) => dragons(s, seat), ['maneuver']),
        performs('chosen', ['maneuver']),
      ),
      drawOne,
    ],
  },
  'promise-of-fire': {
    name: 'Promise Of Fire',
    faction: 'targaryen',
    commander: MOTHER,
    responses: [answer(enemyNcuActivates, watches('fire-promised', 'player'))],
    attached: {
      attacked: (s, { attacker }) => (isDragon(s, attacker) ? { woundsForHits: 3 } : null),
    },
  },
  'fire-made-flesh': {
    name: 'Fire Made Flesh',
    faction: 'targaryen',
    commander: MOTHER,
    replaces: 'field-control',
    responses: [
      answer(
        namingBoth(
          moment(
            'attack-after-defense',
            defenseRolled,
            isEnemy('unit'),
            isFriend('other'),
            condition('dragon', ({ s, other }) => isDragon(s, other)),
          ),
        ),
        gains({ hitsPerWound: 2 }),
      ),
    ],
  },
  'targaryen-supremacy': {
    name: 'Targaryen Supremacy',
    faction: 'targaryen',
    commander: QUEEN,
    responses: [
      answer(
        moment('attack-completed', isEnemy('unit'), stands('unit')),
        suffersTest('panic', {
          // a difference, since -0 would not outlast a saved game
          roll: (c) => (facesDaenerys.holds(c) ? 0 - ranksOf(c.s, c.other) : 0),
          wounds: (c) => (facesDaenerys.holds(c) ? ranksOf(c.s, c.other) : 0),
        }),
      ),
    ],
  },
  'counterplot-targaryen': {
    ...counterplot({ faction: 'targaryen', commander: QUEEN }, ...QUEENS_ZONES),
    replaces: 'swift-reposition-targaryen',
  },
  'subjugation-of-power-targaryen': {
    name: 'Subjugation Of Power',
    faction: 'targaryen',
    commander: QUEEN,
    responses: [
      answer(
        enemyActivates,
        suffersTest('panic', { roll: ({ s, seat }) => 0 - zonesHeld(s, seat) }),
        onFailure(losesAbilities('turn'), has('no-friendly-cards', 'turn')),
      ),
    ],
  },
  'remorseless-examples': {
    name: 'Remorseless Examples',
    faction: 'targaryen',
    commander: QUEEN,
    responses: [
      choose(
        narrowed(
          friendlyMeleeDone,
          isEnemy('other'),
          condition('ranks-lost', ({ about }) => about.ranksLost > 0),
        ),
        ({ s, seat, unit, other }) => {
          // a destroyed enemy stood in contact with the attacker
          const from = other.pose === null ? unit : other;
          const witnesses = enemyUnits(s, seat).filter(
            (enemy) => enemy.id !== other.id && areNear(from, enemy, 'long'),
          );
          return witnesses.length === 0 && other.destroyed ? ['yes'] : unitOptions(witnesses);
        },
        when(
          condition('chose-enemy', ({ way }) => way !== 'yes'),
          chosenBecomes('panicked'),
        ),
        when(
          isDestroyed,
          own(
            'leaves-a-corpse-pile',
            ({ t, seat, unit }) =>
              t.run(placeTerrain, {
                seat,
                piece: { kind: 'corpse-pile', keywords: ['hindering'], daunts: seat },
                near: [unit.id],
                within: SHORT_RANGE,
                fully: true,
              }),
            () => 1,
          ),
        ),
      ),
    ],
  },
};
