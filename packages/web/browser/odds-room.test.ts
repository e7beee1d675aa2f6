// The odds room: a question is asked with a few choices, answered at once, and its link asks it again.

import { expect, it } from 'vitest';
import { expectFits, expectFitsLarge, tooSmall } from './fits.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { visit } = browserTests();

it('an attack is changed, and its link shows the same odds again', async () => {
  const { page } = await visit('/#/odds');
  const wounds = page.locator('.odds-facts dd').first();
  const before = Number(await wounds.innerText());
  await page.getByRole('radio', { name: 'Rear' }).check();
  await page.getByRole('checkbox', { name: 'Charge' }).check();
  await page.getByRole('checkbox', { name: 'Sundering' }).check();
  await expect.poll(async () => Number(await wounds.innerText())).toBeGreaterThan(before);
  await page.getByRole('radio', { name: '3', exact: true }).last().check();
  await page.getByRole('heading', { name: 'One attack after another' }).waitFor();
  const after = await wounds.innerText();
  await page.reload();
  await page.getByRole('heading', { name: 'One attack after another' }).waitFor();
  expect(await wounds.innerText()).toBe(after);

  await page.getByRole('region', { name: 'Attacker' }).getByRole('combobox').first().selectOption('bolton');
  await page
    .getByRole('region', { name: 'Attacker' })
    .getByRole('option', { name: 'House Bolton' })
    .waitFor({ state: 'attached' });
  await page.getByText('The same attack on every unit of a faction').click();
  await page.locator('.odds-table.wide tbody tr').first().waitFor();
  expect(await page.locator('.odds-table.wide tbody tr').count()).toBeGreaterThan(5);
});

it('fits a phone', async () => {
  const { page } = await visit('/#/odds', PHONE);
  await page.locator('.room-plot').first().waitFor();
  await expectFitsLarge(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
});
