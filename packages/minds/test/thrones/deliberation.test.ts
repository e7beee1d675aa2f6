import { eyesOf, seededRandom, type Eyes, type Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { askedIn } from '../../src/thrones/index.ts';
import { unitsToTry } from '../../src/thrones/mustering.ts';
import { handWith } from '../../src/thrones/hand/index.ts';
import type { Judge } from '../../src/thrones/hand/judge.ts';

/** Stark is asked what to muster in Winterfell; the March of Lannister keeps the round going. */
function starkMusters(round = 1): ThronesState {
  const state = thrones.fromPosition(
    { players: 3, tidesOfBattle: false, faq: false },
    'muster',
    {
      phase: 'action',
      round,
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

/** What Stark chooses by these chances of its own; those of the others are alike. */
function chosen(state: ThronesState, chance: (s: ThronesState) => number): Json {
  return chosenBy(state, (s) => s.houses.map((house) => (house === 'stark' ? chance(s) : 0)));
}

function chosenBy(state: ThronesState, judge: Judge): Json {
  return handWith(judge)(eyesOf(thrones, state, 'stark', seededRandom('muster')));
}

function unitsOf(eyes: Eyes): string[] {
  const { s, outlook, offered } = askedIn(eyes);
  return unitsToTry(eyes, s, outlook, offered);
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
    const lucky = (): number => {
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
    const fewUnits = (s: ThronesState): number =>
      1 / (2 + s.areas.reduce((sum, { units }) => sum + units.footman + units.knight + units.ship, 0));
    expect(chosen(starkMusters(), fewUnits)).not.toBe('done');
  });

  it('tries the most promising units first where there are more than it has time for', () => {
    const state = starkMusters();
    const eyes = eyesOf(thrones, state, 'stark', seededRandom('muster'), {
      effort: 1 / 8,
      hurried: () => false,
    });
    const [usual, next] = unitsOf(eyes);
    const tried = new Set<Json>();
    // What is played first after a sequel was judged begins the next one.
    let judged = false;
    const apply: typeof eyes.game.apply = (s, seat, choice) => {
      if (judged) tried.add(choice);
      judged = false;
      return eyes.game.apply(s, seat, choice);
    };
    handWith(({ houses }) => {
      judged = true;
      return houses.map(() => 0.5);
    })({ ...eyes, game: { ...eyes.game, apply } });
    expect(tried).toEqual(new Set([usual, next]));
  });

  it('stops the strongest rival where that costs it nothing, not at any price', () => {
    const knights = ({ areas }: ThronesState): number =>
      areas.reduce((sum, { units }) => sum + units.knight, 0);
    const fearing = (price: number): Json =>
      chosenBy(starkMusters(), (s) => {
        const rival = knights(s) > 0 ? 0.2 : 0.4;
        const own = knights(s) > 0 ? 0.5 - price : 0.5;
        const chances: Partial<Record<string, number>> = { stark: own, lannister: rival, baratheon: 0.1 };
        return s.houses.map((house) => chances[house] ?? 0);
      });
    expect(fearing(0)).toContain('knight');
    expect(fearing(0.15)).not.toContain('knight');
  });

  it('looks to the end of the game from the round before the last', () => {
    const endsFrom = (round: number): Set<boolean> => {
      const ends = new Set<boolean>();
      chosen(starkMusters(round), ({ flow }) => {
        ends.add(flow.outcome !== null);
        return 0.5;
      });
      return ends;
    };
    expect(endsFrom(8)).toEqual(new Set([false]));
    expect(endsFrom(9)).toEqual(new Set([true]));
  });
});
