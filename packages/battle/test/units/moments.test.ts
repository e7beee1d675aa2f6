// Moments of units: Condition tokens gained and lost, Wounds restored, tests failed; and what units cannot do.
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../src/index.ts';
import {
  answer,
  choose,
  chosenBecomes,
  enemiesScore,
  friendly,
  happening,
  hostile,
  isSelf,
  moment,
  own,
  restores,
  scores,
  startOfTurn,
  suffers,
  unitBecomes,
} from '../../src/effects/words.ts';
import type { AbilityCard, Response } from '../../src/cards/card.ts';
import { controllerOf } from '../../src/objectives/objectives.ts';
import { testNow } from '../../src/morale/morale.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const CARD = 'swift-reposition';
const units = {
  swords: { card: 'stark-sworn-swords', seat: 'one', at: [24, 10], wounds: 6 },
  guardsmen: { card: 'lannister-guardsmen', seat: 'two', at: [24, 40] },
};

/** Both units have this ability; one holds a card with this effect. */
function table(ability: AbilityCard, response: Response, more: object = {}, dice = {}): BattleState {
  makeUp({
    abilities: { 'made-up': ability },
    units: {
      'stark-sworn-swords': { abilities: ['made-up'] },
      'lannister-guardsmen': { abilities: ['made-up'] },
    },
    tactics: { [CARD]: { responses: [response] } },
  });
  const players = { one: { hand: [CARD], discard: 'rest', commander: 'robb-stark-the-wolf-lord' } };
  return tableOf(SETUP, { units, players, ...more }, dice);
}

// battle/condition/moments
describe('a Condition token', () => {
  const weakens = choose(startOfTurn, hostile, chosenBecomes('weakened'));

  it('that is gained is a moment', () => {
    const s = table(
      { name: 'x', happens: [happening(moment('condition-gained', isSelf('unit')), suffers('owner', 1))] },
      weakens,
    );
    play(s, ['one', `card|${CARD}|0|guardsmen`]);
    expect(mustUnit(s, 'guardsmen')).toMatchObject({ wounds: 11, conditions: ['weakened'] });
  });

  it('that would come a second time is another', () => {
    const s = table(
      { name: 'x', happens: [happening(moment('condition-repeated', isSelf('unit')), suffers('owner', 2))] },
      weakens,
      { units: { ...units, guardsmen: { ...units.guardsmen, conditions: ['weakened'] } } },
    );
    play(s, ['one', `card|${CARD}|0|guardsmen`]);
    expect(mustUnit(s, 'guardsmen')).toMatchObject({ wounds: 10, conditions: ['weakened'] });
  });

  it('that goes is a third', () => {
    const s = table(
      {
        name: 'x',
        happens: [happening(moment('condition-removed', isSelf('unit')), unitBecomes('panicked'))],
      },
      weakens,
      {
        units: { ...units, swords: { ...units.swords, conditions: ['vulnerable'] } },
        ncus: { sansa: { card: 'sansa-stark-little-bird', seat: 'one' } },
        players: {},
      },
    );
    play(s, ['one', 'sansa'], ['one', 'wealth'], ['one', 'zone>swords|vulnerable']);
    expect(mustUnit(s, 'swords').conditions).toEqual(['panicked']);
  });
});

describe('Wounds', () => {
  // battle/wound/restored-moment
  it('that are restored are a moment, if there are any', () => {
    const ability = {
      name: 'x',
      happens: [happening(moment('wounds-restored', isSelf('unit')), unitBecomes('panicked'))],
    };
    const heals = choose(startOfTurn, friendly, restores('chosen', 2));
    const s = table(ability, heals);
    play(s, ['one', `card|${CARD}|0|swords`]);
    expect(mustUnit(s, 'swords')).toMatchObject({ wounds: 8, conditions: ['panicked'] });
    const full = table(ability, heals, { units: { ...units, swords: { ...units.swords, wounds: 12 } } });
    play(full, ['one', `card|${CARD}|0|swords`]);
    expect(mustUnit(full, 'swords').conditions).toEqual([]);
  });

  // battle/wound/cannot-restore
  it('are not restored by a unit that cannot', () => {
    const s = table(
      { name: 'x', cannotRestore: () => true },
      choose(startOfTurn, friendly, restores('chosen', 2)),
    );
    play(s, ['one', `card|${CARD}|0|swords`]);
    expect(mustUnit(s, 'swords').wounds).toBe(6);
  });
});

// battle/morale/failed-moment
describe('a failed Morale Test', () => {
  it('is a moment before its Wounds', () => {
    const more = own<'morale-failed'>('more', ({ s }) => {
      testNow(s).wounds += 2;
    });
    const s = table(
      { name: 'x', happens: [happening(moment('morale-failed', isSelf('unit')), more)] },
      answer(startOfTurn),
      { ncus: { sansa: { card: 'sansa-stark-little-bird', seat: 'one' } }, players: {} },
      { morale: [1, 1], 'panic-wounds': [1] },
    );
    play(s, ['one', 'sansa'], ['one', 'crown'], ['one', 'zone>guardsmen']);
    expect(mustUnit(s, 'guardsmen').wounds).toBe(9);
  });
});

describe('Victory Points', () => {
  // battle/victory/by-card
  it('are given by cards', () => {
    const s = table({ name: 'x' }, answer(startOfTurn, scores(2)));
    play(s, ['one', `card|${CARD}|0|yes`]);
    expect(s.victoryPoints).toEqual([2, 0]);
    expect(enemiesScore(1)).toMatchObject({ effect: 'scores', for: 'enemies' });
  });

  // battle/victory/no-points, battle/objective/no-control
  it('are not given by some units, which control no objectives either', () => {
    const more = {
      units: {
        ...units,
        guardsmen: { ...units.guardsmen, at: [24, 24], wounds: 1 },
        halberdiers: { card: 'lannister-halberdiers', seat: 'two', at: [40, 40] },
      },
      objectives: [{ at: [24, 24], claimedBy: 'guardsmen' }],
    };
    const kills = choose(startOfTurn, hostile, suffers('chosen', 1));
    for (const [ability, points] of [
      [{ name: 'x' }, 1],
      [{ name: 'x', noVictoryPoints: true, noObjectives: true }, 0],
    ] as const) {
      const s = table(ability, kills, more);
      const [token] = s.objectives;
      expect(token === undefined ? null : controllerOf(s, token) === null).toBe(points === 0);
      play(s, ['one', `card|${CARD}|0|guardsmen`]);
      expect(s.victoryPoints).toEqual([points, 0]);
    }
  });
});
