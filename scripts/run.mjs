// Running other programs, and ending well: every child gets the signals we get, and is gone before we are.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A failure whose message tells the user all there is to know, so it is shown without a stack trace. */
export class Trouble extends Error {}

/** Unwinds what we were doing when a signal asked us to stop. */
class Stopped extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** @type {NodeJS.Signals | undefined} the signal that asked us to stop */
let stopSignal;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    stopSignal = signal;
    if (children.size === 0) process.exit(signalCode(signal));
    // The terminal sends Ctrl-C to our children itself; passing it on would make it two.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) {
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }
  });
}

/**
 * Runs a program and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, shell?: boolean, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, options = {}) {
  const env = { [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1', ...process.env };
  const child = spawn(command, args, { cwd: root, env, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await ended(child);
  if (stopSignal) throw new Stopped(stopSignal);
  return { code, output };
}

/**
 * Runs a program in the user's terminal until it ends or we are asked to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, stopSignal: NodeJS.Signals | undefined }>}
 */
export async function foreground(command, args) {
  const code = await ended(spawn(command, args, { stdio: 'inherit' }));
  return { code, stopSignal };
}

/**
 * @typedef {object} Background a program that runs beside us
 * @property {() => boolean} hasEnded
 * @property {() => string} output what it has said of late
 * @property {(signal: NodeJS.Signals) => Promise<void>} stop resolves when it has ended
 */

/**
 * Starts a program and lets it run until it is told to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ uid?: number, gid?: number }} [options]
 * @returns {Background}
 */
export function background(command, args, options = {}) {
  const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (/** @type {Buffer} */ text) => (output = (output + text.toString('utf8')).slice(-4000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  let hasEnded = false;
  const end = ended(child)
    .catch((error) => (output += String(error)))
    .then(() => (hasEnded = true));
  return {
    hasEnded: () => hasEnded,
    output: () => output,
    stop: async (signal) => {
      if (!hasEnded) child.kill(signal);
      await end;
    },
  };
}

/**
 * Runs npm without its chatter.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  return capture('npm', [...args, ...quiet], { shell: process.platform === 'win32' });
}

/**
 * Runs a script's task and ends the process with the code it returns.
 * @param {() => Promise<number>} task
 */
export async function main(task) {
  try {
    process.exitCode = await task();
  } catch (error) {
    if (error instanceof Trouble) console.error(error.message);
    else if (!(error instanceof Stopped)) throw error;
    process.exitCode = stopSignal ? signalCode(stopSignal) : 1;
  }
}

/** @param {NodeJS.Signals} signal */
export function signalCode(signal) {
  return 128 + constants.signals[signal];
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  children.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      children.delete(child);
      reject(new Trouble(`Could not run ${child.spawnfile}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? (signal ? signalCode(signal) : 1));
    });
  });
}
