// PostgreSQL and NATS for the tests of servers that work together: those at MAESTER_TEST_POSTGRES and MAESTER_TEST_NATS,
// or Debian's, fetched when missing and started for this run alone, each on a free port.
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { background, capture, root, Trouble } from './run.mjs';

const isRoot = process.getuid?.() === 0;
/** PostgreSQL does not run as root, so it runs as nobody. */
const NOBODY = 65_534;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Starts what is missing and names it in the environment of the tests.
 * @returns {Promise<() => Promise<void>>} how to end it
 */
export async function startServices() {
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stop = async () => {
    await Promise.all(stops.map((one) => one()));
  };
  const isMissing = (/** @type {string} */ name) => process.env[name] === undefined;
  try {
    if (isMissing('MAESTER_TEST_POSTGRES')) stops.push(await startPostgres());
    if (isMissing('MAESTER_TEST_NATS')) stops.push(await startNats());
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPostgres() {
  const programs = await findPostgres();
  const template = await templateOf(programs);
  const folder = join(dirname(template), `run-${process.pid}`);
  removeLeftovers(dirname(template));
  cpSync(template, folder, { recursive: true });
  if (isRoot) giveAway(folder);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // What the tests keep need not outlast the machine.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = background(
    join(programs, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    as,
  );
  await until('PostgreSQL', server, async () => {
    const { code } = await capture(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    return code === 0;
  });
  process.env['MAESTER_TEST_POSTGRES'] = `postgres://maester@127.0.0.1:${port}/postgres`;
  return async () => {
    await server.stop('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startNats() {
  const program = await installed('nats-server', ['/usr/sbin/nats-server', '/usr/bin/nats-server'], 'NATS');
  const port = await freePort();
  const server = background(program, ['--addr', '127.0.0.1', '--port', String(port)]);
  await until('NATS', server, () => listensOn(port));
  process.env['MAESTER_TEST_NATS'] = `nats://127.0.0.1:${port}`;
  return () => server.stop('SIGTERM');
}

/** @returns {Promise<string>} the folder of PostgreSQL's programs */
async function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const newest = () =>
    (existsSync(versions) ? readdirSync(versions) : [])
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(versions, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb')));
  const found = newest();
  if (found) return found;
  await install('postgresql', 'PostgreSQL');
  return newest() ?? fail('PostgreSQL', 'its programs are not where Debian puts them');
}

/**
 * @param {string} name the package
 * @param {readonly string[]} places
 * @param {string} title
 */
async function installed(name, places, title) {
  const find = () => places.find((place) => existsSync(place));
  const found = find();
  if (found) return found;
  await install(name, title);
  return find() ?? fail(title, 'its program is not where Debian puts it');
}

/**
 * @param {string} name
 * @param {string} title
 */
async function install(name, title) {
  if (!existsSync('/usr/bin/apt-get') || !isRoot) fail(title, 'it is not installed');
  console.error(`Installing ${title} ...`);
  await capture('apt-get', ['update']);
  const { code, output } = await capture('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (code !== 0) fail(title, output);
}

/**
 * @param {string} title
 * @param {string} why
 * @returns {never}
 */
function fail(title, why) {
  throw new Trouble(
    `The tests of several servers need ${title}: ${why}.\n` +
      'Install it (apt-get install postgresql nats-server), or name servers in MAESTER_TEST_POSTGRES and MAESTER_TEST_NATS.',
  );
}

/**
 * An empty database, made once and copied for every run.
 * @param {string} programs
 */
async function templateOf(programs) {
  const home = join(isReachable(root) ? join(root, '.cache') : tmpdir(), 'maester-postgres');
  const version = programs.split('/').at(-2) ?? '';
  const template = join(home, version);
  if (existsSync(template)) return template;
  console.error('Preparing PostgreSQL ...');
  mkdirSync(home, { recursive: true });
  const making = join(home, `making-${process.pid}`);
  mkdirSync(making);
  if (isRoot) chownSync(making, NOBODY, NOBODY);
  const options = ['--username=maester', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  const { code, output } = await capture(join(programs, 'initdb'), ['-D', making, ...options], as);
  if (code !== 0) fail('PostgreSQL', output);
  renameSync(making, template);
  return template;
}

/**
 * Whether someone who is not root gets there.
 * @param {string} folder
 * @returns {boolean}
 */
function isReachable(folder) {
  if (!isRoot) return true;
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (folder === '/' || isReachable(dirname(folder)));
}

/** @param {string} folder */
function giveAway(folder) {
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

/**
 * What runs left that were killed.
 * @param {string} home
 */
function removeLeftovers(home) {
  for (const name of readdirSync(home)) {
    const run = /^run-(\d+)$/.exec(name)?.[1];
    if (run !== undefined && !isRunning(Number(run))) {
      const folder = join(home, name);
      stopServerOf(folder);
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** @param {string} folder */
function stopServerOf(folder) {
  const file = join(folder, 'postmaster.pid');
  const server = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (server > 0 && isRunning(server)) process.kill(server, 'SIGQUIT');
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const READY_WITHIN = 30_000;

/**
 * @param {string} title
 * @param {import('./run.mjs').Background} server
 * @param {() => Promise<boolean>} isReady
 */
async function until(title, server, isReady) {
  const end = performance.now() + READY_WITHIN;
  while (performance.now() < end && !server.hasEnded()) {
    if (await isReady()) return;
    await pause(30);
  }
  await server.stop('SIGKILL');
  fail(title, `it did not start: ${server.output()}`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function listensOn(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => resolve(false)).setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}
