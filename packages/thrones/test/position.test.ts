// Positions for scenarios: what cannot be on a board is refused with the place where it was written.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';

const at = (position: Json): ThronesState =>
  thrones.fromPosition(thrones.usualSetup(3), 'position', position, null);

const area = (id: string, given: Json): Json => ({ areas: { [id]: given } });

describe('a position', () => {
  it.each<[string, Json, string]>([
    ['a Westeros phase in the first round', { phase: 'westeros' }, 'position.round'],
    ['units without a House', area('karhold', { units: { footman: 1 } }), 'position.areas.karhold'],
    ['a House without units', area('karhold', { house: 'stark' }), 'position.areas.karhold'],
    [
      'a House that does not play',
      area('karhold', { house: 'tyrell', units: { footman: 1 } }),
      'position.areas.karhold',
    ],
    ['an order without units', area('karhold', { order: 'raid' }), 'position.areas.karhold.order'],
    [
      'more routed units than there are',
      area('karhold', { house: 'stark', units: { footman: 1 }, routed: { footman: 2 } }),
      'position.areas.karhold.routed',
    ],
    [
      'a Ship ashore',
      area('karhold', { house: 'stark', units: { ship: 1 } }),
      'position.areas.karhold.units',
    ],
    [
      'a Knight at sea',
      area('bay-of-ice', { house: 'stark', units: { knight: 1 } }),
      'position.areas.bay-of-ice.units',
    ],
    [
      'four Ships in a port',
      area('port-pyke', { house: 'stark', units: { ship: 4 } }),
      'position.areas.port-pyke',
    ],
    ['a power token at sea', area('bay-of-ice', { power: 'stark' }), 'position.areas.bay-of-ice'],
    ['a sixth Knight', area('karhold', { house: 'stark', units: { knight: 6 } }), 'position.areas'],
    ['an eleventh Footman', area('karhold', { house: 'stark', units: { footman: 10 } }), 'position.areas'],
    [
      'a twenty-first power token',
      { houses: { stark: { power: 20 } }, areas: { karhold: { power: 'stark' } } },
      'position.houses.stark.power',
    ],
    [
      'a House card of another House',
      { houses: { stark: { hand: ['the-hound'] } } },
      'position.houses.stark.hand',
    ],
    [
      'a House that is missing on a track',
      { tracks: { fiefdoms: ['stark', 'lannister'] } },
      'position.tracks.fiefdoms',
    ],
    ['a wildling card twice', { wildlingDeck: ['crow-killers', 'crow-killers'] }, 'position.wildlingDeck'],
    ['an area that does not exist', area('valyria', {}), 'position.areas.valyria'],
    ['a neutral force without strength', area('eyrie', { neutral: 0 }), 'position.areas.eyrie.neutral'],
  ])('refuses %s', (_, position, where) => {
    expect(() => at(position)).toThrow(expect.objectContaining({ where }) as Error);
  });

  it('keeps the set-up where nothing else is said, or begins with an empty board', () => {
    const kept = at(area('karhold', { power: 'stark' }));
    const cleared = at({ board: 'empty', areas: { karhold: { neutral: 'impassable' } } });
    const units = (s: ThronesState): number => s.areas.filter(({ house }) => house !== null).length;
    expect(units(kept)).toBe(9);
    expect(units(cleared)).toBe(0);
    expect(cleared.areas.filter(({ neutral }) => neutral !== null)).toMatchObject([{ id: 'karhold' }]);
  });
});
