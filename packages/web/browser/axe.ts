// What axe finds on a page that would keep someone from using it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe: { run(where: unknown, options: unknown): Promise<AxeResults> };
}

/** The drawing of the map, which those who do not see it never meet: it takes axe long and tells it nothing. */
const DRAWING = '.board .sheet';

/** Serious and critical violations, in light and in dark; the latter only for what colours change. */
export async function violationsOn(page: Page, within = 'html'): Promise<readonly string[]> {
  await page.evaluate(SOURCE);
  const found: string[] = [];
  for (const [scheme, rules] of [
    ['light', null],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const { violations } = await page.evaluate(
      ({ where, only }) =>
        (globalThis as unknown as WithAxe).axe.run(where, {
          resultTypes: ['violations'],
          ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
        }),
      { where: { include: [within], exclude: [DRAWING] }, only: rules },
    );
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(
          ...nodes.map(({ html, any }) => `${scheme} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
        );
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}
