// Around the battlefield: panels, cards, odds, the combat stage and the result, for everyone.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { battleUntil, fightOn } from './battles.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';
import { asked } from './table-screen.ts';

const { visit } = browserTests();

const still = { settings: { pace: 'instant', name: 'Alys' } } as const;
const PANELS = ['score', 'tactics', 'armies', 'positions'];

/** An attack is about to be rolled, and its player may declare something for it. */
const attackWithCard = () =>
  battleUntil(
    'panels',
    ({ seat, decision, state }) =>
      decision.kind === 'option' &&
      decision.ask === 'occasion/declare' &&
      decision.facts['trigger'] === 'attack-before-dice' &&
      decision.options.length > 1 &&
      state.units.find(({ id }) => id === decision.facts['unit'])?.seat === seat,
  );

async function openPanel(page: Page, id: string): Promise<void> {
  const tab = page.locator(`#tab-${id}`);
  if ((await tab.getAttribute('aria-expanded')) !== 'true') await tab.click();
  await page.locator(`#panel-${id}`).waitFor();
}

/** Whether anything is wider than the screen. */
const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('around the battlefield', () => {
  it('every panel speaks in words, opens its cards and their rules, and axe finds nothing serious', async () => {
    const { journal, seat } = attackWithCard();
    const { page } = await visit('/', still);
    await fightOn(page, journal, seat);
    for (const id of PANELS) {
      await openPanel(page, id);
      const panel = page.locator(`#panel-${id}`);
      await panel.locator('.loading').waitFor({ state: 'detached' });
      expect(await panel.innerText()).not.toMatch(
        /\b(?:battle|cards|name|text|term)\.[a-z-]+|\b(?:one|two)-\d/,
      );
      expect(await violationsOn(page, `#panel-${id}`)).toEqual([]);
    }
    await page.locator('#panel-positions summary').first().click();
    await page.locator('#panel-positions .relation').first().waitFor();

    await openPanel(page, 'armies');
    await page.locator('#panel-armies .unit-state button').first().click();
    const card = page.getByRole('dialog');
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await card.locator('.term').first().click();
    await page.locator('dialog .rule-text').waitFor();
  });

  it('an attack has its odds before it is made, with and without the card, and a stage when it is', async () => {
    const { journal, seat } = attackWithCard();
    const { page } = await visit('/', { ...still, settings: { ...still.settings, pace: 'calm' } });
    await fightOn(page, journal, seat);
    await page.locator('.odds-line').first().waitFor();
    // what is alone to be declared is picked already
    if ((await page.locator('.odds-line').count()) === 1)
      await page.locator('.question .ways [data-option]').first().click();
    await page.locator('.odds-line').nth(1).waitFor();
    await page.locator('.odds-line').nth(1).click();
    const plot = page.getByRole('dialog');
    await plot.locator('.odds-bars li').first().waitFor();
    expect(await plot.locator('.odds-bars li').count()).toBeGreaterThan(1);
    expect(await plot.locator('.odds-sources li').count()).toBeGreaterThan(0);
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.question .confirm').click();
    await page.locator('.stage .rolled-die').first().waitFor();
    expect(await page.locator('.stage').innerText()).toContain('Attack dice');
    expect(await violationsOn(page, '.stage')).toEqual([]);
  });

  it('fits a phone, panel by panel', async () => {
    const { journal, seat } = attackWithCard();
    const { page } = await visit('/', { ...still, ...PHONE });
    await fightOn(page, journal, seat);
    for (const id of PANELS) {
      await openPanel(page, id);
      expect([id, await overflows(page)]).toEqual([id, false]);
      await page.keyboard.press('Escape');
    }
  });

  it('the end is told in numbers, and shared as a picture and as a page that needs nothing else', async () => {
    // the last decision of a whole battle, found by playing it once
    let decisions = 0;
    try {
      battleUntil('panels', () => {
        decisions += 1;
        return false;
      });
    } catch {
      // it is over
    }
    let left = decisions;
    const { journal, seat } = battleUntil('panels', () => {
      left -= 1;
      return left === 0;
    });
    const { page } = await visit('/', still);
    await fightOn(page, journal, seat);
    while ((await asked(page)) !== null) {
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('.question .confirm:not([aria-disabled=true])').click();
    }
    const result = page.locator('dialog .battle-result');
    await result.waitFor();
    expect(await result.innerText()).not.toMatch(/battle\.result\.|\b(?:one|two)-\d/);
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    const body = page.locator('dialog[open] .dialog-body');
    expect(await body.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ]);
    const png = readFileSync(await picture.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the battle report' }).click(),
    ]);
    const html = readFileSync(await report.path(), 'utf8');
    expect(html).toContain('== Round 1');
    expect(html).not.toMatch(/src=|href=|<script/);
  });
});
