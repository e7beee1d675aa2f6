// What people read about computer players: the line of each level wherever one is chosen and where it plays, and how
// long they may think on this device.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BattleScreen } from './battle-screen.ts';
import { expectFits } from './fits.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

const SQUIRE = 'Brave and eager, still learning.';
const CASTELLAN = 'Guards the walls, counts the stores';
const HAND = 'Thinks a round ahead';
const still = { settings: { pace: 'instant', name: 'Alys' } } as const;

const levelOf = (page: Page, house: string) =>
  page.getByRole('combobox', { name: `${house}: level of the computer player` });

/** The lines that are read, each once. */
async function expectLines(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of [SQUIRE, CASTELLAN, HAND])
    await expect
      .poll(() => page.getByText(line).count(), { message: line })
      .toBe(lines.includes(line) ? 1 : 0);
}

describe('the line of a level', () => {
  it('is read in the hosting form for each level that is chosen, and in the lobby by everyone', async () => {
    const { page } = await visit('/#/host', still);
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await expectLines(page);
    for (const house of ['Lannister', 'Baratheon'])
      await page.getByRole('checkbox', { name: house, exact: true }).check();
    await expectLines(page, CASTELLAN);
    await levelOf(page, 'Baratheon').selectOption('Hand');
    await expectLines(page, CASTELLAN, HAND);

    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await expectLines(page, CASTELLAN, HAND);
    const guest = await visit('/', { ...still, ...PHONE });
    await guest.page.goto(page.url());
    await expectLines(guest.page, CASTELLAN, HAND);
    await expectFits(guest.page);
    await levelOf(page, 'Lannister').selectOption('Squire');
    for (const each of [page, guest.page]) await expectLines(each, SQUIRE, HAND);
  });

  it('is read where people pass a device around, on a phone as well', async () => {
    const { page } = await visit('/', { ...still, ...PHONE });
    await page.getByRole('button', { name: /Play together/ }).tap();
    await levelOf(page, 'Martell').selectOption('Squire');
    await expectLines(page, SQUIRE, CASTELLAN);
    await expectFits(page);
  });

  it('is read once for a level of a seat that is not the level of all', async () => {
    const { page } = await visit('/', still);
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.getByText('More options').click();
    await levelOf(page, 'Martell').waitFor();
    await expectLines(page, CASTELLAN);
    await levelOf(page, 'Martell').selectOption('Hand');
    await expectLines(page, CASTELLAN, HAND);
  });

  it('is read at the table: beside the seat in battle, below the tempers in the board game', async () => {
    const { page } = await visit('/', still);
    await page.getByRole('button', { name: /Fight a battle/ }).click();
    await page.getByRole('radio', { name: 'Hand' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const battle = new BattleScreen(page);
    await battle.asked();
    const seats = (await battle.openPanel('Table')).locator('.seat-list li');
    await seats.filter({ hasText: 'computer: Hand' }).getByText(HAND).waitFor();
    await expectLines(page, HAND);

    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.getByRole('radio', { name: 'Squire' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const thrones = new TableScreen(page);
    await thrones.asked();
    await thrones.openPanel('Table');
    await expectLines(page, SQUIRE);
  });
});

/** What the page tells the worker of the tables about time, from its first word on. */
async function overhearTimes(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const times: number[] = [];
    globalThis.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        const { type, milliseconds } = message as { readonly type?: string; readonly milliseconds?: number };
        if (type === 'thinking' && milliseconds !== undefined) times.push(milliseconds);
        super.postMessage(message, []);
      }
    };
    Object.assign(globalThis, { times });
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly times: readonly number[] }).times);
}

it('computer players of this device think as long as was chosen in the settings, from then on', async () => {
  const { page } = await visit('/', still);
  const times = await overhearTimes(page);
  await page.reload();
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await new TableScreen(page).asked();
  expect(await times()).toEqual([4000]);

  await page.goto(new URL('/#/settings', page.url()).href);
  const choice = page.getByRole('group', { name: 'Computer thinking time' });
  await choice.getByRole('radio', { name: 'Long' }).check();
  await page.getByText('At most 10 seconds for a choice').waitFor();
  expect(await times()).toEqual([4000, 10_000]);

  await choice.getByRole('radio', { name: 'Short' }).check();
  await page.getByText('At most 1 second for a choice').waitFor();
  await page.goBack();
  await page.reload();
  await new TableScreen(page).asked();
  expect(await times()).toEqual([1000]);
});
