import { bug, KernelError } from '@maester/kernel';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { maester, ROOT } from './support.ts';

const COMMANDS = [
  'simulate',
  'replay',
  'scenario',
  'golden',
  'rules',
  'odds',
  'list',
  'arena',
  'bench',
  'serve',
  'check',
  'help',
];

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('%j names every command and game', async (args) => {
    const { code, out, err } = await maester(args);
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(`maester ${command}`);
    expect(out).toContain('tourney (2 to 4 players)');
  });

  it.each(COMMANDS)('help %s says the same as its --help', async (command) => {
    const { code, out } = await maester(['help', command]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^maester ${command}`));
    expect((await maester([command, '--help'])).out).toBe(out);
  });

  it('names the options of a command', async () => {
    const { out } = await maester(['help', 'simulate']);
    expect(out).toContain('--players N');
    expect(out).toMatch(/--minds A,B .*random/);
  });

  it('does not know what is no command', async () => {
    expect(await maester(['help', 'rulse'])).toMatchObject({ code: 2, out: '' });
  });
});

it('--version says the version', async () => {
  const { code, out } = await maester(['--version']);
  expect(code).toBe(0);
  expect(out).toMatch(/^maester \d+\.\d+\.\d+\n$/);
});

describe('a wrong call', () => {
  it.each([
    [['simulat'], 'unknown command "simulat"; did you mean simulate?'],
    [['--versoin'], 'unknown option --versoin; did you mean --version?'],
    [['rules', '--untestde'], 'unknown option --untestde; did you mean --untested?'],
    [['scenario', '--json', 'x'], 'unknown option --json; this command has no options'],
  ])('%j ends with 2 and names the nearest known one', async (args, message) => {
    const { code, out, err } = await maester(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('what goes wrong inside', () => {
  const failing = (error: Error) => ({
    out: () => {
      throw error;
    },
  });

  it('is one line if the input was wrong', async () => {
    const said = await maester(
      ['help'],
      failing(new KernelError('journal', 'entries[3]', 'expected a text')),
    );
    expect(said).toMatchObject({ code: 2, err: 'maester: journal: entries[3]: expected a text\n' });
  });

  it.each([[new TypeError('no such thing')], [bug('a dead end')]])(
    'is told as a bug otherwise: %s',
    async (error) => {
      const { code, err } = await maester(['help'], failing(error));
      expect(code).toBe(70);
      expect(err).toContain(error.message);
      expect(err).toContain('run.test.ts');
      expect(err).toContain('bug in Maester');
    },
  );
});

describe('the program', () => {
  const program = (...args: string[]) =>
    promisify(execFile)(process.execPath, [`${ROOT}/packages/cli/src/main.ts`, ...args]);

  it('writes no control characters where there is no terminal', async () => {
    const { stdout, stderr } = await program('simulate', 'tourney', '--games', '2000');
    expect(stderr).toBe('');
    expect(stdout).toContain('hash of all final states');
    // oxlint-disable-next-line no-control-regex -- that is what this is about
    expect(stdout).not.toMatch(/[\r\x1b]/);
  });

  it('ends with the code of the command', async () => {
    await expect(program('simulate', 'turnip')).rejects.toMatchObject({ code: 2, stdout: '' });
  });
});
