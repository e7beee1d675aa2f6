// Browsers for the tests of the web client: those that are there, or Debian's, fetched when missing.
import { existsSync } from 'node:fs';
import { capture, Trouble } from './run.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a window, which takes a quarter less to do the same. It knows no notifications. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** @returns {Promise<{ chromium: string, headless: string }>} the paths of a whole Chromium and of one without a window */
export async function findBrowsers() {
  const named = process.env['MAESTER_CHROMIUM'];
  if (named && existsSync(named)) return { chromium: named, headless: named };
  const known = KNOWN.find((path) => existsSync(path));
  const problem = known && existsSync(HEADLESS) ? '' : await install('chromium', 'chromium-headless-shell');
  const chromium = known ?? KNOWN.find((path) => existsSync(path));
  if (chromium) return { chromium, headless: existsSync(HEADLESS) ? HEADLESS : chromium };
  throw new Trouble(problem);
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<string>} why they are not there; empty if they are
 */
async function install(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    return 'The tests of the web client need Chromium: install it (apt-get install chromium), or name one in MAESTER_CHROMIUM.';
  console.error('Installing Chromium ...');
  await capture('apt-get', ['update']);
  const { code, output } = await capture('apt-get', [
    'install',
    '-y',
    '--no-install-recommends',
    ...packages,
  ]);
  return code === 0 ? '' : `Chromium could not be installed:\n${output}`;
}
