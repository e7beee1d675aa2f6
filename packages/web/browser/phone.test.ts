// A phone in the hand, by touch alone.

import { expect, it } from 'vitest';
import { expectFits, tooSmall } from './fits.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

it('a game on a phone is begun, orders are given and panels are opened by touch', async () => {
  const { page } = await visit('/', { ...PHONE, reducedMotion: 'no-preference', settings: { pace: 'fast' } });
  await expectFits(page);
  await page.getByRole('button', { name: /Play now/ }).tap();
  await page.getByRole('radio', { name: 'Stark' }).tap();
  await page.getByRole('button', { name: 'Start the game' }).tap();

  const table = new TableScreen(page);
  await table.asked();
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);

  // An area on the map, then its order; the next one is gone on to by itself.
  await table.pressArea('winterfell', 'tap');
  await table.dock.getByText('Which order for Winterfell?').waitFor();
  await table.token('March +0').tap();
  await table.orderLine('Winterfell').getByText('March +0').waitFor({ state: 'attached' });
  await table.token('Raid').tap();
  await table.token('Consolidate Power').tap();
  await table.confirmation.and(page.locator('[aria-disabled=false]')).tap();
  expect(await table.asked()).not.toBe('planning-phase/assign-orders');

  // The dock can be put away for the map.
  const handle = table.dock.locator('.dock-handle');
  await handle.tap();
  await table.confirmation.waitFor({ state: 'hidden' });
  await handle.tap();
  await table.confirmation.waitFor();

  const tabs = page.getByRole('navigation', { name: 'Panels' }).getByRole('button');
  for (const tab of await tabs.all()) {
    await tab.tap();
    const sheet = page.locator('section.side-panel');
    await sheet.waitFor();
    await expectFits(page);
    expect((await sheet.boundingBox())?.width).toBe(390);
    expect(await tooSmall(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
  }
  await table.asked();
});
