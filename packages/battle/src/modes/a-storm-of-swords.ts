/**
 * A Storm of Swords: a siege. The Attacker must win by points in six rounds, with units that come back; the Defender has
 * Castle Walls and half of the army in Reserve, and wins by holding out.
 */
import { refuse, idOn, type Option, type Pose, type Refusal } from '@maester/kernel';
import { actionOn, named, unitOption } from '../options.ts';
import { melee, hasMelee, startMelee } from '../actions/melee.ts';
import { become } from '../units/conditions.ts';
import { overlaps } from '../geometry/contact.ts';
import { distance, overhang, type Polygon } from '../geometry/polygon.ts';
import { BATTLEFIELD, tableTop } from '../geometry/battlefield.ts';
import { corners, type Corners } from '../geometry/tray.ts';
import { inches, TOUCHING } from '../geometry/measures.ts';
import { hits } from '../attack/hits.ts';
import { test } from '../morale/morale.ts';
import { checkOnTable, impassableShapes } from '../actions/moves.ts';
import { procedure, type T } from '../rules.ts';
import { deploy, roomToDeploy } from '../set-up/deploy.ts';
import type { BattleState, UnitState } from '../state.ts';
import { changePlayer, playerOf, seatsInOrder } from '../sides/sides.ts';
import { unitsAbout } from '../units/engaged.ts';
import { fullWounds } from '../units/ranks.ts';
import {
  cardOf,
  changeUnit,
  enemyUnits,
  isFixture,
  mustUnit,
  shapeOf,
  unitsInPlay,
  unitOf,
} from '../units/units.ts';
import { CASTLE_WALL, CASTLE_WALL_CARD, HITS_PER_WOUND } from './castle-wall.ts';
import {
  strikeWall,
  wallAlignments,
  wallShapes,
  wallsOf,
  wallsToCharge,
  wallsTouched,
} from './castle-walls.ts';
import { keep, kept } from './mode-state.ts';
import type { Mode } from './mode.ts';
import {
  RESERVE,
  dealSiegeCards,
  dreadful,
  mayArriveEarly,
  playSiegeCards,
  tarAndArrows,
} from './siege-cards.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { wallActivation } from './wall-activation.ts';
import type { Attack } from '../attack/frame.ts';

/** The side that defends; it has the south edge, for on an empty table the edges are alike. */
const DEFENDER = 'defender';
/** The attachments every unit began with. */
const ROSTER = 'roster';
/** The round in which the Reserve waits. */
const WAITS = 'reserveWaits';
const strike = (wall: string): Option => actionOn('strike', named('wall', wall));
const ZONE_DEPTH = { attacker: 18, defender: 12 };
const WALL_MIDDLES = [24, 9, 39];
/** From the Defender's edge to the near and to the far face of the walls. */
export const WALL_NEAR = inches(3);
const WALL_FAR = inches(4.75);
const RESERVE_FROM = 3;
const FLANK = inches(6);

export const defender = (s: BattleState): number => kept(s, DEFENDER, 0);
const defendingSeat = (s: BattleState): string => s.sides[defender(s)]?.[0] ?? '';
export const attackingSeats = (s: BattleState): string[] =>
  s.seats.filter((seat) => playerOf(s, seat).side !== defender(s));
export const reserve = (s: BattleState): readonly string[] => kept(s, RESERVE, []);

/** Highest die chooses; ties roll again. */
function rollForRoles(t: T): string {
  for (;;) {
    const dice = t.roll('siege-roll', t.state.sides.length);
    const best = Math.max(...dice);
    const winners = t.state.sides.filter((_, side) => dice[side] === best);
    if (winners.length === 1) return winners[0]?.[0] ?? '';
  }
}

const chooseRoles = procedure<{ seat: string }>('choose-roles')({
  roll: (t, f) => {
    f.seat = rollForRoles(t);
  },
  choose: {
    ask: 'option',
    seat: (_, f) => f.seat,
    options: () => [named('role', 'attacker'), named('role', 'defender')],
    then: (t, f, role) => {
      const { state: s } = t;
      const { side } = playerOf(s, f.seat);
      const defending = role === 'defender' ? side : (side + 1) % s.sides.length;
      s.zoneChooser = side;
      keep(s, DEFENDER, defending);
      for (const player of s.players) {
        changePlayer(s, player.seat, { edge: player.side === defending ? 0 : 1 });
        t.emit({
          type: 'role',
          seat: player.seat,
          role: player.side === defending ? 'defender' : 'attacker',
        });
      }
      build(s);
      dealSiegeCards(t);
    },
  },
});

/** The walls, and what each unit looked like at first. */
function build(s: BattleState): void {
  const wounds = CASTLE_WALL_CARD.wounds;
  const walls = WALL_MIDDLES.map((x, i): UnitState => ({
    id: `wall-${i + 1}`,
    seat: defendingSeat(s),
    card: CASTLE_WALL,
    tray: 'castle-wall',
    attachments: [],
    wounds,
    pose: { x: inches(x), y: (WALL_NEAR + WALL_FAR) / 2, facing: 0 },
    destroyed: false,
    activated: false,
    conditions: [],
    ordersUsed: null,
    tokens: null,
  }));
  const units = s.units.filter((unit) => !isFixture(unit));
  keep(s, ROSTER, Object.fromEntries(units.map(({ id, attachments }) => [id, attachments])));
  s.units = [...units, ...walls];
}

/** Half of each army that defends; one that has a single unit deploys it. */
const chooseReserve = procedure<{ seats: string[] }>('choose-reserve')({
  choose: {
    ask: 'several',
    seat: (s, f) => f.seats.find((seat) => armyOf(s, seat).length > 1) ?? null,
    options: (s, _, seat) => armyOf(s, seat).map(unitOption),
    howMany: (s, _, seat) => {
      const half = Math.ceil(armyOf(s, seat).length / 2);
      return [half, half];
    },
    then: (t, f, units, seat) => {
      f.seats = f.seats.filter((other) => other !== seat);
      keep(t.state, RESERVE, [...reserve(t.state), ...units]);
      t.emit({ type: 'in-reserve', seat, units });
      return 'choose';
    },
  },
});

export function armyOf(s: BattleState, seat: string): string[] {
  return s.units.filter((unit) => unit.seat === seat && !isFixture(unit)).map(({ id }) => id);
}

/** Ground between a wall and the Defender's edge. */
function behindWalls(s: BattleState): Polygon[] {
  return wallsOf(s).map((wall) => {
    const [west, east] = [shapeOf(wall)[0].x, shapeOf(wall)[1].x];
    return [
      { x: west, y: 0 },
      { x: west, y: WALL_NEAR },
      { x: east, y: WALL_NEAR },
      { x: east, y: 0 },
    ];
  });
}

function nearEnemy(s: BattleState, unit: UnitState, shape: Corners): number {
  const [a, , b] = shape;
  const near = unitsAbout(enemyUnits(s, unit.seat), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, inches(1));
  return Math.min(inches(1), ...near.map((enemy) => distance(shape, shapeOf(enemy))));
}

function behindProblem(s: BattleState, unit: UnitState, shape: Corners): Refusal | null {
  const closed = modeOf(s).closedTo?.(s, unit) ?? behindWalls(s);
  return closed.some((ground) => overlaps(shape, ground))
    ? refuse('battle/mode-a-storm-of-swords/walls-impassable', {})
    : null;
}

/** Whether a unit may arrive from Reserve in this pose. */
function arrivalProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  const rule = 'battle/mode-a-storm-of-swords/reserve-arrives';
  if (checkOnTable(pose) !== null) return refuse(rule, { off: 'table' });
  const shape = corners({ kind: unit.tray, pose });
  if (overhang(shape, tableTop(BATTLEFIELD)) > TOUCHING) return refuse(rule, { off: 'table' });
  const [west, east] = [
    Math.max(...shape.map(({ x }) => x)),
    BATTLEFIELD.width - Math.min(...shape.map(({ x }) => x)),
  ];
  const reach = Math.min(west, east);
  if (reach > FLANK + TOUCHING) return refuse(rule, { distance: reach, most: FLANK });
  const away = nearEnemy(s, unit, shape);
  if (away < inches(1)) return refuse(rule, { distance: away, least: inches(1) });
  const solid = [...unitsAbout(unitsInPlay(s), pose, 0).map(shapeOf), ...impassableShapes(s)];
  if (solid.some((other) => overlaps(shape, other))) return refuse('battle/move/no-overlap', {});
  return behindProblem(s, unit, shape);
}

/** Every inch along a Flank edge; and from its middle out, where there is mostly room. */
const ROWS = Array.from({ length: 45 }, (_, i) => inches(3 + i));
const MIDDLE_FIRST = ROWS.toSorted((a, b) => Math.abs(a - inches(24)) - Math.abs(b - inches(24)));

/** Along both Flank edges, looking in. */
function* arrivals(s: BattleState, unit: UnitState, rows: readonly number[] = ROWS): Iterable<Pose> {
  for (const y of rows) {
    for (const [x, facing] of [
      [inches(3), 9_000],
      [BATTLEFIELD.width - inches(3), 27_000],
    ] as const) {
      for (const pose of [
        { x, y, facing },
        { x, y, facing: 0 },
      ]) {
        if (arrivalProblem(s, unit, pose) === null) yield pose;
      }
    }
  }
}

function firstOf(poses: Iterable<Pose>): Pose | null {
  for (const pose of poses) return pose;
  return null;
}

const arrive = procedure<{ unit: string }>('arrive')({
  place: {
    ask: 'pose',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return firstOf(arrivals(s, unit)) === null ? null : unit.seat;
    },
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => arrivalProblem(s, mustUnit(s, f.unit), pose),
    sample: (s, f, _, random) => {
      const all = [...arrivals(s, mustUnit(s, f.unit))];
      return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
    },
    suggest: (s, f) => arrivals(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit, most: 0, move: 'arrive' }),
    then: (t, f, { x, y, facing }) => {
      changeUnit(t.state, f.unit, { pose: { x, y, facing } });
      keep(
        t.state,
        RESERVE,
        reserve(t.state).filter((id) => id !== f.unit),
      );
      t.emit({ type: 'deployed', unit: f.unit, pose: { x, y, facing } });
    },
  },
});

/** The attachments that come back with a unit: Characters do not. */
export function returning(s: BattleState, id: string): string[] {
  const roster = kept(s, ROSTER, {})[id] ?? [];
  return roster.filter((card) => rulesOf(s).attachments[card]?.character === undefined);
}

/** battle/mode-a-storm-of-swords/characters-stay-dead: a unit that is a Character itself, too. */
export function fallen(s: BattleState, seat: string): string[] {
  return s.units
    .filter((unit) => unit.seat === seat && unit.destroyed && cardOf(s, unit).character === undefined)
    .filter((unit) => roomToDeploy(s, unit) !== null)
    .map(({ id }) => id);
}

/** battle/mode-a-storm-of-swords/attacker-redeploys */
const redeploy = procedure<{ seat: string }>('redeploy')({
  choose: {
    ask: 'option',
    seat: (s, f) => (fallen(s, f.seat).length > 0 ? f.seat : null),
    options: (s, f) => [...fallen(s, f.seat).map(unitOption), 'no'],
    then: (t, _, id) => {
      if (id === 'no') return 'end';
      const unit = mustUnit(t.state, id);
      changeUnit(t.state, id, {
        destroyed: false,
        wounds: fullWounds(t.state, unit),
        attachments: returning(t.state, id),
        activated: false,
      });
      t.emit({ type: 'redeployed', unit: id });
      t.run(deploy, { unit: id });
      return 'choose';
    },
  },
});

/** battle/siege/attacker-5 */
const dread = procedure<{ unit: string }>('siege-dread')({
  test: (t, f) => test(t, 'morale', f.unit, { seat: attackingSeats(t.state)[0] ?? null, by: null }),
  outcome: (t, f) => {
    const { passed } = t.returned as { passed: boolean };
    if (!passed) become(t, f.unit, 'panicked');
  },
});

export function siegeCards(t: T, when: 'round' | 'turn' | 'charge'): void {
  const { state: s } = t;
  const todo = seatsInOrder(s).map((seat) => ({
    seat,
    role: playerOf(s, seat).side === defender(s) ? ('defender' as const) : ('attacker' as const),
  }));
  t.run(playSiegeCards, { todo, when });
}

/** battle/mode-a-storm-of-swords/walls-tar-and-pitch */
function tarAndPitch(t: T, { attacker, defender: wall, kind }: Attack): void {
  const unit = mustUnit(t.state, attacker);
  if (kind !== 'melee' || !isFixture(mustUnit(t.state, wall)) || unit.pose === null) return;
  const [d3 = 1] = t.roll('tar-and-pitch', 1, 3);
  hits(t, attacker, d3, mustUnit(t.state, wall).seat, null);
}

export const aStormOfSwords: Mode = {
  id: 'a-storm-of-swords',
  procedures: [
    chooseRoles,
    chooseReserve,
    arrive,
    redeploy,
    dread,
    playSiegeCards,
    tarAndArrows,
    wallActivation,
  ],
  pieces: { [CASTLE_WALL]: CASTLE_WALL_CARD },
  fixtures: {
    shapes: wallShapes,
    touched: wallsTouched,
    chargeable: wallsToCharge,
    alignments: wallAlignments,
    hitsPerWound: HITS_PER_WOUND,
    activates: (t, { id }) => t.run(wallActivation, { wall: id, frightened: [] }),
    struck: (t, { id }, hitCount, seat) => strikeWall(t, id, hitCount, seat),
  },
  forTournaments: false,
  forFreeForAll: false,
  deployment: (_, edge) => (edge === 0 ? ZONE_DEPTH.defender : ZONE_DEPTH.attacker),
  tokens: [],
  objectives: 'covered',
  terrain: { placedBy: { side: defender, rule: 'battle/mode-a-storm-of-swords/terrain' } },
  furnish: build,
  prepare: (t) => t.run(chooseRoles, { seat: '' }),
  zonesAreGiven: true,
  beforeDeployment: (t) => t.run(chooseReserve, { seats: [...(t.state.sides[defender(t.state)] ?? [])] }),
  inReserve: (s, { id }) => reserve(s).includes(id),
  deployProblem: (s, unit, shape) => {
    const away = nearEnemy(s, unit, shape);
    if (away < inches(1))
      return refuse('battle/mode-a-storm-of-swords/attacker-redeploys', { distance: away, least: inches(1) });
    return behindProblem(s, unit, shape);
  },
  roundStarts: (t) => {
    for (const seat of attackingSeats(t.state)) t.run(redeploy, { seat });
    siegeCards(t, 'round');
  },
  turnStarts: (t) => siegeCards(t, 'turn'),
  mayArrive: (s, unit) => {
    if (unit.destroyed || !reserve(s).includes(unit.id) || kept(s, WAITS, 0) === s.round) return false;
    if (s.round < RESERVE_FROM && !mayArriveEarly(s, unit.id)) return false;
    return firstOf(arrivals(s, unit, MIDDLE_FIRST)) !== null;
  },
  reserveWaits: (s) => keep(s, WAITS, s.round),
  unitActivates: (t, unit) => {
    if (unit.pose === null) t.run(arrive, { unit: unit.id });
    if (dreadful(t.state) && playerOf(t.state, unit.seat).side === defender(t.state))
      t.run(dread, { unit: unit.id });
  },
  attackActions: (s, unit) => (!hasMelee(s, unit) ? [] : wallsTouched(s, unit).map(({ id }) => strike(id))),
  act: (t, unit, on, gained) => {
    const wall = unitOf(t.state, idOn(on, 'wall') ?? '');
    if (wall !== null) t.run(melee, startMelee(unit.id, wall.id, gained));
  },
  chargeDeclared: (t, target) => {
    if (isFixture(target)) siegeCards(t, 'charge');
  },
  attackCompleted: tarAndPitch,
  scoresNothing: (s, side) => side === defender(s),
  afterLastRound: (s) => ({ sides: [defender(s)], rule: 'battle/mode-a-storm-of-swords/defender-victory' }),
};
