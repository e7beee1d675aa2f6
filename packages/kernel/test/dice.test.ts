import { describe, expect, it } from 'vitest';
import { draw, shuffle } from '../src/dice.ts';
import { copyJson, KernelError, Match, sha256, type RollEvent } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import type { DiceState } from '../src/state.ts';
import { book, started } from './mini.ts';

function dice(seed: string, script: Record<string, number[]> | null = null): DiceState {
  return { key: sha256(seed), next: 0, script: script && { left: script, drawn: {} } };
}

/** How often each of so many results came. */
function tally(times: number, results: number, result: () => number): readonly number[] {
  const seen = Array.from({ length: times }, result);
  return Array.from({ length: results }, (_, i) => seen.filter((value) => value === i).length);
}

/** How far the counts are from equal ones. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a die', () => {
  it('falls on every side equally often', () => {
    const d = dice('uniform');
    const counts = tally(60_000, 6, () => draw(d, 'die', 1, 6) - 1);
    expect(chiSquare(counts)).toBeLessThan(20.5); // five degrees of freedom, one in a thousand
  });

  it('falls on every pair of sides equally often when rolled twice', () => {
    const d = dice('pairs');
    const counts = tally(72_000, 36, () => draw(d, 'die', 0, 5) * 6 + draw(d, 'die', 0, 5));
    expect(chiSquare(counts)).toBeLessThan(66.6); // 35 degrees of freedom, one in a thousand
  });

  it('throws away the words that would favour small results', () => {
    // Three quarters of 2^32: without rejection the lowest third would come twice as often as the others.
    const sides = 3 * 2 ** 30;
    const d = dice('rejection');
    const thirds = tally(30_000, 3, () => Math.floor(draw(d, 'die', 0, sides - 1) / 2 ** 30));
    expect(chiSquare(thirds)).toBeLessThan(13.8); // two degrees of freedom, one in a thousand
    expect(d.next).toBeGreaterThan(38_000);
    expect(d.next).toBeLessThan(42_000);
  });

  it('uses one word a draw when no word is unfair', () => {
    const d = dice('exact');
    for (let i = 0; i < 1000; i++) draw(d, 'die', 0, 2 ** 32 - 1);
    expect(d.next).toBe(1000);
  });

  it('with one side always shows it', () => {
    expect(draw(dice('one'), 'die', 4, 4)).toBe(4);
  });

  it('without sides, or with more than there are words, is a bug and not an endless roll', () => {
    expect(() => draw(dice('none'), 'card', 0, -1)).toThrow(KernelError);
    expect(() => draw(dice('none'), 'card', 0, Number.NaN)).toThrow(KernelError);
    expect(() => draw(dice('none'), 'card', 0, 2 ** 32)).toThrow(KernelError);
  });

  it('rolls the same for the same seed and otherwise for another', () => {
    const roll = (seed: string) => {
      const d = dice(seed);
      return Array.from({ length: 20 }, () => draw(d, 'die', 1, 6));
    };
    expect(roll('one')).toEqual(roll('one'));
    expect(roll('one')).not.toEqual(roll('two'));
  });

  it('rolls on where it stopped when the game is saved and loaded', () => {
    const d = dice('saved');
    for (let i = 0; i < 21; i++) draw(d, 'die', 1, 6);
    const loaded = JSON.parse(JSON.stringify(d)) as DiceState;
    const [here, there] = [d, loaded].map((state) =>
      Array.from({ length: 40 }, () => draw(state, 'die', 1, 6)),
    );
    expect(there).toEqual(here);
  });
});

describe('scripted dice', () => {
  it('are used first, in order, each for the draw of its name', () => {
    const d = dice('script', { tilt: [6, 1], morale: [3] });
    expect([draw(d, 'tilt', 1, 6), draw(d, 'morale', 1, 6), draw(d, 'tilt', 1, 6)]).toEqual([6, 3, 1]);
    expect(d.script).toEqual({ left: { tilt: [], morale: [] }, drawn: { tilt: 2, morale: 1 } });
    expect(d.next).toBe(0);
  });

  it('leave the dice of the seed untouched: when the script is used up these begin', () => {
    const d = dice('script', { tilt: [6] });
    draw(d, 'tilt', 1, 6);
    const plain = dice('script');
    expect(draw(d, 'tilt', 1, 6)).toBe(draw(plain, 'tilt', 1, 6));
  });

  it.each([0, 7, 2.5, -1, Number.NaN])('that show %s on a die of six sides are refused by name', (value) => {
    const d = dice('script', { tilt: [value] });
    expect(() => draw(d, 'tilt', 1, 6)).toThrow(
      expect.objectContaining({
        kind: 'scenario',
        where: 'dice.tilt',
        problem: expect.stringContaining('1 to 6') as string,
      }),
    );
  });
});

describe('a shuffle', () => {
  it('keeps every card', () => {
    const cards = Array.from({ length: 50 }, (_, i) => i);
    shuffle(dice('shuffle'), 'deck', cards);
    expect(cards).not.toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it('gives every order equally often', () => {
    const d = dice('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(d, 'deck', cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });

  it('of no card or one draws nothing', () => {
    const d = dice('small');
    shuffle(d, 'deck', []);
    shuffle(d, 'deck', ['only']);
    expect(d.next).toBe(0);
  });

  it('with a script puts those positions on top and leaves the rest in order', () => {
    const d = dice('script', { deck: [3, 0] });
    const cards = ['a', 'b', 'c', 'd', 'e'];
    shuffle(d, 'deck', cards);
    expect(cards).toEqual(['d', 'a', 'b', 'c', 'e']);
    expect(d).toEqual({ ...dice('script'), script: { left: { deck: [] }, drawn: { deck: 1 } } });
  });

  it('with an empty script is a shuffle like any other', () => {
    const [scripted, plain] = [dice('script', { deck: [] }), dice('script')].map((d) => {
      const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
      shuffle(d, 'deck', cards);
      return cards.join('');
    });
    expect(scripted).toBe(plain);
    expect(scripted).not.toBe('abcdefgh');
  });

  it.each([[[5]], [[-1]], [[1, 1]], [[0.5]]])(
    'with the positions %j of five cards is refused by name',
    (script) => {
      const d = dice('script', { deck: script });
      expect(() => shuffle(d, 'deck', ['a', 'b', 'c', 'd', 'e'])).toThrow(
        expect.objectContaining({
          kind: 'scenario',
          where: 'dice.deck',
          problem: expect.stringContaining('0 to 4') as string,
        }),
      );
    },
  );
});

describe('dice in a game', () => {
  const rolling = book.procedure('rolling')({
    roll: (t) => {
      t.state.log.push(t.roll('attack', 3), t.pick('card', 10));
    },
    wait: {
      ask: 'option',
      seat: () => 'a',
      options: () => ['on'],
      then: (t) => t.finish(['a'], 'mini/end/done'),
    },
  });

  it('are logged under their name with sides and values, for everyone', () => {
    const { game } = started(1, rolling);
    const { state, events } = game.opening({ players: 1 }, 'events');
    const roll: RollEvent = { type: 'roll', name: 'attack', sides: 6, values: state.log[0] as number[] };
    expect(events).toEqual([{ to: null, event: roll }]);
  });

  it('come from the seed and from nothing else', () => {
    const { game } = started(1, rolling);
    const log = (seed: string) => game.start({ players: 1 }, seed).log;
    expect(log('x')).toEqual(log('x'));
    expect(log('x')).not.toEqual(log('y'));
  });

  it('survive saving and loading in the middle of a match', () => {
    const setup = tourney.usualSetup(2);
    const match = new Match(tourney, setup, 'saved');
    match.play('red', { x: 0, y: 0, facing: 0 });
    match.play('blue', { x: 50, y: 0, facing: 0 });
    match.play('red', 3);
    const loaded = JSON.parse(JSON.stringify(match.state)) as typeof match.state;
    const copied = copyJson(match.state);
    for (const state of [match.state, loaded, copied]) {
      tourney.apply(state, 'blue', 3); // a tie, so dice are rolled
    }
    expect(loaded).toEqual(match.state);
    expect(copied).toEqual(match.state);
    expect(match.state.flow.dice.next).toBeGreaterThan(
      copyJson(tourney.start(setup, 'saved')).flow.dice.next,
    );
  });
});
