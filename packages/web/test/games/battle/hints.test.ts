import type { Advice } from '@maester/minds/levels';
import { describe, expect, it } from 'vitest';
import { Hints } from '../../../src/games/battle/controls/hints.ts';

const MARCH: Advice = { choice: 'march', why: null };

describe('a hint', () => {
  it('is heard while its question is there, also after others have gone', async () => {
    const hints = new Hints();
    hints.leave();
    expect(await hints.timely(Promise.resolve(MARCH))).toEqual(MARCH);
  });

  it('is not heard when its question has gone', async () => {
    const hints = new Hints();
    const { promise, resolve } = Promise.withResolvers<Advice>();
    const heard = hints.timely(promise);
    hints.leave();
    resolve(MARCH);
    expect(await heard).toBeNull();
  });

  it('may fail', async () => {
    expect(await new Hints().timely(Promise.reject(new Error('nobody advises')))).toBeNull();
  });
});
