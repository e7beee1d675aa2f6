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

export function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`;
  console.log(
    `${what}: median ${at(0.5)}, nine of ten within ${at(0.9)}, 95 % within ${at(0.95)}, all within ${at(1)}`,
  );
}
