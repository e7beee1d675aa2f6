// Test my list: one press in the builder plays a series; it can be stopped and gone on with, and any game is a replay.

import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { expectFits, expectFitsLarge, tooSmall } from './fits.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { visit } = browserTests();

it('a list is tested in one press, stopped, loaded again, gone on with, and a battle of it watched', async () => {
  const { page } = await visit('/#/armies/stark-30');
  await page.getByRole('button', { name: 'Test this list' }).click();
  const played = page.getByText(/^\d+ of 100 battles$/);
  await page.getByRole('button', { name: 'Watch battle 1', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = await played.innerText();
  expect(await page.locator('.series-games li').count()).toBe(Math.min(12, Number.parseInt(stopped, 10)));
  await page.getByRole('button', { name: 'Watch battle 1', exact: true }).click();
  await page.getByText(/all \d+ steps follow from the seed/).waitFor();
  await page.goBack();
  expect(await played.innerText()).toBe(stopped);
  await page.reload();
  await page.getByText(stopped).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(stopped).waitFor({ state: 'detached' });
});

it('fits a phone and is accessible', async () => {
  const { page } = await visit('/#/test/stark-30', PHONE);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page
    .getByRole('button', { name: /^Watch battle/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectFitsLarge(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});
