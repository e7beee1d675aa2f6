// The lessons of the miniatures game: each can be walked to its end, doing what is taught.

import { describe, expect, it } from 'vitest';
import { course } from '../src/games/battle/lessons/lessons.ts';
import type { Step } from '../src/learn/lesson.ts';
import { browserTests } from './support.ts';
import { BattleScreen } from './battle-screen.ts';
import { HINTED } from './table-screen.ts';

const { visit } = browserTests();

const said = course.catalogues.en;

/** Does what the teacher asks for. */
async function take(step: Step, table: BattleScreen): Promise<void> {
  switch (step.kind) {
    case 'tell':
      await table.button('Next').click();
      return;
    case 'find':
      await table.pressThing(step.light[0] ?? '');
      await table.button('Next').click();
      return;
    case 'choose':
      await table.answer();
      return;
    case 'lay':
      throw new Error('this game lays nothing out');
  }
}

/** How many questions of the small battle are answered: a unit is deployed by then. */
const ANSWERED = 4;

/** After the last lesson: a small battle in which the computer marks unasked what it would do. */
async function fightWithAdvice(table: BattleScreen): Promise<void> {
  await table.page.getByRole('button', { name: 'Play a game now' }).click();
  for (let i = 0; i < ANSWERED; i++) {
    expect(await table.asked()).not.toBeNull();
    const hinted = table.button(HINTED).first();
    // The computer thinks about it, and longer on a busy machine.
    await hinted.waitFor({ timeout: 120_000 });
    if (!(await table.isHintLaidOut())) await hinted.click();
    while (await table.isHintLaidOut()) await table.confirmation.click();
  }
  await table.asked();
  expect(await table.button('Advice').getAttribute('aria-pressed')).toBe('true');
  await table.button('Advice').click();
  await table.asked();
  expect(await table.button('Advice').getAttribute('aria-pressed')).toBe('false');
}

describe('a lesson of battle', () => {
  it.each(course.lessons)('$id is walked to its end', async ({ id, title, steps }) => {
    const { page } = await visit(`/#/learn/battle/${id}`, { settings: { pace: 'instant' } });
    const table = new BattleScreen(page);
    for (const [i, step] of steps.entries()) {
      await table.dock.getByText(`Step ${i + 1} of ${steps.length}`).waitFor({ state: 'attached' });
      expect(await table.dock.getByRole('region', { name: 'The maester' }).innerText()).toContain(
        said[step.text],
      );
      await take(step, table);
    }
    await table.dock.getByRole('heading', { name: /^Lesson \d is done!$/ }).waitFor();
    if (id === course.lessons.at(-1)?.id) await fightWithAdvice(table);
    await page.goto(new URL('#/learn/battle', page.url()).href);
    await page
      .getByRole('link', { name: new RegExp(said[title] ?? '') })
      .getByText('Done')
      .waitFor();
  });
});
