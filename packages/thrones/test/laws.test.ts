import { en as kernelEn, pick, seededRandom, type Game } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { LAWS, lawRefused } from '@maester/kernel/laws';
import { en, thrones, type ThronesEvent, type ThronesSetup, type ThronesState } from '../src/index.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

type Thrones = Game<ThronesState, ThronesSetup, ThronesEvent>;

/** The game from the moment when so many random choices have been made: the laws hold in all its parts. */
function after(choices: number): Thrones {
  return {
    ...thrones,
    start(setup, seed) {
      const random = seededRandom(`later ${seed}`);
      const state = thrones.start(setup, seed);
      for (let i = 0; i < choices && thrones.waiting(state).length > 0; i++) {
        const seat = pick(random, thrones.waiting(state));
        thrones.apply(state, seat, thrones.sample(state, seat, random));
      }
      return state;
    },
  };
}

/** A game has some three to five hundred choices. */
const MOMENTS = [0, 110, 220, 330];
const CHOICES_AFTER = 6;

/** Laws about journals, which begin at the start of a game, and how many choices they look at. */
const FROM_THE_START: { readonly [says: string]: number } = {
  'a journal replayed gives the same state at every step': 1000,
  'saving and loading between any two choices changes nothing': 1000,
  'someone has a legal choice until there is an outcome': 1000,
  'a fork played on is the match played on': 60,
  'a free choice taken back never was, and what was seen is not taken back freely': 60,
  'by agreement anything is taken back, but the dice never go back': 60,
};

/**
 * Not a law here: the cards of Tides of Battle, and those of a deck when winter comes, are turned up for all and
 * shuffled back within one choice, so events tell what no view shows. Secret events have their own test below.
 */
const NOT_HERE = 'events tell a viewer nothing that its view does not';

const SETUPS = ALL_SETUPS.filter(({ faq }) => !faq).map(
  (setup) => [`${setup.players} players${setup.tidesOfBattle ? ' and Tides of Battle' : ''}`, setup] as const,
);

/** Milliseconds for what takes less than one second on an idle machine. */
const SLOW = 60_000;

describe.each(SETUPS)('with %s', (words, setup) => {
  it.each(Object.entries(LAWS).filter(([says]) => says !== NOT_HERE))(
    '%s',
    (says, law) => {
      const most = FROM_THE_START[says];
      const obey = (): void => {
        if (most !== undefined) law(thrones, setup, `${words}, ${says}`, most);
        else
          for (const moment of MOMENTS)
            law(after(moment), setup, `${words}, ${says} ${moment}`, CHOICES_AFTER);
      };
      expect(obey).not.toThrow();
    },
    SLOW,
  );

  it(
    'every refusal that hostile choices provoke can be put into words',
    () => {
      const rules = MOMENTS.flatMap((moment) => [
        ...lawRefused(after(moment), setup, `${words} ${moment}`, 15),
      ]);
      const said = { ...kernelEn, ...en };
      expect(rules.filter((rule) => !Object.hasOwn(said, `refusal.${rule}`))).toEqual([]);
    },
    SLOW,
  );

  it('only the House that sees a hidden card hears which it is', () => {
    const told = new Set<string>();
    for (let i = 0; i < 4; i++) {
      for (const { events } of randomGame(setup, `secrets ${words} ${i}`)) {
        for (const { to, event } of events) {
          const secret = event.type === 'raven-sees' || event.type === 'tides-drawn';
          expect(to).toEqual(secret ? [event.house] : null);
          if (secret) told.add(event.type);
        }
      }
    }
    expect([...told].toSorted()).toEqual(
      setup.tidesOfBattle ? ['raven-sees', 'tides-drawn'] : ['raven-sees'],
    );
  });
});
