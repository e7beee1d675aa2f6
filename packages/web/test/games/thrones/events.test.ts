import type { ThronesEvent } from '@maester/thrones';
import { AREA_IDS } from '@maester/thrones/tables';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/language.ts';
import { randomGames } from './support.ts';

const RAW = /[{}[\]]|undefined|NaN|[a-z]+-[a-z]+\.|\b(?:name|event|count|text|outcome|panels)\.[a-z]/;
/** Ids of two words or more, such as castle-black: nobody should read one. */
const ID = /(?<![\w'’])[a-z]+(?:-[a-z0-9]+)+(?!\w)/;

// Which language is spoken is kept in a module: here it is one of our own.
vi.resetModules();
const words = await import('../../../src/app/words.ts');
const events = await import('../../../src/games/thrones/events.ts');
const { CATALOGUES } = await import('../../../src/games/thrones/words.ts');
const { all } = await import('../../../src/games/thrones/messages/all.en.ts');
const happened: ThronesEvent[] = [];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.learnWords(CATALOGUES);
  for (const { news } of randomGames(300)) happened.push(...news);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const everyLanguage: readonly Language[] = LANGUAGES;

describe('the events of three hundred games', () => {
  it('are of every type but those that hardly ever happen', () => {
    const types = new Set(happened.map(({ type }) => type));
    const told = Object.keys(all)
      .filter((key) => /^event\.[a-z-]+$/.test(key))
      .map((key) => key.slice('event.'.length));
    expect(told.filter((type) => !types.has(type as ThronesEvent['type']))).toEqual([]);
  });

  it.each(everyLanguage)('are sentences without anything raw in %s', async (language) => {
    await words.chooseToSpeak(language);
    const wellMade = (sentence: string | null): boolean =>
      sentence !== null &&
      sentence.endsWith(language === 'en' ? '.' : '。') &&
      [RAW, ID, /: \.|：。/].every((flaw) => !flaw.test(sentence));
    const wrong = happened
      .map((event) => ({ type: event.type, sentence: events.tellEvent(event) }))
      .filter(({ sentence }) => !wellMade(sentence));
    expect(wrong).toEqual([]);
  });

  it.each(everyLanguage)('begin chapters with a title in %s', async (language) => {
    await words.chooseToSpeak(language);
    const chapters = happened.flatMap((event) => events.chapterOf(event) ?? []);
    expect(chapters.filter(({ title }) => RAW.test(title) || ID.test(title))).toEqual([]);
    expect(new Set(chapters.map(({ level }) => level))).toEqual(new Set([1, 2]));
  });

  it('light up every area they name', () => {
    const areas: ReadonlySet<unknown> = new Set(AREA_IDS);
    const unlit = happened.filter((event) => {
      const lit: readonly unknown[] = events.areasOf(event);
      return Object.values(event).some((value: unknown) => areas.has(value) && !lit.includes(value));
    });
    expect(unlit).toEqual([]);
    expect(events.areasOf({ type: 'raven-swap', area: 'pyke', from: 'raid', to: 'march-0' })).toEqual([
      'pyke',
    ]);
  });

  it('that only the table knows of have no sentence', () => {
    expect(events.tellEvent({ type: 'undo', seat: 'stark', count: 1 })).toBeNull();
  });
});
