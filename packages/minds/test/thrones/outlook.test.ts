import { thrones, type ThronesSetup } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { placeOf, type OrderId } from '../../src/thrones/facts.ts';
import { plansFrom } from '../../src/thrones/marches.ts';
import { Outlook } from '../../src/thrones/outlook.ts';
import { WEIGHTS } from '../../src/thrones/weights.ts';

const SETUP: ThronesSetup = { players: 6, tidesOfBattle: false, faq: false };

/** Greyjoy stands in Seagard with an order, next to Stark in Moat Cailin. */
function seagardWith(order: OrderId, round = 5) {
  const areas = {
    'moat-cailin': { house: 'stark', units: { footman: 1 }, order: 'march-0' },
    seagard: { house: 'greyjoy', units: { knight: 2 }, order },
  };
  const state = thrones.fromPosition(
    SETUP,
    'outlook',
    { phase: 'action', round, board: 'empty', areas },
    null,
  );
  const threat = new Outlook(state, 'stark').threats.find(({ house }) => house === 'greyjoy');
  return { now: threat?.now[placeOf('moat-cailin')], later: threat?.later?.[placeOf('moat-cailin')] };
}

describe('the outlook, when orders lie open', () => {
  it('fears an army that may still march, with what its order adds', () => {
    expect(seagardWith('march-0').now).toBe(4);
    expect(seagardWith('march-minus-1').now).toBe(3);
  });

  it('fears an army with another order only for the next round', () => {
    expect(seagardWith('consolidate')).toEqual({ now: 0, later: 4 });
  });

  it('fears no next round in the last one', () => {
    expect(seagardWith('consolidate', 10)).toEqual({ now: 0, later: undefined });
  });
});

describe('the worth of a castle', () => {
  const worthOf = (round: number, place: string): number => {
    const state = thrones.fromPosition(SETUP, 'worth', { round }, null);
    return new Outlook(state, 'stark').worth[placeOf(place)] ?? 0;
  };

  it('is more than that of any land without one, and most in the last round', () => {
    expect(worthOf(1, 'harrenhal')).toBeGreaterThan(worthOf(1, 'blackwater'));
    expect(worthOf(10, 'harrenhal')).toBeGreaterThan(3 * worthOf(1, 'harrenhal'));
    expect(worthOf(10, 'blackwater')).toBeLessThan(worthOf(1, 'blackwater'));
  });
});

describe('the way to a castle', () => {
  it('draws an army less with every step, by products that are the same on every machine', () => {
    const start = thrones.fromPosition(SETUP, 'way', { round: 2, board: 'empty' }, null);
    // All but Sunspear is ours, so every army is on its way there.
    const areas = start.areas.map((area) =>
      area.id === 'sunspear' ? area : { ...area, power: 'stark' as const },
    );
    const { worth, approach } = new Outlook({ ...start, areas }, 'stark');
    let pull = 1;
    for (const place of ['yronwood', 'princes-pass', 'three-towers', 'oldtown', 'riverrun']) {
      pull *= WEIGHTS.approachDecay;
      expect(approach[placeOf(place)]).toBe((worth[placeOf('sunspear')] ?? 0) * pull);
    }
  });
});

describe('plans of marches', () => {
  it('are imagined on a board of their own', () => {
    const start = thrones.fromPosition(SETUP, 'plans', { round: 2 }, null);
    const areas = Object.freeze([...start.areas]) as typeof start.areas;
    const state = { ...start, areas };
    expect(plansFrom(state, new Outlook(state, 'stark'), placeOf('winterfell')).length).toBeGreaterThan(1);
  });
});
