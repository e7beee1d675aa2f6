// Machines work out powers differently in the last digit, and so do two versions of Node. What decides in play multiplies
// instead. The linter forbids `Math.pow` and its like; it has no rule against the operator.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The packages whose results must be the same on every machine. */
const SOURCES = 'packages/{kernel,battle,thrones,minds,table}/src/**/*.ts';

/** The files that may use the operator, and why. */
const EXCEPTIONS: { readonly [path: string]: string } = {
  'packages/kernel/src/sha256.ts': 'big integers',
  'packages/kernel/src/sample/rules.ts': 'squares of whole numbers',
  'packages/battle/src/geometry/polygon.ts': 'squares of whole numbers',
  'packages/battle/src/messages/report-moves.ts': 'squares of whole numbers',
  'packages/battle/src/modes/banners-and-butchery.ts': 'squares of whole numbers',
  'packages/battle/src/odds/aftermath.ts': 'the square of the six faces of a die',
  'packages/battle/src/prospect/outlook.ts': 'one die or two',
  'packages/battle/src/set-up/deploy.ts': 'squares of whole numbers and halves',
  'packages/minds/src/learning/tuning.ts': 'figures of the tuning: nobody plays by them',
};

/** Every power in a file, but for powers of two that are written out: those are exact. */
function powersIn(path: string, text: string): string[] {
  const found: string[] = [];
  const note = (node: { start: number; end: number }): void => {
    const line = text.slice(0, node.start).split('\n').length;
    found.push(`${path}:${line} ${text.slice(node.start, node.end)}`);
  };
  new Visitor({
    BinaryExpression: (node) => {
      if (node.operator === '**' && !/^2 \*\* \d+$/.test(text.slice(node.start, node.end))) note(node);
    },
    AssignmentExpression: (node) => {
      if (node.operator === '**=') note(node);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('powers', () => {
  it.each(['const a = b ** 2;', 'const a = 0.55 ** steps;', 'a **= 2;', 'const a = 3 ** 2 + 1;'])(
    'are found in %s',
    (text) => expect(powersIn('a.ts', text)).toHaveLength(1),
  );

  it.each(['const a = 2 ** 32;', 'const a = b * b;', '/** A square: b ** 2. */', "const a = '2 ** b';"])(
    'are not found in %s',
    (text) => expect(powersIn('a.ts', text)).toEqual([]),
  );

  it('are nowhere in what decides in play, and no exception is made in vain', () => {
    const files = globSync(SOURCES, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
    const powers = new Map(
      files.map((file) => [file, powersIn(file, readFileSync(join(ROOT, file), 'utf8'))]),
    );
    expect(files.length).toBeGreaterThan(100);
    const others = files.filter((file) => EXCEPTIONS[file] === undefined);
    expect(others.flatMap((file) => powers.get(file))).toEqual([]);
    expect(Object.keys(EXCEPTIONS).filter((file) => (powers.get(file) ?? []).length === 0)).toEqual([]);
  });
});
