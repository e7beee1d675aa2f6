// Positions for scenarios: what cannot be on a board is refused with the place where it was written.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { HANDS } from '../src/house-cards.ts';
import { thrones, type ThronesState } from '../src/index.ts';
import { mustBePossible } from '../src/possible.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

const at = (position: Json): ThronesState =>
  thrones.fromPosition(thrones.usualSetup(3), 'position', position, null);

const area = (id: string, given: Json): Json => ({ areas: { [id]: given } });

/** Stark orders in areas of the North, one each. */
function orders(...laid: readonly (string | null)[]): { readonly [field: string]: Json } {
  const places = ['karhold', 'castle-black', 'stony-shore', 'moat-cailin'];
  const areas = laid.map((order, i) => [places[i] ?? '', { house: 'stark', units: { footman: 1 }, order }]);
  return { areas: Object.fromEntries(areas) as Json };
}

const ships = (house: string): Json => ({ house, units: { ship: 1 } });
const big = { areas: { karhold: { house: 'stark', units: { footman: 3 } } } };
const SEVEN = ['white-harbor', 'moat-cailin', 'seagard', 'flints-finger', 'crackclaw-point', 'riverrun'];
const STARKS = HANDS.stark;

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
    ['a neutral force of another strength', area('eyrie', { neutral: 5 }), 'position.areas.eyrie.neutral'],
    [
      'a neutral force where none belongs',
      area('karhold', { neutral: 'impassable' }),
      'position.areas.karhold.neutral',
    ],
    [
      'units beside a neutral force',
      area('eyrie', { neutral: 6, house: 'stark', units: { footman: 1 } }),
      'position.areas.eyrie.neutral',
    ],
    [
      'a power token beside a neutral force',
      area('eyrie', { neutral: 6, power: 'stark' }),
      'position.areas.eyrie.neutral',
    ],
    ['a garrison away from home', area('karhold', { garrison: 2 }), 'position.areas.karhold.garrison'],
    [
      'a garrison of a House that does not play',
      area('pyke', { garrison: 2 }),
      'position.areas.pyke.garrison',
    ],
    [
      'a garrison that is too strong',
      area('winterfell', { garrison: 3 }),
      'position.areas.winterfell.garrison',
    ],
    [
      'a garrison under enemies',
      area('winterfell', { garrison: 2, house: 'lannister', units: { footman: 1 } }),
      'position.areas.winterfell.garrison',
    ],
    [
      'a garrison under the power token of an enemy',
      area('winterfell', { garrison: 2, power: 'lannister' }),
      'position.areas.winterfell.garrison',
    ],
    [
      'two owners in one area',
      area('karhold', { house: 'stark', units: { footman: 1 }, power: 'lannister' }),
      'position.areas.karhold.power',
    ],
    [
      'a power token under its own shield',
      area('winterfell', { power: 'stark' }),
      'position.areas.winterfell.power',
    ],
    [
      'an order before orders are placed',
      area('karhold', { house: 'stark', units: { footman: 1 }, order: 'raid' }),
      'position.areas.karhold.order',
    ],
    [
      'units that lie routed when the round begins',
      area('karhold', { house: 'stark', units: { footman: 1 }, routed: { footman: 1 } }),
      'position.areas.karhold.routed',
    ],
    [
      'a routed Siege Engine',
      {
        phase: 'action',
        areas: { karhold: { house: 'stark', units: { 'siege-engine': 1 }, routed: { 'siege-engine': 1 } } },
      },
      'position.areas.karhold.routed',
    ],
    ['a blade that is used too early', { bladeUsed: true }, 'position.bladeUsed'],
    [
      'a raven that is used too early',
      { phase: 'westeros', round: 2, ravenUsed: true },
      'position.ravenUsed',
    ],
    [
      'an order that nobody may place',
      {
        phase: 'action',
        forbidden: ['raid', 'raid-star'],
        areas: { karhold: { house: 'stark', units: { footman: 1 }, order: 'raid' } },
      },
      'position.areas.karhold.order',
    ],
    [
      'more order tokens than a House has',
      { phase: 'action', ...orders('raid', 'raid', 'raid') },
      'position.areas',
    ],
    [
      'more special orders than stars',
      { phase: 'action', ...orders('raid-star', 'support-1', 'consolidate-star') },
      'position.areas',
    ],
    ['armies above supply', { houses: { stark: { supply: 0 } }, ...big }, 'position.houses.stark.supply'],
    [
      'seven Castles and Strongholds in one hand',
      { areas: Object.fromEntries(SEVEN.map((id) => [id, { power: 'stark' }])) },
      'position.areas',
    ],
    [
      'Ships in the port of another',
      { areas: { 'white-harbor': { power: 'lannister' }, 'port-white-harbor': ships('stark') } },
      'position.areas.port-white-harbor',
    ],
    [
      'a card in hand and discarded',
      { houses: { stark: { hand: [...STARKS], discard: ['eddard-stark'] } } },
      'position.houses.stark.hand',
    ],
    [
      'a card twice in hand',
      { houses: { stark: { hand: ['eddard-stark', 'eddard-stark'] } } },
      'position.houses.stark.hand',
    ],
    [
      'cards that are nowhere',
      { houses: { stark: { hand: ['eddard-stark'], discard: ['robb-stark'] } } },
      'position.houses.stark.hand',
    ],
    ['an empty hand', { houses: { stark: { hand: [] } } }, 'position.houses.stark.hand'],
    ['a threat between two numbers', { wildlingThreat: 3 }, 'position.wildlingThreat'],
    ['a threat at which the wildlings attack', { wildlingThreat: 12 }, 'position.wildlingThreat'],
    [
      'a Westeros card of another deck',
      { westerosDecks: { I: ['game-of-thrones'] } },
      'position.westerosDecks.I',
    ],
  ])('refuses %s', (_, position, where) => {
    expect(() => at(position)).toThrow(expect.objectContaining({ where }) as Error);
  });

  it('keeps the set-up where nothing else is said, or begins with an empty board', () => {
    const kept = at(area('karhold', { power: 'stark' }));
    const cleared = at({ board: 'empty', areas: { pyke: { neutral: 'impassable' } } });
    const units = (s: ThronesState): number => s.areas.filter(({ house }) => house !== null).length;
    expect(units(kept)).toBe(9);
    expect(units(cleared)).toBe(0);
    expect(cleared.areas.filter(({ neutral }) => neutral !== null)).toMatchObject([{ id: 'pyke' }]);
  });
});

describe('a board that a game comes to', () => {
  it.each(ALL_SETUPS.map((setup, i) => [setup.players, i, setup] as const))(
    'is possible whenever a phase begins: %i players, game %i',
    (_, i, setup) => {
      let [phases, last] = [0, ''];
      for (const { state } of randomGame(setup, `possible ${i}`)) {
        const now = `${state.round} ${state.phase}`;
        const begins = now !== last && state.flow.outcome === null && state.phase !== 'westeros';
        last = now;
        if (!begins) continue;
        // A march may have been forced already; what follows from it is settled.
        mustBePossible(state, state.phase === 'planning' ? 'planning' : 'action');
        phases += 1;
      }
      expect(phases).toBeGreaterThan(5);
    },
  );
});
