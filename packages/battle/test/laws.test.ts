import { describe, expect, it } from 'vitest';
import { LAWS, obey } from '@maester/kernel/testing';
import { battle, type BattleSetup } from '../src/index.ts';
import { FACTION_SETUPS, FOUR_ARMIES, TEAMS } from './support/random-games.ts';

/** A game of 30 points has some four hundred choices. */
const MOMENTS = [0, 60, 130, 210, 300];
const CHOICES_AFTER = 5;

const SETUPS: readonly (readonly [string, BattleSetup])[] = [
  { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'random' },
  { points: 40, armies: ['lannister-40', 'stark-40'], terrain: 'layout', mode: 'the-winds-of-winter' },
  { edition: '2021', points: 30, armies: ['stark-30', 'lannister-30'], mode: 'the-winds-of-winter' },
  { edition: '2018', points: 30, armies: ['lannister-30', 'stark-30'], mode: 'the-winds-of-winter' },
  { edition: '2018', points: 40, armies: ['stark-40', 'lannister-40'], mode: 'a-clash-of-kings' },
  { points: 20, armies: FOUR_ARMIES, terrain: 'none', mode: 'fire-and-blood' },
  { points: 20, armies: FOUR_ARMIES, sides: TEAMS, terrain: 'none', mode: 'a-clash-of-kings' },
].map((setup) => [
  `${setup.mode ?? 'a game of thrones'} at ${setup.points} points with ${setup.armies.length} armies`,
  battle.readSetup(setup),
]);

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 180_000;

describe.each(SETUPS)('in %s', (words, setup) => {
  it.each(Object.keys(LAWS))(
    '%s',
    (says) => expect(() => obey(says, battle, setup, words, MOMENTS, CHOICES_AFTER)).not.toThrow(),
    SLOW,
  );
});

/** Those that a card is most likely to break. */
const OF_CARDS = [
  'saving and loading between any two choices changes nothing',
  'what a seat sees, is asked and may choose does not depend on what it may not know',
  'what is offered means something that is there',
  'events tell a viewer nothing that its view does not',
  'what is declared to be replaced is never changed',
];

describe.each(FACTION_SETUPS.map((setup) => [setup.mode, setup] as const))(
  'with random armies in %s',
  (words, setup) => {
    it.each(OF_CARDS)(
      '%s',
      (says) => expect(() => obey(says, battle, setup, words, MOMENTS, CHOICES_AFTER)).not.toThrow(),
      SLOW,
    );
  },
);
