// Turning points: where none is found, no more is claimed than that.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Which language is spoken is kept in a module: here it is one of our own.
vi.resetModules();
const words = await import('../../src/app/words.ts');
const { say, WORDS } = await import('../../src/story/words.ts');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.learnWords(WORDS);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a short look that finds nothing does not say that every choice was the best', async () => {
  await words.chooseToSpeak('en');
  expect(say('story.turning.none')).toBe('A short look at every decision found nothing clearly better.');
  await words.chooseToSpeak('zh-Hant');
  expect(say('story.turning.none')).toBe('簡略檢視每項決定後，沒有發現明顯更好的選擇。');
});
