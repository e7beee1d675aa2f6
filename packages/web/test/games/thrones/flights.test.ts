// What moves over the map, and what comes into view.
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesEvent, type ThronesState } from '@maester/thrones';
import { flightsOf, holdersIn, sceneIn } from '../../../src/games/thrones/stage/flights.ts';

function marched(order: string): {
  before: ThronesState;
  after: ThronesState;
  news: readonly ThronesEvent[];
} {
  const before = thrones.fromPosition(
    thrones.usualSetup(6),
    'flights',
    {
      phase: 'action',
      board: 'empty',
      areas: { 'stoney-sept': { house: 'stark', units: { knight: 2 }, order, power: 'stark' } },
    },
    {},
  );
  const after = thrones.copy(before);
  const applied = thrones.apply(after, 'stark', { 'knight-1': 'harrenhal', 'knight-2': 'harrenhal' });
  if (!applied.ok) throw new Error(applied.refusal.rule);
  const news = applied.events.flatMap(({ event }) => (event.type === 'roll' ? [] : [event]));
  return { before, after, news };
}

describe('over the map', () => {
  it('units travel and a banner rises on the Castle they took', () => {
    const { before, after, news } = marched('march-0');
    expect(flightsOf(holdersIn(before), after, news)).toEqual([
      {
        kind: 'units',
        house: 'stark',
        units: ['knight', 'knight'],
        arrow: { kind: 'march', from: 'stoney-sept', to: 'harrenhal', house: 'stark' },
      },
      { kind: 'banner', house: 'stark', area: 'harrenhal' },
    ]);
  });

  it('a House that left its Castle for a moment raises no banner when it comes back', () => {
    const { before, after, news } = marched('march-0');
    const there = holdersIn(after, holdersIn(before));
    expect(flightsOf(there, after, news.slice(0, 0))).toEqual([]);
    expect(flightsOf(holdersIn(before, there), after, [])).toEqual([]);
  });

  it('nothing moves when nothing happened', () => {
    const { before } = marched('march-0');
    expect(flightsOf(holdersIn(before), before, [])).toEqual([]);
  });

  it('power rises where it was gained', () => {
    const { before } = marched('march-0');
    const news: readonly ThronesEvent[] = [
      { type: 'power', house: 'stark', gained: 2, because: 'winterfell' },
      { type: 'power', house: 'stark', gained: 3, because: 'game-of-thrones' },
    ];
    expect(flightsOf(holdersIn(before), before, news)).toEqual([
      { kind: 'power', house: 'stark', area: 'winterfell', gained: 2 },
    ]);
  });
});

describe('the camera', () => {
  const attack: ThronesEvent = {
    type: 'attack',
    house: 'tyrell',
    defender: 'martell',
    area: 'starfall',
    from: 'three-towers',
  };
  const raid: ThronesEvent = {
    type: 'raid',
    house: 'greyjoy',
    area: 'ironmans-bay',
    target: 'sunset-sea',
    victim: 'stark',
    order: 'raid',
  };

  it('frames the battles of others, and raids on oneself', () => {
    expect(sceneIn([attack], 'stark')).toEqual(['three-towers', 'starfall']);
    expect(sceneIn([raid], 'stark')).toEqual(['ironmans-bay', 'sunset-sea']);
    expect(sceneIn([raid], 'tyrell')).toEqual([]);
  });
});
