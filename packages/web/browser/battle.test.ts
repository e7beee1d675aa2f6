// The miniatures game in a browser: two clicks to a first battle and a round of it, on a phone, for everyone, and without
// fetching more than it needs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { battle } from '@maester/battle';
import { Match, readJournal } from '@maester/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { battleUntil, playOn } from './journals.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';
import { BattleScreen } from './battle-screen.ts';

const { visit } = browserTests();

const still = { settings: { pace: 'instant', name: 'Alys' } } as const;

async function firstBattle(page: Page): Promise<BattleScreen> {
  await page.getByRole('button', { name: /Fight a battle/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new BattleScreen(page);
  await table.asked();
  return table;
}

describe('a first battle', () => {
  it('begins in two clicks and is played to the end, told, counted, and its journal replays', async () => {
    const { page } = await visit('/', still);
    const table = await firstBattle(page);
    await page.getByRole('application', { name: 'Battlefield' }).waitFor();
    // Every unit of both armies comes to stand on the table.
    await table.answerUntil((ask) => ask === 'turn/activate-unit');
    expect(await page.locator('.units-layer .unit').count()).toBe(8);
    await table.switchAdviceOn();
    while ((await table.answer()) !== null);

    await table.result.getByText(/wins$/).waitFor();
    await table.result.getByRole('heading', { name: 'Luck of the dice' }).waitFor();
    await table.result.getByRole('button', { name: 'Close' }).click();
    const chronicle = await table.openPanel('Chronicle');
    await chronicle.getByRole('button', { name: 'Round 1' }).click();
    expect(await chronicle.locator('.chronicle-line').count()).toBeGreaterThan(20);
    expect(await chronicle.innerText()).not.toMatch(/\b(one|two)-\d|\{\w+[:}]/);

    const menu = await table.openMenu();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('button', { name: 'Download the journal' }).click(),
    ]);
    const journal = readJournal(readFileSync(await download.path(), 'utf8'));
    expect(Match.replay(battle, journal).length).toBe(journal.entries.length);
  });

  it('is played on a phone by touch, without anything beyond the screen', async () => {
    const { page } = await visit('/', { ...still, ...PHONE });
    await page.getByRole('button', { name: /Fight a battle/ }).tap();
    await page.getByRole('button', { name: 'Start the game' }).tap();
    const table = new BattleScreen(page);
    while ((await table.asked()) !== 'turn/activate-unit') await table.answer();

    // A unit that can be activated is tapped on the table: that is the choice, and what it does comes next.
    const box = await page.locator('.outlines.choosable rect').first().boundingBox();
    expect(box).not.toBeNull();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.locator('.question:not([data-ask="turn/activate-unit"])').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});

it('two people pass a device around, each behind a curtain', async () => {
  const { page } = await visit('/', still);
  await page.getByRole('button', { name: /^Play together/ }).click();
  await page.getByText('Miniatures game', { exact: true }).click();
  await page.getByLabel("Name of the player of Jaime Lannister's host").fill('Brienne');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new BattleScreen(page);
  const curtain = page.locator('.curtain');
  const seen = new Set<string>();
  /** What of the table could be seen behind a curtain. */
  let behind = 0;
  for (let i = 0; i < 40 && seen.size < 2; i++) {
    await curtain.or(page.locator('.question[aria-busy=false]')).first().waitFor();
    if (await curtain.isVisible()) {
      seen.add(/Brienne/.test(await curtain.innerText()) ? 'Brienne' : 'Alys');
      behind += await page.locator('.units-layer').count();
      await curtain.getByRole('button').first().click();
    } else await table.answer();
  }
  expect([...seen].toSorted()).toEqual(['Alys', 'Brienne']);
  expect(behind).toBe(0);
});

it('axe finds nothing serious, whatever a battle asks', async () => {
  const { page } = await visit('/', still);
  const table = new BattleScreen(page);
  for (const wanted of [
    'deploy/place',
    'turn/activate-unit',
    'activation/select-action',
    'occasion/declare',
    'charge/declare-target',
    're-rolls/choose-dice',
    'ncu-activation/claim-zone',
  ]) {
    const { journal, seat } = battleUntil('axe', ({ ask }) => ask === wanted);
    await playOn(page, journal, seat === 'one' ? 'House Stark' : 'House Lannister');
    // What is asked may be asked together with what comes next.
    expect(await table.asked()).not.toBeNull();
    expect([wanted, await violationsOn(page)]).toEqual([wanted, []]);
  }
});

it('the table of a battle needs at most 350 kB of script in all, and nothing of the board game', async () => {
  const { page, context } = await visit('/', still);
  const table = await firstBattle(page);
  await table.asked();
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.reload();
  await table.asked();
  // What advises comes with the first hint, and is no part of the table.
  const advises = (path: string): boolean => path.includes('/counsel-');
  expect([...scripts].some(advises)).toBe(false);
  await table.answer();
  await table.asked();
  expect([...scripts].some(advises)).toBe(true);
  const needed = [...scripts].filter((path) => !advises(path));
  const built = needed.map((path) => readFileSync(join(import.meta.dirname, '../dist', path)));
  expect(built.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThanOrEqual(350_000);
  // The rules are fetched once, for page and worker alike, and the cards of other factions not at all.
  const files = (word: string): number => built.filter((file) => file.includes(word)).length;
  expect(files('two editions are called')).toBe(1);
  expect(files('crannogman-trackers')).toBe(1);
  expect(files('unsullied-prowess')).toBe(0);
  expect(built.filter((file) => file.includes('kings-landing')).length).toBe(0);
});
