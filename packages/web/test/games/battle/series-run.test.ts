// A series that is played by several workers: stopped, gone on with, and every game once.

import { STARTER_ARMIES, type ArmyList } from '@maester/battle';
import type { Series, SeriesGame } from '@maester/records/series';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  FromSeriesWorker,
  ToSeriesWorker,
} from '../../../src/games/battle/test-room/series-messages.ts';
import { SeriesRun } from '../../../src/games/battle/test-room/series-run.ts';

const army = STARTER_ARMIES['stark-30'] as ArmyList;
const SERIES: Series = {
  edition: 'season-6',
  points: 30,
  army,
  against: [army],
  modes: ['a-game-of-thrones'],
  mind: 'steward',
  games: 10,
  seed: 's',
};

const gameOf = (number: number): SeriesGame => ({
  number,
  result: 'won',
  first: true,
  rounds: [],
  units: [],
  cards: {},
  luck: 0,
  choices: [],
});

/** Workers that answer when they are told to. */
class Hall {
  readonly workers: { asked: ToSeriesWorker[]; gone: boolean; say: (message: FromSeriesWorker) => void }[] =
    [];

  readonly start = (heard: (message: FromSeriesWorker) => void) => {
    const worker = { asked: [] as ToSeriesWorker[], gone: false, say: heard };
    this.workers.push(worker);
    return {
      postMessage: (message: ToSeriesWorker) => void worker.asked.push(message),
      terminate: () => {
        worker.gone = true;
      },
    };
  };

  /** Whoever has a game plays it. */
  playAll(): void {
    for (const worker of this.workers.filter(({ gone }) => !gone)) {
      const asked = worker.asked.at(-1);
      if (asked?.type === 'play') worker.say({ type: 'played', game: gameOf(asked.number) });
    }
  }

  numbers(): number[] {
    return this.workers.flatMap(({ asked }) =>
      asked.flatMap((one) => (one.type === 'play' ? one.number : [])),
    );
  }
}

describe('a series of 10 games in 3 workers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const made = (): { hall: Hall; run: SeriesRun; clock: { now: number } } => {
    const hall = new Hall();
    const clock = { now: 0 };
    return {
      hall,
      clock,
      run: new SeriesRun(SERIES, { start: hall.start, workers: 3, now: () => clock.now }),
    };
  };

  it('plays every game once and lets its workers go', () => {
    const { hall, run } = made();
    run.start();
    expect(hall.workers).toHaveLength(3);
    for (let i = 0; i < 4; i++) hall.playAll();
    expect(run.state.value).toBe('done');
    expect(run.games.value.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(hall.numbers().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(hall.workers.every(({ gone }) => gone)).toBe(true);
  });

  it('goes on where it was stopped, and plays again what was broken off', () => {
    const { hall, run } = made();
    run.start();
    hall.playAll();
    run.stop();
    expect(run.state.value).toBe('stopped');
    expect(run.games.value).toHaveLength(3);
    // too late: this game is played again
    hall.workers[0]?.say({ type: 'played', game: gameOf(3) });
    expect(run.games.value).toHaveLength(3);
    run.start();
    for (let i = 0; i < 4; i++) hall.playAll();
    expect(run.state.value).toBe('done');
    expect(run.games.value.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('goes on with the games of an earlier visit, and saves its own', () => {
    const hall = new Hall();
    const saved: number[] = [];
    const clock = { now: 0 };
    const run = new SeriesRun(SERIES, {
      start: hall.start,
      workers: 3,
      now: () => clock.now,
      played: [gameOf(4), gameOf(0), gameOf(1)],
      save: ({ number }) => void saved.push(number),
    });
    expect([run.state.value, run.games.value.map(({ number }) => number)]).toEqual(['stopped', [0, 1, 4]]);
    run.start();
    clock.now = 3000;
    hall.playAll();
    expect([saved, run.secondsLeft()]).toEqual([[2, 3, 5], 4]);
    for (let i = 0; i < 3; i++) hall.playAll();
    expect([run.state.value, saved.length]).toEqual(['done', 7]);
    const whole = new SeriesRun(SERIES, {
      start: hall.start,
      workers: 3,
      now: () => clock.now,
      played: run.games.value,
    });
    expect(whole.state.value).toBe('done');
  });

  it('shows games as they come, and how long the rest takes', () => {
    const { hall, run, clock } = made();
    run.start();
    expect(run.secondsLeft()).toBeNull();
    clock.now = 4000;
    hall.playAll();
    expect(run.games.value).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(run.games.value).toHaveLength(3);
    expect(run.secondsLeft()).toBeCloseTo((4 * 7) / 3);
  });

  it('does without a game that breaks off, and says so', () => {
    const { hall, run } = made();
    run.start();
    hall.workers[0]?.say({ type: 'failed', problem: 'a bug' });
    for (let i = 0; i < 4; i++) hall.playAll();
    expect([run.state.value, run.games.value.length]).toEqual(['done', 9]);
    expect(run.failures.value).toEqual(['a bug']);
  });

  it('has a journal made by a worker of its own', async () => {
    const { hall, run } = made();
    const journal = run.journal(gameOf(4));
    const [worker] = hall.workers;
    expect(worker?.asked[0]).toMatchObject({ type: 'journal', game: { number: 4 } });
    worker?.say({ type: 'failed', problem: 'no room' });
    await expect(journal).rejects.toThrow('no room');
    expect(worker?.gone).toBe(true);
  });
});
