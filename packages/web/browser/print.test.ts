// A list on paper: the page makes a PDF of it, in the language that is spoken, and loads what that takes only then.

import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTests } from './support.ts';

const { visit } = browserTests();

async function printed(page: Page, [open, save]: readonly [string, string]): Promise<string> {
  await page.getByText(open, { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: save }).click();
  return readFileSync(await (await download).path(), 'latin1');
}

it('a list is printed, and the fonts come when they are needed', async () => {
  const { page, context } = await visit('/');
  const fonts = new Set<string>();
  context.on('request', (request) => {
    const name = /\/([\w-]+?)-[\w-]{8}\.ttf$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) fonts.add(name);
  });
  await page.goto(`${page.url()}#/armies/stark-40`);
  await page.getByText('Print', { exact: true }).waitFor();
  expect([...fonts]).toEqual([]);
  const file = await printed(page, ['Print', 'Save as PDF']);
  expect(file.slice(0, 8)).toBe('%PDF-1.7');
  // the paper of the visitor's country
  expect(file).toContain('/MediaBox [0.000 0.000 612.000 792.000]');
  expect(file.match(/\/Type \/Page /g)).toHaveLength(8);
  expect([...fonts].toSorted()).toEqual([
    'Alegreya-Latin-Bold',
    'NotoSansTC-Latin-Bold',
    'NotoSansTC-Latin-Regular',
  ]);
});

it('cards that were found in the library are printed', async () => {
  const { page } = await visit('/#/cards');
  await page.getByRole('searchbox').fill('sworn swords');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save .* as PDF$/ }).click();
  const file = readFileSync(await (await download).path(), 'latin1');
  expect(file.slice(0, 8)).toBe('%PDF-1.7');
  expect(file.match(/\/Type \/Page /g)?.length).toBeLessThan(20);
});

it('a list is printed in Chinese, with a Chinese font', async () => {
  const { page } = await visit('/#/armies/stark-40', { locale: 'zh-TW' });
  const file = await printed(page, ['列印', '儲存為 PDF']);
  expect(file).toContain('/Lang (zh-Hant)');
  expect(file).toContain('+NotoSansTC-Regular');
  expect(file).toContain('/MediaBox [0.000 0.000 595.276 841.890]');
});
