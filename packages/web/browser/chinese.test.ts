// The client in Chinese: switched at once, and nothing of it left in English.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CHINESE, ENGLISH } from './words.ts';
import { browserTests } from './support.ts';

const { visit } = browserTests();

/** What is English in one catalogue and something else in the other: none of it may be seen. */
const TRANSLATED = new Set(
  Object.entries(ENGLISH)
    .filter(([key, text]) => !text.includes('{') && CHINESE[key] !== text)
    .map(([, text]) => text),
);

/** All that can be read or heard on the page, but for what is marked as English. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('[lang=en]') !== null || !element.checkVisibility()) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
          found.add(node.getAttribute(name)?.trim() ?? '');
      else found.add(node.textContent?.trim() ?? '');
    }
    return [...found];
  });
}

/** Two English words in a row are a sentence that was forgotten; names of games are not translated. */
const SENTENCE = /[a-z]{2,} [a-z]{2,}/i;
const NAMES = [/^Maester$/, /^npx maester/, /^A Game of Thrones|^A Song of Ice/];

async function expectChinese(page: Page): Promise<void> {
  const texts = await textsOf(page);
  expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  const forgotten = texts.filter(
    (text) => TRANSLATED.has(text) || (SENTENCE.test(text) && !NAMES.some((name) => name.test(text))),
  );
  expect(forgotten).toEqual([]);
}

it('everything is Chinese as soon as Chinese is chosen', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: '中文' }).click();
  await page.locator('html[lang=zh-Hant]').waitFor();
  await expectChinese(page);

  await page.getByRole('button', { name: '開始遊戲' }).click();
  await page.locator('.question').waitFor();
  for (const tab of await page.locator('.panel-tab').all()) {
    await tab.click();
    await expectChinese(page);
  }
  for (const hash of [
    '#/settings',
    '#/learn',
    '#/learn/orders',
    '#/rules',
    '#/rules/battle',
    '#/host',
    '#/games',
  ]) {
    await page.goto(new URL(hash, page.url()).href);
    await page.locator('h1').first().waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await expectChinese(page);
  }

  // And back, at once.
  await page.goto(new URL('#/settings', page.url()).href);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

/** Latin words that belong on a Chinese page: our name, dice, keys, and the other language. */
const LATIN = /\b(?:Maester|D[36]|English|Enter|Esc|Shift|Alt)\b/g;

it('a battle is opened and fought in Chinese, without an English word', async () => {
  const { page } = await visit('/', { locale: 'zh-TW', settings: { pace: 'instant' } });
  const expectNoLatin = async (): Promise<void> => {
    await expectChinese(page);
    const words = (await textsOf(page)).flatMap(
      (text) => text.replaceAll(LATIN, '').match(/[a-z]{2,}/gi) ?? [],
    );
    expect([...new Set(words)]).toEqual([]);
  };
  await page.goto(new URL('#/', page.url()).href);
  await page.getByRole('button', { name: new RegExp(CHINESE['battle.play.title'] ?? '') }).click();
  await page.getByRole('button', { name: '開始遊戲' }).click();
  const asked = page.locator('.question[aria-busy=false]');
  for (let i = 0; i < 4; i++) {
    await asked.waitFor();
    await expectNoLatin();
    const before = await asked.innerText();
    await page.getByRole('button', { name: CHINESE['battle.controls.hint'] ?? '', exact: true }).click();
    await page.locator('.question button[aria-keyshortcuts="Enter"][aria-disabled=false]').click();
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('.question')?.innerText !== text,
      before,
    );
  }
  await asked.waitFor();
  for (const tab of await page.locator('.panel-tab').all()) {
    await tab.click();
    await expectNoLatin();
  }
  await page.locator('#tab-armies').click();
  await page.locator('#panel-armies .unit-state button').first().click();
  await page.getByRole('dialog').waitFor();
  await expectNoLatin();
});
