// What would be scored if the round ended now is what is scored when it does.
import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/index.ts';
import { MODE_IDS } from '../../src/modes/ids.ts';
import { forecast, type Forecast } from '../../src/victory/forecast.ts';
import { ALL_SETUPS, randomGame } from '../support/random-games.ts';

type Scored = Extract<BattleEvent, { type: 'scored' }>;

/** Scored by a choice or by something that happened, not by the state of the table. */
const BY_CHOICE = new Set(['battle/mission/card-8']);

const written = (list: readonly (Forecast | Scored)[]): string[] => {
  const sums = new Map<string, number>();
  for (const { side, points, because } of list) {
    const key = `${side} ${because}`;
    sums.set(key, (sums.get(key) ?? 0) + points);
  }
  return [...sums].map(([key, points]) => `${key}: ${points}`).toSorted();
};

/** The rounds of random games that ended without a choice between the scoring and the state we see then. */
function* scoredRounds(
  mode: string,
): Generator<{ foreseen: readonly Forecast[]; scored: readonly Scored[] }> {
  for (const setup of ALL_SETUPS.filter((one) => one.mode === mode)) {
    for (const { state, events } of randomGame(setup, `forecast ${mode}`)) {
      const at = events.findIndex(({ event }) => event.type === 'round-ends');
      if (at < 0 || state.flow.stack.at(-1)?.procedure !== 'refill-hand') continue;
      const after = events.slice(at).map(({ event }) => event);
      const isQuiet = (event: (typeof after)[number]): boolean =>
        event.type === 'round-ends' || event.type === 'scored';
      if (!after.every(isQuiet)) continue;
      const scored = after.filter((event) => event.type === 'scored');
      yield { foreseen: forecast(state), scored: scored.filter(({ because }) => !BY_CHOICE.has(because)) };
    }
  }
}

describe('battle/clean-up/scoring', () => {
  it('is seen in these games', () => {
    const points = MODE_IDS.flatMap((mode) => [...scoredRounds(mode)]).flatMap(({ scored }) => scored);
    expect(new Set(points.map(({ because }) => because)).size).toBeGreaterThan(3);
  });

  it.each(MODE_IDS)('%s: what is foreseen at the end of a round is what was scored', (mode) => {
    let rounds = 0;
    for (const { foreseen, scored } of scoredRounds(mode)) {
      expect(written(foreseen)).toEqual(written(scored));
      rounds += 1;
    }
    expect(rounds).toBeGreaterThan(0);
  });
});
