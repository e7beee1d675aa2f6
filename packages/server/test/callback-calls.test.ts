// Calling people back: when they are called, and when not.

import { describe, expect, it } from 'vitest';
import { ANN, calling, SUBSCRIPTION } from './support/calling.ts';

describe('someone who asked to be called', () => {
  it('is called once when it is their turn and they are not there', async () => {
    const { callers, sent, stand, pass } = calling();
    await callers.subscribe('abcd2345', 'red', ANN, { subscription: SUBSCRIPTION });
    stand({});
    await pass(19_000);
    expect(sent).toEqual([]);
    await pass(1000);
    expect(sent.map(({ url }) => url)).toEqual([SUBSCRIPTION.endpoint]);
    stand({});
    await pass(3_600_000);
    expect(sent).toHaveLength(1);
  });

  it('is not called if they are there, have answered, or the game is paused', async () => {
    const { callers, sent, stand, pass } = calling();
    await callers.subscribe('abcd2345', 'red', ANN, { subscription: SUBSCRIPTION });
    stand({ seats: [{ seat: 'red', kind: 'person', name: 'Ann', connected: true }] });
    await pass(60_000);
    stand({ progress: { round: 2, waiting: ['blue'], winners: null } });
    stand({
      progress: { round: 2, waiting: ['red'], winners: null },
      seats: [{ seat: 'red', kind: 'person', name: 'Ann', connected: false }],
    });
    stand({ paused: { why: 'agreed' } });
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it('is called after their quiet hours, if it is still their turn', async () => {
    const { callers, sent, stand, pass } = calling();
    await callers.subscribe('abcd2345', 'red', ANN, {
      subscription: SUBSCRIPTION,
      quiet: { from: 11, to: 14, ahead: 0 },
    });
    stand({});
    await pass(20_000);
    expect(sent).toEqual([]);
    await pass(2 * 3_600_000);
    expect(sent).toHaveLength(1);
  });

  it('is called after their quiet hours though the server has stopped meanwhile, and only once', async () => {
    const { callers, restart, sent, stand, pass } = calling();
    await callers.subscribe('abcd2345', 'red', ANN, {
      subscription: SUBSCRIPTION,
      quiet: { from: 11, to: 14, ahead: 0 },
    });
    stand({});
    await pass(10_000);
    await restart();
    await pass(10_000);
    await restart();
    await pass(3_600_000);
    expect(sent).toEqual([]);
    await restart();
    await pass(3_600_000);
    expect(sent).toHaveLength(1);
    await restart();
    stand({});
    await pass(60_000);
    expect(sent).toHaveLength(1);
    stand({ progress: { round: 2, waiting: ['blue'], winners: null } });
    stand({ progress: { round: 3, waiting: ['red'], winners: null } });
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });

  it('on several devices is called on each when its quiet hours are over, and not again on the others', async () => {
    const { callers, sent, stand, pass } = calling();
    const other = { ...SUBSCRIPTION, endpoint: 'https://push.example.net/send/2' };
    const night = { ...SUBSCRIPTION, endpoint: 'https://push.example.net/send/3' };
    await callers.subscribe('abcd2345', 'red', ANN, { subscription: SUBSCRIPTION });
    await callers.subscribe('abcd2345', 'red', ANN, {
      subscription: other,
      quiet: { from: 11, to: 13, ahead: 0 },
    });
    await callers.subscribe('abcd2345', 'red', ANN, {
      subscription: night,
      quiet: { from: 11, to: 15, ahead: 0 },
    });
    stand({});
    for (const hours of [0.1, 1, 1, 1]) await pass(hours * 3_600_000);
    expect(sent.map(({ url }) => url)).toEqual([SUBSCRIPTION, other, night].map(({ endpoint }) => endpoint));
  });

  it('is told the end, and never called again; so is the program of the table', async () => {
    const { callers, shelf, sent, stand, pass } = calling();
    await callers.subscribe('abcd2345', 'red', ANN, { subscription: SUBSCRIPTION });
    await callers.setWebhook('abcd2345', { url: 'https://hooks.example.com/1', form: 'json' });
    stand({ status: 'over', progress: { round: 3, waiting: [], winners: ['red'] } });
    await pass(0);
    expect(sent.map(({ url }) => url)).toEqual(['https://hooks.example.com/1', SUBSCRIPTION.endpoint]);
    expect(JSON.parse(sent[0]?.body.toString() ?? '')).toMatchObject({
      event: 'over',
      seats: [{ name: 'Ann' }],
    });
    expect([
      await shelf.list('push', ''),
      await shelf.list('webhook', ''),
      callers.wants('abcd2345'),
    ]).toEqual([[], [], false]);
  });

  it('whose browser has ended it is forgotten', async () => {
    const { callers, shelf, stand, pass, answer } = calling();
    await callers.subscribe('abcd2345', 'red', ANN, { subscription: SUBSCRIPTION });
    answer(410);
    stand({});
    await pass(20_000);
    expect(await shelf.list('push', '')).toEqual([]);
  });
});
