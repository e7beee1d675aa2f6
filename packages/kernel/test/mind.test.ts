import { describe, expect, it } from 'vitest';
import { eyesOf, hashJson, seededRandom, type GameState } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';

const random = seededRandom('eyes');
const SETUP = tourney.usualSetup(3);

/** A state with secrets: dice, hands, a deck, and the bid of blue. */
function secretive() {
  const state = tourney.fromPosition(
    SETUP,
    'eyes',
    { hands: { red: ['spur'], blue: ['jeer', 'jeer'] } },
    null,
  );
  tourney.apply(state, 'blue', 7);
  return state;
}

/** Every object that can be reached from a value. */
function reachable(value: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) reachable(inner, found);
  return found;
}

describe('the eyes of a seat', () => {
  it('see the view of the seat', () => {
    const state = secretive();
    expect(eyesOf(tourney, state, 'red', random).view()).toEqual(tourney.view(state, 'red'));
  });

  it('see what the seat is asked, and what it could answer', () => {
    const state = secretive();
    const eyes = eyesOf(tourney, state, 'red', random);
    expect(eyes.decision()).toEqual(tourney.decision(state, 'red'));
    expect([...eyes.propose()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(tourney.check(state, 'red', eyes.sample())).toBeNull();
  });

  it('of a seat that is not asked have no decision to look at', () => {
    expect(() => eyesOf(tourney, secretive(), 'blue', random).decision()).toThrow('blue is asked nothing');
  });

  it('never hand out the state itself, nor any part of it that changes', () => {
    const state = secretive();
    const eyes = eyesOf(tourney, state, 'red', random);
    const handedOut = reachable([{ ...eyes, game: null }, eyes.view(), eyes.decision(), [...eyes.propose()]]);
    const { flow, purses, glory, hands, deck, discard, tents, played } = state;
    const parts = [purses, glory, hands, ...Object.values(hands), deck, discard, tents, played];
    const changing = [
      state,
      flow,
      flow.stack,
      flow.waiting,
      flow.answers,
      flow.dice,
      ...flow.stack,
      ...parts,
    ];
    expect(changing.filter((part) => handedOut.has(part))).toEqual([]);
  });

  it('never see what the seat may not know', () => {
    const state = secretive();
    const eyes = eyesOf(tourney, state, 'red', random);
    const seen = JSON.stringify([eyes.view(), eyes.decision(), [...eyes.propose()]]);
    expect(seen).not.toContain(state.flow.dice.key);
    expect(seen).not.toContain('jeer');
    expect(eyes.view().flow.answers).toEqual({ blue: null });
  });

  it('change nothing by looking, whatever is done with what they saw', () => {
    const state = secretive();
    const before = hashJson(state);
    const eyes = eyesOf(tourney, state, 'red', random);
    const view: GameState = eyes.view();
    view.flow.stack.length = 0;
    view.flow.waiting.push('gold');
    Object.assign(view, { purses: {} });
    eyes.decision();
    eyes.sample();
    expect(hashJson(state)).toBe(before);
  });

  it('see the same in every state that looks the same to the seat', () => {
    const state = secretive();
    for (let i = 0; i < 20; i++) {
      const imagined = tourney.imagine(state, 'red', random);
      const [here, there] = [state, imagined].map((s) => {
        const eyes = eyesOf(tourney, s, 'red', seededRandom(`same ${i}`));
        return [eyes.view(), eyes.decision(), [...eyes.propose()], eyes.sample()];
      });
      expect(there).toEqual(here);
    }
  });
});
