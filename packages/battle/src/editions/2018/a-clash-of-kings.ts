/**
 * A Clash of Kings in 2018: two units begin in a corner, the others come along the edges, and the fallen come back
 * without their Characters. Tokens at the sides open the edge across.
 */
import { idOn, refuse, type Pose, type Refusal } from '@maester/kernel';
import { checkOnTable, impassableShapes } from '../../actions/moves.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { rulesOf } from '../../edition/of.ts';
import { BATTLEFIELD, tableTop } from '../../geometry/battlefield.ts';
import { inches, TOUCHING, type Point } from '../../geometry/measures.ts';
import { KEEP_AWAY, obstructions } from '../../geometry/movement.ts';
import { distance, overhang, type Polygon } from '../../geometry/polygon.ts';
import { corners } from '../../geometry/tray.ts';
import { keep, kept } from '../../modes/mode-state.ts';
import type { Mode } from '../../modes/mode.ts';
import { CENTRE } from '../../modes/objective-modes.ts';
import { objectivesOf } from '../../objectives/objectives.ts';
import { named, unitOption } from '../../options.ts';
import { procedure, type T } from '../../rules.ts';
import { playerOf, sideOf } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { unitsAbout } from '../../units/engaged.ts';
import { fullWounds } from '../../units/ranks.ts';
import { cardOf, enemyUnits, shapeOf, unitsInPlay } from '../../units/units.ts';
import { creditedSides, score } from '../../victory/victory.ts';
import { arriving, hasPlace, openFlanks, reserve } from '../shared/reserve.ts';

const BEGIN = 2;
const FROM_ROUND = 2;
const OWN_EDGE = inches(12);
const FLANK_EDGE = inches(6);
const ARRIVE = 'battle/2018/mode-a-clash-of-kings/arrive';
const KILLS = 'battle/mode-a-clash-of-kings/commander-kills';
const SCORING = 'battle/mode-a-clash-of-kings/scoring';
const [SOUTH, NORTH, WEST, EAST] = [0, 1, 2, 3];
/** battle/2018/mode-a-clash-of-kings/flank-edges: the edge that each token opens is the one across from it. */
const OPENS: { readonly [objective: string]: number } = {
  'objective-2': EAST,
  'objective-3': WEST,
};

const armyOf = (s: BattleState, seat: string): UnitState[] =>
  s.units.filter((unit) => unit.seat === seat && !unit.destroyed);

const leads = (s: BattleState, { seat, card, attachments }: UnitState): boolean => {
  const { commander } = playerOf(s, seat);
  return card === commander || attachments.includes(commander);
};

const leadsFromAfar = (s: BattleState, seat: string): boolean =>
  armyOf(s, seat).every((unit) => !leads(s, unit));

/** Whether these may be the first: the Commander among them, or somebody who can stand in. */
function mayBegin(s: BattleState, seat: string, first: readonly UnitState[]): boolean {
  const needed = leadsFromAfar(s, seat)
    ? (unit: UnitState) => unit.attachments.length > 0
    : (unit: UnitState) => leads(s, unit);
  return first.some(needed) || !armyOf(s, seat).some(needed);
}

/** Every two units with which a player may begin. */
function pairs(s: BattleState, seat: string): UnitState[][] {
  const army = armyOf(s, seat);
  return army.flatMap((one, i) =>
    army.slice(i + 1).flatMap((two) => (mayBegin(s, seat, [one, two]) ? [[one, two]] : [])),
  );
}

/** Attachments on the table that can stand in for a Commander who is not. */
function standIns(s: BattleState, seat: string): string[] {
  if (!leadsFromAfar(s, seat)) return [];
  const first = armyOf(s, seat).filter(({ id }) => !reserve(s).includes(id));
  return [...new Set(first.flatMap(({ attachments }) => attachments))];
}

/** battle/2018/mode-a-clash-of-kings/reserve */
const chooseBeginners = procedure<{ seats: string[]; named: string[] }>('choose-beginners')({
  choose: {
    ask: 'several',
    seat: (s, f) => f.seats.find((seat) => armyOf(s, seat).length > BEGIN) ?? null,
    options: (s, _, seat) => armyOf(s, seat).map(({ id }) => unitOption(id)),
    howMany: () => [BEGIN, BEGIN],
    check: (s, _, seat, chosen) =>
      mayBegin(
        s,
        seat,
        armyOf(s, seat).filter(({ id }) => chosen.includes(id)),
      )
        ? null
        : refuse('battle/2018/mode-a-clash-of-kings/reserve', {}),
    sample: (s, _, seat, random) => {
      const all = pairs(s, seat);
      return (all[random.below(all.length)] ?? []).map(({ id }) => id);
    },
    then: (t, f, first, seat) => {
      f.seats = f.seats.slice(f.seats.indexOf(seat) + 1);
      const units = armyOf(t.state, seat).flatMap(({ id }) => (first.includes(id) ? [] : [id]));
      keep(t.state, 'reserve', [...reserve(t.state), ...units]);
      t.emit({ type: 'in-reserve', seat, units });
      return 'choose';
    },
  },
  deputy: {
    ask: 'option',
    seat: (s, f) => f.named.find((seat) => standIns(s, seat).length > 0) ?? null,
    options: (s, _, seat) => standIns(s, seat).map((card) => named('attachment', card)),
    forced: 'is-taken',
    then: (t, f, _, seat, on) => {
      f.named = f.named.slice(f.named.indexOf(seat) + 1);
      const card = idOn(on, 'attachment') ?? '';
      keep(t.state, 'deputies', { ...kept(t.state, 'deputies', {}), [seat]: card });
      return 'deputy';
    },
  },
});

/** How far the furthest part of a shape is from an edge. */
function fromEdge(shape: Polygon, edge: number): number {
  const away = ({ x, y }: Point): number => {
    if (edge === SOUTH) return y;
    if (edge === NORTH) return BATTLEFIELD.depth - y;
    return edge === WEST ? x : BATTLEFIELD.width - x;
  };
  return Math.max(...shape.map(away));
}

function arrivalProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse(ARRIVE, { off: 'table' });
  const shape = corners({ kind: unit.tray, pose });
  if (overhang(shape, tableTop(BATTLEFIELD)) > TOUCHING) return refuse(ARRIVE, { off: 'table' });
  const deep = fromEdge(shape, playerOf(s, unit.seat).edge ?? SOUTH);
  if (deep > OWN_EDGE + TOUCHING) {
    const reach = Math.min(Infinity, ...openFlanks(s, unit.seat, OPENS).map((edge) => fromEdge(shape, edge)));
    if (reach > FLANK_EDGE + TOUCHING) return refuse(ARRIVE, { distance: deep, most: OWN_EDGE });
  }
  const near = unitsAbout(enemyUnits(s, unit.seat), pose, KEEP_AWAY);
  const away = Math.min(KEEP_AWAY, ...near.map((enemy) => distance(shape, shapeOf(enemy))));
  if (away < KEEP_AWAY)
    return refuse('battle/move/enemy-one-inch', { enemy: near[0]?.id ?? '', distance: away });
  const solid = [...unitsAbout(unitsInPlay(s), pose, 0).map(shapeOf), ...impassableShapes(s)];
  return obstructions(shape, solid).length > 0 ? refuse('battle/placement/room', { depth: 0 }) : null;
}

/** Looking in from each edge. */
const INWARDS = [0, 18_000, 9_000, 27_000] as const;

/** A place so far from an edge and so far along it. */
function at(edge: number, along: number, deep: number): Pose {
  const facing = INWARDS[edge] ?? 0;
  if (edge === SOUTH) return { x: along, y: deep, facing };
  if (edge === NORTH) return { x: along, y: BATTLEFIELD.depth - deep, facing };
  return { x: edge === WEST ? deep : BATTLEFIELD.width - deep, y: along, facing };
}

/** Along the open Flank edges and the own edge, looking in. */
function* arrivals(s: BattleState, unit: UnitState): Iterable<Pose> {
  const own = playerOf(s, unit.seat).edge ?? SOUTH;
  const rows = [
    ...openFlanks(s, unit.seat, OPENS).map((edge) => [edge, 3] as const),
    [own, 9],
    [own, 3],
  ] as const;
  for (const [edge, deep] of rows) {
    for (let along = 3; along <= 45; along += 3) {
      const pose = at(edge, inches(along), inches(deep));
      if (arrivalProblem(s, unit, pose) === null) yield pose;
    }
  }
}

/** battle/2018/mode-a-clash-of-kings/arrive: its whole activation. */
const arriveFromReserve = arriving('arrive-from-reserve', {
  problem: arrivalProblem,
  places: arrivals,
  activates: () => true,
});

const comesBack = (s: BattleState, unit: UnitState): boolean =>
  cardOf(s, unit).character === undefined && !kept(s, 'eliminated', []).includes(sideOf(s, unit.seat));

const isCharacter = (s: BattleState, card: string): boolean =>
  rulesOf(s).attachments[card]?.character !== undefined;

/** battle/2018/mode-a-clash-of-kings/redeploy: whole again, without its Characters; one that had activated waits. */
function toReserve(t: T): void {
  const { state: s } = t;
  for (const unit of s.units.filter((one) => one.destroyed && comesBack(s, one))) {
    const { fellWith: last = [], ...rest } = unit;
    const lost = s.fallen.flatMap(({ card, unit: of }) =>
      of === unit.id && !last.includes(card) ? [card] : [],
    );
    const attachments = [...last, ...lost].filter((card) => !isCharacter(s, card));
    const back = { ...rest, destroyed: false, attachments, conditions: [], ordersUsed: null, tokens: null };
    s.units = s.units.map((one) => (one.id === unit.id ? { ...back, wounds: fullWounds(s, back) } : one));
    s.fallen = s.fallen.filter((one) => one.unit !== unit.id || isCharacter(s, one.card));
    keep(s, 'reserve', [...reserve(s), unit.id]);
    t.emit({ type: 'in-reserve', seat: unit.seat, units: [unit.id] });
  }
}

/** battle/2018/mode-a-clash-of-kings/commander-kills: once for each player. */
function leaderKilled(t: T, unit: UnitState, seat: string | null): void {
  const { state: s } = t;
  const slain = kept(s, 'slainLeaders', []);
  if (slain.includes(unit.seat)) return;
  keep(s, 'slainLeaders', [...slain, unit.seat]);
  for (const side of creditedSides(s, unit, seat)) score(t, side, 2, KILLS);
}

const isLeader = (s: BattleState, seat: string, card: string): boolean =>
  card === playerOf(s, seat).commander || card === kept(s, 'deputies', {})[seat];

/** Two for the centre, one for each of the others. */
const tokensWorth = (s: BattleState, side: number): number =>
  s.round < FROM_ROUND ? 0 : objectivesOf(s, side).reduce((sum, { id }) => sum + (id === CENTRE ? 2 : 1), 0);

const ID = 'a-clash-of-kings';
const RESERVE: Partial<Mode> = {
  procedures: [chooseBeginners, arriveFromReserve],
  beforeDeployment: (t) => t.run(chooseBeginners, { seats: [...t.state.seats], named: [...t.state.seats] }),
  inReserve: (s, { id }) => reserve(s).includes(id),
  roundStarts: toReserve,
  turnStarts: toReserve,
  comesBack,
  mayArrive: (s, unit) =>
    s.round >= FROM_ROUND &&
    reserve(s).includes(unit.id) &&
    kept(s, 'waited', {})[sideOf(s, unit.seat)] !== s.round &&
    hasPlace(arrivals(s, unit)),
  reserveWaits: (s) => keep(s, 'waited', { ...kept(s, 'waited', {}), [sideOf(s, s.turn ?? '')]: s.round }),
  deploysFromReserve: (t, { id }) => {
    t.emit({ type: 'activated', unit: id });
    t.run(arriveFromReserve, { unit: id });
  },
};

export const A_CLASH_OF_KINGS: Table<Change> = {
  'a-clash-of-kings-zones': {
    modes: { [ID]: { deployment: 12, cornerZones: true } },
    replaces: ['battle/mode-a-clash-of-kings/deployment'],
  },
  'a-clash-of-kings-tokens': {
    modes: {
      [ID]: {
        tokens: [
          [24, 24],
          [10.8, 24],
          [37.2, 24],
        ],
      },
    },
    replaces: ['battle/mode-a-clash-of-kings/tokens'],
  },
  'a-clash-of-kings-reserve': {
    modes: { [ID]: RESERVE },
    replaces: ['battle/deployment/redeployed'],
    adds: [
      'battle/2018/mode-a-clash-of-kings/reserve',
      ARRIVE,
      'battle/2018/mode-a-clash-of-kings/redeploy',
      'battle/2018/mode-a-clash-of-kings/flank-edges',
    ],
  },
  'a-clash-of-kings-leaders': {
    modes: {
      [ID]: {
        begins: null,
        unitActivates: null,
        attachmentsDestroyed: (t, unit, cards, seat) => {
          if (cards.some((card) => isLeader(t.state, unit.seat, card))) leaderKilled(t, unit, seat);
        },
        unitDestroyed: (t, unit, { seat }) => {
          const cards = [unit.card, ...unit.attachments];
          if (cards.some((card) => isLeader(t.state, unit.seat, card))) leaderKilled(t, unit, seat);
        },
      },
    },
    replaces: [KILLS],
    off: [
      'battle/mode-a-clash-of-kings/commander-cards',
      'battle/mode-a-clash-of-kings/commander-card-use',
      'battle/mode-a-clash-of-kings/commander-card-once',
    ],
  },
  'a-clash-of-kings-scoring': {
    modes: {
      [ID]: {
        worthNow: (s, side) => [{ points: tokensWorth(s, side), because: SCORING }],
        scoreRound: (t) => {
          for (const side of t.state.sides.keys()) score(t, side, tokensWorth(t.state, side), SCORING);
        },
      },
    },
    replaces: [SCORING],
  },
};
