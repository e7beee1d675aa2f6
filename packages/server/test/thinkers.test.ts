import type { GameState, Json } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import threads, { Worker, type WorkerOptions } from 'node:worker_threads';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startThinkers, type LogEntry, type Thinkers } from '../src/index.ts';

const VIEW: GameState = tourney.start(tourney.usualSetup(2), 'thinkers');

describe('thinkers', { timeout: 60_000 }, () => {
  let thinkers: Thinkers | null = null;
  const logged: LogEntry[] = [];

  const start = (size: number, worker = 'thinking-worker.ts', milliseconds = 1000): Thinkers =>
    (thinkers = startThinkers({
      worker: new URL(`support/${worker}`, import.meta.url),
      size,
      milliseconds,
      grace: 0,
      log: (entry) => logged.push(entry),
    }));

  const ask = (mind: string, seed = ''): Promise<Json | null> =>
    new Promise((resolve) => {
      thinkers?.think({ game: 'tourney', mind, seat: 'red', view: VIEW, seed }, resolve);
    });

  afterEach(async () => {
    await thinkers?.close();
    logged.length = 0;
  });

  it('answer every question, and give each less time the more are waiting', async () => {
    start(1);
    const times = await Promise.all(Array.from({ length: 5 }, () => ask('tells its time')));
    expect(times).toEqual([1000, 250, 1000 / 3, 500, 1000]);
  });

  it('are replaced when they die, and the question is asked again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maester-thinkers-'));
    start(1);
    expect(await ask('dies-once', join(folder, 'trace'))).toBe('second attempt');
    expect(logged).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  it('give up on a question that kills them twice, and go on', async () => {
    start(1);
    expect(await Promise.all([ask('dies'), ask('tells its time')])).toEqual([null, 1000]);
  });

  it('are stopped when they take too long', async () => {
    start(1);
    expect(await ask('hangs')).toBeNull();
    expect(logged.map((entry) => entry.event === 'failure' && entry.error)).toEqual([
      'no answer in time',
      'no answer in time',
    ]);
    expect(await ask('tells its time')).toBe(1000);
  });

  it('say what went wrong', async () => {
    start(1);
    expect(await ask('errs')).toBeNull();
    expect(logged).toMatchObject([{ event: 'failure', error: 'cannot think' }]);
  });

  it('tell how many questions wait for them, without those that are called off', async () => {
    const { think } = start(1);
    const question = { game: 'tourney', mind: 'waits-for-hurry', seat: 'red', view: VIEW, seed: '' };
    const stops = [1, 2, 3].map(() => think(question, () => {}));
    expect(thinkers?.waiting).toBe(2);
    stops[1]?.();
    expect(thinkers?.waiting).toBe(1);
    for (const stop of stops) stop();
    expect(thinkers?.waiting).toBe(0);
    expect(await ask('tells its time')).toBe(1000);
  });

  it('hurry when they are called off, and nobody hears what they say then', async () => {
    start(1);
    const heard: (Json | null)[] = [];
    const question = { game: 'tourney', mind: 'waits-for-hurry', seat: 'red', view: VIEW, seed: '' };
    const stop = thinkers?.think(question, (choice) => heard.push(choice));
    stop?.();
    expect(await ask('tells its time')).toBe(1000);
    expect(heard).toEqual([]);
  });

  it('spend no time on a question that is called off before it is their turn', async () => {
    const { think } = start(1);
    const question = { game: 'tourney', mind: 'waits-for-hurry', seat: 'red', view: VIEW, seed: '' };
    const stopFirst = think(question, () => {});
    const time = ask('tells its time');
    const stopLast = think(question, () => {});
    stopLast();
    stopFirst();
    expect(await time).toBe(1000);
  });

  /** Lets nobody start a worker but by `make`. */
  const startingWorkers = (make: (options: WorkerOptions) => Worker): void => {
    const starting = vi.spyOn(threads, 'Worker');
    onTestFinished(() => starting.mockRestore());
    starting.mockImplementation(function startWorker(_file, options = {}) {
      return make(options);
    });
  };

  it('that end before they have started are noticed long before their time is over', async () => {
    startingWorkers((options) => new Worker('throw new Error("no room");', { ...options, eval: true }));
    start(1, 'thinking-worker.ts', 600_000);
    expect(await ask('tells its time')).toBeNull();
    expect(logged.map((entry) => entry.event === 'failure' && entry.error)).toEqual([
      'no room',
      'no worker has started',
      'no room',
      'no worker has started',
    ]);
  });

  it('that the machine has no room for end nothing but their thought', async () => {
    startingWorkers(() => {
      throw new Error('no room');
    });
    start(1, 'thinking-worker.ts', 50);
    expect(await ask('tells its time')).toBeNull();
    const failure = { event: 'failure', error: 'no room' };
    expect(logged).toMatchObject([failure, failure]);
    // Whatever still comes of the attempts comes now, and would end the process.
    await pause(100);
    await thinkers?.close();
  });

  it('whose module cannot be loaded are noticed long before their time is over', async () => {
    start(1, 'missing-worker.ts', 600_000);
    expect(await ask('tells its time')).toBeNull();
    const missing = { event: 'failure', error: expect.stringContaining('missing-worker.ts') as string };
    expect(logged).toMatchObject([missing, missing]);
  });

  it('fall silent when they are closed, and so does whoever is asked later', async () => {
    const { think } = start(1);
    const heard: (Json | null)[] = [];
    const question = { game: 'tourney', mind: 'waits-for-hurry', seat: 'red', view: VIEW, seed: '' };
    for (const _ of [1, 2]) think(question, (choice) => heard.push(choice));
    await thinkers?.close();
    think(question, (choice) => heard.push(choice));
    expect([heard, logged]).toEqual([[], []]);
  });

  it('let the process end when they have nothing to do', async () => {
    const program = new URL('support/asks-once.ts', import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 50_000 });
    expect(stdout).toBe('4000\n');
  });
});
