// A phone in the hand: nothing sticks out at the side, and whatever can be tapped is as large as a finger.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing sticks out at the side. */
export async function expectFits(page: Page): Promise<void> {
  const { width, wanted } = await page.evaluate(() => ({
    width: innerWidth,
    wanted: document.documentElement.scrollWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(width);
}

/** What can be tapped and is smaller than a finger, in pixels. */
export async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, select, summary, a.button')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0,
    );
    return shown.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width >= 43.5 && height >= 43.5
        ? []
        : [`${each.className} ${each.textContent} ${Math.round(width)}x${Math.round(height)}`];
    });
  });
}
