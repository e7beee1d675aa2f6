// What a host can ask for: a password, and Houses that are dealt. And what players express without words.

import { expect, it } from 'vitest';
import { browserTests } from './support.ts';

const { visit } = browserTests();

it('with the password one gets a House that was dealt, and is seen raising a goblet', async () => {
  const [{ page: hers }, { page: his }] = await Promise.all([
    visit('/#/host', { settings: { pace: 'instant', name: 'Ann' } }),
    visit('/', { settings: { pace: 'instant', name: 'Bob' } }),
  ]);
  await hers.getByRole('radio', { name: '3', exact: true }).check();
  await hers.getByRole('checkbox', { name: /Deal the Houses at random/ }).check();
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
