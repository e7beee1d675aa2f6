// What the start of a game is made of, beyond what the scenarios of set-up and fewer-players show piece by piece.
import { describe, expect, it } from 'vitest';
import { AREA_IDS, AREAS } from '../src/areas.ts';
import { availableUnits } from '../src/board.ts';
import { HANDS } from '../src/house-cards.ts';
import { COMPONENTS, HOUSE_IDS, HOUSES, STARTING_POWER } from '../src/houses.ts';
import { thrones } from '../src/index.ts';
import { ORDER_IDS, ORDERS } from '../src/orders.ts';
import { PLAYER_COUNTS, SETUPS } from '../src/setups.ts';
import { wholeDeck, type ThronesState } from '../src/state.ts';
import { UNIT_KINDS } from '../src/units.ts';
import { WESTEROS_CARDS, WESTEROS_DECKS } from '../src/westeros-cards.ts';
import { WILDLING_CARD_IDS } from '../src/wildling-cards.ts';

const start = (players: number, seed: string): ThronesState =>
  thrones.start(thrones.usualSetup(players), seed);

describe('the set-up', () => {
  // thrones/set-up/three-to-six-players
  it('is for three to six players', () => {
    expect(thrones.players).toEqual({ min: 3, max: 6 });
    for (const players of PLAYER_COUNTS) expect(thrones.readSetup({ players }).players).toBe(players);
    for (const players of [0, 2, 7, 3.5, '4'])
      expect(() => thrones.readSetup({ players })).toThrow('players');
    expect(() => thrones.readSetup({})).toThrow('players');
  });

  // thrones/set-up/choose-houses, thrones/fewer-players/houses
  it('gives every player a House of his own, out of those that the number of players allows', () => {
    const seats = (players: number): readonly string[] => thrones.seats(thrones.usualSetup(players));
    expect(seats(3)).toEqual(['stark', 'lannister', 'baratheon']);
    expect(seats(4)).toEqual([...seats(3), 'greyjoy']);
    expect(seats(5)).toEqual([...seats(4), 'tyrell']);
    expect(seats(6)).toEqual([...seats(5), 'martell']);
    for (const players of PLAYER_COUNTS) expect(start(players, 'houses').houses).toEqual(seats(players));
  });

  // thrones/set-up/wildlings
  it('shuffles the nine wildling cards into one deck that nobody has seen, and the threat is 2', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { wildlingDeck, wildlingThreat } = start(6, `wildlings ${i}`);
      expect(wildlingDeck.map(({ card }) => card).toSorted()).toEqual(WILDLING_CARD_IDS.toSorted());
      expect(wildlingDeck.every(({ seenBy }) => seenBy.length === 0)).toBe(true);
      expect(wildlingThreat).toBe(2);
      orders.add(wildlingDeck.map(({ card }) => card).join());
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  // thrones/set-up/westeros-decks
  it('shuffles each of the three Westeros decks, ten cards of its own numeral, by itself', () => {
    for (const deck of WESTEROS_DECKS) {
      const orders = new Set<string>();
      for (let i = 0; i < 20; i++) {
        const cards = start(6, `westeros ${i}`).westerosDecks[deck];
        expect(cards).toHaveLength(10);
        expect(cards.toSorted()).toEqual(wholeDeck(deck).toSorted());
        expect(cards.every((card) => card !== 'hidden' && WESTEROS_CARDS[card].deck === deck)).toBe(true);
        orders.add(cards.join());
      }
      expect(orders.size).toBeGreaterThan(15);
    }
  });

  // thrones/set-up/house-materials, thrones/set-up/five-power, thrones/components/unit-limits
  it('gives every House its seven cards, its 15 orders, five power, and all units that are not on the board', () => {
    expect(ORDER_IDS.reduce((sum, id) => sum + ORDERS[id].count, 0)).toBe(COMPONENTS.orderTokens);
    for (const players of PLAYER_COUNTS) {
      const s = start(players, 'materials');
      for (const { id, hand, discard, power } of s.holdings) {
        expect(hand).toEqual(HANDS[id]);
        expect(discard).toEqual([]);
        expect(power).toBe(STARTING_POWER);
        for (const kind of UNIT_KINDS) {
          const placed = Object.values(HOUSES[id].units).reduce((sum, units) => sum + (units[kind] ?? 0), 0);
          expect(availableUnits(s, id, kind)).toBe(COMPONENTS.units[kind] - placed);
        }
      }
      expect(s.areas.every((area) => area.order === null && area.power === null)).toBe(true);
    }
  });

  // thrones/set-up/neutral-forces, thrones/set-up/garrisons, thrones/fewer-players/absent-homes
  it('puts neutral forces and garrisons where they belong and nowhere else', () => {
    for (const players of PLAYER_COUNTS) {
      const s = start(players, 'tokens');
      for (const { id, neutral, garrison } of s.areas) {
        expect(neutral).toBe(SETUPS[players].neutralForces[id] ?? null);
        const owner = AREAS[id].homeOf;
        expect(garrison).toBe(owner !== null && s.houses.includes(owner) ? 2 : 0);
      }
    }
  });
});

describe('the terms', () => {
  // thrones/terms/area
  it('every area is land, sea or port', () => {
    for (const id of AREA_IDS) expect(['land', 'sea', 'port']).toContain(AREAS[id].kind);
  });

  // thrones/terms/home-area
  it('each House has one home, the land with its shield', () => {
    const homes = HOUSE_IDS.map((house) => AREA_IDS.filter((id) => AREAS[id].homeOf === house));
    expect(homes).toEqual([
      ['winterfell'],
      ['lannisport'],
      ['dragonstone'],
      ['pyke'],
      ['highgarden'],
      ['sunspear'],
    ]);
  });
});
