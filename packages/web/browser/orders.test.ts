// Orders before they are given: half-made ones survive a reload, and a hint lays them out as soon as one may ask.

import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { HINTED, TableScreen } from './table-screen.ts';

const { visit } = browserTests();

it('orders that are laid out but not given are still there after a reload, and can be given then', async () => {
  const { page } = await visit('/', { reducedMotion: 'no-preference', settings: { pace: 'instant' } });
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('radio', { name: 'Stark' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  await table.asked();

  // One by the list, one by the map.
  await table.orderLine('Winterfell').click();
  await table.token('March −1').click();
  await table.pressArea('white-harbor');
  await table.token('Consolidate Power').click();

  await page.reload();
  await table.asked();
  await table.orderLine('Winterfell').getByText('March −1').waitFor({ state: 'attached' });
  await table.orderLine('White Harbor').getByText('Consolidate Power').waitFor({ state: 'attached' });
  await table.dock.getByText('still without an order').waitFor();

  await table.layOrders({ 'The Shivering Sea': 'Raid' });
  await table.confirmation.click();
  expect(await table.asked()).not.toBe('planning-phase/assign-orders');
  await table.board.locator('.on-map .order.march.of-stark').first().waitFor();
});

it('a hint that is asked for at once says that it is on its way, and comes while the others give their orders', async () => {
  const { page } = await visit('/', { settings: { pace: 'calm', name: 'Alys' } });
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('radio', { name: 'Greyjoy' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  await table.asked();
  const hint = table.button(/Suggest/);
  await hint.click();
  await hint.and(page.locator('[aria-busy=true]')).waitFor();
  await table.button(HINTED).waitFor();
  await hint.and(page.locator('[aria-busy=false]')).waitFor();
  expect(await table.dock.locator('.reason').innerText()).toContain('Your chance of winning');
});
