import { shape } from '@maester/kernel';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/command.ts';
import { editionOf, Findings, nameFor, writeWhole } from '../../src/train/saved.ts';
import { useFolder } from '../support.ts';

const folder = useFolder();

describe('findings', () => {
  it('are there again after an interruption, and those that follow a half-written line as well', () => {
    const file = folder.write('halved.jsonl', '{"asked":"one","found":1}\n{"asked":"two","fo');
    const found = new Findings(file, shape.integer(0, 9));
    expect([found.get('one'), found.get('two')]).toEqual([1, undefined]);
    found.add('two', 2);
    const again = new Findings(file, shape.integer(0, 9));
    expect([again.get('one'), again.get('two')]).toEqual([1, 2]);
  });

  it('are none where nothing but half a line was written', () => {
    const file = folder.write('first.jsonl', '{"asked":"one","fo');
    expect(new Findings(file, shape.integer(0, 9)).get('one')).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  it('that do not fit are complained of by file and line', () => {
    const file = folder.write('odd.jsonl', '{"asked":"one","found":1}\n{"asked":"two","found":11}\n');
    expect(() => new Findings(file, shape.integer(0, 9))).toThrow(
      new UsageError(
        `${file} does not fit: line 2: found: expected a whole number from 0 to 9, got 11 (delete it, or choose another folder)`,
      ),
    );
  });
});

describe('a file that is written whole', () => {
  it('replaces the one that was there, and leaves nothing else', () => {
    const file = folder.write('result.txt', 'old');
    writeWhole(file, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('leaves the old one as it was if it cannot be written', () => {
    const file = folder.write('kept.txt', 'old');
    mkdirSync(`${file}.part`);
    expect(() => writeWhole(file, 'new')).toThrow(`${file} can't be written: `);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});

describe('the name of a file', () => {
  const edition = editionOf('thrones');
  const name = (seed: string, minds: readonly string[]): string => nameFor(edition, seed, { seed, minds });

  it('tells the game and the seed, and is another for everything else that matters', () => {
    expect(name('one', ['castellan'])).toMatch(/^thrones-one-[\da-f]{16}$/);
    const names = [
      name('one', ['castellan']),
      name('one', ['castellan', 'castellan']),
      name('one-castellan', ['castellan']),
      name('冬', ['castellan']),
      name('夏', ['castellan']),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
