// `npm test`: installs what is missing and runs every check.
//
//   npm test                         everything
//   npm test -- --only types,lint    these checks
//   npm test -- dice                 the tests in files whose path contains "dice"
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowsers } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { readIfThere } from './fingerprint.mjs';
import { installDependencies } from './install.mjs';
import { modernNode } from './node.mjs';
import { capture, main, root, Trouble } from './run.mjs';
import { startServices } from './services.mjs';
import { tallyLine, tallyTests } from './tally.mjs';

const REPORT = join(root, `.cache/vitest-${process.pid}.json`);
const BROWSER_REPORT = join(root, `.cache/vitest-browser-${process.pid}.json`);

// What Node compiles is kept, for the checks and all the servers that they start.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled');

/**
 * What each check runs under Node; two run at a time. The browser has the machine to itself towards the end.
 * @type {Record<string, readonly string[]>}
 */
const CHECKS = {
  unit: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  ],
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  boundaries: ['scripts/check-boundaries.ts'],
  messages: ['scripts/check-messages.ts'],
  browser: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vitest.browser.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${BROWSER_REPORT}`,
  ],
};

/** The checks that say in one line what they looked at. */
const SPEAKS = new Set(['boundaries', 'messages']);

await main(async () => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let stopServices = async () => {};
  try {
    const { names, patterns } = readArguments();
    await installDependencies();
    const node = await modernNode();
    if (names.includes('unit') && needServices(patterns)) stopServices = await startServices();
    const worker = async () => {
      for (let name = names.shift(); name; name = names.shift()) {
        const tally = await runCheck(node, name, patterns);
        total.passed += tally.passed;
        total.failed += tally.failed;
        total.skipped += tally.skipped;
      }
    };
    await Promise.all([worker(), worker()]);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.log(error.message);
    total.failed += 1;
  } finally {
    await stopServices();
  }
  console.log(tallyLine(total));
  return total.failed > 0 ? 1 : 0;
});

/**
 * Whether PostgreSQL and NATS are needed, which is by the test files that import what speaks to them.
 * @param {readonly string[]} patterns
 */
function needServices(patterns) {
  const files = ['server', 'cli'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'test');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(folder, path));
  });
  return files.some(
    (file) =>
      (patterns.length === 0 || patterns.some((pattern) => file.slice(root.length).includes(pattern))) &&
      /support\/(?:services|cluster)\.ts/.test(readFileSync(file, 'utf8')),
  );
}

function readArguments() {
  const { values, positionals: patterns } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const all = Object.keys(CHECKS);
  const { only = patterns.length > 0 ? 'unit' : all.join(','), ...others } = values;
  const names = String(only).split(',');
  if (names.some((name) => !all.includes(name)) || Object.keys(others).length > 0) {
    throw new Trouble(`Use: npm test -- [--only ${all.join(',')}] [part of a test file's path ...]`);
  }
  return { names, patterns };
}

/**
 * Runs one check and prints its line, and all it said if it failed.
 * @param {string} node
 * @param {string} name
 * @param {readonly string[]} patterns which test files to run; none means all
 */
async function runCheck(node, name, patterns) {
  const report = name === 'unit' ? REPORT : name === 'browser' ? BROWSER_REPORT : undefined;
  if (name === 'browser') {
    const { chromium, headless } = await findBrowsers();
    Object.assign(process.env, { MAESTER_CHROMIUM: chromium, MAESTER_HEADLESS: headless });
    await buildWeb(node);
  }
  const started = performance.now();
  const { code, output } = await capture(node, [...(CHECKS[name] ?? []), ...(report ? patterns : [])]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);

  const tally = report
    ? readReport(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const line = `${tally.failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(10)} ${seconds} s`;
  const note = report ? `${tally.passed} tests` : SPEAKS.has(name) ? output.trim() : '';
  console.log(tally.failed > 0 ? `${line}\n${output.trimEnd()}\n` : `${line}  ${note}`.trimEnd());
  return tally;
}

/**
 * @param {string} report
 * @param {number} exitCode
 */
function readReport(report, exitCode) {
  const text = readIfThere(report);
  rmSync(report, { force: true });
  if (text === undefined) return tallyTests(undefined, exitCode);
  return tallyTests(/** @type {import('./tally.mjs').VitestReport} */ (JSON.parse(text)), exitCode);
}
