// Windows that come again and again: what is arranged where they stand holds, and full control brings them back.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { fightOn, ownTurn, windowTwice } from './battles.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { visit } = browserTests();
const { journal, seat } = windowTwice();

const window = (page: Page) => page.locator('.question[data-ask="occasion/declare"]');
const standing = (page: Page) => page.getByRole('dialog', { name: 'Standing answers' });

/** The window that is on the screen, as it is asked. */
async function asked(page: Page): Promise<string> {
  await page.locator('.question[aria-busy=false]').waitFor();
  return (await page.locator('.question').getAttribute('data-ask')) ?? '';
}

async function passAnd(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Pass and…' }).click();
  await page.getByRole('button', { name: what }).click();
}

it('a window passed for this turn does not come again in it', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  expect(await asked(page)).toBe('occasion/declare');
  expect(await violationsOn(page, '.controls')).toEqual([]);
  await passAnd(page, 'No more this turn');
  await page
    .locator('.answered')
    .getByText(/: passed\./)
    .first()
    .waitFor({ state: 'attached' });
  expect(await asked(page)).not.toBe('occasion/declare');

  // It is seen in one place, with what else is arranged.
  await page.getByRole('button', { name: 'Standing answers' }).click();
  await standing(page).getByRole('heading', { name: 'Tactics cards and Orders' }).waitFor();
  expect(await violationsOn(page, '.standing-answers')).toEqual([]);
  await standing(page).getByRole('button', { name: 'Close' }).click();
});

it('full control brings it back', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  const full = page.getByRole('button', { name: 'Full control' });
  await page.keyboard.press('f');
  expect(await full.getAttribute('aria-pressed')).toBe('true');
  const before = await page.locator('#question').innerText();
  await passAnd(page, 'No more this turn');
  // The other window of this turn is asked all the same.
  await window(page).waitFor();
  await page.waitForFunction((text) => document.querySelector('#question')?.textContent !== text, before);
  expect(await asked(page)).toBe('occasion/declare');
  // Without it, what was arranged holds again.
  await full.click();
  await page
    .locator('.answered')
    .getByText(/: passed\./)
    .first()
    .waitFor({ state: 'attached' });
});

it('on a phone, what is passed and arranged is within reach of a thumb', async () => {
  const { page } = await visit('/', { ...PHONE, settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await page.getByRole('button', { name: 'Pass and…' }).tap();
  const never = page.getByRole('button', { name: /^Never stop here/ });
  await never.tap();
  await page.getByRole('button', { name: 'Standing answers' }).tap();
  const arranged = standing(page)
    .getByRole('combobox')
    .filter({ has: page.locator('option[value=pass]:checked') });
  await arranged.first().waitFor();
  expect(await arranged.count()).toBe(1);
});

/** Lays out a Maneuver of this unit, at the start of one's own turn. */
async function layManeuver(page: Page, unit: string): Promise<void> {
  // What the start of the turn offers stands above the units: one question.
  expect(await asked(page)).toBe('turn/activate-unit');
  await page.getByText(/^Start of your turn/).waitFor();
  await page.locator(`[data-option=${unit}]`).last().click();
  expect(await asked(page)).toBe('activation/select-action');
  await page.locator('[data-option=maneuver]').click();
  expect(await asked(page)).toBe('maneuver/move');
}

it('a unit, its action and its place are one decision, which a reload keeps', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  const turn = ownTurn('one-3', false);
  await fightOn(page, turn.journal, turn.seat);
  await layManeuver(page, 'one-3');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await asked(page)).toBe('activation/select-action');
  await page.locator('[data-option=maneuver]').click();

  await page.reload();
  expect(await asked(page)).toBe('maneuver/move');
  const trail = page.getByRole('list', { name: 'Chosen so far' }).getByRole('listitem');
  expect(await trail.count()).toBe(2);

  // Nothing was sent so far; now all of it is.
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.locator('.question[data-ask="maneuver/move"]').waitFor({ state: 'detached' });
  const panels = page.getByRole('complementary', { name: 'Panels' });
  await panels.getByRole('button', { name: /Chronicle$/ }).click();
  await panels
    .getByText(/ stayed in place\.$/)
    .first()
    .waitFor();
});

/** Nobody advises this page but the test: what is returned answers all that was asked so far. */
async function advise(page: Page): Promise<(answer: object) => Promise<void>> {
  await page.addInitScript(() => {
    const asking: ((answer: object) => void)[] = [];
    globalThis.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        const { method, call } = message as { readonly method?: string; readonly call?: number };
        if (method !== 'counsel') super.postMessage(message, []);
        else
          asking.push((answer) =>
            this.dispatchEvent(new MessageEvent('message', { data: { ...answer, call } })),
          );
      }
    };
    Object.assign(globalThis, { asking });
  });
  await page.reload();
  return (answer) =>
    page.evaluate(async (data) => {
      const { asking } = globalThis as unknown as { readonly asking: ((answer: object) => void)[] };
      for (const hear of asking.splice(0)) hear(data);
      // until whatever follows from it is on the screen
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    }, answer);
}

it('a hint that comes late is not shown for the next question, and one may fail', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  const answer = await advise(page);
  const turn = ownTurn('one-3', false);
  await fightOn(page, turn.journal, turn.seat);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const reason = page.locator('.question .reason');
  const good = { type: 'answer', value: { choice: 'maneuver', why: { chance: 52 } } };
  await hint.click();
  await page.locator('[data-option=one-3]').last().click();
  expect(await asked(page)).toBe('activation/select-action');
  await answer(good);
  expect(await asked(page)).toBe('activation/select-action');
  expect(await reason.innerText()).toBe('');
  await hint.click();
  await answer({ type: 'failure', code: 'unreachable', problem: 'nobody advises' });
  expect(await reason.innerText()).toBe('');
  await hint.click();
  await answer(good);
  expect(await reason.innerText()).toContain('52 %');
});

it('a hint about the activation is not shown for what comes before it', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  const answer = await advise(page);
  const turn = ownTurn('one-3', false);
  await fightOn(page, turn.journal, turn.seat);
  const reason = page.locator('.question .reason');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  for (const choice of ['pass', 'one-3'])
    await answer({ type: 'answer', value: { choice, why: { chance: 52 } } });
  expect(await reason.innerText()).toContain('52 %');
  await page.locator('.instead').click();
  expect(await asked(page)).toBe('occasion/declare');
  expect(await reason.innerText()).toBe('');
});

it('what is laid out is set aside when an opponent answers it', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  const turn = ownTurn('one-3', true);
  await fightOn(page, turn.journal, turn.seat);
  await layManeuver(page, 'one-3');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByText('The rest of your plan was set aside').waitFor();
  expect(await asked(page)).not.toBe('maneuver/move');
});
