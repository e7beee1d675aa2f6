// The army builder asks the rules and nobody else: whatever is put into a list, it says what `armySheet` says.
// `MAESTER_LISTS=100000` tries as many lists as that.

import {
  armySheet,
  battle,
  factionsWithArmies,
  randomArmy,
  rulesOf,
  STARTER_ARMIES,
  USUAL_EDITION,
  type ArmyList,
} from '@maester/battle';
import { pick, seededRandom, type Random, type Refusal } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { costsBySpot } from '../../../../src/games/battle/builder/army-pane.tsx';
import {
  cardKeys,
  copied,
  emptyArmy,
  moved,
  readDraft,
  without,
  withAttachment,
  withNcu,
  withUnit,
  type Spot,
} from '../../../../src/games/battle/builder/army-draft.ts';
import { compared, figuresOf } from '../../../../src/games/battle/builder/compare.ts';
import {
  cardsFor,
  commandersOf,
  homeless,
  isOpen,
  joinedBy,
  leadsOnly,
  ledBy,
  offersOf,
} from '../../../../src/games/battle/builder/offers.ts';
import { activationsOf, deckOf, sumOf } from '../../../../src/games/battle/builder/open-list.ts';
import { readSaved } from '../../../../src/games/battle/builder/saved-lists.ts';

const rules = rulesOf({ edition: USUAL_EDITION });
const LISTS = Number(process.env['MAESTER_LISTS'] ?? 3000);
const written = ({ rule, facts }: Refusal): string => JSON.stringify([rule, facts]);

interface Sized {
  readonly army: ArmyList;
  readonly points: number;
}

/** Random legal lists, which take a while to make. */
function legalLists(random: Random, count: number): readonly Sized[] {
  return Array.from({ length: count }, () => {
    const points = pick(random, [30, 40, 50]);
    const faction = pick(random, factionsWithArmies(rules));
    return { army: randomArmy(rules, { faction, points }, random) ?? emptyArmy(faction), points };
  });
}

/** Any list, legal or not: a legal one with cards put in and taken out at random. */
function anyList(random: Random, legal: readonly Sized[]): Sized {
  const { army: first, points } = pick(random, legal);
  let army = first;
  const [units, attachments, ncus] = [rules.units, rules.attachments, rules.ncus].map((table) =>
    Object.keys(table),
  );
  for (let i = pick(random, [0, 0, 1, 2, 4]); i > 0; i--) {
    const unit = pick(random, [0, 1, 2, 3]);
    army = pick(random, [
      () => withUnit(army, pick(random, units ?? [])),
      () => withNcu(army, pick(random, ncus ?? [])),
      () => withAttachment(army, unit, pick(random, attachments ?? [])),
      () => without(army, { at: 'unit', unit }),
      () => without(army, { at: 'attachment', unit, place: 0 }),
      () => copied(army, unit),
      () => ({ ...army, commander: pick(random, ['', ...(attachments ?? [])]) }),
    ])();
  }
  return { army, points };
}

describe('the builder and the rules', () => {
  it('agree on the cost, the cards and the problems of any list', () => {
    const random = seededRandom('builder and rules');
    const bases = legalLists(random, LISTS / 25);
    let [legal, illegal] = [0, 0];
    for (let i = 0; i < LISTS; i++) {
      const { army, points } = anyList(random, bases);
      const sheet = armySheet(army, points);
      const kept = readSaved('own-1', JSON.stringify({ army, points, notes: '', pair: null, changed: 1 }));
      expect(kept?.army).toEqual(army);
      expect(sumOf(kept?.army ?? army, points)).toEqual({
        cost: sheet.points,
        problems: sheet.problems.length,
        activations: army.units.length + army.ncus.length,
      });
      const { units, ncus, givenAway } = costsBySpot(army, sheet.cards);
      const shown = [
        ...units.flatMap(({ unit, attachments }) => [unit, ...attachments]),
        ...ncus,
        ...givenAway,
      ];
      expect(shown).toEqual(sheet.cards.map(({ cost }) => cost));
      if (sheet.problems.length === 0) legal += 1;
      else illegal += 1;
    }
    expect(Math.min(legal, illegal)).toBeGreaterThan(LISTS / 10);
  });

  it('agree on every card that could be added', () => {
    const random = seededRandom('offers and rules');
    const bases = legalLists(random, 15);
    for (let i = 0; i < LISTS / 100; i++) {
      const { army, points } = anyList(random, bases);
      const before = new Set(armySheet(army, points).problems.map(written));
      for (const { card, ways, against } of offersOf(army, points, cardsFor(army))) {
        for (const way of ways) {
          const after = armySheet(way.army, points).problems.filter(
            (problem) => !before.has(written(problem)),
          );
          expect(after.every(isOpen)).toBe(true);
          expect(after).toEqual(way.asks);
          expect(cardKeys(way.army).filter((key) => key === `${card.kind}/${card.id}`)).toHaveLength(
            cardKeys(army).filter((key) => key === `${card.kind}/${card.id}`).length + 1,
          );
        }
        const mustSayWhy = ways.length === 0 && (card.kind !== 'attachment' || army.units.length > 0);
        expect(against.length > 0).toBe(mustSayWhy);
      }
    }
  });

  it('agree that a list of offers alone breaks no rule', () => {
    const random = seededRandom('built by offers');
    const playable: ArmyList[] = [];
    for (const faction of factionsWithArmies(rules)) {
      const commander = pick(random, commandersOf({ faction }));
      let army = ledBy(emptyArmy(faction), 40, commander);
      for (let i = 0; i < 40; i++) {
        const open = offersOf(
          army,
          40,
          cardsFor({ faction }).filter(({ id }) => !leadsOnly({}, id)),
        ).flatMap(({ ways }) => ways.filter(({ asks }) => asks.length === 0));
        if (open.length === 0) break;
        army = joinedBy(pick(random, open), 40);
      }
      const { problems, points } = armySheet(army, 40);
      expect(problems.filter((problem) => !isOpen(problem))).toEqual([]);
      expect(points).toBeLessThanOrEqual(40);
      if (problems.length === 0) playable.push(army);
    }
    expect(playable.length).toBeGreaterThan(5);
    for (const army of playable)
      expect(battle.readSetup({ points: 40, armies: [army, 'stark-40'] }).armies[0]).toEqual(army);
  });
});

describe('a list that is built', () => {
  it('gets its Commander a unit as soon as there is one to join', () => {
    const robb = commandersOf({ faction: 'stark' }).find(({ id }) => id === 'robb-stark-the-wolf-lord');
    if (robb === undefined) throw new Error('no Robb Stark');
    const led = ledBy(emptyArmy('stark'), 40, robb);
    expect(homeless(led)?.id).toBe(robb.id);
    const [swords] = offersOf(
      led,
      40,
      cardsFor({ faction: 'stark' }).filter(({ id }) => id === 'stark-sworn-swords'),
    );
    const way = swords?.ways[0];
    if (way === undefined) throw new Error('no way in');
    const joined = joinedBy(way, 40);
    expect(joined.units).toEqual([{ card: 'stark-sworn-swords', attachments: [robb.id] }]);
    expect(homeless(joined)).toBeNull();
    expect(armySheet(joined, 40).problems).toEqual([]);
  });

  it('changes its Commander without a trace of the one before', () => {
    const { 'stark-40': stark = emptyArmy('stark') } = STARTER_ARMIES;
    for (const commander of commandersOf({ faction: 'stark' }).filter(({ id }) => id !== stark.commander)) {
      const army = ledBy(stark, 40, commander);
      expect(army.commander).toBe(commander.id);
      expect(cardKeys(army)).not.toContain(`attachment/${stark.commander}`);
    }
  });

  it('says why a card cannot be added', () => {
    const { 'stark-40': stark = emptyArmy('stark') } = STARTER_ARMIES;
    const against = (id: string): readonly string[] =>
      (
        offersOf(
          stark,
          40,
          cardsFor({ faction: 'stark' }).filter((card) => card.id === id),
        )[0]?.against ?? []
      ).map(({ rule }) => rule);
    expect(against('house-tully-cavaliers')).toContain('battle/army/point-limit');
    expect(against('catelyn-stark-lady-of-winterfell').join()).toMatch(/unique-character|point-limit/);
  });

  it('loses one card at a time', () => {
    const { 'stark-40': army = emptyArmy('stark') } = STARTER_ARMIES;
    const spots: readonly Spot[] = [
      { at: 'unit', unit: 1 },
      { at: 'attachment', unit: 0, place: 0 },
      { at: 'ncu', place: 0 },
    ];
    const joined = army.units[1]?.attachments.length ?? 0;
    expect(spots.map((spot) => cardKeys(army).length - cardKeys(without(army, spot)).length)).toEqual([
      1 + joined,
      1,
      1,
    ]);
    const given = { ...army, givenAway: ['a', 'b'] };
    expect(without(given, { at: 'given-away', place: 0 }).givenAway).toEqual(['b']);
    expect(without(without(given, { at: 'given-away', place: 0 }), { at: 'given-away', place: 0 })).toEqual(
      army,
    );
    expect(without(army, { at: 'unit', unit: 99 })).toEqual(army);
  });

  it('has its units in any order', () => {
    const { 'stark-40': army = emptyArmy('stark') } = STARTER_ARMIES;
    expect(moved(moved(army, 1, -1), 0, 1)).toEqual(army);
    expect(moved(army, 0, -1)).toEqual(army);
    expect(moved(army, 1, -1).units[0]).toEqual(army.units[1]);
  });

  it('shows the Tactics deck that it would be played with', () => {
    const { 'stark-40': army = emptyArmy('stark') } = STARTER_ARMIES;
    const deck = deckOf(army);
    expect(deck).toHaveLength(10);
    expect(deck).toEqual(expect.arrayContaining([...(rules.attachments[army.commander]?.commands ?? [])]));
  });

  it('is read from storage as far as it makes sense', () => {
    expect(readDraft(null)).toBeNull();
    expect(readDraft({ faction: 'tully' })).toBeNull();
    expect(
      readDraft({ faction: 'stark', units: [{ card: 1 }, { card: 'a', attachments: [2, 'b'] }], ncus: 'x' }),
    ).toEqual({
      ...emptyArmy('stark'),
      units: [{ card: 'a', attachments: ['b'] }],
    });
    expect(readSaved('own-1', '{')).toBeNull();
    expect(readSaved('own-1', 'null')).toBeNull();
    expect(readSaved('own-1', '{ "army": { "faction": "stark" }, "points": "many" }')).toMatchObject({
      points: 40,
      notes: '',
      sum: null,
    });
  });
});

describe('two lists compared', () => {
  it('have in common what both have, and each what the other lacks', () => {
    const one = withUnit(withUnit(emptyArmy('stark'), 'stark-sworn-swords'), 'stark-sworn-swords');
    const other = withUnit(withUnit(emptyArmy('stark'), 'stark-sworn-swords'), 'stark-outriders');
    expect(compared(one, other)).toEqual({
      both: [['unit/stark-sworn-swords', 1]],
      one: [['unit/stark-sworn-swords', 1]],
      other: [['unit/stark-outriders', 1]],
    });
  });

  it('are counted from their cards', () => {
    const army = withNcu(withUnit(emptyArmy('stark'), 'stark-sworn-swords'), 'sansa-stark-little-bird');
    expect(activationsOf(army)).toBe(2);
    expect(figuresOf(rules, army, 9)).toMatchObject({
      cost: 9,
      models: 12,
      wounds: 12,
      melee: 7,
      ranged: 0,
      speed: 5,
    });
  });
});

describe('a list of an older edition', () => {
  it('is offered the cards of its time, and judged by its rules', () => {
    const own = (army: ArmyList): readonly string[] =>
      cardsFor(army).flatMap(({ id, faction }) => (faction === 'stark' ? [id] : []));
    const then = own(emptyArmy('stark', '2018'));
    expect(then).toContain('stark-sworn-swords');
    expect(then.length).toBeLessThan(own(emptyArmy('stark')).length / 3);
    const of2018 = rulesOf({ edition: '2018' }).armies['stark-30'];
    if (of2018 === undefined) throw new Error('no army of 2018');
    expect(sumOf({ ...of2018, edition: '2018' }, 30).problems).toBe(0);
    expect(sumOf(of2018, 30)).not.toEqual(sumOf({ ...of2018, edition: '2018' }, 30));
  });

  it('is saved and read as such', () => {
    const army = emptyArmy('lannister', '2021');
    expect(readDraft(JSON.parse(JSON.stringify(army)))).toEqual(army);
    expect(readDraft(JSON.parse(JSON.stringify(emptyArmy('lannister'))))?.edition).toBeUndefined();
  });
});
