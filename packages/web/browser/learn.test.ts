// The lessons: each can be walked to its end, doing what is taught.

import { describe, expect, it } from 'vitest';
import { tell } from './words.ts';
import { course } from '../src/games/thrones/lessons/lessons.ts';
import type { Step } from '../src/learn/lesson.ts';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

/** Does what the teacher asks for. */
async function take(step: Step, table: TableScreen): Promise<void> {
  switch (step.kind) {
    case 'tell':
      await table.button('Next').click();
      return;
    case 'find':
      await table.pressArea(step.light[0] ?? '');
      await table.button('Next').click();
      return;
    case 'lay':
      for (const [area, order] of Object.entries(step.lay)) {
        await table.orderLine(tell(`name.area.${area}`)).click();
        await table.token(tell(`name.order.${order}`)).click();
      }
      return;
    case 'choose':
      await table.answer();
  }
}

describe('a lesson', () => {
  it.each(course.lessons)('$id is walked to its end', async ({ id, steps }) => {
    const { page } = await visit(`/#/learn/${id}`, { settings: { pace: 'instant' } });
    const table = new TableScreen(page);
    for (const [i, step] of steps.entries()) {
      await table.dock.getByText(`Step ${i + 1} of ${steps.length}`).waitFor({ state: 'attached' });
      expect(await table.dock.getByRole('region', { name: 'The maester' }).innerText()).toContain(
        tell(step.text),
      );
      await take(step, table);
    }
    await table.dock.getByRole('heading', { name: /^Lesson \d is done!$/ }).waitFor();
    await page.goto(new URL('#/learn', page.url()).href);
    await page
      .getByRole('link', { name: new RegExp(tell(`thrones.learn.${id}.title`)) })
      .getByText('Done')
      .waitFor();
  });
});
