// The series of this device, by the lists they test: they go on while other pages are looked at, and those of an earlier
// visit can be continued.

import { signal, type ReadonlySignal } from '@preact/signals';
import { battle, USUAL_EDITION, type ArmyList } from '@maester/battle/engine';
import { STARTER_ARMIES } from '@maester/battle/ready-armies';
import type { Series, SeriesGame } from '@maester/records/series';
import { readyFor, type Army } from '../setup-options.ts';
import type { FromSeriesWorker, SeriesWorker } from './series-messages.ts';
import { SeriesRun } from './series-run.ts';
import { openSeriesStore, type SavedTest, type SeriesStore, type Wanted } from './series-store.ts';

export const GAME_COUNTS = [10, 50, 100, 200, 500, 1000] as const;

interface Test {
  readonly wanted: Wanted;
  readonly run: SeriesRun;
}

const tests = signal<ReadonlyMap<string, Test>>(new Map());
export const testOf = (id: string): Test | null => tests.value.get(id) ?? null;

const saved = signal<readonly SavedTest[] | null>(null);
/** The tests that this device has saved, the latest first; null until they are read. */
export const savedTests: ReadonlySignal<readonly SavedTest[] | null> = saved;

let store: Promise<SeriesStore> | null = null;
const storage = (): Promise<SeriesStore> => (store ??= openSeriesStore(indexedDB));

/** What is written is written in order. A device may refuse to save: then a series holds for this visit only. */
let writing: Promise<unknown> = Promise.resolve();
function write(change: (to: SeriesStore) => Promise<void>): void {
  writing = writing.then(async () => change(await storage())).catch(() => {});
}

/** Reads what this device has saved by the rules of today. */
export async function openTests(): Promise<void> {
  try {
    await writing;
    const all = await (await storage()).all();
    saved.value = all
      .filter(({ version }) => version === battle.version)
      .toSorted((a, b) => b.started - a.started);
  } catch {
    // Forbidden, see above.
    saved.value = [];
  }
}

/** The test of a list as an earlier visit left it, if there is one and this visit has none. */
export async function openTest(id: string): Promise<void> {
  if (saved.value === null) await openTests();
  const test = saved.value?.find((each) => each.id === id);
  if (test === undefined || testOf(id) !== null) return;
  const { wanted, series } = test;
  const played = await storage()
    .then((from) => from.games(series.seed))
    .catch(() => []);
  if (testOf(id) === null) put(id, wanted, runOf(id, series, played));
}

function put(id: string, wanted: Wanted, run: SeriesRun): void {
  tests.value = new Map([...tests.value, [id, { wanted, run }]]);
}

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
  const run = runOf(id, series, []);
  const { version } = battle;
  write((to) => to.begin({ id, version, started: Date.now(), wanted, series, played: 0, won: 0 }));
  put(id, wanted, run);
  run.start();
}

function runOf(id: string, series: Series, played: readonly SeriesGame[]): SeriesRun {
  return new SeriesRun(series, {
    start: startWorker,
    workers: navigator.hardwareConcurrency || 1,
    now: () => performance.now(),
    played,
    save: (game) => write((to) => to.add(id, series.seed, game)),
  });
}
