import { describe, expect, it } from 'vitest';
import { bug, KernelError } from '../src/index.ts';

describe('an error of the kernel', () => {
  it('says what kind of input it was, where, and what was wrong', () => {
    const error = new KernelError('journal', 'entries[3]', 'expected a text');
    expect(error).toMatchObject({
      name: 'KernelError',
      kind: 'journal',
      where: 'entries[3]',
      problem: 'expected a text',
    });
    expect(error.message).toBe('journal: entries[3]: expected a text');
  });

  it('leaves the place out when it is the whole of it', () => {
    expect(bug('dead end').message).toBe('bug: dead end');
  });
});
