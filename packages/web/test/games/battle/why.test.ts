import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/language.ts';
import { all as en } from '../../../src/games/battle/messages/all.en.ts';
import { all as zhHant } from '../../../src/games/battle/messages/all.zh-hant.ts';

// Which language is spoken is kept in a module: here it is one of our own.
vi.resetModules();
const words = await import('../../../src/app/words.ts');
const { tellWhy } = await import('../../../src/games/battle/why.ts');
const { tellHopes } = await import('../../../src/games/battle/story/hopes.ts');
const { WORDS: ofStories } = await import('../../../src/story/words.ts');

/** As a battle calls its units. */
const NAMES = { 'name.unit.two-1': 'Guardsmen', 'name.unit.one-2': 'Outriders' };

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  void words.learnWords(ofStories);
  void words.learnWords({ en: { ...en, ...NAMES }, 'zh-Hant': { ...zhHant, ...NAMES } });
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const ASK = 'turn/activate-unit';
const NOTHING = { strikes: null, restores: null, tokens: [], cards: 0, points: 0, fears: null, chance: 52 };

describe('why the computer advises something', () => {
  it('is whom it strikes, what it takes, whom to fear and the chance to win', async () => {
    await words.chooseToSpeak('en');
    const why = {
      ...NOTHING,
      strikes: { unit: 'two-1', wounds: 4, destroyed: 17 },
      tokens: ['objective-2'],
      points: 1,
      fears: { unit: 'one-2', by: 'two-1' },
    };
    expect(tellWhy(why, ASK)).toBe(
      'Expect about 4 Wounds on Guardsmen, with a chance of 17 % to destroy the unit. This takes objective 2. ' +
        'This should score 1 Victory Point. Beware of Guardsmen: Outriders would be in danger. ' +
        'Your chance of winning is then about 52 %.',
    );
  });

  it('may be a better position alone', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy(NOTHING, ASK)).toMatch(/^This improves your position .*52 %\.$/);
    expect(tellWhy(null, ASK)).toBe('');
  });

  it.each(LANGUAGES)(
    'is told of each question before the battle, and never of cards: %s',
    async (language) => {
      await words.chooseToSpeak(language);
      const before = { ...NOTHING, begun: false };
      const asks = [
        'set-up/choose-zone',
        'set-up/choose-deployer',
        'set-up/choose-first-player',
        'deploy/place',
        'choose-roles/choose',
        'choose-reserve/choose',
        'choose-first-units/choose',
      ];
      const said = asks.map((ask) => tellWhy(before, ask));
      expect(new Set(said).size).toBe(asks.length);
      for (const text of said) expect(text).not.toMatch(/battle\.|[{}#]/);
      expect(said).not.toContain(tellWhy(NOTHING, ASK));
      expect(tellWhy(before, 'keep-half-back/choose')).toBe(tellWhy(before, 'choose-reserve/choose'));
      expect(tellWhy(before, 'choose-beginners/choose')).toBe(tellWhy(before, 'choose-first-units/choose'));
      // what nobody has thought about has little to be said for it
      expect(tellWhy(before, 'set-up/deploy-unit')).toBe(tellWhy(before, 'set-up/choose-zone'));
    },
  );

  it.each(LANGUAGES)('is said without an id: %s', async (language) => {
    await words.chooseToSpeak(language);
    const why = {
      strikes: { unit: 'two-1', wounds: 1, destroyed: 0 },
      restores: { unit: 'one-2', wounds: 2 },
      tokens: ['objective-1', 'objective-3'],
      cards: 2,
      points: 2,
      fears: { unit: 'one-2', by: 'two-1' },
      chance: 40,
    };
    expect(tellWhy(why, ASK)).not.toMatch(/one-2|two-1|objective-|[{}#]|battle\./);
  });
});

describe('what a computer player hoped for', () => {
  it('is told of somebody else, in both languages', async () => {
    const hopes = { ...NOTHING, strikes: { unit: 'two-1', wounds: 1, destroyed: 0 }, cards: 2 };
    await words.chooseToSpeak('en');
    expect(tellHopes(hopes)).toBe('Deal 1 Wound to Guardsmen. Draw 2 cards. Chance of winning then: 52 %.');
    expect(tellHopes(NOTHING)).toBe('Get into a better position. Chance of winning then: 52 %.');
    await words.chooseToSpeak('zh-Hant');
    expect(tellHopes(hopes)).toContain('2 張牌');
  });
});
