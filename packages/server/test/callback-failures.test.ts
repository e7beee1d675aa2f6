// Calling people back: whoever cannot be reached keeps nobody else from being called.

import { describe, expect, it } from 'vitest';
import { ANN, calling, device, OVER, SUBSCRIPTION, TABLE, turnOf } from './support/calling.ts';

const HOOK = { url: 'https://hooks.example.com/1', form: 'json' };

describe('whoever cannot be reached', () => {
  it('keeps nobody else from being called: neither a webhook nor a device', async () => {
    const { callers, urls, stand, pass, log } = calling({ fails: (url) => /hooks|dead/.test(url) });
    await callers.setWebhook(TABLE, HOOK);
    const endpoints = ['1', 'dead', '2', '3', '4'];
    for (const endpoint of endpoints) await callers.subscribe(TABLE, 'red', ANN, device(endpoint));
    stand({});
    await pass(20_000);
    const all = [HOOK.url, ...endpoints.map((endpoint) => `https://push.example.net/${endpoint}`)];
    expect(urls().toSorted()).toEqual(all.toSorted());
    expect(log.map(({ event }) => event)).toEqual(['failure', 'failure']);
  });

  it('leaves nothing on the shelf when the game is over', async () => {
    const { callers, urls, shelf, stand, pass } = calling({ fails: (url) => /hooks|dead/.test(url) });
    await callers.setWebhook(TABLE, HOOK);
    for (const endpoint of ['1', 'dead', '2']) await callers.subscribe(TABLE, 'red', ANN, device(endpoint));
    stand(OVER);
    await pass(0);
    expect(urls()).toHaveLength(4);
    expect([await shelf.list('push', ''), await shelf.list('webhook', '')]).toEqual([[], []]);
  });

  it('is told the end once, also where several servers hear of it', async () => {
    const { callers, start, urls, stand, pass } = calling({ shared: true });
    await callers.setWebhook(TABLE, HOOK);
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand(OVER);
    stand({ rematch: 'efgh2345' });
    stand({}, start());
    await pass(0);
    expect(urls().toSorted()).toEqual([HOOK.url, 'https://push.example.net/1']);
  });
});

const HOUR = 3_600_000;

describe('a call that cannot be made now', () => {
  /** Nobody can be reached from the twentieth second on, for so long. */
  const outOfReach = (what: 'the table' | 'the shelf', shared = false) => {
    let isOut = false;
    const look = (): void => {
      if (isOut && what === 'the table') throw new Error('out of reach');
    };
    const pause = async (): Promise<void> => {
      if (isOut && what === 'the shelf') throw new Error('out of reach');
    };
    const world = calling({ shared, look, pause });
    return {
      ...world,
      breakDown: async (milliseconds: number): Promise<void> => {
        isOut = true;
        await world.pass(milliseconds);
        isOut = false;
      },
    };
  };

  it.each(['the table', 'the shelf'] as const)('because of %s is made later, once', async (what) => {
    const { callers, urls, stand, pass, breakDown } = outOfReach(what);
    await callers.setWebhook(TABLE, HOOK);
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand({});
    await pass(10_000);
    await breakDown(10 * 60_000);
    expect(urls()).toEqual([]);
    await pass(HOUR);
    expect(urls().toSorted()).toEqual([HOOK.url, 'https://push.example.net/1']);
    await pass(24 * HOUR);
    expect(urls()).toHaveLength(2);
  });

  it('is tried ever more rarely, and no more after a day', async () => {
    const { callers, log, stand, pass, breakDown } = outOfReach('the table');
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand({});
    await pass(10_000);
    await breakDown(HOUR);
    expect(log).toHaveLength(7);
    await breakDown(72 * HOUR);
    expect(log).toHaveLength(13);
  });

  it('is made after a restart', async () => {
    const { callers, restart, urls, stand, pass, breakDown } = outOfReach('the table');
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand({});
    await pass(10_000);
    await breakDown(HOUR);
    await restart();
    await pass(HOUR);
    expect(urls()).toEqual(['https://push.example.net/1']);
  });

  it('is made by another server, and by that one alone', async () => {
    const { callers, start, urls, stand, pass, breakDown } = outOfReach('the table', true);
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand({});
    await pass(10_000);
    await breakDown(HOUR);
    await start().open();
    await pass(24 * HOUR);
    expect(urls()).toEqual(['https://push.example.net/1']);
  });

  it('is found by another server though it could not look for it before', async () => {
    const { callers, start, urls, stand, pass, breakDown } = outOfReach('the shelf', true);
    const other = start();
    await other.open();
    await callers.subscribe(TABLE, 'red', ANN, device('1', { quiet: { from: 11, to: 14, ahead: 0 } }));
    stand({});
    await pass(60_000);
    await callers.close();
    await breakDown(10 * 60_000);
    await pass(2 * HOUR);
    expect(urls()).toEqual(['https://push.example.net/1']);
  });

  it('is not made when the seat has answered meanwhile', async () => {
    const { callers, urls, stand, pass, breakDown } = outOfReach('the table');
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand({});
    await pass(10_000);
    await breakDown(60_000);
    stand(turnOf('blue'));
    await pass(HOUR);
    expect(urls()).toEqual([]);
  });
});

it.each([
  ['is no point of the curve', Buffer.alloc(65, 4)],
  [
    'is a point in another form',
    Buffer.concat([Buffer.from([6]), Buffer.from(SUBSCRIPTION.p256dh, 'base64url').subarray(1)]),
  ],
])('a device whose key %s is refused', async (_, key) => {
  const { callers, shelf } = calling();
  const subscription = { ...SUBSCRIPTION, p256dh: key.toString('base64url') };
  await expect(callers.subscribe(TABLE, 'red', ANN, { subscription })).rejects.toThrow('P-256');
  expect(await shelf.list('push', '')).toEqual([]);
});
