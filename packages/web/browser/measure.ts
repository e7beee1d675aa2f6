// Measures how quick the client is on a slow device: a browser whose processor is slowed four times, against the real
// server. Prints what it finds; the marks to reach are a first screen within 2 s, a step of the game painted within 50 ms,
// and the next paint within 100 ms of whatever a hand does at a table of thrones. Run it on a quiet machine:
// `node packages/web/browser/measure.ts`; `measure-battle.ts` does the same for the miniatures game.

import { Match } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { countUnits } from '@maester/thrones/tables';
import type { Locator, Page } from 'playwright-core';
import { playedUntil, playOn } from './journals.ts';
import { report, REST, SLOWED, slowPage, stepsForward } from './measuring.ts';
import { launchBrowser, Server } from './server.ts';
import { TableScreen } from './table-screen.ts';

const VISITS = 5;
const STEPS = 40;
/** How often a hand does the same. */
const HANDS = 20;

const MEASURED: Readonly<Record<string, () => Promise<number[]>>> = {
  'first screen of a new visitor': () => repeated(VISITS, firstScreen),
  'first screen of a returning visitor': () => repeated(VISITS, secondScreen),
  'table shown after the start button': () => repeated(VISITS, tableShown),
  'step of a replay until it is painted': stepsOfReplay,
};

/** Some of them, by words of their names; `thrones` for what a hand does at a table of it. */
const wanted = process.argv.slice(2);
const server = new Server();
await server.start();
const browser = await launchBrowser();
try {
  console.log(`processor slowed ${SLOWED} times`);
  for (const [what, measure] of Object.entries(MEASURED))
    if (wanted.length === 0 || wanted.some((words) => what.includes(words))) report(what, await measure());
  if (wanted.length === 0 || wanted.includes('thrones')) await hands();
} finally {
  await browser.close();
  await server.remove();
}

async function repeated(times: number, measure: (page: Page) => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const page = await slowPage(browser);
    found.push(await measure(page));
    await page.context().close();
  }
  return found;
}

/** From asking for the page until its first door is painted; the page itself looks, for whoever asks it slows it down. */
async function firstScreen(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('main button') === null) requestAnimationFrame(look);
      else setTimeout(() => performance.mark('first screen'));
    };
    look();
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play now/ }).waitFor();
  return page.evaluate(() => performance.getEntriesByName('first screen')[0]?.startTime ?? Number.NaN);
}

async function secondScreen(page: Page): Promise<number> {
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return firstScreen(page);
}

async function tableShown(page: Page): Promise<number> {
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play now/ }).click();
  const before = performance.now();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await new TableScreen(page).asked();
  return performance.now() - before;
}

/** From a step to the frame that shows it, script, layout and paint included. */
async function stepsOfReplay(): Promise<number[]> {
  const page = await slowPage(browser);
  await page.goto(server.url);
  const { journal, seat } = playedUntil('measure', ({ state }) => state.round === 3);
  await playOn(page, journal, seat ?? 'stark');
  await page.goto(`${page.url().replace('/table/', '/replay/')}/20`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  const found = await stepsForward(page, STEPS);
  await page.context().close();
  return found;
}

/** What a hand does at a table of thrones, by real input: until the next paint, as the browser itself counts it. */
async function hands(): Promise<void> {
  const page = await slowPage(browser);
  await page.goto(server.url);
  const { journal, seat } = playedUntil(
    'measure',
    ({ ask, state }) => ask.startsWith('planning-phase/') && state.round === 3,
  );
  await playOn(page, journal, seat ?? 'stark');
  const table = new TableScreen(page);
  await table.asked();
  const own = Match.replay(thrones, journal).state.areas.filter(
    ({ house, units }) => house === seat && countUnits(units) > 0,
  );
  await page.evaluate(countInteractions);
  const press = async (x: number, y: number): Promise<void> => {
    // What a pointer does on its way is over when it presses.
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST);
    await page.evaluate(() => performance.clearMarks('slowest'));
    await page.mouse.down();
    await page.mouse.up();
  };
  const pressOn = async (locator: Locator): Promise<void> => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error('it is not on the screen');
    await press(box.x + box.width / 2, box.y + box.height / 2);
  };
  const times = async (act: (i: number) => Promise<void>): Promise<number[]> => {
    const found: number[] = [];
    for (let i = 0; i < HANDS; i += 1) {
      await page.waitForTimeout(REST);
      await act(i);
      await page.waitForTimeout(3 * REST);
      found.push(await page.evaluate(slowest));
    }
    return found;
  };
  report(
    'choosing an area',
    await times(async (i) => {
      const { x, y } = await table.pointIn(own[i % own.length]?.id ?? '');
      await press(x, y);
    }),
  );
  const tokens = table.dock.locator('.token[aria-disabled=false]');
  report('placing an order', await times((i) => pressOn(tokens.nth(i % 5))));
  const panels = ['houses', 'westeros', 'areas', 'chronicle', 'table', 'realm'];
  report(
    'opening a panel',
    await times((i) => pressOn(page.locator(`#tab-${panels[i % panels.length] ?? ''}`))),
  );
  const zooms = ['Zoom in', 'Zoom out'];
  report(
    'zooming',
    await times((i) => pressOn(page.getByRole('button', { name: zooms[i % 2] ?? '', exact: true }))),
  );
  await page.context().close();
}

/** Notes the slowest interaction since the marks were cleared: until the next paint, as Event Timing counts it. */
function countInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      const [before] = performance.getEntriesByName('slowest').slice(-1) as PerformanceMark[];
      if (interactionId > 0 && duration > Number(before?.detail ?? 0))
        performance.mark('slowest', { detail: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** What was noted last; runs in the page. */
function slowest(): number {
  const [last] = performance.getEntriesByName('slowest').slice(-1) as PerformanceMark[];
  return Number(last?.detail ?? 0);
}
