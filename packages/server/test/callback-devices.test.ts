// Calling people back: which devices are called, and how long they are kept.

import { describe, expect, it } from 'vitest';
import { forgetCalls } from '../src/callback/forget.ts';
import { ANN, calling, CID, device, OVER, SUBSCRIPTION, TABLE, turnOf } from './support/calling.ts';

const addresses = (...endpoints: readonly (string | number)[]): string[] =>
  endpoints.map((endpoint) => `https://push.example.net/${endpoint}`);
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('of the devices of a seat', () => {
  it('eight are called, and the oldest goes for another', async () => {
    const { callers, urls, shelf, stand, pass } = calling();
    for (const i of numbers(1, 12)) {
      await callers.subscribe(TABLE, 'red', ANN, device(String(i)));
      await pass(1000);
    }
    await callers.subscribe(TABLE, 'red', ANN, device('7'));
    await callers.subscribe(TABLE, 'red', ANN, device('13'));
    expect(await shelf.list('push', '')).toHaveLength(8);
    stand({});
    await pass(20_000);
    expect(urls().toSorted()).toEqual(addresses(...numbers(6, 13)).toSorted());
  });

  it('only those of its owner are called, and the others forgotten', async () => {
    const { callers, urls, shelf, give, stand, pass } = calling();
    await callers.subscribe(TABLE, 'red', ANN, device('ann'));
    stand(turnOf('blue'));
    give(CID);
    await callers.subscribe(TABLE, 'red', CID, device('cid'));
    stand(turnOf('red'));
    await pass(20_000);
    expect(urls()).toEqual(addresses('cid'));
    expect(await shelf.list('push', '')).toHaveLength(1);
  });

  it('those of a former owner are told no end', async () => {
    const { callers, urls, shelf, give, stand, pass } = calling();
    await callers.subscribe(TABLE, 'red', ANN, device('ann'));
    give(CID);
    stand(OVER);
    await pass(0);
    expect([urls(), await shelf.list('push', '')]).toEqual([[], []]);
  });

  it('none is named where the game is over, and no program: nothing is kept of whom to call', async () => {
    const { callers, shelf, stand, pass } = calling();
    stand(OVER);
    await pass(0);
    const isOver = expect.objectContaining({ status: 409, code: 'over' }) as Error;
    await expect(callers.subscribe(TABLE, 'red', ANN, device('ann'))).rejects.toThrow(isOver);
    const webhook = { url: 'https://hooks.example.com/1', form: 'json' };
    await expect(callers.setWebhook(TABLE, webhook)).rejects.toThrow(isOver);
    await callers.setWebhook(TABLE, null);
    expect([await shelf.list('push', ''), await shelf.list('webhook', '')]).toEqual([[], []]);
    expect(callers.wants(TABLE)).toBe(false);
  });

  it('each is ended by whoever asked for it, also without the seat', async () => {
    const { callers, shelf, give } = calling();
    await callers.subscribe(TABLE, 'red', ANN, { subscription: SUBSCRIPTION });
    give(CID);
    await callers.unsubscribe(TABLE, CID, SUBSCRIPTION.endpoint);
    expect(await shelf.list('push', '')).toHaveLength(1);
    await callers.unsubscribe(TABLE, ANN, SUBSCRIPTION.endpoint);
    expect(await shelf.list('push', '')).toEqual([]);
  });
});

describe('with a table', () => {
  const HOOK = { url: 'https://hooks.example.com/1', form: 'json' };
  const OTHER = 'efgh2345';

  async function filled() {
    const world = calling();
    for (const table of [TABLE, OTHER]) {
      await world.callers.subscribe(table, 'red', ANN, device('1'));
      await world.callers.setWebhook(table, HOOK);
    }
    world.stand({});
    world.stand({ table: OTHER });
    await world.pass(1000);
    return world;
  }
  const left = async (shelf: Awaited<ReturnType<typeof filled>>['shelf']): Promise<string[]> =>
    (await Promise.all(['push', 'webhook', 'call'].map((kind) => shelf.list(kind, '')))).flatMap((rows) =>
      rows.map(({ key }) => key.slice(0, TABLE.length)),
    );

  it('everything goes that says whom to call there, and nobody is called', async () => {
    const { callers, shelf, urls, pass } = await filled();
    await callers.forget(OTHER);
    expect(await left(shelf)).toEqual([TABLE, TABLE, TABLE]);
    expect(callers.wants(OTHER)).toBe(false);
    await callers.forget(TABLE);
    await pass(60_000);
    expect([await left(shelf), urls()]).toEqual([[], []]);
  });

  it('everything goes also where no server runs', async () => {
    const { callers, shelf } = await filled();
    await callers.close();
    await forgetCalls(shelf, OTHER);
    expect(await left(shelf)).toEqual([TABLE, TABLE, TABLE]);
  });
});
