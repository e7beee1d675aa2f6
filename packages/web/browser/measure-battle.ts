// Measures how quick the miniatures game and its rooms are on a slow device, as `measure.ts` does for all pages: a step of
// a battle painted within 50 ms, a tray in hand judged and painted within 16 ms in nine of ten frames, cards found within
// 50 ms. Run it on a quiet machine: `node packages/web/browser/measure-battle.ts`, with words of the names for some.

import { battleInTheMiddle, fightOn } from './battles.ts';
import { battleUntil, openJournal } from './journals.ts';
import { report, REST, SLOWED, slowPage, stepsForward } from './measuring.ts';
import { launchBrowser, Server } from './server.ts';

const STEPS = 80;
const FRAMES = 240;

/** Words typed letter by letter into the search of the card library. */
const WORDS = ['stark', 'panicked', 'charge order', "r'hllor", 'sworn swords', ''];

const MEASURED: Readonly<Record<string, () => Promise<number[]>>> = {
  'step of a battle until it is painted': stepsOfABattle,
  'frame of a tray in hand': framesOfAGhost,
  'search of the card library until it is painted': searches,
};

const wanted = process.argv.slice(2);
const server = new Server();
await server.start();
const browser = await launchBrowser();
try {
  console.log(`processor slowed ${SLOWED} times`);
  for (const [what, measure] of Object.entries(MEASURED))
    if (wanted.length === 0 || wanted.some((words) => what.includes(words))) report(what, await measure());
} finally {
  await browser.close();
  await server.remove();
}

/** From a step to the frame that shows it, script, layout and paint included: two rounds of a 40-point battle. */
async function stepsOfABattle(): Promise<number[]> {
  const page = await slowPage(browser);
  await page.goto(server.url);
  const { journal } = battleUntil('measure', ({ state }) => state.round === 4, {
    points: 40,
    armies: ['stark-40', 'lannister-40'],
  });
  await openJournal(page, journal);
  const steps = Math.min(STEPS, journal.entries.length - 1);
  await page.getByRole('slider', { name: 'Moment' }).fill(String(journal.entries.length - steps));
  const found = await stepsForward(page, steps);
  await page.context().close();
  return found;
}

/** A tray dragged in circles in the middle of a battle: what each frame takes, script, layout and paint included. */
async function framesOfAGhost(): Promise<number[]> {
  const page = await slowPage(browser);
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

async function searches(): Promise<number[]> {
  const page = await slowPage(browser);
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
