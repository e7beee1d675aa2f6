// After one visit everything that needs no server works without one.

import { expect, it } from 'vitest';
import { BattleScreen } from './battle-screen.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { server, visit } = browserTests();

it('after the first visit games on this device, lessons, rules and replays work without the server', async () => {
  const { page } = await visit('/', { serviceWorkers: 'allow', settings: { pace: 'instant' } });
  // All files are there when the worker has taken charge.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const open = async (hash: string): Promise<void> => {
    await page.goto(`${server.url}/${hash}`);
    await page.reload();
  };
  await server.stop();
  try {
    await open('#/');
    await page.getByText("The server is unreachable, so you can't play online right now.").waitFor();
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const table = new TableScreen(page);
    for (let i = 0; i < 3; i++) await table.answer();
    const replay = await (await table.openMenu()).getByRole('link', { name: 'Replay' }).getAttribute('href');

    await open(replay ?? '');
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page
      .getByText(/^Step 1 of/)
      .filter({ visible: true })
      .waitFor();

    await open('#/rules');
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('garrison');
    await page.getByText(/^\d+ rules$/).waitFor();

    await open('#/learn/realm');
    await table.button('Next').click();
    await table.dock.getByText('Step 2 of').waitFor({ state: 'attached' });

    await open('#/');
    await page.getByRole('link', { name: 'Continue' }).click();
    await table.asked();
    await open('#/');
    await page.getByRole('button', { name: /Fight a battle/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const battle = new BattleScreen(page);
    for (let i = 0; i < 4; i++) await battle.answer();
    await battle.asked();
    await page.reload();
    expect(await battle.asked()).not.toBeNull();

    await open('#/host');
    expect(await page.getByRole('button', { name: 'Open the table' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  } finally {
    await server.start();
  }
});
