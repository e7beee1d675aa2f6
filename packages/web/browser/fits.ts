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

/** Nor with letters twice as large, and fields keep room for what is chosen in them. */
export async function expectFitsLarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page);
  const narrow = await page.evaluate(() =>
    [...document.querySelectorAll('main select')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.clientWidth < 100)
      .map((each) => `${each.className} ${each.clientWidth}`),
  );
  expect(narrow).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
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
