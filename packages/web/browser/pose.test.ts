// Moving a unit by hand: with the mouse, by keys alone, by touch.

import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { fightOn, firstMarch } from './battles.ts';
import { PHONE } from './server.ts';
import { browserTests } from './support.ts';

const { visit } = browserTests();
const { journal, seat } = firstMarch();

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The camera has come to rest: it flies to what is asked. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const place = (): string => JSON.stringify(document.querySelector('.sheet')?.getBoundingClientRect());
    let [before, still] = [place(), 0];
    while (still < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = place() === before ? still + 1 : 0;
      before = place();
    }
  });
}

/** The middle of the ghost on the screen. */
async function ghostAt(page: Page): Promise<Spot> {
  await settled(page);
  const box = await page.locator('.pose-ghost .tray').first().boundingBox();
  if (box === null) throw new Error('there is no ghost');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An inch of the table on the screen, in pixels. */
async function inch(page: Page): Promise<number> {
  return page.evaluate(
    () => (document.querySelector('.sheet')?.getBoundingClientRect().width ?? 0) / (48 + 4.4),
  );
}

const measure = (page: Page): Promise<string> => page.locator('.pose-measure output').innerText();

/** So many inches used, give or take a tenth: pixels are coarse. */
function about(inches: number): RegExp {
  const near = [-0.1, 0, 0.1].map((by) =>
    (inches + by)
      .toFixed(1)
      .replace('.0', '')
      .replace('.', String.raw`\.`),
  );
  return new RegExp(`^(${near.join('|')})(\\.?\\d+)?" of`);
}

async function waitForMeasure(page: Page, words: RegExp): Promise<void> {
  await page.locator('.pose-measure output').filter({ hasText: words }).waitFor();
}

/** Where the unit that the question is about stands, as it is drawn. */
const standing = (page: Page): Promise<string | null> =>
  page.locator('.outlines.about rect').first().getAttribute('transform');

async function confirm(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await page.locator('.question[data-ask="march/move"]').waitFor({ state: 'detached' });
  await page.locator('.pose-ghost').waitFor({ state: 'detached' });
}

async function drag(page: Page, to: Spot): Promise<void> {
  const from = await ghostAt(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++)
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8);
}

it('a March is dragged with the mouse, turned by the wheel and confirmed', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await waitForMeasure(page, /^0" of/);
  const at = await ghostAt(page);
  const by = await inch(page);
  // Clicked somewhere first, then dragged.
  await page.mouse.click(at.x, at.y - 6 * by);
  await waitForMeasure(page, about(6));
  await drag(page, { x: at.x + 0.3 * by, y: at.y - 4 * by });
  await page.mouse.up();
  await waitForMeasure(page, about(4));
  // A hand does not keep to the line: the ghost does, and nothing is said of it.
  expect(Math.abs((await ghostAt(page)).x - at.x)).toBeLessThan(2);
  expect(await page.locator('.pose-refusal').count()).toBe(0);
  const turned = await page.locator('.pose-ghost').getAttribute('style');
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(
    (before) => document.querySelector('.pose-ghost')?.getAttribute('style') !== before,
    turned,
  );
  await confirm(page, () => page.getByRole('button', { name: 'March', exact: true }).click());
});

it('a March is laid out and confirmed by keys alone', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await waitForMeasure(page, /^0" of/);
  await page.locator('.board').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  await waitForMeasure(page, /^3\.4" of/);
  await page.keyboard.press('ArrowDown');
  await waitForMeasure(page, /^3\.3" of/);
  await page.keyboard.press('Shift+E');
  await page.keyboard.press('Escape');
  await waitForMeasure(page, /^0" of/);
  await page.keyboard.press('Shift+ArrowUp');
  await waitForMeasure(page, /^1" of/);
  await confirm(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('.pose-ghost').count()).toBe(0);
});

/** A finger that goes down, moves and is lifted. */
async function finger(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at: Spot,
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
}

it('a March is dragged by touch under a loupe', async () => {
  const { page, context } = await visit('/', { ...PHONE, settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await waitForMeasure(page, /^0" of/);
  const session = await context.newCDPSession(page);
  const at = await ghostAt(page);
  const by = await inch(page);
  await finger(session, 'touchStart', at);
  for (let i = 1; i <= 6; i++) await finger(session, 'touchMove', { x: at.x, y: at.y - (i / 2) * by });
  await page.locator('.loupe').waitFor();
  await finger(session, 'touchEnd', at);
  await page.locator('.loupe').waitFor({ state: 'detached' });
  await waitForMeasure(page, about(3));
  await page.getByRole('button', { name: /^Up / }).tap();
  await waitForMeasure(page, about(3.1));
  await confirm(page, () => page.getByRole('button', { name: 'March', exact: true }).tap());
  expect(await page.locator('.pose-ghost').count()).toBe(0);
});

it('an illegal place is explained, with the nearest legal one; a reload keeps the draft', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await waitForMeasure(page, /^0" of/);
  const before = await standing(page);
  const at = await ghostAt(page);
  const by = await inch(page);
  await drag(page, { x: at.x + 4 * by, y: at.y - 3 * by });
  await page.mouse.up();
  await page.locator('.pose-refusal').getByText('A March moves straight ahead first').waitFor();
  await waitForMeasure(page, about(3));
  expect(Math.abs((await ghostAt(page)).x - at.x)).toBeLessThan(2);
  const words = await measure(page);
  await page.reload();
  await page.locator('.question[data-ask="march/move"]').waitFor();
  await waitForMeasure(page, new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`));
  await page.locator('.pose-refusal').getByText('A March moves straight ahead first').waitFor();
  expect(await standing(page)).toBe(before);
  await page.getByRole('button', { name: 'Read the rule' }).click();
  await page.getByRole('dialog').waitFor();
});

it('anyone measures at any time, by keys alone', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await page.getByRole('button', { name: 'Start over' }).waitFor();
  await page.keyboard.press('m');
  const bar = page.getByRole('group', { name: 'Measuring' });
  await bar.waitFor();
  await bar.getByRole('button', { name: 'Arcs' }).press('Enter');
  expect(await bar.getByRole('button', { name: 'Arcs' }).getAttribute('aria-pressed')).toBe('true');
  // The tape, from one unit to another.
  await page.locator('.board').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await bar.getByText(/ to .*: [\d.]+"$/).waitFor();
  expect(await page.locator('.measured-tape').count()).toBe(1);
  expect(await page.locator('.measured-arc').count()).toBeGreaterThan(2);
  await page.keyboard.press('m');
  await bar.waitFor({ state: 'detached' });
});

it('a replay is measured, too; and axe finds nothing serious', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  await fightOn(page, journal, seat);
  await page.locator('.pose-control').waitFor();
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'Measuring' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  const last = page.getByRole('button', { name: 'To the end' });
  if (await last.isEnabled()) await last.click();
  await page.getByRole('button', { name: /^Measure/ }).click();
  const bar = page.getByRole('group', { name: 'Measuring' });
  for (const tool of ['Ranges', 'Charge reach']) await bar.getByRole('button', { name: tool }).click();
  const unit = await page.locator('.unit[data-thing="unit:two-1"]').boundingBox();
  if (unit === null) throw new Error('nobody stands there');
  await page.mouse.click(unit.x + unit.width / 2, unit.y + unit.height / 2);
  await page.locator('.measured-ring').first().waitFor();
  expect(await page.locator('.measured-charge').count()).toBe(6);
  await bar.locator('summary').click();
  expect(await bar.getByRole('listitem').count()).toBeGreaterThan(3);
});
