// A combat on screens of usual height: whatever is asked in it, the answers are in sight beside the stage.

import { expect, it } from 'vitest';
import { playedUntil, playOn } from './journals.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

const ASKED = [
  'support/grant-support',
  'combat/choose-house-card',
  'combat/use-blade',
  'combat/choose-casualty',
  'retreat/choose-area',
];

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

it('a combat shows all answers without scrolling, whatever is asked in it', async () => {
  const { page } = await visit('/', { settings: { pace: 'instant' } });
  const table = new TableScreen(page);
  for (const ask of ASKED) {
    const { journal, seat } = playedUntil('winter', (asked) => asked.ask === ask && asked.state.round >= 2);
    if (seat === null) throw new Error(`nobody is asked ${ask} in this game`);
    await playOn(page, journal, seat);
    expect(await table.asked()).toBe(ask);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect([ask, await page.evaluate(answersOutOfSight)]).toEqual([ask, []]);
    }
  }
});

/** The answers that the dock cuts off or its foot covers; runs in the page. */
function answersOutOfSight(): string[] {
  const foot = document.querySelector('.question .foot')?.getBoundingClientRect();
  const answers = [...document.querySelectorAll<HTMLElement>('.question :is(.option, .card-button)')];
  if (foot === undefined || answers.length === 0) return ['nothing is asked'];
  // A little of the frame of the lowest may be under the shade of the foot.
  const edge = foot.top + 8;
  return answers.flatMap((answer) =>
    answer.getBoundingClientRect().bottom > edge ? [answer.innerText] : [],
  );
}
