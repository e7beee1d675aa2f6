// What scenarios cannot show of a march: what the log tells.
import { describe, expect, it } from 'vitest';
import { thrones } from '../src/index.ts';

describe('march', () => {
  it('says that nothing moves where all units lie routed: thrones/retreat/routed-cannot-march', () => {
    const position = {
      phase: 'action',
      board: 'empty',
      bladeUsed: true,
      areas: {
        harrenhal: { house: 'stark', units: { knight: 1 }, order: 'march-0' },
        'stoney-sept': {
          house: 'lannister',
          units: { footman: 1 },
          routed: { footman: 1 },
          order: 'march-0',
        },
        pyke: { house: 'greyjoy', units: { footman: 1 }, order: 'consolidate-star' },
      },
      tracks: {
        'iron-throne': ['stark', 'lannister', 'greyjoy', 'tyrell', 'martell', 'baratheon'],
        'kings-court': ['greyjoy', 'stark', 'lannister', 'tyrell', 'martell', 'baratheon'],
      },
    };
    const s = thrones.fromPosition(thrones.usualSetup(6), 'march', position, {});
    const stays = thrones.apply(s, 'stark', { 'knight-1': 'stay' });
    const told = stays.ok ? stays.events.map(({ event }) => event) : [];
    expect(told).toEqual([
      { type: 'march-nothing', house: 'stark', area: 'harrenhal' },
      { type: 'march-nothing', house: 'lannister', area: 'stoney-sept' },
    ]);
    expect(thrones.waiting(s)).toEqual(['greyjoy']);
    expect(s.areas.filter(({ order }) => order !== null).map(({ id }) => id)).toEqual(['pyke']);
  });

  it('tells who supported an attack on a neutral force: thrones/neutral-forces/support', () => {
    const position = {
      phase: 'action',
      board: 'empty',
      areas: {
        'kings-landing': { neutral: 5 },
        kingswood: { house: 'baratheon', units: { knight: 1 }, order: 'march-0', power: 'baratheon' },
        'blackwater-bay': { house: 'baratheon', units: { ship: 1 }, order: 'support-1' },
        reach: { house: 'tyrell', units: { footman: 1 }, order: 'support-0' },
        pyke: { house: 'greyjoy', units: { footman: 1 }, order: 'consolidate-star' },
      },
      tracks: { 'kings-court': ['greyjoy', 'baratheon', 'stark', 'lannister', 'tyrell', 'martell'] },
    };
    const s = thrones.fromPosition(thrones.usualSetup(6), 'march', position, {});
    thrones.apply(s, 'baratheon', { 'knight-1': 'kings-landing' });
    thrones.apply(s, 'baratheon', 'attacker');
    thrones.apply(s, 'tyrell', 'attacker');
    const accepted = thrones.apply(s, 'baratheon', 'accept');
    const told = accepted.ok ? accepted.events.map(({ event }) => event) : [];
    expect(told.slice(0, 3)).toEqual([
      { type: 'support', house: 'baratheon', area: 'blackwater-bay', for: 'baratheon', strength: 2 },
      { type: 'support', house: 'tyrell', area: 'reach', for: 'baratheon', strength: 1 },
      { type: 'neutral-destroyed', house: 'baratheon', area: 'kings-landing' },
    ]);
  });
});
