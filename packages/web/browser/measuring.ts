// Measuring on a slow device: a browser whose processor is slowed, and what is printed of the times it took.

import type { Browser, Page } from 'playwright-core';
import { DESKTOP } from './server.ts';

export const SLOWED = 4;
/** Milliseconds from one step to the next. */
export const REST = 300;

/** A browser of its own, slowed. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** Steps of a replay, one by one: the time until each is painted. */
export async function stepsForward(page: Page, steps: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < steps; i++) {
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
  return found;
}

export function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`;
  console.log(
    `${what}: median ${at(0.5)}, nine of ten within ${at(0.9)}, 95 % within ${at(0.95)}, all within ${at(1)}`,
  );
}
