// The card library: found from the start page, searched, read in both languages, by keys, on a phone and offline.

import { expect, it } from 'vitest';
import { expectFits, expectFitsLarge, tooSmall } from './fits.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { server, visit } = browserTests();

it('a visitor finds a card, reads it in both languages and follows its links', async () => {
  const { page } = await visit('/');
  await page.getByRole('link', { name: /Card library/ }).click();
  await page.getByText('860 cards', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('sworn swords');
  const tiles = page.locator('.card-tile');
  await tiles.first().getByText('Stark Sworn Swords').waitFor();
  // The search gets into the address a moment after the last letter, and into the links with it.
  await expect.poll(() => tiles.first().getAttribute('href')).toMatch(/sworn.+sworn/);
  await tiles.first().click();
  const card = page.locator('.card-detail');
  await card.getByText('While it has').waitFor();

  await card.getByRole('button', { name: 'Both languages' }).click();
  await card.locator('[lang=zh-Hant]').getByText('史塔克誓言騎士').waitFor();
  await card.getByRole('button', { name: 'Both languages' }).click();

  // A term opens its rule, and the card stays.
  await card.getByRole('link', { name: 'Critical Blow' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.rule-text').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // The address is the card and the search.
  await page.reload();
  await card.getByText('While it has').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('sworn swords');
  await card
    .getByText(/^\d+ more$/)
    .first()
    .click();
  await card.getByRole('link', { name: 'Sworn Sword Captain' }).click();
  await card.getByRole('heading', { name: 'Units it can join' }).waitFor();
});

it('filters narrow the cards and can be cleared', async () => {
  const { page } = await visit('/#/cards');
  const found = page.locator('.library-found output');
  await page.getByRole('button', { name: 'House Greyjoy' }).click();
  await page.getByRole('radio', { name: 'Units' }).check();
  const units = Number((await found.innerText()).split(' ')[0]);
  expect(units).toBeGreaterThan(5);
  expect(units).toBeLessThan(30);
  await page.getByRole('combobox', { name: 'to', exact: true }).selectOption('6');
  await expect.poll(async () => Number((await found.innerText()).split(' ')[0])).toBeLessThan(units);
  await page.getByRole('searchbox').fill('zzyzx');
  await page.getByText('No card matches.').waitFor();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByText('860 cards', { exact: true }).waitFor();
});

it('the collection is saved and the same in another tab', async () => {
  const { page, context } = await visit('/#/cards/unit/stark-outriders');
  const other = await context.newPage();
  await other.goto(`${server.url}/#/cards?faction=stark&kind=unit`);
  await other.locator('.card-tile').first().waitFor();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await other.locator('[data-card="unit/stark-outriders"]').getByText('2 owned').waitFor();
  await page.reload();
  await page.getByText('2 owned').first().waitFor();
  expect(await page.locator('.stepper output').innerText()).toBe('2');
});

it('everything works by keys alone', async () => {
  const { page } = await visit('/#/cards');
  await page.locator('.card-tile').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('grey wind');
  await page.locator('.card-tile').first().getByText('Grey Wind').waitFor();
  await page.locator('.card-tile').first().focus();
  await page.keyboard.press('ArrowRight');
  const second = await page.locator('.card-tile').nth(1).getAttribute('data-card');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(second);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('.card-detail').getByText('Direwolf').first().waitFor();
});

it('on a phone a card is read alone, and nothing is too small for a finger', async () => {
  const { page } = await visit('/#/cards', PHONE);
  await page.locator('.card-tile').first().waitFor();
  await expectFitsLarge(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByText('Filters').tap();
  expect(await tooSmall(page)).toEqual([]);
  await page.locator('.card-tile').first().tap();
  await page.locator('.card-detail').waitFor();
  await page.locator('.card-grid').waitFor({ state: 'hidden' });
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('link', { name: 'All cards' }).tap();
  await page.locator('.card-grid').waitFor();
});

it('works without the server once it was visited, in both languages', async () => {
  const { page } = await visit('/', { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  try {
    await page.goto(`${server.url}/#/cards?words=grey+wind`);
    await page.reload();
    await page.locator('.card-tile').first().getByText('Grey Wind').waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.locator('.card-tile').first().getByText('灰風').waitFor();
    expect(await page.locator('.card-tile').first().getAttribute('data-card')).toBe('unit/grey-wind');
  } finally {
    await server.start();
  }
});
