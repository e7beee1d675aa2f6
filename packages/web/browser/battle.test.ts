// The miniatures game in a browser: two clicks to a first battle and a round of it, on a phone, for everyone, and without
// fetching more than it needs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { battleUntil, playOn } from './journals.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

const still = { settings: { pace: 'instant', name: 'Alys' } } as const;

async function firstBattle(page: Page): Promise<TableScreen> {
  await page.getByRole('button', { name: /Fight a battle/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  await table.asked();
  return table;
}

/** Answers as advised until the round is over. */
async function playRound(table: TableScreen): Promise<readonly string[]> {
  const asked: string[] = [];
  while (!(await table.status.innerText()).includes('Round 2')) {
    const ask = await table.answer();
    if (ask === null) break;
    asked.push(ask);
  }
  return asked;
}

describe('a first battle', () => {
  it('begins in two clicks, and a whole round is played and told', async () => {
    const { page } = await visit('/', still);
    const table = await firstBattle(page);
    await page.getByRole('application', { name: 'Battlefield' }).waitFor();
    const asked = await playRound(table);
    expect(asked).toEqual(expect.arrayContaining(['deploy/place', 'turn/activate-unit']));

    // Every unit of both armies stands on the table, as the engine has it.
    expect(await page.locator('.units-layer .unit').count()).toBe(8);
    const chronicle = await table.openPanel('Chronicle');
    await chronicle.getByRole('button', { name: 'Round 1' }).click();
    expect(await chronicle.locator('.chronicle-line').count()).toBeGreaterThan(5);
    expect(await chronicle.innerText()).not.toMatch(/\b(one|two)-\d|\{\w+[:}]/);
  });

  it('is played on a phone by touch, without anything beyond the screen', async () => {
    const { page } = await visit('/', { ...still, ...PHONE });
    await page.getByRole('button', { name: /Fight a battle/ }).tap();
    await page.getByRole('button', { name: 'Start the game' }).tap();
    const table = new TableScreen(page);
    while ((await table.asked()) !== 'turn/activate-unit') await table.answer();

    // A unit that can be activated is tapped on the table and confirmed.
    const box = await page.locator('.outlines.choosable rect').first().boundingBox();
    expect(box).not.toBeNull();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.locator('.outlines.chosen rect').waitFor();
    await table.confirmation.tap();
    expect(await table.asked()).not.toBe('turn/activate-unit');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});

describe('axe finds nothing serious', () => {
  it.each([
    'deploy/place',
    'turn/activate-unit',
    'activation/select-action',
    'occasion/declare',
    'charge/declare-target',
    're-rolls/choose-dice',
    'ncu-activation/claim-zone',
  ])('at a battle that asks %s', async (wanted) => {
    const { page } = await visit('/', still);
    const { journal, seat } = battleUntil('axe', ({ ask }) => ask === wanted);
    await playOn(page, journal, seat === 'one' ? 'House Stark' : 'House Lannister');
    const table = new TableScreen(page);
    expect(await table.asked()).toBe(wanted);
    expect(await violationsOn(page)).toEqual([]);
  });
});

it('the table of a battle needs at most 350 kB of script in all, and nothing of the board game', async () => {
  const { page, context } = await visit('/', still);
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.reload();
  const table = await firstBattle(page);
  await table.answer();
  await table.asked();
  const built = [...scripts].map((path) => readFileSync(join(import.meta.dirname, '../dist', path)));
  expect(built.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThanOrEqual(350_000);
  expect(built.some((file) => file.includes('Fight a battle'))).toBe(true);
  expect(built.filter((file) => file.includes('Mammoth Riders')).length).toBe(0);
});
