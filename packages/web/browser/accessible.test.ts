// Every page for everyone: axe finds nothing serious, in light or in dark.

import { describe, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { playedUntil, playOn } from './journals.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

const still = { settings: { pace: 'instant', name: 'Alys' } } as const;

describe('axe finds nothing serious', () => {
  it.each([
    ['start', '#/', '.hero'],
    ['host', '#/host', 'h1'],
    ['settings', '#/settings', 'h1'],
    ['identity', '#/me', '.arms-maker'],
    ['ratings', '#/ratings', 'main .panel'],
    ['rules', '#/rules/thrones', '.rule'],
    ['learn', '#/learn', '.lesson-card'],
    ['lesson', '#/learn/orders', '.teacher'],
    ['card library', '#/cards?faction=targaryen', '.card-tile'],
    ['card', '#/cards/unit/stark-sworn-swords', '.card-detail .battle-card'],
    ['army lists', '#/armies', '.new-faction'],
    ['army builder', '#/armies/bolton-40', '.army-pane .card-row'],
    ['odds room', '#/odds?times=2', '.room-plot'],
    ['comparison', '#/armies/stark-40/lannister-40', '.compare-table'],
  ])('on the page %s', async (_name, hash, sign) => {
    const { page } = await visit(`/${hash}`, still);
    await page.locator(sign).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('behind the doors of the start page, and in the lobby', async () => {
    const { page } = await visit('/', still);
    for (const door of [/^Play now/, /^Play together/, /^Join or watch/]) {
      await page.getByRole('button', { name: door }).click();
      expect(await violationsOn(page)).toEqual([]);
    }
    await page.goto(new URL('#/host', page.url()).href);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it.each([
    'planning-phase/assign-orders',
    'march/move-units',
    'combat/choose-house-card',
    'clash-of-kings/bid',
  ])('at a table that asks %s', async (wanted) => {
    const { page } = await visit('/', still);
    const { journal, seat } = playedUntil('axe', ({ ask }) => ask === wanted);
    await playOn(page, journal, seat ?? '');
    const table = new TableScreen(page);
    expect(await table.asked()).toBe(wanted);
    await table.layOutHint();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('in a replay, and in every panel of it', async () => {
    const { page } = await visit('/', still);
    const { journal, seat } = playedUntil('axe', ({ ask }) => ask === 'combat/choose-house-card');
    await playOn(page, journal, seat ?? '');
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    for (const tab of await page.locator('.panel-tab').all()) {
      await tab.click();
      expect(await violationsOn(page, '.side-panel')).toEqual([]);
    }
  });
});
