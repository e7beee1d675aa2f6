import { seededRandom } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { AREA_IDS, COMPONENTS, fitsSupply, UNIT_KINDS, victoryPoints } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import {
  areaRows,
  armies,
  armyPlaces,
  decks,
  holdings,
  standings,
  starsByPlace,
  supplyRows,
  wildlingPile,
} from '../../../../src/games/thrones/panels/facts.ts';
import { randomGames } from '../support.ts';

const start = (players: 3 | 4 | 5 | 6) =>
  thrones.view(thrones.start({ players, tidesOfBattle: false, faq: false }, 'facts'), null);

describe('the standings', () => {
  it('list the winner first, however the game was decided', () => {
    const decidedBy = new Set<string>();
    for (const faq of [false, true])
      for (let game = 0; game < 60; game++) {
        const state = thrones.start({ players: 6, tidesOfBattle: false, faq }, `standings ${game}`);
        const random = seededRandom(`standings ${game}`);
        while (thrones.outcome(state) === null) {
          const [seat] = thrones.waiting(state);
          if (seat === undefined) throw new Error('nobody is asked');
          thrones.apply(state, seat, thrones.sample(state, seat, random));
        }
        const outcome = thrones.outcome(state);
        decidedBy.add(outcome?.rule ?? '');
        expect(standings(thrones.view(state, null))[0]?.house).toBe(outcome?.winners[0]);
      }
    expect([...decidedBy].some((rule) => rule.startsWith('thrones/winning/tie-'))).toBe(true);
  });
});

describe('the panels at the start of a game', () => {
  it('lead with Stark, who holds a Stronghold and a Castle', () => {
    expect(standings(start(6))[0]).toEqual({ house: 'stark', castles: 1, strongholds: 1, forts: 2 });
  });

  it('allow three special orders at the first place of the King’s Court', () => {
    expect(starsByPlace(start(6))).toEqual([3, 3, 2, 1, 0, 0]);
    expect(starsByPlace(start(3))).toEqual([3, 2, 1]);
  });

  it('show the army of Stark in Winterfell in the larger of two places', () => {
    expect(supplyRows(start(6)).find(({ house }) => house === 'stark')).toEqual({
      house: 'stark',
      supply: 1,
      barrels: 1,
      places: [
        { limit: 3, size: 2 },
        { limit: 2, size: 0 },
      ],
    });
  });

  it('count ten cards still to come in each Westeros deck and none of the past', () => {
    for (const { left, coming, past } of decks(start(6))) {
      expect(left).toBe(10);
      expect(coming.reduce((sum, { count }) => sum + count, 0)).toBe(10);
      expect(past).toEqual([]);
    }
  });

  it('know nothing of the wildling deck', () => {
    const pile = wildlingPile(start(6));
    expect(pile.top).toBeNull();
    expect(pile.unknown).toHaveLength(9);
  });
});

describe('an army that finds no place', () => {
  it('stands where nothing is allowed', () => {
    expect(armyPlaces([2, 2], [3, 2, 2])).toEqual([
      { limit: 2, size: 3 },
      { limit: 2, size: 2 },
      { limit: 0, size: 2 },
    ]);
  });
});

describe('the panels in any view of a hundred games', () => {
  it('agree with the rules', () => {
    let raven = 0;
    const wrong = new Set<string>();
    const holds = (what: string, is: boolean): void => void (is || wrong.add(what));
    for (const { state } of randomGames(100, 13)) {
      for (const viewer of [null, ...state.houses]) {
        const view = thrones.view(state, viewer);
        for (const { house, forts } of standings(view)) holds('forts', forts === victoryPoints(view, house));
        for (const { house, supply, places } of supplyRows(view)) {
          const fits = places.every(({ limit, size }) => size <= limit);
          holds('armies', fits === fitsSupply(supply, armies(view, house)));
        }
        for (const { power, powerOnBoard, powerInPool, onBoard, inBox, hand, discard } of holdings(view)) {
          holds('power', power + powerOnBoard + powerInPool === COMPONENTS.powerTokens && powerInPool >= 0);
          for (const kind of UNIT_KINDS) {
            holds('units', onBoard[kind] + inBox[kind] === COMPONENTS.units[kind] && inBox[kind] >= 0);
          }
          holds('cards', hand.length + discard.length <= 7);
        }
        for (const { left, coming } of decks(view)) {
          holds('decks', coming.reduce((sum, { count }) => sum + count, 0) === left);
        }
        const { top, unknown, seenBy } = wildlingPile(view);
        const looked = seenBy.some((house) => house === viewer);
        if (looked) raven += 1;
        holds('wildlings', !looked || top !== null);
        holds('wildlings', top === null || !unknown.includes(top));
        holds('areas', areaRows(view).length === AREA_IDS.length);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(raven).toBeGreaterThan(0);
  });
});
