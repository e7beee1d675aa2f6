// Whatever the board game asks has a control, and words for those who wait.
import { describe, expect, it } from 'vitest';
import { seededRandom, type Decision } from '@maester/kernel';
import { en, thrones } from '@maester/thrones';
import { CONTROLS, controlFor, type ControlKind } from '../../../src/games/thrones/controls/kinds.ts';
import { controls } from '../../../src/games/thrones/messages/en/controls.ts';

/** Every question of random games, once each. */
function questions(games: number): ReadonlyMap<string, Decision> {
  const random = seededRandom('controls');
  const asked = new Map<string, Decision>();
  for (let game = 0; game < games; game++) {
    const setup = { ...thrones.usualSetup(3 + (game % 4)), tidesOfBattle: game % 2 === 0, faq: true };
    const state = thrones.start(setup, `controls ${game}`);
    for (let [seat] = state.flow.waiting; seat !== undefined; [seat] = state.flow.waiting) {
      const decision = thrones.decision(state, seat);
      if (decision === null) throw new Error(`${seat} is asked nothing`);
      if (controlFor(decision) === null) throw new Error(`nothing for ${decision.ask}`);
      asked.set(decision.ask, decision);
      thrones.apply(state, seat, thrones.sample(state, seat, random));
    }
  }
  return asked;
}

describe('the controls of the board game', () => {
  const asked = questions(200);
  const kinds = new Map([...asked].map(([ask, decision]) => [ask, controlFor(decision)]));

  it('answer every question that 200 random games ask', () => {
    expect(asked.size).toBeGreaterThan(40);
    expect([...kinds.values()].filter((kind) => kind === null)).toEqual([]);
  });

  it('are all of use', () => {
    const used = new Set<ControlKind | null>(kinds.values());
    expect(CONTROLS.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('fit the options where they are not made for the question', () => {
    expect(Object.fromEntries(kinds)).toMatchObject({
      'marches/choose-march': 'areas',
      'combat/choose-house-card': 'house-cards',
      'clash-of-kings/order-tied-houses': 'ties',
      'a-king-beyond-the-wall-reward/choose-track': 'tracks',
      'destroy-units/destroy-unit': 'units-in-areas',
      'combat/choose-casualty': 'units',
      'messenger-raven/use-raven': 'answers',
      'settle-control/replace-ships': 'amount',
    });
  });

  it('have words for those who wait for an answer', () => {
    const asks = Object.keys(en).filter((key) => key.startsWith('ask.'));
    const words: { readonly [key: string]: string } = controls;
    expect(asks.filter((ask) => words[ask.replace('ask.', 'thrones.controls.doing.')] === undefined)).toEqual(
      [],
    );
  });
});
