// Random army lists are legal, differ, and reach every card of the edition.
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { armyPoints, armyProblems } from '../../src/army/army-list.ts';
import type { ArmyList } from '../../src/army/army.ts';
import { entriesOf, isWanted } from '../../src/army/entries.ts';
import type { Card } from '../../src/cards/card.ts';
import type { Wanted } from '../../src/cards/list-facts.ts';
import { factionsWithArmies, randomArmy } from '../../src/army/random-army.ts';
import type { Edition } from '../../src/edition/edition.ts';
import { army, attachment, lendFaction, ncu, unit } from '../support/army-lists.ts';
import { editionNow, SEASON_6 } from '../support/editions.ts';

const cardsIn = (rules: Edition, list: ArmyList): string[] => entriesOf(rules, list).map(({ id }) => id);

/** Whether it demands a card that is still to come. */
function waits({ units, attachments, ncus }: Edition, { requires = {} }: Card): boolean {
  const tables = [units, attachments, ncus].flatMap((table) => Object.entries<Card>(table));
  const isThere = (wanted: Wanted): boolean => tables.some(([id, card]) => isWanted({ id, card }, wanted));
  const { card, character, anyOf } = requires;
  return (
    (card !== undefined && !isThere({ card })) ||
    (character !== undefined && !isThere({ character })) ||
    (anyOf !== undefined && !anyOf.some(isThere))
  );
}

/** Cards of which no legal list can be made that begins with them; those that another edition has, too, are left out. */
function unreached(rules: Edition, points: number, known?: Edition): string[] {
  const fresh = (kind: 'units' | 'attachments' | 'ncus'): [string, Card][] =>
    Object.entries<Card>(rules[kind]).filter(([id, card]) => known?.[kind][id] !== card);
  const cards = [...fresh('units'), ...fresh('attachments'), ...fresh('ncus')];
  const factions = factionsWithArmies(rules);
  return cards.flatMap(([id, card]) => {
    if (card.notByList === true || waits(rules, card)) return [];
    const faction = factions.find((one) => one === card.faction) ?? factions[0] ?? 'stark';
    const list = randomArmy(rules, { faction, points, including: id }, seededRandom(`with ${id}`));
    if (list === null || !cardsIn(rules, list).includes(id)) return [id];
    expect(armyProblems(rules, list, points)).toEqual([]);
    return [];
  });
}

describe('random armies', () => {
  it('of Season 6 can begin with every card', () => {
    expect(factionsWithArmies(SEASON_6)).toEqual(expect.arrayContaining(['stark', 'lannister']));
    expect(unreached(SEASON_6, 40)).toEqual([]);
  });

  it('bring a card that is a unit and an Attachment as either', () => {
    const { units, attachments } = SEASON_6;
    const both = Object.keys(units).filter((id) => attachments[id] !== undefined);
    expect(both).toEqual(expect.arrayContaining(['dragonstone-noble', 'watch-marshal']));
    for (const id of both) {
      const faction = units[id]?.faction ?? 'stark';
      const kinds = Array.from({ length: 20 }, (_, i) => {
        const list = randomArmy(SEASON_6, { faction, points: 40, including: id }, seededRandom(`${id} ${i}`));
        return list === null ? [] : entriesOf(SEASON_6, list).filter((entry) => entry.id === id);
      }).flatMap((entries) => entries.map(({ kind }) => kind));
      expect(new Set(kinds)).toEqual(new Set(['unit', 'attachment']));
    }
  });

  it('of Season 6 are legal, and differ', () => {
    const seen = new Set<string>();
    const factions = factionsWithArmies(SEASON_6);
    for (let i = 0; i < 100; i++) {
      const faction = factions[i % factions.length] ?? 'stark';
      const list = randomArmy(SEASON_6, { faction, points: 40 }, seededRandom(`army ${i}`));
      if (list === null) throw new Error(`no army of ${faction}`);
      expect(armyProblems(SEASON_6, list, 40)).toEqual([]);
      for (const id of cardsIn(SEASON_6, list)) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  it('are the same for the same seed and use up nearly all points', () => {
    const make = (seed: string, points: number): ArmyList | null =>
      randomArmy(SEASON_6, { faction: 'lannister', points }, seededRandom(seed));
    expect(make('a', 40)).toEqual(make('a', 40));
    expect(make('a', 40)).not.toEqual(make('b', 40));
    for (const points of [20, 30, 40, 50]) {
      const spent = Array.from({ length: 20 }, (_, i) => {
        const list = make(`points ${i}`, points);
        return list === null ? 0 : armyPoints(SEASON_6, list, points);
      });
      expect(Math.min(...spent)).toBeGreaterThanOrEqual(points - 4);
    }
  });

  it('begin with a card on request, and leave out Characters of a friend', () => {
    const wishes = { faction: 'stark', points: 30, including: 'grey-wind' } as const;
    for (let i = 0; i < 20; i++) {
      const list = randomArmy(SEASON_6, wishes, seededRandom(`wolf ${i}`));
      expect(list?.units.map(({ card }) => card)).toContain('grey-wind');
    }
    expect(randomArmy(SEASON_6, { ...wishes, taken: ['Robb Stark'] }, seededRandom('wolf'))).toBeNull();
  });

  it('are not there for a faction without a Commander, nor for no points', () => {
    const leaderless = { ...SEASON_6, attachments: {}, ncus: {} };
    expect(randomArmy(leaderless, { faction: 'stark', points: 40 }, seededRandom('x'))).toBeNull();
    expect(randomArmy(SEASON_6, { faction: 'stark', points: 2 }, seededRandom('x'))).toBeNull();
  });

  it('bring along whatever a card demands, however far that goes', () => {
    lendFaction('martell');
    unit('guard', { faction: 'martell', holds: { character: 'Rickon of Dorne' } });
    attachment('rickon', {
      faction: 'martell',
      character: 'Rickon of Dorne',
      requires: { anyOf: [{ card: 'maester' }] },
    });
    attachment('osha', { faction: 'martell', overLimit: true, joins: { character: 'Rickon of Dorne' } });
    attachment('prisoner', {
      faction: 'martell',
      givenAway: 'before-deployment',
      requires: { card: 'osha' },
    });
    ncu('maester', { faction: 'martell', requires: { card: 'second-commander' } });
    attachment('second-commander', { faction: 'martell', cost: 0, commands: ['a', 'b', 'c'] });
    unit('bear', { faction: 'martell', notByList: true });
    const rules = editionNow();
    const list = randomArmy(
      rules,
      { faction: 'martell', points: 40, including: 'prisoner' },
      seededRandom('far'),
    );
    expect(list?.commander).toBe('second-commander');
    expect(list?.givenAway).toContain('prisoner');
    expect(armyProblems(rules, list ?? army('martell'), 40)).toEqual([]);
    expect(cardsIn(rules, list ?? army('martell'))).toEqual(
      expect.arrayContaining(['rickon', 'osha', 'maester']),
    );
    expect(unreached(rules, 40, SEASON_6)).toEqual([]);
  });
});
