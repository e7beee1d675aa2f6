import { describe, expect, it } from 'vitest';
import { Outbox } from '../src/outbox.ts';
import { cutToBytes } from '../src/sockets.ts';

describe('an outbox', () => {
  const CHANGE = { kind: 'banks', table: 'aaaa', banks: {} } as const;

  /** An outbox whose writes end when the test says so. */
  function outboxOf() {
    const failures: string[] = [];
    const losses: string[] = [];
    const writes: { count: number; end: () => void; fail: (error: Error) => void }[] = [];
    const kept: number[] = [];
    const outbox = new Outbox({
      kept: (changes) => kept.push(changes.length),
      write: (changes) =>
        new Promise((end, fail) => {
          writes.push({ count: changes.length, end, fail });
        }),
      lost: (error) => losses.push(String(error)),
      failed: (error) => failures.push(String(error)),
    });
    return { outbox, writes, kept, failures, losses };
  }
  const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('delivers to everyone else when one delivery breaks off', async () => {
    const { outbox, writes, failures } = outboxOf();
    const said: string[] = [];
    outbox.save(CHANGE);
    outbox.post(() => said.push('first'));
    outbox.post(() => {
      throw new Error('this one is gone');
    });
    outbox.post(() => said.push('last'));
    await soon();
    writes[0]?.end();
    await soon();
    expect([said, failures]).toEqual([['first', 'last'], ['Error: this one is gone']]);
  });

  it('writes what changes at one moment together, one write after the other, and delivers in order', async () => {
    const { outbox, writes } = outboxOf();
    const said: string[] = [];
    outbox.post(() => said.push('nothing to wait for'));
    outbox.save(CHANGE);
    outbox.post(() => said.push('after the first'));
    outbox.save(CHANGE);
    await soon();
    outbox.post(() => said.push('while it is written'));
    outbox.save(CHANGE);
    outbox.post(() => said.push('after the second'));
    await soon();
    expect([writes.map(({ count }) => count), said]).toEqual([[2], ['nothing to wait for']]);
    writes[0]?.end();
    await soon();
    expect(said).toEqual(['nothing to wait for', 'after the first', 'while it is written']);
    expect(writes.map(({ count }) => count)).toEqual([2, 1]);
    writes[1]?.end();
    await outbox.written();
    expect(said.at(-1)).toBe('after the second');
  });

  it('says what was kept before it delivers, and nothing of what was not', async () => {
    const { outbox, writes, kept } = outboxOf();
    let known: readonly number[] = [];
    outbox.save(CHANGE);
    outbox.save(CHANGE);
    outbox.post(() => (known = kept.slice()));
    await soon();
    expect(kept).toEqual([]);
    writes[0]?.end();
    await soon();
    expect(known).toEqual([2]);
    outbox.save(CHANGE);
    await soon();
    writes[1]?.fail(new Error('the disk is gone'));
    await soon();
    expect(kept).toEqual([2]);
  });

  it('that could not be written delivers nothing more and takes nothing more', async () => {
    const { outbox, writes, losses } = outboxOf();
    const said: string[] = [];
    outbox.save(CHANGE);
    outbox.post(() => said.push('never'));
    const written = outbox.written();
    await soon();
    outbox.save(CHANGE);
    const later = outbox.written();
    writes[0]?.fail(new Error('the disk is gone'));
    await expect(written).rejects.toThrow('it could not be saved');
    await expect(later).rejects.toThrow('it could not be saved');
    expect(() => outbox.save(CHANGE)).toThrow('it could not be saved');
    outbox.post(() => said.push('never'));
    expect([said, losses, writes.length]).toEqual([[], ['Error: the disk is gone'], 1]);
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
