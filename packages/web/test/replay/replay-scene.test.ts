import type { GameState } from '@maester/kernel';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { ReplayScene, type Moment, type Moments } from '../../src/replay/replay-scene.ts';

const EVENTS = [0, 2, 2, 5].map((version) => ({ version, event: { type: 'tilt', version } }));

const momentOf = (version: number): Moment => ({
  view: {
    version,
    flow: { outcome: version === 6 ? { winners: ['red'], rule: 'a/b/c' } : null },
  } as unknown as GameState,
  waiting: ['red'],
});

const known: Moments = {
  length: 6,
  seat: 'red',
  events: EVENTS,
  moment: momentOf,
  nameOf: () => null,
};

describe('the scene of a replay', () => {
  it('shows the moment one goes to, and what happened until then', () => {
    const scene = new ReplayScene(known, 3);
    expect(scene.shown.value).toMatchObject({ version: 3, waiting: ['red'], decision: null, outcome: null });
    expect(scene.events.value).toEqual(EVENTS.slice(0, 3));
    expect(scene.all).toEqual(EVENTS);
  });

  it('a step forward is news, a step back or a jump is not', async () => {
    const scene = new ReplayScene(known, 1);
    await scene.step(1);
    expect(scene.shown.value?.news).toEqual(EVENTS.slice(1, 3));
    await scene.step(-1);
    expect(scene.shown.value).toMatchObject({ version: 1, news: [] });
    await scene.go(5);
    expect(scene.shown.value?.news).toEqual([]);
  });

  it('stays between the beginning and the end, where the outcome is', async () => {
    const scene = new ReplayScene(known, 99);
    expect(scene.shown.value).toMatchObject({ version: 6, outcome: { winners: ['red'] } });
    await scene.go(-4);
    expect(scene.version.value).toBe(0);
  });

  it('a moment that comes late, after another was wanted, is not shown', async () => {
    const open = new Map<number, (moment: Moment | null) => void>();
    const slow: Moments = {
      ...known,
      moment: (version) => new Promise((resolve) => open.set(version, resolve)),
    };
    const scene = new ReplayScene(slow, 1);
    const later = scene.go(4);
    open.get(4)?.(momentOf(4));
    await later;
    open.get(1)?.(momentOf(1));
    await Promise.resolve();
    expect(scene.shown.value?.version).toBe(4);
    expect(scene.waits.value).toBe(false);
    // It was remembered: no need to wait for it again.
    await scene.go(1);
    expect(scene.shown.value?.version).toBe(1);
  });

  it('a moment that cannot be had leaves what is shown', async () => {
    const asked = signal(0);
    const moments: Moments = {
      ...known,
      moment: (version) => {
        asked.value += 1;
        return Promise.resolve(version === 2 ? null : momentOf(version));
      },
    };
    const scene = new ReplayScene(moments, 1);
    await scene.go(1);
    await scene.go(2);
    expect(scene.shown.value?.version).toBe(1);
    expect(scene.waits.value).toBe(false);
  });

  it('a game that goes on becomes longer', async () => {
    const length = signal(6);
    const growing: Moments = {
      ...known,
      get length() {
        return length.value;
      },
    };
    const scene = new ReplayScene(growing, 6);
    length.value = 8;
    await scene.step(2);
    expect(scene.version.value).toBe(8);
  });
});
