import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io } from '../../src/command.ts';
import { studyNamed } from '../../src/train/jobs.ts';
import { maester, type Said } from '../support.ts';

const PATIENCE = { timeout: 120_000 };
const LITTLE = ['--minds', 'random', '--games', '2', '--hidden', '2', '--epochs', '1'];

/** A terminal that breaks as soon as it shows this: what had been saved by then is all that is left. */
function breakingAt(shown: string): Partial<Io> {
  let now = 0;
  return {
    isTerminal: true,
    now: () => (now += 1000),
    err: (text) => {
      if (text.includes(shown)) throw new Error('interrupted');
    },
  };
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/** Leaves so many lines of a file, and half of one. */
function leaveOf(file: string, count: number): readonly string[] {
  const lines = linesOf(file).slice(0, count);
  expect(lines).toHaveLength(count);
  writeFileSync(file, [...lines, '{"asked":"12'].join('\n'));
  return lines;
}

describe('train', PATIENCE, () => {
  let root = '';
  let folders = 0;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'maester-train-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const newFolder = (): string => join(root, String(folders++));
  const train = (folder: string, args: readonly string[], io: Partial<Io> = {}): Promise<Said> =>
    maester(['train', ...args, '--out', folder], io);

  it('plays, trains and writes what it learned; the same again resumes and gives the same', async () => {
    const folder = newFolder();
    const args = ['thrones', '--minds', 'random', '--games', '12', '--hidden', '4', '--epochs', '2'];
    const first = await train(folder, args);
    expect([first.code, first.err]).toEqual([0, '']);
    const result = join(folder, 'thrones-value.ts');
    const learned = readFileSync(result, 'utf8');
    expect(learned).toContain('hidden: 4');
    const [games = ''] = readdirSync(join(folder, 'games'));
    const written = statSync(join(folder, 'games', games)).mtimeMs;

    const again = await train(folder, args);
    expect(again.out).toBe(first.out);
    expect(readFileSync(result, 'utf8')).toBe(learned);
    expect(statSync(join(folder, 'games', games)).mtimeMs).toBe(written);
  });

  it('has networks play battles of all modes to be chosen, from both sides', async () => {
    const matches = ['--matches', '2', '--against', 'random', '--effort', '0'];
    const { code, out } = await train(newFolder(), ['battle', ...LITTLE, ...matches]);
    expect([code, out]).toEqual([0, expect.stringMatching(/Chosen among 2: won .* of 2\./)]);
  });

  it('keeps the trainings of both games in one folder apart', async () => {
    const folder = newFolder();
    for (const game of ['battle', 'thrones']) {
      const { code, err } = await train(folder, [game, ...LITTLE]);
      expect([code, err]).toEqual([0, '']);
    }
    expect(readdirSync(join(folder, 'games')).map((name) => name.split('-')[0])).toEqual([
      'battle',
      'thrones',
    ]);
  });

  it('resumes with every network and match that was over, to the same end', async () => {
    const matches = ['--matches', '2', '--against', 'random', '--effort', '0'];
    const args = ['thrones', ...LITTLE, '--hidden', '2,3', ...matches];
    const [straight, broken] = [newFolder(), newFolder()];
    const whole = await train(straight, args);
    expect([whole.code, whole.err]).toEqual([0, '']);

    // Workers end in any order: only what is there for certain at the break is left.
    expect((await train(broken, args, breakingAt('3 of 8'))).code).not.toBe(0);
    expect(existsSync(join(broken, 'thrones-value.ts'))).toBe(false);
    const networks = leaveOf(join(broken, 'networks.jsonl'), 1);
    const played = leaveOf(join(broken, 'matches.jsonl'), 3);

    const resumed = await train(broken, args);
    expect([resumed.code, resumed.err]).toEqual([0, '']);
    const after = linesOf(join(broken, 'networks.jsonl'));
    expect([after.slice(0, 1), after.length]).toEqual([networks, 4]);
    const matchesAfter = linesOf(join(broken, 'matches.jsonl'));
    expect([matchesAfter.slice(0, 3), matchesAfter.length]).toEqual([played, 8]);
    const valueIn = (folder: string): string => readFileSync(join(folder, 'thrones-value.ts'), 'utf8');
    expect(valueIn(broken)).toBe(valueIn(straight));
    expect(resumed.out.replaceAll(broken, '')).toBe(whole.out.replaceAll(straight, ''));
  });

  it('writes the command that gives the same again, with the rules and the version it had', async () => {
    const [folder, other] = [newFolder(), newFolder()];
    await train(folder, ['thrones', ...LITTLE, '--seed', "one's"]);
    const learned = readFileSync(join(folder, 'thrones-value.ts'), 'utf8');
    const command = `npx maester train thrones --out DIR --games 2 --minds random --slips 10 --search 100 --begin any --hidden 2 --epochs 1 --matches 0 --against castellan --effort 50 --seed 'one'\\''s'`;
    expect(learned).toContain(` * ${command}\n`);
    expect(learned).toMatch(/Written by Maester \d+\.\d+\.\d+, by rules \d+ of thrones, with:/);
    const options = command.split(' ').slice(6, -1);
    await train(other, ['thrones', ...options, "one's"]);
    expect(readFileSync(join(other, 'thrones-value.ts'), 'utf8')).toBe(learned);
  });

  it('goes on with the network in use, which has its own size', async () => {
    const folder = newFolder();
    const games = [
      '--games',
      '2',
      '--minds',
      'castellan',
      '--search',
      '0',
      '--begin',
      'used',
      '--seed',
      'on',
    ];
    const still = await train(folder, ['thrones', ...games, '--epochs', '0']);
    expect([still.code, still.err]).toEqual([0, '']);
    const written = (): string => readFileSync(join(folder, 'thrones-value.ts'), 'utf8');
    expect(written()).toContain(`weights: '${studyNamed('thrones').inUse.weights}'`);
    await train(folder, ['thrones', ...games, '--epochs', '1']);
    expect(written()).not.toContain(studyNamed('thrones').inUse.weights);

    const { code, err } = await train(folder, ['thrones', ...games, '--hidden', '2']);
    expect([code, err]).toEqual([2, 'maester: the network in use has --hidden 48\n']);
  });

  describe('names a file that does not fit', () => {
    let folder = '';
    beforeAll(async () => {
      folder = newFolder();
      await train(folder, ['thrones', ...LITTLE]);
    });
    const complaintAbout = async (file: string): Promise<string> => {
      const { code, err } = await train(folder, ['thrones', ...LITTLE]);
      expect(code).toBe(2);
      expect(err.startsWith(`maester: ${file} `)).toBe(true);
      expect(err.trimEnd()).not.toContain('\n');
      return err.slice(`maester: ${file} `.length);
    };
    const ADVICE = '(delete it, or choose another folder)\n';

    it('among the networks', async () => {
      const file = join(folder, 'networks.jsonl');
      const [line = ''] = linesOf(file);
      writeFileSync(file, `${line}\nseven castles\n`);
      expect(await complaintAbout(file)).toMatch(/^does not fit: line 2: .*JSON.* \(delete it/);
      writeFileSync(file, `${line.replace(/"weights":"[^"]*"/, '"weights":"none"')}\n`);
      expect(await complaintAbout(file)).toBe(
        `does not fit: line 1: found.weights: expected whole numbers ${ADVICE}`,
      );
      rmSync(file);
    });

    it('among the games', async () => {
      const [name = ''] = readdirSync(join(folder, 'games'));
      const file = join(folder, 'games', name);
      const games = readFileSync(file);
      writeFileSync(file, games.subarray(0, -2));
      expect(await complaintAbout(file)).toBe(`does not fit: it is incomplete ${ADVICE}`);
      writeFileSync(file, games.subarray(4));
      expect(await complaintAbout(file)).toBe(`does not fit: it holds no moments of this game ${ADVICE}`);
      rmSync(file);
      mkdirSync(file);
      expect(await complaintAbout(file)).toMatch(/^can't be read: /);
      rmSync(file, { recursive: true });
    });

    it('where a folder should be', async () => {
      rmSync(join(folder, 'games'), { recursive: true });
      writeFileSync(join(folder, 'games'), '');
      expect(await complaintAbout(join(folder, 'games'))).toMatch(/^can't be used as a folder: /);
    });
  });

  it('looks at all options before it begins to play', async () => {
    const folder = newFolder();
    const { code, err } = await train(folder, ['thrones', ...LITTLE, '--hidden', 'many']);
    expect([code, err]).toEqual([2, 'maester: --hidden must be a whole number from 1 to 512, not "many"\n']);
    expect(existsSync(folder)).toBe(false);
  });

  it('names the games that can be trained', async () => {
    const { code, err } = await train(newFolder(), ['tourney']);
    expect([code, err]).toEqual([2, 'maester: unknown game "tourney" (known: thrones, battle)\n']);
  });

  it('needs a folder', async () => {
    const { code, err } = await maester(['train', 'thrones']);
    expect([code, err]).toEqual([2, 'maester: --out is missing: --out DIR\n']);
  });
});
