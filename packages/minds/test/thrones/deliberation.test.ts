import { eyesOf, seededRandom, type Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { handWith } from '../../src/thrones/hand/index.ts';
import type { Judge } from '../../src/thrones/hand/judge.ts';

/** Stark is asked what to muster in Winterfell; the March of Lannister keeps the round going. */
function starkMusters(): ThronesState {
  const state = thrones.fromPosition(
    { players: 3, tidesOfBattle: false, faq: false },
    'muster',
    {
      phase: 'action',
      board: 'empty',
      areas: {
        winterfell: { house: 'stark', units: { footman: 1 }, order: 'consolidate-star' },
        lannisport: { house: 'lannister', units: { footman: 1 }, order: 'consolidate' },
      },
    },
    null,
  );
  for (let [seat] = thrones.waiting(state); seat !== 'stark'; [seat] = thrones.waiting(state))
    thrones.apply(state, seat ?? '', 'lannisport');
  expect(thrones.apply(state, 'stark', 'winterfell:muster')).toMatchObject({ ok: true });
  return state;
}

function chosen(state: ThronesState, judge: Judge): Json {
  return handWith(judge)(eyesOf(thrones, state, 'stark', seededRandom('muster')));
}

describe('the Hand', () => {
  it('does not take what was only lucky in the worlds it was found in', () => {
    const state = starkMusters();
    let judged = 0;
    const usual = chosen(state, () => {
      judged += 1;
      return 0.5;
    });
    // In the end the usual choice and three others meet in four more worlds. The first other one shone until then.
    const search = judged - 16;
    let count = 0;
    const lucky: Judge = () => {
      count += 1;
      if (count > search) return (count - search) % 4 === 2 ? 0.3 : 0.5;
      return count === 3 || count === 4 ? 0.55 : 0.5;
    };
    expect(chosen(state, lucky)).toBe(usual);
    expect(count).toBe(judged);
  });

  it('takes another choice only if it is better for certain', () => {
    const state = starkMusters();
    let judged = 0;
    const usual = chosen(state, () => {
      judged += 1;
      return 0.5;
    });
    const withOthers = (chances: readonly number[]): Json => {
      let count = 0;
      return chosen(state, () => {
        const after = count++ - (judged - 16);
        if (after < 0) return 0.5;
        return after % 4 === 1 ? (chances[Math.floor(after / 4)] ?? 0) : 0.5;
      });
    };
    // in both cases better by 0.1 on average
    expect(withOthers([0.9, 0.3, 0.9, 0.3])).toBe(usual);
    expect(withOthers([0.6, 0.6, 0.6, 0.6])).not.toBe(usual);
  });

  it('leaves no mustering points unspent, whatever it thinks of its units', () => {
    const fewUnits: Judge = (s) =>
      1 / (2 + s.areas.reduce((sum, { units }) => sum + units.footman + units.knight + units.ship, 0));
    expect(chosen(starkMusters(), fewUnits)).not.toBe('done');
  });
});
