// A new visitor: two clicks to a game, and a whole game against five computer houses.

import { readFileSync } from 'node:fs';
import { Match, readJournal } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

it('a new visitor starts a game in two clicks and plays it to the end, and its journal replays', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const table = new TableScreen(page);
  const asked: string[] = [];
  for (let ask = await table.answer(); ask !== null; ask = await table.answer()) asked.push(ask);

  await table.result.getByText(/wins$/).waitFor();
  await table.result.getByRole('button', { name: 'Close' }).click();

  const menu = await table.openMenu();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Download the journal' }).click(),
  ]);
  const journal = readJournal(readFileSync(await download.path(), 'utf8'));
  const match = Match.replay(thrones, journal);
  expect(match.length).toBe(journal.entries.length);
  expect(thrones.outcome(match.state)?.winners).toHaveLength(1);

  // Orders in every round, unless the house has lost its last unit; a quick rival may win in the third.
  const rounds = asked.filter((ask) => ask === 'planning-phase/assign-orders').length;
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThanOrEqual(match.state.round);
});

it('a newcomer is in a guided game with one press', async () => {
  const { page } = await visit('/');
  await page.getByRole('button', { name: /Become a ruler in 15 minutes/ }).click();
  const table = new TableScreen(page);
  expect(await table.asked()).toBe('planning-phase/assign-orders');
  await page.locator('.coach').getByText(/\w/).first().waitFor();
});
