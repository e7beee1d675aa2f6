// The worker in which local tables live, apart from the page. Computer players think in another one.

import { KernelError, type GameState, type Json } from '@maester/kernel';
import { randomMind } from '@maester/minds/random';
import { mindsWith, USUAL_LEVEL, type Players } from '@maester/minds/levels';
import type { AnyGame } from '@maester/table';
import { loadEngine } from '../games/engines.ts';
import { openDeviceStore } from './device-store.ts';
import type { FromWorker, LocalCalls, ToWorker, Trouble } from './local-messages.ts';
import { LocalTables, type LocalConnection } from './local-tables.ts';
import { listenTo, Thinker } from './thinker.ts';

/** What a worker has where a page has its window. */
interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const page = globalThis as unknown as WorkerPort;

const randomText = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The computer players of each game that was loaded. */
const loaded = new Map<string, Players>();
const minds = mindsWith((game) => loaded.get(game));

async function loadGame(id: string, of: Json): Promise<AnyGame> {
  const { game, players } = await loadEngine(id, of);
  loaded.set(id, players);
  return game;
}

const troubleWith =
  (what: Trouble['with']) =>
  (problem: unknown): void =>
    page.postMessage({ type: 'trouble', with: what, problem: String(problem) });

const thinker = new Thinker((answered, failed) => {
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), {
    type: 'module',
    name: 'minds',
  });
  listenTo(worker, answered, failed);
  return worker;
}, troubleWith('playing'));

const tables = openDeviceStore(indexedDB).then(
  (store) =>
    new LocalTables({
      games: loadGame,
      minds: [randomMind, ...minds],
      store,
      now: () => Date.now(),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      newId: () => randomText(5),
      newSeed: () => randomText(16),
      report: troubleWith('playing'),
      notKept: troubleWith('keeping'),
      think: thinker.think,
    }),
);

type Handlers = {
  [M in keyof LocalCalls]: (...args: Parameters<LocalCalls[M]>) => Promise<ReturnType<LocalCalls[M]>>;
};

const handlers: Handlers = {
  create: async (...args) => (await tables).create(...args),
  fork: async (...args) => (await tables).fork(...args),
  list: async () => (await tables).list(),
  info: async (id) => (await tables).info(id),
  ours: async (id) => (await tables).ours(id),
  journal: async (id) => (await tables).journal(id),
  rematch: async (id) => (await tables).rematch(id),
  remove: async (id) => (await tables).remove(id),
  counsel: (game, view, seat) =>
    thinker.advise({
      game,
      mind: USUAL_LEVEL,
      seat,
      view: view as GameState,
      seed: `counsel ${randomText(8)}`,
    }),
};

/** One connection: open while its table is, in this tab alone. */
interface Connection {
  readonly seated: Promise<LocalConnection>;
  leave(): void;
}
const connections = new Map<number, Connection>();

function join({ place, table, seat, since }: ToWorker & { type: 'join' }): void {
  connections.get(place)?.leave();
  let free = (): void => {};
  const left = new Promise<void>((resolve) => (free = resolve));
  const seated = new Promise<LocalConnection>((resolve, reject) => {
    const sitDown = async (): Promise<void> => {
      const listener = {
        hear: (message: (FromWorker & { type: 'hear' })['message']) =>
          page.postMessage({ type: 'hear', place, message }),
        dismissed: () => page.postMessage({ type: 'link', place, link: { kind: 'lost' } }),
      };
      try {
        const there = await (await tables).join(table, seat, since, listener);
        page.postMessage({ type: 'link', place, link: { kind: 'live' } });
        resolve(there);
        await left;
        there.leave();
      } catch (error) {
        page.postMessage({ type: 'link', place, link: { kind: 'ended', problem: endProblem(error) } });
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void holdTable(table, sitDown, () =>
      page.postMessage({ type: 'link', place, link: { kind: 'ended', problem: 'elsewhere' } }),
    );
  });
  seated.catch(() => {});
  connections.set(place, { seated, leave: free });
}

/** A tab that was just left needs a moment to let go, more of it on a busy device. */
const LET_GO_WITHIN = 1500;
const PATIENCE = 3;

/** Done when the lock was held and is released; fails if another tab has it and keeps it. */
async function requestLock(locks: LockManager, name: string, held: () => Promise<void>): Promise<void> {
  for (let tries = 1; ;) {
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(LET_GO_WITHIN) }, held);
    } catch (error) {
      // A slow answer is no refusal: only a lock that someone has is in the way.
      const { held: taken = [] } = await locks.query();
      if (taken.some((lock) => lock.name === name) && tries++ === PATIENCE) throw error;
    }
  }
}

/** How many connections of this tab use a table; the tab holds the table's lock meanwhile. */
const holders = new Map<string, { count: number; ready: Promise<void>; release: () => void }>();

/** A table on a device is open in one tab at a time: another one would go on from an older state. */
async function holdTable(table: string, use: () => Promise<void>, elsewhere: () => void): Promise<void> {
  let holder = holders.get(table);
  if (holder === undefined) {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const ready = new Promise<void>((resolve, reject) => {
      const held = async (): Promise<void> => {
        resolve();
        await released;
      };
      // A page that came over plain http from elsewhere has no locks; the store still refuses to write a move twice.
      const locks = (navigator as { readonly locks?: LockManager }).locks;
      if (locks === undefined) void held();
      else requestLock(locks, `maester table ${table}`, held).catch(reject);
    });
    holder = { count: 0, ready, release };
    holders.set(table, holder);
  }
  holder.count += 1;
  try {
    await holder.ready;
  } catch {
    holders.delete(table);
    elsewhere();
    return;
  }
  try {
    await use();
  } finally {
    holder.count -= 1;
    if (holder.count === 0) {
      holders.delete(table);
      holder.release();
    }
  }
}

function endProblem(error: unknown): 'no-table' | 'other-rules' | 'broken' {
  if (!(error instanceof KernelError)) return 'broken';
  if (error.kind === 'input') return 'no-table';
  return error.where === 'version' ? 'other-rules' : 'broken';
}

async function answer({ call, method, args }: ToWorker & { type: 'call' }): Promise<void> {
  try {
    const handler = handlers[method] as (...given: unknown[]) => Promise<unknown>;
    page.postMessage({ type: 'answer', call, value: await handler(...args) });
  } catch (error) {
    const code = endProblem(error) === 'no-table' ? 'no-table' : 'device';
    page.postMessage({ type: 'failure', call, code, problem: String(error) });
  }
}

page.addEventListener('message', ({ data }) => {
  switch (data.type) {
    case 'call':
      void answer(data);
      return;
    case 'join':
      join(data);
      return;
    case 'say':
      void connections.get(data.place)?.seated.then(
        (seated) => seated.request(data.request),
        () => {},
      );
      return;
    case 'leave':
      connections.get(data.place)?.leave();
      connections.delete(data.place);
      return;
    case 'thinking':
      thinker.within = data.milliseconds;
  }
});
