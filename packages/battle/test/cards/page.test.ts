// docs/cards.md keeps up with the words of which it tells.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as words from '../../src/effects/words.ts';
import * as options from '../../src/options.ts';
import * as sides from '../../src/sides/sides.ts';
import * as engaged from '../../src/units/engaged.ts';
import * as ranks from '../../src/units/ranks.ts';
import * as units from '../../src/units/units.ts';
import { TRIGGERS } from '../../src/timing/triggers.ts';

const page = readFileSync(`${import.meta.dirname}/../../../../docs/cards.md`, 'utf8');

it('the page about cards names every trigger', () => {
  expect(TRIGGERS.filter((trigger) => !page.includes(`\`${trigger}\``))).toEqual([]);
});

it('the words in its examples exist', () => {
  const examples = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code).join('\n');
  const called = new Set(Array.from(examples.matchAll(/\b([a-z]\w+)\(/g), ([, name = '']) => name));
  expect(called.size).toBeGreaterThan(5);
  expect(
    [...called].filter(
      (name) =>
        !(
          name in
          {
            ...sides,
            ...engaged,
            ...ranks,
            ...units,
            ...options,
            ...words,
          }
        ),
    ),
  ).toEqual([]);
});
