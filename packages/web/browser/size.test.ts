// The script a visitor fetches: how much of it, gzipped, counting the built files that are really asked for; and that
// nothing of it is run twice.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { browserTests } from './support.ts';
import { TableScreen } from './table-screen.ts';

const { visit } = browserTests();

const BUILT = join(import.meta.dirname, '../dist');

function sizeOf(paths: ReadonlySet<string>): number {
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(BUILT, path))).length, 0);
}

it('the start page needs at most 100 kB of script, the table 250 kB in all and nothing of the other game', async () => {
  const { page, context } = await visit('/', { settings: { pace: 'instant' } });
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.reload();
  await page.getByRole('button', { name: /Play now/ }).click();
  const start = page.getByRole('button', { name: 'Start the game' });
  await start.waitFor();
  expect([...scripts].join()).toContain('/main-');
  expect(sizeOf(scripts)).toBeLessThanOrEqual(100_000);

  await start.click();
  const table = new TableScreen(page);
  // Both the page and the worker have then done their part.
  await table.answer();
  await table.asked();
  expect([...scripts].join()).toMatch(/table-page-.*local-worker-|local-worker-.*table-page-/);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(250_000);
  const built = [...scripts].map((path) => readFileSync(join(BUILT, path), 'utf8'));
  expect(built.filter((file) => file.includes('stark-sworn-swords'))).toEqual([]);
});

it.each(['en-US', 'zh-TW'])(
  'the card library needs at most 250 kB of script and data in %s, and nothing of the rules',
  async (locale) => {
    const { page, context } = await visit('/', { locale });
    const files = new Set<string>();
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(?:js|json|md)$/.test(pathname)) files.add(pathname);
    });
    await page.goto(`${page.url()}#/cards`);
    await page.reload();
    await page.locator('.card-tile').first().waitFor();
    await page.getByRole('searchbox').fill('stark');
    await page.locator('.card-tile').first().waitFor();
    expect([...files].join()).toMatch(/library/);
    expect(sizeOf(files)).toBeLessThanOrEqual(250_000);
    expect([...files].filter((path) => path.includes('manifest') || path.includes('engine'))).toEqual([]);
  },
);

it.each(['local', 'thinking'])(
  'no built file imports the entry of the %s worker, which WebKit would run once more',
  (which) => {
    const worker = globSync(`assets/${which}-worker-*.js`, { cwd: BUILT }).map((path) => basename(path));
    expect(worker).toHaveLength(1);
    const importing = globSync('assets/*.js', { cwd: BUILT }).filter((path) => {
      const imported = readFileSync(join(BUILT, path), 'utf8').matchAll(
        /(?:from|import)\s*\(?["'`]\.\/([^"'`]+)/g,
      );
      return [...imported].some(([, name]) => worker.includes(name ?? ''));
    });
    expect(importing).toEqual([]);
  },
);
