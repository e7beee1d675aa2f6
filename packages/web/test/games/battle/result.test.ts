// What came of a battle: the numbers of the result agree with the battle, and what is shared needs nothing else.

import { battle, type BattleState } from '@maester/battle';
import {
  deviation,
  endOf,
  luckOf,
  pointsByRound,
  pointsByRule,
  unitRecords,
  verdictOf,
  type Dated,
} from '@maester/battle/account';
import { fullWounds } from '@maester/battle/field';
import { computed } from '@preact/signals';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnNames, learnWords } from '../../../src/app/words.ts';
import { pictureOf } from '../../../src/games/battle/result/picture.ts';
import { reportPage } from '../../../src/games/battle/result/report.ts';
import { turningPoints } from '../../../src/games/battle/result/turning-points.ts';
import { turningInWords } from '../../../src/games/battle/result/turning-words.ts';
import { wordsNow, namesIn } from '../../../src/games/battle/words.ts';
import { randomBattle } from './support.ts';

interface Played {
  readonly state: BattleState;
  readonly events: readonly Dated[];
}

/** A whole battle with its events, each with the choice that led to it. */
function played(number: number): Played {
  const events: Dated[] = [];
  let last: BattleState | null = null;
  let version = 0;
  for (const { state, news } of randomBattle(number)) {
    events.push(...news.map((event) => ({ version, event })));
    version += 1;
    last = state;
  }
  if (last === null) throw new Error('nothing was played');
  return { state: battle.view(last, null), events };
}

const BATTLES = Array.from({ length: 6 }, (_, i) => played(i));

beforeAll(() => learnWords(wordsNow()));

describe('the result of a battle', () => {
  it.each(BATTLES)('has the points of the last round at its end', ({ state, events }) => {
    const rounds = pointsByRound(state, events);
    expect(rounds.at(-1)?.points).toEqual(state.victoryPoints);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1));
    const sums = state.sides.map((_, side) =>
      pointsByRule(state, events)
        .filter((one) => one.side === side)
        .reduce((sum, { points }) => sum + points, 0),
    );
    expect(sums).toEqual(state.victoryPoints);
    expect(endOf(events)?.winners).toEqual(state.flow.outcome?.winners);
  });

  it.each(BATTLES)('counts every Wound that a unit suffered, restored and has left', ({ state, events }) => {
    for (const { unit, suffered, restored, fell } of unitRecords(state, events)) {
      const now = state.units.find(({ id }) => id === unit);
      if (now === undefined || now.pose === null || fell !== null) continue;
      expect(fullWounds(state, now) - suffered + restored).toBe(now.wounds);
    }
  });

  it('knows who dealt Wounds and destroyed enemies', () => {
    const records = BATTLES.flatMap(({ state, events }) => unitRecords(state, events));
    expect(records.some(({ dealt }) => dealt > 3)).toBe(true);
    expect(records.some(({ destroyed }) => destroyed > 0)).toBe(true);
  });

  it('finds the luck of many dice to be about what was to be expected', () => {
    const all = BATTLES.flatMap(({ state, events }) => luckOf(state, events));
    const dice = all.flatMap(({ attack, defense }) => [attack, defense]);
    const thrown = dice.reduce((sum, one) => sum + one.thrown, 0);
    const off = dice.reduce((sum, one) => sum + one.successes - one.expected, 0);
    const deviations = Math.sqrt(dice.reduce((sum, one) => sum + one.variance, 0));
    expect(thrown).toBeGreaterThan(100);
    expect(Math.abs(off) / deviations).toBeLessThan(4);
  });

  it('calls luck by its name', () => {
    const none = { thrown: 0, successes: 0, expected: 0, variance: 0 };
    const dice = (successes: number) => ({ thrown: 12, successes, expected: 6, variance: 3 });
    const luck = (successes: number) => ({
      attack: dice(successes),
      defense: none,
      tests: none,
      charges: none,
    });
    expect([1, 4, 6, 8, 11].map((successes) => verdictOf(luck(successes)))).toEqual([
      'very-unlucky',
      'unlucky',
      'fair',
      'lucky',
      'very-lucky',
    ]);
    expect(deviation({ attack: none, defense: none, tests: none, charges: none })).toBe(0);
  });

  it('has its turning points in the order of the battle, each with something to say', () => {
    const all = BATTLES.map(({ state, events }) => turningPoints(state, events));
    expect(all.flat().length).toBeGreaterThan(5);
    for (const points of all) {
      const versions = points.map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(points.length).toBeLessThanOrEqual(6);
      for (const point of points) expect(turningInWords(point)).not.toEqual([]);
    }
  });
});

describe('what is shared', () => {
  it.each(BATTLES)('is whole and needs nothing else', ({ state, events }) => {
    learnNames(computed(() => namesIn(state, 'en')));
    const picture = pictureOf(state, events);
    const report = reportPage(state, events);
    for (const shared of [picture, report]) {
      expect(shared).not.toMatch(/class=|undefined|NaN|battle\.result\./);
      expect(shared.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|href=|url\(/);
    }
    const opened = [...picture.matchAll(/<(?!\/)(\w+)[^>]*?(\/?)>/g)].filter(([, , closed]) => closed === '');
    expect(opened).toHaveLength([...picture.matchAll(/<\//g)].length);
    expect(report).toContain('== Round 1');
    learnNames(computed(() => ({})));
  });
});
