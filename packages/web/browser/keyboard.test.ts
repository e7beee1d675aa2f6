// A whole round by keyboard alone.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { BattleScreen } from './battle-screen.ts';
import { SMALL_ARMIES } from './battles.ts';
import { battleUntil, playOn } from './journals.ts';
import { HINTED, TableScreen } from './table-screen.ts';

const { visit } = browserTests();

const PLANNING = 'planning-phase/assign-orders';
const MANY = 200;

/** What has the focus, as one who does not see it would hear it; what confirms says so. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const name = here?.getAttribute('aria-label') ?? here?.textContent ?? '';
    return here?.getAttribute('aria-keyshortcuts') === 'Enter' ? `${name} (confirms)` : name;
  });
}

/** Goes on with this key until the focus is on something of that name. */
async function goTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let i = 0; i < MANY; i++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not come to ${String(name)}`);
}

/** To the part of the screen with that name, then within it. */
async function goInto(page: Page, part: RegExp, name: RegExp): Promise<void> {
  await goTo(page, part, 'F6');
  await page.keyboard.press('Tab');
  await goTo(page, name);
}

const DOCK = /^Your decision$/;

/** Answers as the computer advises, by keys. */
async function answer(table: TableScreen): Promise<string | null> {
  const { page } = table;
  const ask = await table.asked();
  await goInto(page, DOCK, /(Hint|Suggest)/);
  await page.keyboard.press('Enter');
  await table.button(HINTED).first().waitFor();
  if (!(await table.isHintLaidOut())) {
    await goInto(page, DOCK, HINTED);
    await page.keyboard.press('Enter');
  }
  while (await table.isHintLaidOut()) {
    await goInto(page, DOCK, /\(confirms\)$/);
    await page.keyboard.press('Enter');
  }
  return ask;
}

/** Whoever confirmed a choice goes on at the next question. */
function whereFocusIs(): string {
  const here = document.activeElement;
  return here?.closest('.question') === null ? here.tagName : 'question';
}

it('a game is begun and a whole round of it played without a pointer', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await goTo(page, /^Play now/);
  await page.keyboard.press('Enter');
  await goTo(page, /^Start the game$/);
  await page.keyboard.press('Enter');
  const table = new TableScreen(page);
  expect(await table.asked()).toBe(PLANNING);

  // The first area by the map: the next that can be chosen, then its order.
  await goInto(page, /^The board$/, /^Map of Westeros$/);
  await page.keyboard.press('n');
  await table.board.getByText(/; can be chosen;/).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await table.dock.getByText(/^Which order for/).waitFor();
  await goInto(page, DOCK, /^Consolidate Power, /);
  await page.keyboard.press('Enter');
  await table.board.locator('.on-map .draft').waitFor({ state: 'attached' });

  // Away with it again; then as the computer would have it.
  await goInto(page, DOCK, /^Clear$/);
  await page.keyboard.press('Enter');
  await table.board.locator('.on-map .draft').waitFor({ state: 'detached' });

  const asked: (string | null)[] = [];
  const focusAt: string[] = [];
  while ((await table.asked()) !== null && (await table.status.innerText()).includes('Round 1 of 10')) {
    focusAt.push(await page.evaluate(whereFocusIs));
    asked.push(await answer(table));
  }
  expect(new Set(focusAt.slice(1))).toEqual(new Set(['question']));
  expect(asked.some((ask) => ask === 'marches/choose-march' || ask === 'march/move-units')).toBe(true);

  // A panel, and back out of what is open.
  await page.keyboard.press('Alt+Digit3');
  await page.getByRole('heading', { name: 'Westeros', exact: true }).waitFor();
  await goInto(page, DOCK, /(Hint|Suggest)/);
});

it('a round of a battle is fought without a pointer, and a unit is placed by keys', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  const { journal } = battleUntil('keys', ({ seat, ask }) => seat === 'one' && ask === 'set-up/deploy-unit', {
    points: 30,
    armies: SMALL_ARMIES,
  });
  await playOn(page, journal, 'House Stark');
  const table = new BattleScreen(page);
  expect(await table.answer()).toBe('set-up/deploy-unit');
  expect(await table.asked()).toBe('deploy/place');
  // The hint lays it out, keys move and turn it, and it is confirmed where it stands.
  await goInto(page, DOCK, /Hint/);
  await page.keyboard.press('Enter');
  await goInto(page, /^The board$/, /^Battlefield$/);
  const ghost = page.locator('.pose-ghost').first();
  const before = await ghost.getAttribute('style');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    (style) => document.querySelector('.pose-ghost')?.getAttribute('style') !== style,
    before,
  );
  // The next question may be the same about another unit.
  const question = await page.locator('#question').innerText();
  await page.keyboard.press('Enter');
  await page.locator('#question', { hasText: question }).waitFor({ state: 'detached' });

  const asked = new Set<string | null>();
  while ((await table.asked()) !== null && !(await table.status.innerText()).includes('Round 2'))
    asked.add(await answer(table));
  expect([...asked]).toContain('turn/activate-unit');
  expect([...asked].some((ask) => /^(march|maneuver)\/move$/.test(ask ?? ''))).toBe(true);
});
