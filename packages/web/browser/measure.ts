// Measures how quick the client is on a slow device: a browser whose processor is slowed four times, against the real
// server. Prints what it finds; the marks to reach are a first screen within 2 s, a step of the game painted within 50 ms,
// a tray in hand judged and painted within 16 ms, cards found within 50 ms, and the next paint within 100 ms of whatever
// a hand does at a table of thrones. Run it on a quiet machine: `node packages/web/browser/measure.ts`.

import { Match } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { countUnits } from '@maester/thrones/tables';
import type { Locator, Page } from 'playwright-core';
import { battleInTheMiddle, fightOn } from './battles.ts';
import { playedUntil, playOn } from './journals.ts';
import { DESKTOP, launchBrowser, Server } from './server.ts';
import { TableScreen } from './table-screen.ts';

const SLOWED = 4;
const VISITS = 5;
const STEPS = 40;
const FRAMES = 240;
/** How often a hand does the same. */
const HANDS = 20;
/** Milliseconds from one step to the next. */
const REST = 300;

/** Words typed letter by letter into the search of the card library. */
const WORDS = ['stark', 'panicked', 'charge order', "r'hllor", 'sworn swords', ''];

const MEASURED: Readonly<Record<string, () => Promise<number[]>>> = {
  'first screen of a new visitor': () => repeated(VISITS, firstScreen),
  'first screen of a returning visitor': () => repeated(VISITS, secondScreen),
  'table shown after the start button': () => repeated(VISITS, tableShown),
  'step of a replay until it is painted': stepsOfReplay,
  'frame of a tray in hand': framesOfAGhost,
  'search of the card library until it is painted': searches,
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

/** A browser of its own, slowed. */
async function slowPage(): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

async function repeated(times: number, measure: (page: Page) => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const page = await slowPage();
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
  const page = await slowPage();
  await page.goto(server.url);
  const { journal, seat } = playedUntil('measure', ({ state }) => state.round === 3);
  await playOn(page, journal, seat ?? 'stark');
  await page.goto(`${page.url().replace('/table/', '/replay/')}/20`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  const found: number[] = [];
  for (let i = 0; i < STEPS; i++) {
    await page.waitForTimeout(REST);
    found.push(
      await page.evaluate(async () => {
        const moment = document.querySelector<HTMLInputElement>('input[aria-label="Moment"]');
        const forward = document.querySelector<HTMLElement>('[aria-label="One step forward"]');
        const here = moment?.value;
        // Within a frame, before it is painted.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const before = performance.now();
        forward?.click();
        // What is asked for within a frame comes after it is painted.
        await new Promise((resolve) => setTimeout(resolve));
        const taken = performance.now() - before;
        if (moment?.value === here) throw new Error(`no step was made from ${here ?? 'nowhere'}`);
        return taken;
      }),
    );
  }
  await page.context().close();
  return found;
}

/** A tray dragged in circles in the middle of a battle: what each frame takes, script, layout and paint included. */
async function framesOfAGhost(): Promise<number[]> {
  const page = await slowPage();
  await page.goto(server.url);
  const { journal, seat } = battleInTheMiddle();
  await fightOn(page, journal, seat);
  await page.locator('.pose-ghost .tray').waitFor();
  await page.waitForTimeout(REST);
  const found = await page.evaluate(async (frames) => {
    const box = document.querySelector('.pose-ghost .tray')?.getBoundingClientRect();
    const ghost = document.querySelector('.pose-ghost');
    if (box === undefined || ghost === null) throw new Error('nothing is in hand');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const send = (type: string, clientX: number, clientY: number, to: EventTarget): void => {
      to.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX, clientY, bubbles: true, cancelable: true }),
      );
    };
    send('pointerdown', x, y, ghost);
    const times: number[] = [];
    for (let i = 0; i < frames; i++) {
      const frame = new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const before = performance.now();
          // What is asked for within a frame comes after it is painted.
          setTimeout(() => resolve(performance.now() - before));
        });
      });
      const [angle, far] = [i / 9, 40 + (i % 60) * 2];
      send('pointermove', x + far * Math.cos(angle), y + far * Math.sin(angle), globalThis);
      times.push(await frame);
    }
    send('pointerup', x, y, globalThis);
    return times;
  }, FRAMES);
  await page.context().close();
  return found;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`;
  console.log(`${what}: median ${at(0.5)}, nine of ten within ${at(0.9)}, 95 % within ${at(0.95)}`);
}

/** What a hand does at a table of thrones, by real input: until the next paint, as the browser itself counts it. */
async function hands(): Promise<void> {
  const page = await slowPage();
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

async function searches(): Promise<number[]> {
  const page = await slowPage();
  await page.goto(`${server.url}/#/cards`);
  await page.locator('.card-tile').first().waitFor();
  const found = await page.evaluate(
    async ({ words, rest }) => {
      const field = document.querySelector<HTMLInputElement>('.library-search input');
      const times: number[] = [];
      if (field === null) return times;
      const painted = (): Promise<void> =>
        new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve)));
      for (const word of words) {
        for (let end = 1; end <= Math.max(1, word.length); end++) {
          await new Promise((resolve) => void setTimeout(resolve, rest));
          field.value = word.slice(0, end);
          const before = performance.now();
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await painted();
          times.push(performance.now() - before);
        }
      }
      return times;
    },
    { words: WORDS, rest: REST },
  );
  await page.context().close();
  return found;
}
