/**
 * Two checkouts in one process: the same work of both in turns, a few milliseconds each, and of either the quickest
 * tenth. What else the machine does slows both alike and falls into the other nine, so that a busy machine tells as well
 * as a quiet one.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureGame } from './measure-game.ts';
import type { Measurement } from './measurement.ts';
import type { Stopwatch } from './stopwatch.ts';
import { gameNamed } from '../games.ts';

type Work = () => unknown;

/** What a figure takes: work to be timed, or a size that is known at once. */
type Found =
  | { readonly name: string; readonly work: Work; readonly warmUp: number }
  | { readonly name: string; readonly size: number; readonly unit: string };

export interface Compared {
  readonly name: string;
  readonly unit: string;
  readonly theirs: number;
  readonly ours: number;
}

interface Checkout {
  readonly measureGame: typeof measureGame;
  readonly gameNamed: typeof gameNamed;
}

const OURS: Checkout = { measureGame, gameNamed };

async function checkoutIn(folder: string): Promise<Checkout> {
  const load = (file: string): Promise<object> =>
    import(pathToFileURL(resolve(folder, 'packages/cli/src', file)).href) as Promise<object>;
  const [bench, games] = await Promise.all([load('bench/measure-game.ts'), load('games.ts')]);
  return { ...(bench as Pick<Checkout, 'measureGame'>), ...(games as Pick<Checkout, 'gameNamed'>) };
}

/** Every figure of a game with its work, found by a stopwatch that notes the work instead of timing it. */
export function worksOf(measure: (watch: Stopwatch) => readonly Measurement[]): readonly Found[] {
  const noted: { readonly work: Work; readonly warmUp: number }[] = [];
  const watch: Stopwatch = {
    nanosecondsPer: (work, warmUp = 1) => {
      noted.push({ work, warmUp });
      return NaN;
    },
  };
  return measure(watch).flatMap(({ name, unit, take }): Found[] => {
    noted.length = 0;
    const size = take();
    const [timed] = noted;
    if (timed !== undefined) return [{ name, ...timed }];
    // what follows from a time that was noted before is no figure of its own
    return Number.isNaN(size) ? [] : [{ name, size, unit }];
  });
}

export async function compareInTurns(
  game: string,
  folder: string,
  now: () => number,
  milliseconds: number,
): Promise<readonly Compared[]> {
  const found = (of: Checkout): readonly Found[] =>
    worksOf((watch) =>
      of
        .measureGame(of.gameNamed(game), watch, 0)
        .measurements.filter(({ name }) => !name.startsWith('heap growth')),
    );
  const [ours, theirs] = [found(OURS), found(await checkoutIn(folder))];
  return ours.flatMap((one): Compared[] => {
    const other = theirs.find(({ name }) => name === one.name);
    if (other === undefined) return [];
    if ('size' in one)
      return 'size' in other ? [{ name: one.name, unit: one.unit, theirs: other.size, ours: one.size }] : [];
    if ('size' in other) return [];
    // work that runs through much code is warmed up for longer
    const time = milliseconds * (1 + one.warmUp / 10);
    const [before, after] = inTurns(now, [other.work, one.work], time);
    return [{ name: one.name, unit: 'microseconds', theirs: before * 1000, ours: after * 1000 }];
  });
}

const SLICE = 1;
const FEWEST = 10;
const TENTH = 0.1;

/** Milliseconds that a unit of either work takes, of the quickest tenth of all slices. */
export function inTurns(
  now: () => number,
  works: readonly [Work, Work],
  milliseconds: number,
): readonly [number, number] {
  const slice = (work: Work, calls: number): number => {
    let units = 0;
    const began = now();
    for (let i = 0; i < calls; i++) {
      const done = work();
      units += typeof done === 'number' ? done : 1;
    }
    return (now() - began) / units;
  };
  const began = now();
  let calls = 1;
  const run = (until: number, times: readonly [number[], number[]] | null): void => {
    for (let n = 0; n < FEWEST || now() - began < until; n++) {
      const order = n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const beganSlice = now();
      for (const which of order) {
        const taken = slice(works[which], calls);
        times?.[which].push(taken);
      }
      if (times === null && now() - beganSlice < 2 * SLICE) calls *= 2;
    }
  };
  run(milliseconds / 4, null);
  const times: [number[], number[]] = [[], []];
  run(milliseconds, times);
  return [quickest(times[0]), quickest(times[1])];
}

function quickest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * TENTH)] ?? NaN;
}
