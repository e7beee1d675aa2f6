// Choices in words: of an answer with many parts, what differs.
import { beforeAll, expect, it } from 'vitest';
import { thrones } from '@maester/thrones';
import { learnWords } from '../../src/app/words.ts';
import { CATALOGUES } from '../../src/games/thrones/words.ts';
import { choiceInWords } from '../../src/story/choice-words.ts';
import { WORDS } from '../../src/story/words.ts';

beforeAll(async () => {
  await learnWords(CATALOGUES);
  await learnWords(WORDS);
});

function marching() {
  const state = thrones.fromPosition(
    thrones.usualSetup(6),
    'words',
    {
      phase: 'action',
      board: 'empty',
      areas: { harrenhal: { house: 'stark', units: { knight: 2, footman: 1 }, order: 'march-0' } },
    },
    {},
  );
  const decision = thrones.decision(state, 'stark');
  if (decision === null) throw new Error('nothing is asked');
  return decision;
}

it('units that go the same way are counted, and those that differ are told alone', () => {
  const decision = marching();
  const all = { 'knight-1': 'stoney-sept', 'knight-2': 'stoney-sept', 'footman-1': 'riverrun' };
  const fewer = { 'knight-1': 'riverrun', 'knight-2': 'riverrun', 'footman-1': 'riverrun' };
  expect(choiceInWords(decision, all, fewer)).toBe('2 × Knight: Stoney Sept');
  expect(choiceInWords(decision, fewer, all)).toBe('2 × Knight: Riverrun');
});

it('the same answer differs in nothing', () => {
  const decision = marching();
  const stay = { 'knight-1': 'riverrun' };
  expect(choiceInWords(decision, stay, stay)).toBe('nothing');
});
