// Setting up for more than two: teams, and free-for-alls with their four edges.
import type { Emitted } from '@maester/kernel';
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleEvent, type BattleSetup, type BattleState } from '../../src/index.ts';
import { EDGES } from '../../src/state.ts';
import { playerOf } from '../../src/sides/sides.ts';
import { commandersUnit, mustUnit } from '../../src/units/units.ts';
import { targetOf } from '../../src/victory/victory.ts';
import { FOUR_ARMIES, TEAMS } from '../support/random-games.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';
import { MODE_IDS } from '../../src/modes/ids.ts';

const BASE = { points: 20, armies: FOUR_ARMIES, terrain: 'none' };
const TEAM_SETUP = { ...BASE, sides: TEAMS };
const SEEDS = ['a', 'b', 'c', 'd'];

type Events = readonly Emitted<BattleEvent>[];

function begin(setup: BattleSetup, seed: string): { state: BattleState; events: Emitted<BattleEvent>[] } {
  const { state, events } = battle.opening(setup, seed);
  return { state, events: [...events] };
}

/** Plays anything while this holds. */
function playWhile(table: ReturnType<typeof begin>, holds: () => boolean): void {
  const random = seededRandom('anything');
  while (holds()) {
    const [seat = ''] = battle.waiting(table.state);
    const applied = battle.apply(table.state, seat, battle.sample(table.state, seat, random));
    if (!applied.ok) throw new Error(applied.refusal.rule);
    table.events.push(...applied.events);
  }
}

const settingUp =
  ({ state }: { readonly state: BattleState }) =>
  (): boolean =>
    state.turn === null;

/** The side with the highest die in the last roll of all. */
function lastRollWonBy(events: Events): number {
  const rolls = events.flatMap(({ event }) =>
    event.type === 'roll' && event.name === 'roll-off' ? [event.values] : [],
  );
  const dice = rolls.at(-1) ?? [];
  const best = Math.max(...dice);
  expect(dice.filter((die) => die === best)).toHaveLength(1);
  return dice.indexOf(best);
}

describe('a team game', () => {
  // battle/team/own-armies
  it('has an army for each player, built by the normal rules and of the agreed size', () => {
    const setup = battle.readSetup(TEAM_SETUP);
    const state = battle.start(setup, 'armies');
    expect(state.sides).toEqual(TEAMS);
    expect(state.players.map(({ seat, side, commander }) => [seat, side, commander])).toEqual([
      ['one', 0, 'robb-stark-the-wolf-lord'],
      ['two', 1, 'jaime-lannister-the-kingslayer'],
      ['three', 0, 'greatjon-umber-lord-of-last-hearth'],
      ['four', 1, 'gregor-clegane-the-mountain'],
    ]);
    expect(() => battle.readSetup({ ...TEAM_SETUP, points: 15 })).toThrow(
      /armies\[\d\].*battle\/army\/point-limit/,
    );
    // 40 points on each side
    expect(targetOf(state)).toBe(10);
  });

  // battle/team/own-armies
  it('has two sides with every seat on one of them', () => {
    for (const sides of [
      [['one', 'two']],
      [['one', 'two'], ['three']],
      [
        ['one', 'two'],
        ['three', 'four', 'one'],
      ],
      [['one', 'two'], ['three'], ['four']],
      [['one', 'two', 'three', 'four'], []],
    ])
      expect(() => battle.readSetup({ ...BASE, sides })).toThrow('sides');
    const uneven = battle.readSetup({ ...BASE, sides: [['four'], ['one', 'three', 'two']] });
    expect(battle.start(uneven, 'uneven').players.map(({ side }) => side)).toEqual([1, 1, 1, 0]);
    expect(battle.readSetup({ points: 30, armies: ['stark-30', 'lannister-30'] }).sides).toEqual([
      ['one'],
      ['two'],
    ]);
  });

  // battle/team/characters
  it('has a Character once in a whole team, in whatever version, but may meet him again', () => {
    const armies = ['stark-30', 'lannister-30', 'stark-greatjon-30', 'lannister-mountain-30'];
    const setup = { points: 30, armies, terrain: 'none' };
    expect(() => battle.readSetup({ ...setup, sides: TEAMS })).toThrow(
      'battle/team/characters {"card":"robb-stark-the-young-wolf","character":"Robb Stark"}',
    );
    const mixed = [
      ['one', 'two'],
      ['three', 'four'],
    ];
    expect(battle.readSetup({ ...setup, sides: mixed }).sides).toEqual(mixed);
  });

  // battle/team/setup
  it('is set up like one of two players: the first of each team decides', () => {
    const setup = battle.readSetup({ ...TEAM_SETUP, terrain: 'chosen' });
    const table = begin(setup, 'terrain');
    const deciding = new Set<string>();
    playWhile(table, () => {
      const [seat = ''] = battle.waiting(table.state);
      const { ask = '' } = battle.decision(table.state, seat) ?? {};
      if (ask !== 'set-up/deploy-unit') deciding.add(seat);
      return ask !== 'set-up/deploy-unit';
    });
    deciding.delete(battle.waiting(table.state)[0] ?? '');
    for (const seat of deciding) expect(['one', 'two']).toContain(seat);
    expect(table.state.terrain.length).toBeGreaterThan(1);
    const edges = table.state.players.map(({ edge }) => edge);
    expect(new Set(edges)).toEqual(new Set([0, 1]));
    expect(edges[0]).not.toBe(edges[1]);
    expect([edges[2], edges[3]]).toEqual([edges[0], edges[1]]);
  });

  // battle/team/setup, battle/deployment/alternate, battle/deployment/within-zone
  it('deploys in turn: the teams, and within a team its players, all in the zone of the team', () => {
    const state = tableOf(TEAM_SETUP, { begin: 'deployment', turn: 'two' });
    const seats: string[] = [];
    const refusals = new Set<string | null>();
    const random = seededRandom('deploy');
    for (let ask = ''; ask !== 'set-up/choose-first-player';) {
      const [seat = ''] = battle.waiting(state);
      ask = battle.decision(state, seat)?.ask ?? '';
      if (ask === 'set-up/deploy-unit') seats.push(seat);
      const inTheOtherZone = { x: 24_000, y: playerOf(state, seat).side === 0 ? 40_000 : 5_000, facing: 0 };
      if (ask === 'deploy/place') refusals.add(refusedBy(state, seat, inTheOtherZone));
      if (ask !== 'set-up/choose-first-player') play(state, [seat, battle.sample(state, seat, random)]);
    }
    expect([...refusals]).toEqual(['battle/deployment/within-zone']);
    expect(seats).toEqual(['two', 'one', 'four', 'three', 'two', 'one', 'four', 'three', 'three']);
    expect(asked(state)).toEqual({ two: 'set-up/choose-first-player' });
    expect(battle.decision(state, 'two')).toMatchObject({ options: [{ id: 'one' }, { id: 'two' }] });
    // Tyrion draws one more
    expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 4, 3, 3]);
    expect(commandersUnit(state, 'three')?.id).toBe('three-1');
  });

  // battle/team/setup, battle/mode-a-storm-of-swords/reserve
  it('keeps half of each defending army in Reserve in A Storm of Swords', () => {
    const table = begin(battle.readSetup({ ...TEAM_SETUP, mode: 'a-storm-of-swords' }), 'siege');
    playWhile(table, () => asked(table.state) === null || settingUp(table)());
    const reserves = table.events.flatMap(({ event }) => (event.type === 'in-reserve' ? [event] : []));
    const defending = table.state.sides[Number(table.state.modeState['defender'])] ?? [];
    expect(reserves.map(({ seat }) => seat)).toEqual(defending);
    for (const { seat, units } of reserves) {
      const army = table.state.units.filter((unit) => unit.seat === seat && !unit.id.startsWith('wall'));
      expect(units).toHaveLength(Math.ceil(army.length / 2));
      for (const unit of units) expect(mustUnit(table.state, unit)).toMatchObject({ seat, pose: null });
    }
  });

  // battle/pass/twice-per-game, battle/pass/once-per-round, battle/pass/who
  it('passes as one: twice in a game and once in a round between all its players', () => {
    const at = {
      'one-1': { at: [12, 6], attachments: [] },
      'two-1': { at: [12, 42], attachments: [] },
      'three-1': { at: [30, 6], attachments: [] },
      'four-1': { at: [30, 42], attachments: [] },
    };
    const [robb, jaime, , gregor] = FOUR_ARMIES;
    const alone = {
      faction: 'stark',
      commander: 'greatjon-umber-lord-of-last-hearth',
      units: [{ card: 'house-umber-berserkers', attachments: ['greatjon-umber-lord-of-last-hearth'] }],
    };
    if (robb === undefined || jaime === undefined || gregor === undefined) throw new Error('four armies');
    const seats = ['one', 'two', 'three', 'four'];
    const players = Object.fromEntries(seats.map((seat) => [seat, { discard: 'rest' }]));
    const state = tableOf({ ...TEAM_SETUP, armies: [robb, jaime, alone, gregor] }, { units: at, players });
    expect(state.players.map(({ passes }) => passes)).toEqual([2, 0, 2, 0]);
    play(state, ['one', 'pass']);
    expect(state.players.map(({ passes, passed }) => [passes, passed])).toEqual([
      [1, true],
      [0, false],
      [1, true],
      [0, false],
    ]);
    play(state, ['two', 'two-1'], ['two', 'forgo']);
    expect(refusedBy(state, 'one', 'pass')).toBe('battle/pass/once-per-round');
  });
});

describe('a free-for-all', () => {
  // battle/free-for-all/modes
  it.each(MODE_IDS.filter((mode) => mode !== 'a-storm-of-swords'))('may use %s', (mode) => {
    const { sides } = battle.readSetup({ ...BASE, mode });
    expect(sides).toEqual([['one'], ['two'], ['three'], ['four']]);
  });

  // battle/free-for-all/modes
  it('may not use A Storm of Swords, which is for two sides', () => {
    const mode = 'a-storm-of-swords';
    for (const armies of [FOUR_ARMIES, FOUR_ARMIES.slice(0, 3)])
      expect(() => battle.readSetup({ ...BASE, armies, mode })).toThrow('battle/free-for-all/modes');
    expect(battle.readSetup({ ...TEAM_SETUP, mode }).mode).toBe(mode);
  });

  // battle/free-for-all/deployment-zones
  it.each(SEEDS)('lets everyone choose an edge in turn, the highest roll first (%s)', (seed) => {
    const { state, events } = begin(battle.readSetup(BASE), seed);
    const first = lastRollWonBy(events);
    const seats = [0, 1, 2, 3].map((i) => state.seats[(first + i) % 4] ?? '');
    expect(asked(state)).toEqual({ [seats[0] ?? '']: 'set-up/choose-edge' });
    for (const [i, edge] of (['west', 'south', 'north'] as const).entries()) {
      expect(battle.decision(state, seats[i] ?? '')).toMatchObject({
        options: EDGES.filter((one) => one !== 'west' || i === 0)
          .filter((one) => one !== 'south' || i < 2)
          .map((id) => ({ id })),
      });
      play(state, [seats[i] ?? '', edge]);
    }
    // only one is left for the last
    expect(seats.map((seat) => playerOf(state, seat).edge)).toEqual([2, 0, 1, 3]);
    expect(asked(state)).toEqual({ [seats[0] ?? '']: 'set-up/deploy-unit' });
  });

  // battle/free-for-all/deployment-zones, battle/free-for-all/turn-order
  it('deploys round the table, each player within 12" of the own edge', () => {
    const state = tableOf(BASE, { begin: 'deployment', turn: 'three' });
    const place = (seat: string, unit: string, x: number, y: number, facing: number): void =>
      play(state, [seat, unit], [seat, { x, y, facing }]);
    // three is in the west, an infantry tray is 4.8" deep
    play(state, ['three', 'three-1']);
    expect(refusedBy(state, 'three', { x: 9_700, y: 24_000, facing: 9_000 })).toBe(
      'battle/deployment/within-zone',
    );
    expect(refusedBy(state, 'three', { x: 9_600, y: 14_700, facing: 9_000 })).toBe(
      'battle/deployment/within-zone',
    );
    play(state, ['three', { x: 9_600, y: 14_750, facing: 9_000 }]);
    place('four', 'four-1', 38_400, 24_000, 27_000);
    // one is in the south, next to the corner where three stands
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', { x: 14_750, y: 9_600, facing: 0 })).toBe(
      'battle/free-for-all/deployment-zones',
    );
    play(state, ['one', { x: 15_750, y: 9_600, facing: 0 }]);
    expect(asked(state)).toEqual({ two: 'set-up/deploy-unit' });
  });

  // battle/free-for-all/deployment-zones
  it('leaves the corner beside an edge that nobody has to its neighbour', () => {
    const state = tableOf({ ...BASE, armies: FOUR_ARMIES.slice(0, 3) }, { begin: 'deployment' });
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', { x: 11_000, y: 9_600, facing: 0 })).toBe('battle/deployment/within-zone');
    play(state, ['one', { x: 45_000, y: 9_600, facing: 0 }]);
    expect(mustUnit(state, 'one-1').pose).toEqual({ x: 45_000, y: 9_600, facing: 0 });
  });

  // battle/free-for-all/deployment-zones, battle/setup/terrain-outside-deployment
  it('keeps terrain away from all four edges', () => {
    const { state } = begin(battle.readSetup({ ...BASE, terrain: 'chosen' }), 'terrain');
    const [seat = ''] = battle.waiting(state);
    play(state, [seat, 'hedge']);
    for (const [x, y] of [
      [11, 24],
      [37, 24],
      [24, 11],
      [24, 37],
    ] as const)
      expect(refusedBy(state, seat, { x: x * 1000, y: y * 1000, facing: 0 })).toBe(
        'battle/setup/terrain-outside-deployment',
      );
    play(state, [seat, { x: 20_000, y: 20_000, facing: 0 }]);
  });

  // battle/free-for-all/first-player
  it.each(SEEDS)('begins with the player who rolls highest when all is set up (%s)', (seed) => {
    const table = begin(battle.readSetup(BASE), seed);
    const asks = new Set<string>();
    playWhile(table, () => {
      const [seat = ''] = battle.waiting(table.state);
      asks.add(battle.decision(table.state, seat)?.ask ?? '');
      return settingUp(table)();
    });
    expect(asks).not.toContain('set-up/choose-first-player');
    const told = table.events.map(({ event }) => event.type);
    expect(told.lastIndexOf('deployed')).toBeLessThan(told.indexOf('first-player'));
    const winner = lastRollWonBy(table.events.slice(0, told.indexOf('first-player')));
    expect(table.state.firstSide).toBe(winner);
    expect(table.state.turn).toBe(table.state.seats[winner]);
  });
});
