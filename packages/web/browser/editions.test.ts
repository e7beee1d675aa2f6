// Older editions in a browser: a battle of 2018 in Chinese, its rules over the table, and what changed since.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';
import { asked } from './table-screen.ts';
import { CHINESE } from './words.ts';

const { visit } = browserTests();

const STILL = { settings: { pace: 'instant', name: 'Alys' } } as const;

const said = (key: string): string => CHINESE[key] ?? key;

/** Answers as the computer advises. */
async function answer(page: Page): Promise<void> {
  const dock = page.getByRole('region', { name: said('frame.dock') });
  const hinted = dock.getByRole('button', { name: said('battle.controls.hinted') });
  const confirmation = dock
    .locator('button[aria-keyshortcuts="Enter"][aria-disabled=false]')
    .filter({ hasText: said('battle.controls.hinted') });
  await dock.getByRole('button', { name: said('battle.controls.hint'), exact: true }).click();
  await hinted.first().waitFor();
  if (!(await confirmation.isVisible())) await hinted.first().click();
  while (await confirmation.isVisible()) await confirmation.click();
}

it('a battle of 2018 is set up in Chinese and played for a round', async () => {
  const { page } = await visit('/', STILL);
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('button', { name: new RegExp(said('battle.play.title')) }).click();
  await page.locator('.door.open summary').click();
  await page.getByText(said('battle.edition.2018'), { exact: true }).click();
  const modes = page.getByLabel(said('battle.setup.mode'));
  expect(await modes.locator('option').count()).toBe(5);
  await page.getByRole('button', { name: said('play.start') }).click();
  while ((await asked(page)) !== 'turn/activate-unit') await answer(page);
  await page.locator('.bar-status').getByText(said('battle.edition.2018')).waitFor();
  const round = page.locator('.battle-status .when');
  const first = await round.innerText();
  while ((await round.innerText()) === first && (await asked(page)) !== null) await answer(page);
  expect(await round.innerText()).not.toBe(first);
});

it('what changed since 2018 is a page, for everyone and on a phone', async () => {
  const { page } = await visit('/', { ...PHONE });
  await page.getByRole('link', { name: 'What changed since 2018' }).click();
  await page.getByRole('heading', { name: 'What changed since 2018' }).waitFor();
  await page.getByRole('heading', { name: 'A Clash of Kings' }).waitFor();
  await page.locator('.changes-chapter').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.viewport.width);
  const both = await page.locator('.changes-chapter tbody tr').count();
  await page.getByText('2021', { exact: true }).first().click();
  expect(await page.locator('.changes-chapter tbody tr').count()).toBeLessThan(both);

  await page.getByRole('link', { name: /Any Combat Unit may forgo its action/ }).click();
  await page.locator('article[id="battle/2021/action/forgo"]').waitFor();
  await page.goto(new URL('#/rules/battle/action/forgo', page.url()).href);
  await page.getByText(/In 2021: Any Combat Unit may forgo/).waitFor();
});
