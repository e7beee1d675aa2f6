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

const ORDERS = 'planning-phase/assign-orders';

describe('why the computer advises something', () => {
  const seagard = { area: 'seagard', house: 'greyjoy' };
  const left = { area: 'seagard', house: null };
  const why = { chance: 34, gains: ['riverrun', 'harrenhal'], fears: [seagard] };
  const kept = { chance: 12, gains: [], fears: [] };

  it('is what it gains, what it fears and the chance to win', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy(why, ORDERS, {})).toBe(
      'This should win you Riverrun and Harrenhal by the end of the round. ' +
        'Beware of Greyjoy, who may take Seagard. Your chance of winning the game is then about 34 %.',
    );
  });

  const several = [
    { area: 'seagard', house: 'greyjoy' },
    { area: 'harrenhal', house: 'lannister' },
    { area: 'flints-finger', house: 'greyjoy' },
    { area: 'riverrun', house: null },
  ];

  it('names each House with what it may take', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy({ ...kept, fears: several }, ORDERS, {})).toBe(
      "Beware of Greyjoy, who may take Seagard and Flint's Finger. Lannister may take Harrenhal. " +
        'You may lose Riverrun. Your chance of winning the game is then about 12 %.',
    );
    expect(tellWhy({ ...kept, fears: several, horizon: 'game' }, ORDERS, {})).toBe(
      "Beware of Greyjoy, who may take Seagard and Flint's Finger by the end of the game. " +
        'Lannister may take Harrenhal by then. You may lose Riverrun by the end of the game. ' +
        'Your chance of winning the game is then about 12 %.',
    );
    await words.chooseToSpeak('zh-Hant');
    expect(tellWhy({ ...kept, fears: several }, ORDERS, {})).toBe(
      '小心葛雷喬伊奪取海疆城和菲林特之指。 蘭尼斯特也可能奪取赫倫堡。 可能失去奔流城。 屆時贏得遊戲的機會約為 12%。',
    );
  });

  it.each([
    ['round', 'by the end of the round', ''],
    ['next-round', 'by the end of the next round', ' by the end of the next round'],
    ['game', 'by the end of the game', ' by the end of the game'],
  ])('says by when it is expected: %s', async (horizon, gained, lost) => {
    await words.chooseToSpeak('en');
    const chance = 'Your chance of winning the game is then about 34 %.';
    expect(tellWhy({ ...why, horizon }, ORDERS, {})).toBe(
      `This should win you Riverrun and Harrenhal ${gained}. Beware of Greyjoy, who may take Seagard${lost}. ${chance}`,
    );
    expect(tellWhy({ ...why, horizon, fears: [left], gains: [] }, ORDERS, {})).toBe(
      `You may lose Seagard${lost}. ${chance}`,
    );
  });

  it('prepares no round after the last', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy({ ...kept, horizon: 'game' }, ORDERS, {})).toMatch(
      /^This should keep what you have until the end of the game\. Your chance/,
    );
  });

  it('is what it helps to keep', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy({ ...kept, keeps: ['seagard'] }, ORDERS, {})).toBe(
      'This should help you keep Seagard. Your chance of winning the game is then about 12 %.',
    );
    expect(tellWhy({ ...why, fears: [], keeps: ['seagard'] }, ORDERS, {})).toBe(
      'This should win you Riverrun and Harrenhal by the end of the round. This should help you keep Seagard. ' +
        'Your chance of winning the game is then about 34 %.',
    );
  });

  it('says of what comes anyway that it does', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy({ ...kept, fears: [seagard], anyway: several.slice(1) }, ORDERS, {})).toBe(
      'Beware of Greyjoy, who may take Seagard. With any of the choices compared, Lannister may take Harrenhal. ' +
        "Greyjoy may take Flint's Finger. You may lose Riverrun. " +
        'Your chance of winning the game is then about 12 %.',
    );
    expect(tellWhy({ ...kept, anyway: [left], horizon: 'game' }, ORDERS, {})).toBe(
      'With any of the choices compared, you may lose Seagard by the end of the game. ' +
        'Your chance of winning the game is then about 12 %.',
    );
  });

  it.each([
    ['ahead', 'This raises your chance of winning by about 3 % compared with the next best choice.'],
    ['rival', 'This holds your strongest rival back.'],
    ['close', 'Another choice is about as good.'],
    ['even', 'All choices are about as good here.'],
    ['clear', 'The other choices that were compared look clearly worse.'],
    ['alone', 'There was no time to compare other choices.'],
    ['only', 'There is no other choice worth trying.'],
    ['book', 'This is part of a proven opening.'],
  ])('is never the chance alone: %s', async (standing, said) => {
    await words.chooseToSpeak('en');
    const chance = 'Your chance of winning the game is then about 12 %.';
    const compared = { ...kept, standing, lead: 3 };
    expect(tellWhy(compared, 'messenger-raven/use-raven', 'look')).toBe(`${said} ${chance}`);
    expect(tellWhy({ ...compared, gains: ['seagard'] }, 'messenger-raven/use-raven', 'look')).toBe(
      `This should win you Seagard by the end of the round. ${chance}`,
    );
    await words.chooseToSpeak('zh-Hant');
    expect(tellWhy(compared, 'messenger-raven/use-raven', 'look')).toMatch(/^[^a-z{}]+。 屆時贏得遊戲/);
  });

  it('may be that all is kept, where something could be lost on the map', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy(kept, ORDERS, {})).toMatch(/^This keeps what you have .*12 %\.$/);
    expect(tellWhy(kept, 'massing-on-the-milkwater/discard-card', 'doran-martell')).toBe(
      'Your chance of winning the game is then about 12 %.',
    );
    expect(tellWhy(null, ORDERS, {})).toBe('');
  });

  it('does not say that all is kept and that something may be lost', async () => {
    await words.chooseToSpeak('en');
    expect(tellWhy({ ...kept, fears: [left] }, ORDERS, {})).toBe(
      'You may lose Seagard. Your chance of winning the game is then about 12 %.',
    );
  });

  it.each(['clash-of-kings/bid', 'wildling-attack/bid'])(
    'is about power where power is bid: %s',
    async (ask) => {
      await words.chooseToSpeak('en');
      expect(tellWhy(kept, ask, 3)).toMatch(/^This bid should be worth the power it costs\. Your chance/);
      expect(tellWhy(kept, ask, 0)).toMatch(/^Your power is better kept for later\. Your chance/);
      expect(tellWhy({ ...kept, fears: [left] }, ask, 0)).toMatch(/kept for later\. You may lose Seagard\./);
    },
  );

  it.each([
    ['only', 'There is no other choice worth trying.'],
    ['close', 'Another choice is about as good.'],
    ['even', 'All choices are about as good here.'],
    ['alone', 'There was no time to compare other choices.'],
  ])('praises no bid that is no better than others, as far as is known: %s', async (standing, said) => {
    await words.chooseToSpeak('en');
    for (const bid of [0, 3])
      for (const ask of ['clash-of-kings/bid', 'wildling-attack/bid'])
        expect(tellWhy({ ...kept, standing }, ask, bid)).toBe(
          `${said} Your chance of winning the game is then about 12 %.`,
        );
    expect(tellWhy({ ...kept, standing: 'ahead', lead: 3 }, 'clash-of-kings/bid', 3)).toMatch(/^This bid/);
  });

  it.each(LANGUAGES)('is said without an id: %s', async (language) => {
    await words.chooseToSpeak(language);
    expect(tellWhy(why, ORDERS, {})).not.toMatch(/riverrun|seagard|greyjoy|[{}]/);
    expect(tellWhy({ ...why, fears: [left] }, ORDERS, {})).not.toMatch(/riverrun|seagard|[{}]/);
  });

  it.each(LANGUAGES)('says how far it looks, each time in other words: %s', async (language) => {
    await words.chooseToSpeak(language);
    for (const facts of [
      { ...why, fears: [] },
      { ...why, gains: [] },
      { ...why, gains: [], fears: [left] },
    ]) {
      const said = ['round', 'next-round', 'game'].map((horizon) =>
        tellWhy({ ...facts, horizon }, ORDERS, {}),
      );
      expect(new Set(said).size).toBe(3);
      for (const text of said) expect(text).not.toMatch(/riverrun|seagard|greyjoy|thrones\.|[{}]/);
    }
  });
});
