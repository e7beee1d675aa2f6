// What the maester says in a first game.
import { describe, expect, it } from 'vitest';
import type { Json } from '@maester/kernel';
import { en, thrones, type ThronesState } from '@maester/thrones';
import type { AreaId, OrderId } from '@maester/thrones/tables';
import { ASKS_WITH_REMARKS, remarkOn, type Draft } from '../../../src/games/thrones/coach/coach.ts';

function asked(state: ThronesState, draft: Partial<Draft>) {
  const decision = thrones.decision(state, 'stark');
  if (decision === null) throw new Error('nothing is asked');
  return remarkOn(state, decision, { orders: new Map(), arrows: [], ...draft });
}

const planning = (areas: Json): ThronesState =>
  thrones.fromPosition(thrones.usualSetup(6), 'coach', { phase: 'planning', board: 'empty', areas }, {});

const NORTH = planning({
  winterfell: { house: 'stark', units: { knight: 1 } },
  'shivering-sea': { house: 'stark', units: { ship: 1 } },
  pyke: { house: 'greyjoy', units: { footman: 1 } },
});

const orders = (...given: readonly (readonly [AreaId, OrderId])[]): Partial<Draft> => ({
  orders: new Map(given),
});

describe('about orders', () => {
  it('begins with a March, and asks for one while there is none', () => {
    expect(asked(NORTH, {})).toMatchObject({ key: 'thrones.coach.orders.first', mistake: false });
    expect(asked(NORTH, orders(['winterfell', 'consolidate']))).toMatchObject({
      key: 'thrones.coach.orders.march',
    });
    expect(asked(NORTH, orders(['winterfell', 'march-0']))).toMatchObject({
      key: 'thrones.coach.orders.more',
      facts: { left: 1 },
    });
  });

  it.each([
    ['shivering-sea', 'consolidate', 'consolidate-at-sea'],
    ['winterfell', 'raid', 'raid-nobody'],
    ['winterfell', 'defense-1', 'defense-unthreatened'],
  ] as const)('in %s %s is a mistake: %s', (area, order, mistake) => {
    expect(asked(NORTH, orders([area, order]))).toEqual({
      key: `thrones.coach.mistake.${mistake}`,
      facts: { area },
      area,
      mistake: true,
    });
  });

  it('is content with what has a use', () => {
    const threatened = planning({
      winterfell: { house: 'stark', units: { knight: 1 } },
      'moat-cailin': { house: 'greyjoy', units: { knight: 2 } },
    });
    for (const order of ['raid', 'defense-1', 'march-0'] as const)
      expect(asked(threatened, orders(['winterfell', order]))?.mistake).toBe(false);
  });
});

it('about a march it says who is in the way', () => {
  const state = thrones.fromPosition(
    thrones.usualSetup(6),
    'coach',
    {
      phase: 'action',
      board: 'empty',
      areas: {
        winterfell: { house: 'stark', units: { knight: 1 }, order: 'march-0' },
        'moat-cailin': { house: 'greyjoy', units: { knight: 2 } },
      },
    },
    {},
  );
  expect(asked(state, {})).toMatchObject({ key: 'thrones.coach.march.where' });
  expect(asked(state, { arrows: [{ from: 'winterfell', to: 'moat-cailin' }] })).toMatchObject({
    key: 'thrones.coach.march.fight',
    facts: { house: 'greyjoy' },
  });
});

it('speaks only of questions that the game asks', () => {
  for (const ask of ASKS_WITH_REMARKS) expect(en).toHaveProperty([`ask.${ask}`]);
});
