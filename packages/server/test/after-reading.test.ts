import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { AfterReading } from '../src/after-reading.ts';

afterEach(() => vi.unstubAllGlobals());

it('what arrives in one turn is answered after it, in its order, and what that brings in the next one', async () => {
  const order: string[] = [];
  const queue = new AfterReading();
  queue.run(() => {
    order.push('first');
    queue.run(() => order.push('brought'));
  });
  queue.run(() => order.push('second'));
  order.push('read');
  await turn();
  expect(order).toEqual(['read', 'first', 'second']);
  await turn();
  expect(order).toEqual(['read', 'first', 'second', 'brought']);
});

it('who breaks off keeps nobody else from being heard', () => {
  const due: (() => void)[] = [];
  vi.stubGlobal('setImmediate', (act: () => void) => due.push(act));
  const order: string[] = [];
  const queue = new AfterReading();
  queue.run(() => order.push('before'));
  queue.run(() => {
    throw new Error('broken');
  });
  queue.run(() => order.push('after'));
  expect(() => due.shift()?.()).toThrow('broken');
  due.shift()?.();
  expect([order, due]).toEqual([['before', 'after'], []]);
});
