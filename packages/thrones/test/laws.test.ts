import { en as kernelEn } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { gamesAfter, lawRefused, LAWS, obey } from '@maester/kernel/testing';
import { en, thrones } from '../src/index.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

/** A game has some three to five hundred choices. */
const MOMENTS = [0, 110, 220, 330];
const CHOICES_AFTER = 6;

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
  it.each(Object.keys(LAWS).filter((says) => says !== NOT_HERE))(
    '%s',
    (says) => expect(() => obey(says, thrones, setup, words, MOMENTS, CHOICES_AFTER)).not.toThrow(),
    SLOW,
  );

  it(
    'every refusal that hostile choices provoke can be put into words',
    () => {
      const rules = [...gamesAfter(thrones, setup, words, MOMENTS)].flatMap(({ moment, later }) => [
        ...lawRefused(later, setup, `${words} ${moment}`, 15),
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
