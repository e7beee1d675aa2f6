// A device that has no room left: the page says so, and what was told to have happened has happened.

import { readFileSync } from 'node:fs';
import { Match, readJournal } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

/** Put before the worker's own script: its store takes nothing more once it is told that the device is full. */
const FULL_ON_DEMAND = `
  let full = false;
  new BroadcastChannel('room').onmessage = ({ data }) => { full = data === 'full'; };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    if (full) throw new DOMException('no room left', 'QuotaExceededError');
    return add.apply(this, row);
  };
`;

it('when the device is full the page says what to do, the orders stay laid out, and can be given later', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await page.route('**/local-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: FULL_ON_DEMAND + (await response.text()) });
  });
  const device = (room: 'full' | 'free'): Promise<void> =>
    page.evaluate(`new BroadcastChannel('room').postMessage('${room}')`);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  await table.asked();
  await table.layOutHint();
  const laid = await table.dock.getByRole('listitem').allTextContents();

  await device('full');
  await table.confirmation.click();
  await page.getByText("The game couldn't be saved on this device.").waitFor();
  await page.getByText('Delete games you no longer need and try again').waitFor();

  // The table is as it was, so are the orders.
  await table.asked();
  expect(await table.dock.getByRole('listitem').allTextContents()).toEqual(laid);
  expect(await table.asked()).toBe('planning-phase/assign-orders');

  await device('free');
  await page.locator('.notices').getByRole('button', { name: 'Close' }).click();
  await table.confirmation.click();
  await table.asked();
  expect(await table.asked()).not.toBe('planning-phase/assign-orders');

  const menu = await table.openMenu();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Download the journal' }).click(),
  ]);
  const journal = readJournal(readFileSync(await download.path(), 'utf8'));
  expect(Match.replay(thrones, journal).length).toBeGreaterThanOrEqual(6);
});
