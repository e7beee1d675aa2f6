// Installing what is missing: node_modules is refreshed only when a package.json or the lockfile has changed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fingerprint, readIfThere } from './fingerprint.mjs';
import { npm, root, Trouble } from './run.mjs';

/**
 * @typedef {object} Manifest what a package.json asks for; the lockfile keeps a copy of it for each of ours
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.maester-install');

export async function installDependencies() {
  const folders = ['', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const wanted = fingerprint(['package-lock.json', ...folders.map((folder) => join(folder, 'package.json'))]);
  if (readIfThere(stamp) === wanted) return;

  console.error('Installing dependencies ...');
  const locked = readFileSync(lockfile, 'utf8');
  checkLockfile(locked, folders);
  rmSync(stamp, { force: true });
  // Not `npm ci`: it fails when the registry lacks an optional binary for some other platform.
  const install = await npm(['install', '--no-save', '--include=dev']);
  if (install.code !== 0) {
    throw new Trouble(
      `npm install failed:\n${install.output}\nCheck that npm reaches its registry and try again.`,
    );
  }
  if (readFileSync(lockfile, 'utf8') !== locked) {
    writeFileSync(lockfile, locked);
    throw new Trouble(
      'npm install changed package-lock.json, which it must not; it was put back. Try a newer npm.',
    );
  }
  writeFileSync(stamp, wanted); // last, so that an interrupted install is done again
}

/**
 * @param {string} lockText
 * @param {readonly string[]} folders
 */
function checkLockfile(lockText, folders) {
  const { packages } = /** @type {{ packages: Record<string, Manifest> }} */ (JSON.parse(lockText));
  for (const folder of folders) {
    const manifest = join(folder, 'package.json');
    const asked = /** @type {Manifest} */ (JSON.parse(readIfThere(join(root, manifest)) ?? '{}'));
    if (!isDeepStrictEqual(dependencies(asked), dependencies(packages[folder]))) {
      throw new Trouble(
        `package-lock.json does not fit the dependencies in ${manifest}.\n` +
          'Run `npm install`, look at what it changed in package-lock.json and commit both.',
      );
    }
  }
}

/** @param {Manifest | undefined} manifest */
function dependencies(manifest) {
  return [manifest?.dependencies ?? {}, manifest?.devDependencies ?? {}];
}
