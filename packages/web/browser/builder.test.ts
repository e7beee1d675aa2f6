// The army builder: a newcomer builds a legal list and plays it; lists are saved, travel, and can be made by keys, on a
// phone, in Chinese and offline.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BattleScreen } from './battle-screen.ts';
import { expectFits, tooSmall } from './fits.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { server, visit } = browserTests();

const add = (page: Page, card: string) =>
  page.getByRole('button', { name: `Add ${card}`, exact: true }).click();
const shelf = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pane = (page: Page) => page.locator('.army-pane');

/** Forty points of House Stark, as a newcomer would click them together. */
async function buildStark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'House Stark' }).click();
  await page.getByRole('button', { name: /^Choose Robb Stark, The Wolf Lord/ }).click();
  for (const unit of [
    'Stark Sworn Swords',
    'Stark Sworn Swords',
    'House Karstark Spearmen',
    'House Tully Cavaliers',
  ])
    await add(page, unit);
  await shelf(page, 'NCUs');
  await add(page, 'Sansa Stark, Little Bird');
  await add(page, 'Catelyn Stark, Lady of Winterfell');
  await shelf(page, 'Attachments');
  await add(page, 'Sworn Sword Captain');
  await page.locator('.which-unit').getByRole('button').first().click();
  await shelf(page, 'Units');
}

it('a newcomer builds a legal 40-point list and plays it', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await page.getByRole('link', { name: /Build an army/ }).click();
  await page.getByRole('button', { name: 'House Stark' }).waitFor();
  await buildStark(page);
  await pane(page).getByText('This list is legal.').waitFor();
  await pane(page).getByRole('textbox', { name: 'Name of the list' }).fill('Winter is here');
  await page.getByRole('button', { name: 'Play this list' }).click();
  const battle = new BattleScreen(page);
  for (let i = 0; i < 4; i++) await battle.answer();
  expect(await battle.asked()).not.toBeNull();
});

it('says what is wrong, why a card cannot be added, and takes every step back', async () => {
  const { page } = await visit('/#/armies/stark-40');
  await pane(page).getByText('This list is legal.').waitFor();
  // Nothing fits any longer: the reasons are there, with their rules.
  await page.locator('.catalogue .reasons').first().getByText('the limit is 40').waitFor();
  await page.locator('.catalogue .reasons').first().getByRole('link', { name: 'The rule' }).last().click();
  await page.getByRole('dialog').locator('.rule-text').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await pane(page).getByRole('button', { name: 'Remove Robb Stark, The Wolf Lord' }).click();
  await pane(page).getByText('The Commander must join a unit:').waitFor();
  await pane(page).getByText('Still needed').waitFor();
  expect(await page.getByRole('button', { name: 'Play this list' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await page.keyboard.press('Control+z');
  await pane(page).getByText('This list is legal.').waitFor();
  await pane(page).getByRole('button', { name: 'Redo' }).click();
  await pane(page).getByText('Still needed').waitFor();
  await pane(page).getByRole('button', { name: 'Undo' }).click();

  await pane(page).getByRole('spinbutton', { name: 'Points' }).fill('30');
  await pane(page).getByRole('spinbutton', { name: 'Points' }).blur();
  await pane(page).getByText('Breaks a rule').waitFor();
  await pane(page)
    .getByText(/points too many/)
    .waitFor();
});

it('nothing is lost on a reload or with two tabs', async () => {
  const { page, context } = await visit('/#/armies/stark-40');
  await pane(page).getByText('This list is legal.').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await pane(other).getByText('This list is legal.').waitFor();
  // Each tab changes the same list: both changes stay.
  await pane(page).getByRole('button', { name: 'Remove Sansa Stark, Little Bird' }).click();
  await pane(other).getByText('7 activations').waitFor();
  await pane(other).getByRole('textbox', { name: 'Notes' }).fill('Hold the centre.');
  await expect
    .poll(() => pane(page).getByRole('textbox', { name: 'Notes' }).inputValue())
    .toBe('Hold the centre.');
  await page.reload();
  await pane(page).getByText('7 activations').waitFor();
  expect(await pane(page).getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Hold the centre.');

  await pane(page).getByRole('button', { name: 'Copy this list' }).click();
  await expect
    .poll(() => pane(page).getByRole('textbox', { name: 'Name of the list' }).inputValue())
    .toBe('Copy of The northern host');
  await page.getByRole('link', { name: 'Army lists' }).click();
  await page.getByRole('heading', { name: 'My lists', exact: true }).waitFor();
  expect(await page.locator('.list-cards').first().locator('.list-card').count()).toBe(2);
});

it('a list travels as a link and as text, and unclear names are asked about', async () => {
  const { page, context } = await visit('/#/armies/stark-40');
  await pane(page).getByText('Share or save this list').click();
  const text = pane(page).getByRole('textbox', { name: 'The list', exact: true });
  await text.waitFor();
  const link = await text.inputValue();
  expect(link).toContain('#/list/1');
  const other = await context.browser()?.newContext({ serviceWorkers: 'block', locale: 'en-US' });
  const stranger = await other?.newPage();
  if (stranger === undefined) throw new Error('no browser');
  await stranger.goto(link);
  await pane(stranger).getByText('This list is legal.').waitFor();
  expect(await pane(stranger).getByRole('textbox', { name: 'Name of the list' }).inputValue()).toBe(
    'The northern host',
  );
  await other?.close();

  await page.goto(`${server.url}/#/armies`);
  await page.getByText('Open a list from elsewhere').click();
  const paste = page.getByRole('textbox', { name: 'Paste a list' });
  await paste.fill('nothing like a list at all');
  await page.locator('.read-list .problem, .read-list select').first().waitFor();
  await paste.fill(link);
  await page.getByText('Maester link: ').waitFor();
  await page.getByRole('button', { name: 'Open this list' }).click();
  await pane(page).getByText('This list is legal.').waitFor();
});

it('a list is hosted in one press', async () => {
  const { page } = await visit('/#/armies/stark-40', { settings: { name: 'Alys' } });
  await page.getByRole('button', { name: 'Host a table' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  expect(page.url()).toContain('#/t/');
});

it('two lists are compared, and two are a pair', async () => {
  const { page } = await visit('/#/armies/stark-greatjon-40');
  await pane(page).getByText('This list is legal.').waitFor();
  await page.goto(`${server.url}/#/armies/stark-40`);
  await pane(page)
    .getByRole('combobox', { name: /Second list/ })
    .selectOption({ label: 'The wrath of the North' });
  await pane(page)
    .getByRole('combobox', { name: 'Compare with' })
    .selectOption({ label: 'The wrath of the North' });
  await page.getByRole('heading', { name: 'Two lists compared' }).waitFor();
  await page.getByRole('link', { name: 'Army lists' }).click();
  await page.getByText('Paired with The northern host').waitFor();
  expect(await page.getByText(/^Paired with/).count()).toBe(2);
});

it('a list is built by keys alone', async () => {
  const { page } = await visit('/#/armies');
  await page.getByRole('button', { name: 'House Stark' }).focus();
  await page.keyboard.press('Enter');
  const commanders = page.getByRole('button', { name: /^Choose / });
  await commanders.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pane(page).getByText('Add a unit that the Commander can join.').waitFor();
  await page.locator('.catalogue .row-add').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pane(page).locator('.unit-entry').waitFor();
  await page.keyboard.press('Control+z');
  await pane(page).getByText('No units yet.').waitFor();
  expect(await pane(page).locator('.unit-entry').count()).toBe(0);
});

it('on a phone the list is built by touch', async () => {
  const { page } = await visit('/#/armies', PHONE);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
  await buildStark(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: /^Army \(/ }).tap();
  await pane(page).getByText('This list is legal.').waitFor();
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
});

it('speaks Chinese, and works without the server', async () => {
  const { page } = await visit('/', { serviceWorkers: 'allow', locale: 'zh-TW' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  try {
    await page.goto(`${server.url}/#/armies/lannister-40`);
    await page.reload();
    await pane(page).getByText('這份清單合乎規則。').waitFor();
    await page.getByRole('button', { name: '將領', exact: true }).click();
    await page.locator('.catalogue .card-row').first().waitFor();
    expect(await page.locator('.catalogue').innerText()).toMatch(/能力|規則|分/);
  } finally {
    await server.start();
  }
});
