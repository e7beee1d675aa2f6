import { pick, seededRandom, type Game } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { LAWS } from '@maester/kernel/laws';
import { battle, type BattleEvent, type BattleSetup, type BattleState } from '../src/index.ts';
import { FOUR_ARMIES, TEAMS } from './support/random-games.ts';

type Battle = Game<BattleState, BattleSetup, BattleEvent>;

/** The game from the moment when so many random choices have been made: the laws hold in all its parts. */
function after(choices: number): Battle {
  return {
    ...battle,
    start(setup, seed) {
      const random = seededRandom(`later ${seed}`);
      const state = battle.start(setup, seed);
      for (let i = 0; i < choices && battle.waiting(state).length > 0; i++) {
        const seat = pick(random, battle.waiting(state));
        battle.apply(state, seat, battle.sample(state, seat, random));
      }
      return state;
    },
  };
}

/** A game of 30 points has some four hundred choices. */
const MOMENTS = [0, 60, 130, 210, 300];
const CHOICES_AFTER = 5;

/** Laws about journals, which begin at the start of a game, and how many choices they look at. */
const FROM_THE_START: { readonly [says: string]: number } = {
  'a journal replayed gives the same state at every step': 1000,
  'saving and loading between any two choices changes nothing': 1000,
  'someone has a legal choice until there is an outcome': 1000,
  'a fork played on is the match played on': 60,
  'a free choice taken back never was, and what was seen is not taken back freely': 60,
  'by agreement anything is taken back, but the dice never go back': 60,
};

const SETUPS: readonly (readonly [string, BattleSetup])[] = [
  { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'random' },
  { points: 40, armies: ['lannister-40', 'stark-40'], terrain: 'layout', mode: 'the-winds-of-winter' },
  { points: 20, armies: FOUR_ARMIES, terrain: 'none', mode: 'fire-and-blood' },
  { points: 20, armies: FOUR_ARMIES, sides: TEAMS, terrain: 'none', mode: 'a-clash-of-kings' },
].map((setup) => [
  `${setup.mode ?? 'a game of thrones'} at ${setup.points} points with ${setup.armies.length} armies`,
  battle.readSetup(setup),
]);

/** Milliseconds for what takes a few seconds on an idle machine. */
const SLOW = 180_000;

describe.each(SETUPS)('in %s', (words, setup) => {
  it.each(Object.entries(LAWS))(
    '%s',
    (says, law) => {
      const most = FROM_THE_START[says];
      const obey = (): void => {
        if (most !== undefined) law(battle, setup, `${words}, ${says}`, most);
        else
          for (const moment of MOMENTS)
            law(after(moment), setup, `${words}, ${says} ${moment}`, CHOICES_AFTER);
      };
      expect(obey).not.toThrow();
    },
    SLOW,
  );
});
