// What a host can ask for: a password, Houses that are dealt or drafted, a rated game. And what players express without
// words.

import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

it('with the password one gets a House that was dealt, and is seen raising a goblet', async () => {
  const [{ page: hers }, { page: his }] = await Promise.all([
    visit('/#/host', { settings: { pace: 'instant', name: 'Ann' } }),
    visit('/', { settings: { pace: 'instant', name: 'Bob' } }),
  ]);
  await hers.getByRole('radio', { name: '3', exact: true }).check();
  await hers.getByRole('radio', { name: 'Dealt at random' }).check();
  await hers.getByLabel('Password').fill('raven');
  await hers.getByRole('button', { name: 'Open the table' }).click();
  await hers.getByRole('button', { name: 'Take another seat' }).waitFor();

  await his.goto(hers.url());
  const sit = his.getByRole('button', { name: 'Take a seat', exact: true });
  await his.getByLabel('Password').fill('raven');
  await sit.click();
  await his.getByText('Bob (you)').waitFor();
  expect(await his.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);

  await hers.getByRole('button', { name: 'Fill with computer players' }).click();
  await hers.getByRole('button', { name: 'Start the game' }).click();
  await hers.locator('#tab-table').click();
  await hers.getByRole('button', { name: 'raises a goblet' }).click();
  await his.getByText('Ann raises a goblet').waitFor();
});

it('in a draft two people and a computer player pick in turn, over a reload, and play the Houses they picked', async () => {
  const [{ page: hers }, { page: his }] = await Promise.all([
    visit('/#/host', { settings: { pace: 'instant', name: 'Ann' } }),
    visit('/', { settings: { pace: 'instant', name: 'Bob' } }),
  ]);
  await hers.getByRole('radio', { name: '3', exact: true }).check();
  await hers.getByRole('radio', { name: 'Draft' }).check();
  await hers.getByRole('button', { name: 'Open the table' }).click();
  await hers.getByText('Ann (you)').waitFor();
  await his.goto(hers.url());
  await his.getByRole('button', { name: 'Take a seat', exact: true }).click();
  await his.getByText('Bob (you)').waitFor();
  await hers.getByRole('button', { name: 'Fill with computer players' }).click();
  await hers.getByRole('button', { name: 'Start the draft' }).click();

  const pages = { Ann: hers, Bob: his };
  const picked: Record<string, string> = {};
  for (const page of [hers, his]) await page.getByRole('heading', { name: 'House draft' }).waitFor();
  await his.reload();
  for (let i = 0; i < 2; i += 1) {
    // The computer player picks by itself.
    const asked = (name: 'Ann' | 'Bob') =>
      pages[name]
        .getByText('Your turn: pick a House.')
        .waitFor()
        .then(() => name);
    const waiting = (['Ann', 'Bob'] as const).filter((name) => !(name in picked));
    const name = await Promise.race(waiting.map(asked));
    const house = pages[name].getByRole('button', { name: /Free$/ }).first();
    picked[name] = ((await house.textContent()) ?? '').replace(/Free$/, '');
    await house.click();
    await pages[name].getByRole('button', { name: `Play ${picked[name]}` }).click();
    if (i === 0) await pages[name].getByText(/is picking a House/).waitFor();
  }
  for (const [name, page] of Object.entries(pages)) {
    await page.locator('#tab-table').click();
    await page
      .getByText(new RegExp(`${picked[name]}.*${name}|${name}.*${picked[name]}`))
      .first()
      .waitFor();
  }
  expect(new Set(Object.values(picked)).size).toBe(2);
});

it('alone at a rated table one is not offered an undo that would be refused', async () => {
  const { page } = await visit('/#/host', { settings: { pace: 'instant', name: 'Ann' } });
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Rated' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Fill with computer players' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new TableScreen(page);
  expect(await table.answer()).toBe('planning-phase/assign-orders');
  // Now all orders are revealed.
  expect(await table.asked()).not.toBe('planning-phase/assign-orders');
  await (await table.openMenu()).getByRole('button', { name: 'Undo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo' });
  await dialog.getByText("you can only undo choices that haven't revealed anything").waitFor();
  expect(await dialog.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
});
