// Replays of a game online: step, jump, share a moment, and play on from it.

import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

it('a game is watched again step by step, a moment of it is shared, and played on from', async () => {
  // Three computers play; their host only watches, so it is over soon.
  const { page, context } = await visit('/#/host', { settings: { pace: 'instant' } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: 'Just watch' }).check();
  for (const house of ['Stark', 'Lannister', 'Baratheon'])
    await page.getByRole('checkbox', { name: house, exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  await table.result.getByText(/wins$/).waitFor({ timeout: 60_000 });
  await table.result.getByRole('link', { name: 'Replay' }).click();

  const slider = page.getByRole('slider', { name: 'Moment' });
  await page.getByText(/^Verified: all \d+ steps follow/).waitFor();
  await page.getByText('The seed matches the fingerprint this device saw before the game.').waitFor();
  const length = Number(await slider.getAttribute('max'));
  expect(length).toBeGreaterThan(50);
  expect(await slider.inputValue()).toBe('0');

  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.getByText(`Step 1 of ${length}`).filter({ visible: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(`Step 2 of ${length}`).filter({ visible: true }).waitFor();
  await page.keyboard.press('PageDown');
  await table.status.getByText('Round 2 of 10').waitFor();
  await page.keyboard.press('End');
  await page.getByText(`Step ${length} of ${length}`).filter({ visible: true }).waitFor();
  await table.status.getByText(/won the game/).waitFor();
  await page.keyboard.press('Home');
  await table.status.getByText('Round 1 of 10').waitFor();

  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: 'Round 2' });
  await table.status.getByText('Round 2 of 10').waitFor();
  const moment = await slider.inputValue();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/r/[a-z0-9]+/${moment}$`));

  // Someone else opens it, at that moment, and plays on from there.
  const { page: other } = await visit(new URL(link).pathname, { settings: { pace: 'instant' } });
  const there = new TableScreen(other);
  await there.status.getByText('Round 2 of 10').waitFor();
  expect(await other.getByRole('slider', { name: 'Moment' }).inputValue()).toBe(moment);
  await other.getByRole('button', { name: 'Play on from here…' }).click();
  await other.getByRole('button', { name: 'Play as Stark' }).click();
  await there.dock.waitFor();
  await there.status.getByText('Round 2 of 10').waitFor();
  await there.answer();
  await there.answer();
});

it('a game against the computer is shared by a short link and in an address, with a browser that has never seen it', async () => {
  const settings = { pace: 'instant' } as const;
  const { page } = await visit('/', { settings });
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  await table.answer();
  const share = async (): Promise<void> => {
    await (await table.openMenu()).getByRole('button', { name: 'Share this game' }).click();
  };
  const link = page.getByRole('dialog').getByRole('textbox');

  await share();
  await page.getByRole('button', { name: 'Get a short link' }).click();
  const short = new URL(await link.inputValue());
  expect(short.pathname).toMatch(/^\/g\/[a-z2-9]{12}\/\d+$/);
  const unfolded = await (await fetch(short)).text();
  expect(unfolded).toMatch(/og:image" content="[^"]+link-thrones\.jpg"/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await share();
  await page.getByRole('button', { name: 'Put the whole game in the link' }).click();
  const whole = new URL(await link.inputValue());

  for (const { pathname, hash } of [short, whole]) {
    const { page: other } = await visit(`${pathname}${hash}`, { settings });
    await other.getByText(/^Verified: all \d+ steps follow/).waitFor();
    await new TableScreen(other).status.getByText('Round 1 of 10').waitFor();
  }
});
