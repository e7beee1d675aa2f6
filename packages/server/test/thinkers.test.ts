import type { GameState, Json } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startThinkers, type LogEntry, type Thinkers } from '../src/index.ts';

const VIEW: GameState = tourney.start(tourney.usualSetup(2), 'thinkers');

describe('thinkers', { timeout: 60_000 }, () => {
  let thinkers: Thinkers | null = null;
  const logged: LogEntry[] = [];

  const start = (size: number): Thinkers =>
    (thinkers = startThinkers({
      worker: new URL('support/thinking-worker.ts', import.meta.url),
      size,
      milliseconds: 1000,
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
});
