import { expect, it } from 'vitest';
import { didYouMean, editDistance } from '../src/nearest.ts';

it.each([
  ['', '', 0],
  ['raid', 'raid', 0],
  ['', 'raid', 4],
  ['raid', 'rai', 1],
  ['raid', 'rapid', 1],
  ['raid', 'maid', 1],
  ['raid', 'riad', 1],
  ['simulate', 'stimulated', 2],
  ['rules', 'serve', 5],
])('from %j to %j it takes %i changes', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes);
  expect(editDistance(to, from)).toBe(changes);
});

it('the nearest name is suggested whatever its case', () => {
  expect(didYouMean('REPALY', ['rules', 'replay', 'serve'])).toBe(
    '; did you mean replay? (known: rules, replay, serve)',
  );
});

it('a name that is like none is told all there are', () => {
  expect(didYouMean('war-elephant', ['rules', 'replay', 'serve'])).toBe(' (known: rules, replay, serve)');
  expect(didYouMean('', ['rules'])).toBe(' (known: rules)');
});
