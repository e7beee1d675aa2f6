import { describe, expect, it } from 'vitest';
import { Outbox } from '../src/outbox.ts';
import { cutToBytes } from '../src/sockets.ts';

describe('an outbox', () => {
  it('delivers to everyone else when one delivery breaks off', () => {
    const failures: string[] = [];
    const said: string[] = [];
    const outbox = new Outbox(
      () => {},
      () => {},
      (error) => failures.push(String(error)),
    );
    outbox.saved();
    outbox.post(() => said.push('first'));
    outbox.post(() => {
      throw new Error('this one is gone');
    });
    outbox.post(() => said.push('last'));
    outbox.flush();
    expect([said, failures]).toEqual([['first', 'last'], ['Error: this one is gone']]);
  });
});

describe('the reason for closing a connection', () => {
  it.each([
    ['short', 'short'],
    ['x'.repeat(200), 'x'.repeat(123)],
    ['龍'.repeat(100), '龍'.repeat(41)],
    [`x${'😀'.repeat(50)}`, `x${'😀'.repeat(30)}`],
  ])('is cut to what fits, between characters', (text, cut) => {
    expect(cutToBytes(text, 123)).toBe(cut);
  });
});
