// The engine imports no content: cards, modes, zones and the kinds of effects reach it through the edition alone.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const SRC = `${import.meta.dirname}/../../src`;

/** What content is written in, or what it is: types, ids, and where modes keep their things. */
const FOR_ALL = /^(?:cards\/(?:card|factions|list-facts)|modes\/(?:ids|mode|mode-state|uses))\.ts$/;
const CONTENT = /^(?:cards|modes|editions|effects\/kinds|tactics\/zones)/;
/** Who may know content: content itself, its words, and the package as a whole. */
const MAY = /^(?:cards|modes|editions|effects\/kinds|messages|tactics\/zones|index|engine|bench)/;

it('no engine file imports cards, modes, zones or editions', () => {
  const files = globSync('**/*.ts', { cwd: SRC }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files
    .filter((file) => !MAY.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(`${SRC}/${file}`, 'utf8').matchAll(/ from '(\.[^']+)';/g), ([, to = '']) => ({
        file,
        to: posix.join(posix.dirname(file), to),
      })),
    )
    .filter(({ to }) => CONTENT.test(to) && !FOR_ALL.test(to));
  expect(wrong).toEqual([]);
});
