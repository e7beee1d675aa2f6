// Calling people back: whoever cannot be reached keeps nobody else from being called.

import { describe, expect, it } from 'vitest';
import { ANN, calling, device, OVER, SUBSCRIPTION, TABLE } from './support/calling.ts';

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
