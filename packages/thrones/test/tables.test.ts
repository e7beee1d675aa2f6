import { describe, expect, it } from 'vitest';
import {
  AREA_IDS,
  areaIndex,
  AREAS,
  areAdjacent,
  type AreaId,
  LAND_IDS,
  NEIGHBOURS,
  PORT_CAPACITY,
  PORT_IDS,
  SEA_IDS,
} from '../src/areas.ts';
import { CARD_TIMINGS, HANDS, HOUSE_CARD_IDS, HOUSE_CARDS } from '../src/house-cards.ts';
import { COMPONENTS, HOUSE_IDS, HOUSES, STARTING_POWER, TRACK_IDS } from '../src/houses.ts';
import { en, type Messages } from '../src/messages/en.ts';
import { zhHant } from '../src/messages/zh-hant.ts';
import { ORDER_IDS, ORDER_TYPES, ORDERS } from '../src/orders.ts';
import {
  FAQ_LANNISTER_SHIP,
  PLAYER_COUNTS,
  ROUNDS,
  SETUPS,
  TIE_BREAKS,
  VICTORY_TARGET,
} from '../src/setups.ts';
import { fitsSupply } from '../src/supply.ts';
import { TIDES_CARD_IDS, TIDES_OF_BATTLE } from '../src/tides-of-battle.ts';
import { UNIT_KINDS, UNITS } from '../src/units.ts';
import { WESTEROS_CARD_IDS, WESTEROS_CARDS, WESTEROS_DECKS } from '../src/westeros-cards.ts';
import { WILDLING_CARD_IDS, WILDLING_CARDS, WILDLING_START, WILDLING_TRACK } from '../src/wildling-cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const areas = AREA_IDS.map((id) => AREAS[id]);
const landsNextTo = (id: AreaId): readonly AreaId[] => NEIGHBOURS[id].filter((n) => AREAS[n].kind === 'land');

describe('the board', () => {
  it('has 58 areas: 38 lands, then 12 seas, then 8 ports', () => {
    expect(LAND_IDS).toHaveLength(38);
    expect(SEA_IDS).toHaveLength(12);
    expect(PORT_IDS).toHaveLength(8);
    expect(new Set(AREA_IDS).size).toBe(58);
    expect(areas.map((area) => area.kind)).toEqual([
      ...LAND_IDS.map(() => 'land'),
      ...SEA_IDS.map(() => 'sea'),
      ...PORT_IDS.map(() => 'port'),
    ]);
    expect(AREA_IDS.map((id) => areaIndex(id))).toEqual([...AREA_IDS.keys()]);
    expect(Object.keys(AREAS)).toEqual(AREA_IDS);
  });

  it('has 10 Castles of one mustering point and 10 Strongholds of two', () => {
    expect(areas.filter((area) => area.fort === 'castle').map((area) => area.musterPoints)).toEqual(
      Array(10).fill(1),
    );
    expect(areas.filter((area) => area.fort === 'stronghold').map((a) => a.musterPoints)).toEqual(
      Array(10).fill(2),
    );
    expect(sum(areas.map((area) => area.musterPoints))).toBe(30);
  });

  it('shows 24 supply icons and 19 power icons, all on land', () => {
    expect(sum(areas.map((area) => area.supply))).toBe(24);
    expect(sum(areas.map((area) => area.power))).toBe(19);
    expect(areas.filter((area) => area.kind !== 'land' && area.supply + area.power > 0)).toEqual([]);
  });

  it('has 143 pairs of adjacent areas', () => {
    expect(sum(AREA_IDS.map((id) => NEIGHBOURS[id].length))).toBe(2 * 143);
  });

  it('gives each land and sea as many neighbours as on the printed board, ports included', () => {
    const counts = (ids: readonly AreaId[]): readonly number[] => ids.map((id) => NEIGHBOURS[id].length);
    expect(counts(LAND_IDS)).toEqual([
      4, 3, 8, 3, 2, 6, 6, 4, 5, 3, 5, 5, 2, 5, 2, 6, 5, 4, 7, 2, 5, 6, 8, 5, 6, 7, 6, 6, 6, 7, 5, 5, 5, 6, 5,
      4, 5, 2,
    ]);
    expect(counts(SEA_IDS)).toEqual([7, 6, 11, 6, 8, 6, 4, 9, 8, 5, 6, 8]);
  });

  it('adjacency goes both ways, never to itself, and neighbours are listed in board order', () => {
    for (const a of AREA_IDS) {
      expect(areAdjacent(a, a)).toBe(false);
      for (const b of NEIGHBOURS[a]) expect(NEIGHBOURS[b]).toContain(a);
      expect(NEIGHBOURS[a]).toEqual(AREA_IDS.filter((b) => areAdjacent(a, b)));
      expect(NEIGHBOURS[a].map((b) => areaIndex(b))).toEqual(
        NEIGHBOURS[a].map((b) => areaIndex(b)).toSorted((x, y) => x - y),
      );
    }
  });

  it('every port connects one land with one sea, which touch each other', () => {
    for (const id of PORT_IDS) {
      const { land, sea } = AREAS[id];
      expect(NEIGHBOURS[id]).toEqual([land, sea]);
      expect(areAdjacent(land, sea)).toBe(true);
      expect(AREAS[land].port).toBe(id);
    }
    expect(areas.filter((area) => area.port !== null)).toHaveLength(8);
    expect(PORT_CAPACITY).toBe(3);
  });

  it.each([
    ['greywater-watch', 'winterfell'],
    ['riverrun', 'twins'],
    ['mountains-of-the-moon', 'riverrun'],
    ['harrenhal', 'mountains-of-the-moon'],
    ['starfall', 'three-towers'],
  ] as const)('a river keeps %s and %s apart', (a, b) => {
    expect(areAdjacent(a, b)).toBe(false);
  });

  it.each([
    ['seagard', 'twins'],
    ['crackclaw-point', 'mountains-of-the-moon'],
  ] as const)('a bridge joins %s and %s', (a, b) => {
    expect(areAdjacent(a, b)).toBe(true);
  });

  it.each([
    ['moat-cailin', 'winterfell'],
    ['moat-cailin', 'twins'],
    ['princes-pass', 'three-towers'],
  ] as const)('a river runs along only part of the border of %s and %s', (a, b) => {
    expect(areAdjacent(a, b)).toBe(true);
  });

  it('Dragonstone, Pyke and The Arbor, and no other land, are islands', () => {
    expect(LAND_IDS.filter((id) => landsNextTo(id).length === 0)).toEqual(['pyke', 'dragonstone', 'arbor']);
  });

  it("agrees with the rulebook's examples", () => {
    expect(areAdjacent('stoney-sept', 'lannisport')).toBe(true);
    expect(areAdjacent('west-summer-sea', 'highgarden')).toBe(true);
    expect(NEIGHBOURS.blackwater).toEqual(
      expect.arrayContaining(['reach', 'kings-landing', 'stoney-sept', 'harrenhal']),
    );
    expect(NEIGHBOURS['east-summer-sea']).toEqual(
      expect.arrayContaining(['west-summer-sea', 'port-sunspear']),
    );
    expect(areAdjacent('sea-of-dorne', 'sunspear')).toBe(true);
    expect(areAdjacent('boneway', 'storms-end')).toBe(true);
    expect(AREAS.dragonstone.power).toBe(1);
    expect([AREAS.riverrun.supply, AREAS.seagard.supply]).toEqual([1, 1]);
    expect(AREAS['stoney-sept'].fort).toBeNull();
  });
});

describe('the Houses', () => {
  it('each has its shield and a garrison of 2 on a Stronghold of its own', () => {
    for (const house of HOUSE_IDS) {
      const home = AREAS[HOUSES[house].home];
      expect(home).toMatchObject({ homeOf: house, fort: 'stronghold', garrison: 2 });
      expect(HOUSES[house].garrison).toBe(2);
    }
    expect(areas.filter((area) => area.homeOf !== null)).toHaveLength(6);
    expect(areas.filter((area) => area.garrison > 0)).toHaveLength(6);
  });

  it('each owns 10 Footmen, 5 Knights, 6 Ships, 2 Siege Engines, 20 Power tokens and 15 Order tokens', () => {
    expect(COMPONENTS.units).toEqual({ footman: 10, knight: 5, ship: 6, 'siege-engine': 2 });
    expect(COMPONENTS.powerTokens).toBe(20);
    expect(COMPONENTS.orderTokens).toBe(sum(ORDER_IDS.map((id) => ORDERS[id].count)));
    expect(STARTING_POWER).toBe(5);
  });

  it.each(HOUSE_IDS)(
    '%s starts within its supply, on the right kind of area, with the victory it holds',
    (house) => {
      const { home, supply, units, victory } = HOUSES[house];
      const held = AREA_IDS.filter((id) => units[id] !== undefined);
      expect(
        fitsSupply(
          supply,
          held.map((id) => sum(Object.values(units[id] ?? {}))),
        ),
      ).toBe(true);
      for (const id of held) {
        const element = AREAS[id].kind === 'land' ? 'land' : 'sea';
        const strangers = UNIT_KINDS.filter((kind) => units[id]?.[kind] && UNITS[kind].moves !== element);
        expect(strangers).toEqual([]);
      }
      expect(held).toContain(home);
      expect(held.filter((id) => AREAS[id].fort !== null)).toHaveLength(victory);
      expect(sum(held.map((id) => AREAS[id].supply))).toBe(supply);
    },
  );

  it.each(TRACK_IDS)('stand on six different positions of the %s track', (track) => {
    expect(new Set(HOUSE_IDS.map((house) => HOUSES[house].positions[track]))).toEqual(
      new Set([1, 2, 3, 4, 5, 6]),
    );
  });
});

describe('units', () => {
  it('add their strength to combat: Footman 1, Knight 2, Ship 1, Siege Engine 4 against a fort and else 0', () => {
    expect(UNIT_KINDS.map((kind) => UNITS[kind].strength)).toEqual([1, 2, 1, 0]);
    expect(UNIT_KINDS.map((kind) => UNITS[kind].strengthAgainstFort)).toEqual([1, 2, 1, 4]);
  });

  it('cost mustering points, and less as the upgrade of a Footman', () => {
    expect(UNIT_KINDS.map((kind) => UNITS[kind].musterCost)).toEqual([1, 2, 1, 2]);
    expect(UNIT_KINDS.map((kind) => UNITS[kind].upgradeCost)).toEqual([null, 1, null, 1]);
  });

  it('can all retreat but the Siege Engine', () => {
    expect(UNIT_KINDS.filter((kind) => !UNITS[kind].canRetreat)).toEqual(['siege-engine']);
  });
});

describe('orders', () => {
  const count = (ids: readonly (keyof typeof ORDERS)[]): number => sum(ids.map((id) => ORDERS[id].count));

  it('a House has 15 tokens: 10 regular and 5 special', () => {
    expect(count(ORDER_IDS)).toBe(15);
    expect(count(ORDER_IDS.filter((id) => ORDERS[id].star))).toBe(5);
  });

  it.each(ORDER_TYPES)('there are two regular tokens and one special token of type %s', (type) => {
    const ids = ORDER_IDS.filter((id) => ORDERS[id].type === type);
    expect(count(ids.filter((id) => !ORDERS[id].star))).toBe(2);
    expect(count(ids.filter((id) => ORDERS[id].star))).toBe(1);
  });

  it('modifies combat strength by the number on the token', () => {
    expect(ORDER_IDS.map((id) => ORDERS[id].modifier)).toEqual([-1, 0, 1, 1, 2, 0, 1, 0, 0, 0, 0]);
  });
});

describe('the setup', () => {
  it.each([
    [
      3,
      ['baratheon', 'lannister', 'stark'],
      ['stark', 'baratheon', 'lannister'],
      ['lannister', 'stark', 'baratheon'],
    ],
    [
      4,
      ['baratheon', 'lannister', 'stark', 'greyjoy'],
      ['greyjoy', 'stark', 'baratheon', 'lannister'],
      ['lannister', 'stark', 'baratheon', 'greyjoy'],
    ],
    [
      5,
      ['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell'],
      ['greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister'],
      ['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy'],
    ],
    [
      6,
      ['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'],
      ['greyjoy', 'tyrell', 'martell', 'stark', 'baratheon', 'lannister'],
      ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy'],
    ],
  ] as const)(
    'with %i players the Houses stand in this order',
    (players, ironThrone, fiefdoms, kingsCourt) => {
      expect(SETUPS[players].tracks).toEqual({
        'iron-throne': ironThrone,
        fiefdoms,
        'kings-court': kingsCourt,
      });
    },
  );

  it('each track is a permutation of the Houses that play', () => {
    for (const players of PLAYER_COUNTS) {
      const { houses, tracks } = SETUPS[players];
      expect(houses).toEqual(HOUSE_IDS.slice(0, players));
      for (const track of TRACK_IDS) expect(tracks[track].toSorted()).toEqual(houses.toSorted());
    }
  });

  it("King's Court positions give stars, fewer with three or four players", () => {
    expect(SETUPS[6].stars).toEqual([3, 3, 2, 1, 0, 0]);
    expect(SETUPS[5].stars).toEqual([3, 3, 2, 1, 0]);
    expect(SETUPS[4].stars).toEqual([3, 2, 1, 0]);
    expect(SETUPS[3].stars).toEqual([3, 2, 1]);
  });

  it('places 14, 12, 9 or 2 Neutral Forces for three, four, five or six players', () => {
    expect(PLAYER_COUNTS.map((n) => Object.keys(SETUPS[n].neutralForces).length)).toEqual([14, 12, 9, 2]);
    const strengths = PLAYER_COUNTS.map((n) =>
      sum(Object.values(SETUPS[n].neutralForces).filter((force) => typeof force === 'number')),
    );
    expect(strengths).toEqual([11, 44, 34, 11]);
    expect(SETUPS[5].neutralForces.sunspear).toBe(5);
    expect(SETUPS[4].neutralForces['storms-end']).toBe(4);
  });

  it.each(PLAYER_COUNTS)('with %i players no Neutral Force lies where a playing House starts', (players) => {
    const { houses, neutralForces } = SETUPS[players];
    const taken = houses.flatMap((house) => AREA_IDS.filter((id) => HOUSES[house].units[id]));
    expect(taken.filter((id) => neutralForces[id] !== undefined)).toEqual([]);
  });

  it('three players may never enter twelve southern and western lands, nor their four ports', () => {
    const { neutralForces, closedPorts } = SETUPS[3];
    expect(Object.values(neutralForces).filter((force) => force === 'impassable')).toHaveLength(12);
    expect(closedPorts).toEqual(['port-pyke', 'port-storms-end', 'port-oldtown', 'port-sunspear']);
    expect([SETUPS[4], SETUPS[5], SETUPS[6]].flatMap((setup) => setup.closedPorts)).toEqual([]);
  });

  it('Highgarden lies open and empty with four players', () => {
    expect(SETUPS[4].neutralForces.highgarden).toBeUndefined();
    expect(SETUPS[3].neutralForces.highgarden).toBe('impassable');
  });

  it("the FAQ's Lannister Ship keeps Lannister within its supply", () => {
    const { house, area, minPlayers } = FAQ_LANNISTER_SHIP;
    expect([house, area, minPlayers]).toEqual(['lannister', 'port-lannisport', 4]);
    expect(HOUSES.lannister.units[area]).toBeUndefined();
    expect(fitsSupply(HOUSES.lannister.supply, [2, 1, 1, 1])).toBe(true);
  });

  it('the game lasts ten rounds or until someone holds seven forts; ties have two official answers', () => {
    expect([ROUNDS, VICTORY_TARGET]).toEqual([10, 7]);
    expect(TIE_BREAKS.rulebook).toEqual(['strongholds', 'supply', 'power', 'iron-throne']);
    expect(TIE_BREAKS.faq).toEqual(['land-areas', 'supply', 'iron-throne']);
  });
});

describe('the House cards', () => {
  it('are 42, seven to a House', () => {
    expect(HOUSE_CARD_IDS).toHaveLength(42);
    for (const house of HOUSE_IDS) expect(HANDS[house]).toHaveLength(7);
  });

  it.each(HOUSE_IDS)("%s's cards have the strengths 4, 3, 2, 2, 1, 1 and 0", (house) => {
    expect(HANDS[house].map((id) => HOUSE_CARDS[id].strength)).toEqual([4, 3, 2, 2, 1, 1, 0]);
  });

  it('a card has either a text ability or combat icons', () => {
    const neitherOrBoth = HOUSE_CARD_IDS.filter((id) => {
      const { swords, fortifications, timing } = HOUSE_CARDS[id];
      return swords + fortifications > 0 === (timing !== null);
    });
    expect(neitherOrBoth).toEqual([]);
  });

  it('the Houses have these numbers of swords and fortifications', () => {
    const icons = (key: 'swords' | 'fortifications'): readonly number[] =>
      HOUSE_IDS.map((house) => sum(HANDS[house].map((id) => HOUSE_CARDS[id][key])));
    expect(icons('swords')).toEqual([3, 4, 2, 2, 3, 4]);
    expect(icons('fortifications')).toEqual([2, 2, 1, 1, 2, 2]);
  });

  it('24 have a text ability, 6 of which their owner may decline', () => {
    const withText = HOUSE_CARD_IDS.filter((id) => HOUSE_CARDS[id].timing !== null);
    expect(withText).toHaveLength(24);
    expect(HOUSE_CARD_IDS.filter((id) => HOUSE_CARDS[id].optional)).toEqual([
      'robb-stark',
      'tyrion-lannister',
      'cersei-lannister',
      'renly-baratheon',
      'patchface',
      'aeron-damphair',
    ]);
    expect(new Set(withText.map((id) => HOUSE_CARDS[id].timing))).toEqual(new Set(CARD_TIMINGS));
  });

  it("agree with the rulebook's combat example", () => {
    expect(HOUSE_CARDS['ser-jaime-lannister']).toMatchObject({ strength: 2, swords: 1, fortifications: 0 });
    expect(HOUSE_CARDS['alester-florent']).toMatchObject({ strength: 1, swords: 0, fortifications: 1 });
  });
});

describe('the Westeros cards', () => {
  const deck = (name: (typeof WESTEROS_DECKS)[number]): readonly (keyof typeof WESTEROS_CARDS)[] =>
    WESTEROS_CARD_IDS.filter((id) => WESTEROS_CARDS[id].deck === name);

  it('are 30, ten to a deck', () => {
    expect(sum(WESTEROS_CARD_IDS.map((id) => WESTEROS_CARDS[id].count))).toBe(30);
    for (const name of WESTEROS_DECKS) expect(sum(deck(name).map((id) => WESTEROS_CARDS[id].count))).toBe(10);
  });

  it('carry 3, 3 and 5 wildling icons', () => {
    const icons = WESTEROS_DECKS.map((name) =>
      sum(deck(name).map((id) => (WESTEROS_CARDS[id].wildlingIcon ? WESTEROS_CARDS[id].count : 0))),
    );
    expect(icons).toEqual([3, 3, 5]);
  });

  it('a choice of the dominance token holder offers cards of the same deck', () => {
    const choices = WESTEROS_CARD_IDS.flatMap((id) => {
      const { choice, deck: own } = WESTEROS_CARDS[id];
      for (const other of choice?.of ?? []) expect(WESTEROS_CARDS[other].deck).toBe(own);
      return choice ? [[id, choice.track]] : [];
    });
    expect(choices).toEqual([
      ['a-throne-of-blades', 'iron-throne'],
      ['dark-wings-dark-words', 'kings-court'],
      ['put-to-the-sword', 'fiefdoms'],
    ]);
  });

  it('ban every order of a type, or March +1 alone', () => {
    const all = (type: string): readonly string[] => ORDER_IDS.filter((id) => ORDERS[id].type === type);
    expect(WESTEROS_CARDS['sea-of-storms'].bans).toEqual(all('raid'));
    expect(WESTEROS_CARDS['feast-for-crows'].bans).toEqual(all('consolidate'));
    expect(WESTEROS_CARDS['web-of-lies'].bans).toEqual(all('support'));
    expect(WESTEROS_CARDS['storm-of-swords'].bans).toEqual(all('defense'));
    expect(WESTEROS_CARDS['rains-of-autumn'].bans).toEqual(['march-plus-1']);
    expect(WESTEROS_CARD_IDS.filter((id) => WESTEROS_CARDS[id].bans.length > 0)).toHaveLength(5);
  });
});

describe('the small decks', () => {
  it('there are nine Wildling cards, and the threat starts at 2 of 12', () => {
    expect(Object.keys(WILDLING_CARDS)).toEqual(WILDLING_CARD_IDS);
    expect(WILDLING_CARD_IDS).toHaveLength(9);
    expect(WILDLING_TRACK).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(WILDLING_START).toBe(2);
  });

  it('there are 24 Tides of Battle cards', () => {
    const tides = TIDES_CARD_IDS.map((id) => TIDES_OF_BATTLE[id]);
    const total = (key: keyof (typeof tides)[number]): number =>
      sum(tides.map((tide) => tide.count * tide[key]));
    expect(sum(tides.map((tide) => tide.count))).toBe(24);
    expect(total('strength')).toBe(22);
    expect([total('swords'), total('fortifications'), total('skulls')]).toEqual([4, 4, 2]);
  });
});

describe.each([
  ['English', en],
  ['Traditional Chinese', zhHant],
] as const)('the %s catalogue', (_language, messages: Messages) => {
  const keys = [
    ...HOUSE_IDS.map((id) => `name.house.${id}`),
    ...AREA_IDS.map((id) => `name.area.${id}`),
    ...UNIT_KINDS.map((id) => `name.unit.${id}`),
    ...ORDER_IDS.map((id) => `name.order.${id}`),
    ...HOUSE_CARD_IDS.map((id) => `name.house-card.${id}`),
    ...WESTEROS_CARD_IDS.map((id) => `name.westeros.${id}`),
    ...WILDLING_CARD_IDS.map((id) => `name.wildling.${id}`),
    ...TIDES_CARD_IDS.map((id) => `name.tides.${id}`),
    ...ORDER_TYPES.map((id) => `name.order-type.${id}`),
    ...TRACK_IDS.flatMap((id) => [`name.track.${id}`, `name.dominance.${id}`]),
    'name.fort.castle',
    'name.fort.stronghold',
    ...HOUSE_CARD_IDS.filter((id) => HOUSE_CARDS[id].timing !== null).map((id) => `text.house-card.${id}`),
    ...WESTEROS_CARD_IDS.map((id) => `text.westeros.${id}`),
    ...WILDLING_CARD_IDS.flatMap((id) =>
      ['watch', 'lowest', 'others'].map((who) => `text.wildling.${id}.${who}`),
    ),
  ];

  it('names every id and tells what every card with an effect does, and nothing else', () => {
    const kindOf = (key: string): string => key.split('.', 2).join('.');
    const kinds = new Set(keys.map(kindOf));
    const told = Object.keys(messages).filter((key) => kinds.has(kindOf(key)));
    expect(told.toSorted()).toEqual(keys.toSorted());
    expect(Object.entries(messages).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it.each(['area', 'house-card', 'house', 'unit', 'order', 'wildling'])(
    'gives no two of %s one name',
    (kind) => {
      const names = Object.entries(messages).filter(([key]) => key.startsWith(`name.${kind}.`));
      expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
    },
  );
});
