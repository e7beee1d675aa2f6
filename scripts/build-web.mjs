// Building the browser client into packages/web/dist, when it is missing or older than what it is made of.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, readIfThere } from './fingerprint.mjs';
import { capture, root, Trouble } from './run.mjs';

const stamp = join(root, '.cache/web-build');

/** @param {string} node the Node to build with */
export async function buildWeb(node) {
  const wanted = fingerprint(['package-lock.json', 'tsconfig.base.json', ...ledgers(), ...sources('web')]);
  if (existsSync(join(root, 'packages/web/dist/index.html')) && readIfThere(stamp) === wanted) return;

  console.error('Building the web client ...');
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = await capture(node, [vite, 'build'], { cwd: join(root, 'packages/web') });
  if (build.code !== 0) {
    throw new Trouble(`The web client did not build; the cause is in packages/web:\n${build.output}`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * The rules, which the client shows.
 * @returns {string[]}
 */
function ledgers() {
  return filesIn(join('docs', 'rules'));
}

/**
 * The files of a package and of the Maester packages it is built on, tests and products left out.
 * @param {string} name
 * @returns {string[]}
 */
function sources(name) {
  const pending = [name];
  /** @type {Set<string>} */
  const seen = new Set();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    pending.push(...maesterDependencies(next));
  }
  return [...seen].flatMap(files);
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function maesterDependencies(name) {
  const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  const { dependencies = {} } = /** @type {{ dependencies?: Record<string, string> }} */ (JSON.parse(text));
  const prefix = '@maester/';
  return Object.keys(dependencies)
    .filter((each) => each.startsWith(prefix))
    .map((each) => each.slice(prefix.length));
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function files(name) {
  return filesIn(join('packages', name), (path) => !/^(dist|test|node_modules)\b/.test(path));
}

/**
 * All files of a folder and the folders below it.
 * @param {string} folder
 * @param {(path: string) => boolean} isWanted by the path within the folder
 * @returns {string[]}
 */
function filesIn(folder, isWanted = () => true) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((path) => join(folder, path))
    .filter((path) => statSync(join(root, path)).isFile());
}
