import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/language.ts';

// Which language is spoken is kept in a module: here it is one of our own.
vi.resetModules();
const words = await import('../../../src/app/words.ts');
const { tellWhy } = await import('../../../src/games/thrones/why.ts');
const { CATALOGUES } = await import('../../../src/games/thrones/words.ts');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.learnWords(CATALOGUES);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('why the computer advises something', () => {
  const why = { chance: 34, gains: ['riverrun', 'harrenhal'], fears: ['seagard'], from: 'greyjoy' };

  it('is what it gains, what it fears and the chance to win', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy(why)).toBe(
      'This should win you Riverrun and Harrenhal by the end of the round. ' +
        'Beware of Greyjoy: you may lose Seagard. Your chance of winning the game is then about 34 %.',
    );
  });

  it('may be that all is kept', async () => {
    await words.chooseToSpeak('en');
    const kept = { chance: 12, gains: [], fears: [], from: null };
    expect(tellWhy(kept)).toMatch(/^This keeps what you have .*12 %\.$/);
    expect(tellWhy(null)).toBe('');
  });

  it.each(LANGUAGES)('is said without an id: %s', async (language) => {
    await words.chooseToSpeak(language);
    expect(tellWhy(why)).not.toMatch(/riverrun|seagard|greyjoy|[{}]/);
    expect(tellWhy({ ...why, from: null })).not.toMatch(/riverrun|seagard|[{}]/);
  });
});
