// A browser for the tests of the web client: the one that is there, or Debian's Chromium, fetched when missing.
import { existsSync } from 'node:fs';
import { capture, Trouble } from './run.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {Promise<string>} the path of a Chromium */
export async function findBrowser() {
  const known = [process.env['MAESTER_CHROMIUM'], ...KNOWN].find((path) => path && existsSync(path));
  if (known) return known;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.error('Installing Chromium ...');
    await capture('apt-get', ['update']);
    const { code, output } = await capture('apt-get', [
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
    ]);
    if (code === 0 && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
    throw new Trouble(`Chromium could not be installed:\n${output}`);
  }
  throw new Trouble(
    'The tests of the web client need Chromium: install it (apt-get install chromium), or name one in MAESTER_CHROMIUM.',
  );
}
