// The series of this visit, by the lists they test: they go on while other pages are looked at.

import { signal } from '@preact/signals';
import { USUAL_EDITION, type ArmyList } from '@maester/battle/engine';
import { STARTER_ARMIES } from '@maester/battle/ready-armies';
import type { Series } from '@maester/records/series';
import { readyFor, type Army } from '../setup-options.ts';
import type { FromSeriesWorker, SeriesWorker } from './series-messages.ts';
import { SeriesRun } from './series-run.ts';

/** What a series is asked for. */
export interface Wanted {
  readonly against: readonly Army[];
  readonly modes: readonly string[];
  readonly mind: 'steward' | 'castellan';
  readonly games: number;
}

export const GAME_COUNTS = [10, 50, 100, 200, 500, 1000] as const;

interface Test {
  readonly wanted: Wanted;
  readonly run: SeriesRun;
}

const tests = signal<ReadonlyMap<string, Test>>(new Map());
export const testOf = (id: string): Test | null => tests.value.get(id) ?? null;
export const usualWish = (points: number): Wanted => ({
  against: readyFor(points),
  modes: ['a-game-of-thrones'],
  mind: 'steward',
  games: 100,
});

function startWorker(heard: (message: FromSeriesWorker) => void): SeriesWorker {
  const worker = new Worker(new URL('./series-worker.ts', import.meta.url), {
    type: 'module',
    name: 'series',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromSeriesWorker>) => heard(data));
  worker.addEventListener('error', ({ message }) => heard({ type: 'failed', problem: message }));
  return worker;
}

const listOf = (army: Army): ArmyList | undefined => (typeof army === 'string' ? STARTER_ARMIES[army] : army);

/** Starts another series for a list; the one before ends. */
export function startTest(
  id: string,
  { army, points }: { readonly army: ArmyList; readonly points: number },
  wanted: Wanted = usualWish(points),
): void {
  testOf(id)?.run.stop();
  const { edition = USUAL_EDITION, ...list } = army;
  const series: Series = {
    edition,
    points,
    army: list,
    against: wanted.against.flatMap((each) => listOf(each) ?? []),
    modes: wanted.modes,
    mind: wanted.mind,
    games: wanted.games,
    seed: crypto.randomUUID().slice(0, 8),
  };
  const run = new SeriesRun(series, {
    start: startWorker,
    workers: navigator.hardwareConcurrency || 1,
    now: () => performance.now(),
  });
  tests.value = new Map([...tests.value, [id, { wanted, run }]]);
  run.start();
}
