import type { Advice } from '@maester/minds/levels';
import { describe, expect, it } from 'vitest';
import { Hints } from '../../../src/games/battle/controls/hints.ts';

const MARCH: Advice = { choice: 'march', why: null };

describe('a hint', () => {
  it('is heard while its question is there, also after others have gone', async () => {
    const hints = new Hints();
    hints.question = 'one';
    hints.question = 'two';
    expect(await hints.timely('two', Promise.resolve(MARCH))).toEqual(MARCH);
  });

  it.each(['two', null])('is not heard when %s is asked instead', async (question) => {
    const hints = new Hints();
    hints.question = 'one';
    const { promise, resolve } = Promise.withResolvers<Advice>();
    const heard = hints.timely('one', promise);
    hints.question = question;
    resolve(MARCH);
    expect(await heard).toBeNull();
  });

  it('may fail', async () => {
    const hints = new Hints();
    hints.question = 'one';
    expect(await hints.timely('one', Promise.reject(new Error('nobody advises')))).toBeNull();
  });
});
