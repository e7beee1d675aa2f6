/** Charge, in the rulebook's steps: declare, arc, pivot, roll and move, align, attack. */
import { idOn, type Pose } from '@maester/kernel';
import { numbered } from '../options.ts';
import { direction } from '../geometry/angles.ts';
import { run } from '../geometry/charge.ts';
import { distance, type Polygon } from '../geometry/polygon.ts';
import { KEEP_AWAY, moved, obstructions, sweep } from '../geometry/movement.ts';
import { meeting } from '../geometry/slide.ts';
import { corners, SIDES, type Side, type Tray } from '../geometry/tray.ts';
import { inches, TOUCHING } from '../geometry/measures.ts';
import { hits } from '../attack/hits.ts';
import { ranksOf } from '../units/ranks.ts';
import { become } from '../units/conditions.ts';
import type { AttackGain, Condition } from '../effects/gains.ts';
import { checkRoom, checkStanding, overEdge, roughOn, samePose, slideGround, turnedTo } from './moves.ts';
import { test } from '../morale/morale.ts';
import { happens } from '../timing/window.ts';
import { procedure } from '../rules.ts';
import { rerolled, rollDistance } from '../attack/rerolls.ts';
import type { BattleState, TerrainPiece, UnitState } from '../state.ts';
import type { TerrainKeyword } from '../terrain/kinds.ts';
import { areEngaged, engagedWith, fixturesTouched, isEngaged } from '../units/engaged.ts';
import { changeUnit, enemiesOf, friendsOf, isFixture, mustUnit, shapeOf, trayOf } from '../units/units.ts';
import { terrainShape, terrainUnder } from '../terrain/terrain.ts';
import {
  chargeOption,
  bestPivot,
  canCharge,
  chargeable,
  chargeTargets,
  isSlowed,
  judge,
  openSides,
  pivotProblem,
  placesAlong,
  solids,
  wayAt,
} from './charge-targets.ts';
import { clearOf, metByHalf } from './engage-others.ts';
import { melee, startMelee } from './melee.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, dangersUnder, moveInCharge } from './move-unit.ts';
import { abilitiesWith, ignoresTerrain, isForbidden, speedOf } from '../units/abilities.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { placesMadeFor } from './make-room.ts';
import type { RolledAgain } from '../attack/frame.ts';

export interface Charge {
  unit: string;
  target: string | null;
  /** The side of the target that will be contacted. */
  side: Side;
  /** The die, and at which rolls the charge is disorderly. */
  die: number;
  disorderlyUpTo: number;
  disorderly: boolean;
  disorderlyBrings: Condition[];
  /** Where it stood before, and the Dangerous pieces it stood in. */
  from: Pose | null;
  stoodIn: string[];
  /** How far it ran to contact, and whether over Hindering or Fortified ground. */
  ran: number;
  hindered: boolean;
  fortified: boolean;
  /** Other enemies in contact that stay so. */
  settled: string[];
  gained: AttackGain[];
  /** The die counts as a 6, whatever it shows. */
  dieIsSix: boolean;
  /** Whether what brought it about allows the die to be rolled again. */
  reroll: boolean;
  /** Who had it rolled again. */
  again: RolledAgain;
  /** Charge dice that are rolled besides, the lowest of all counts. */
  moreDice?: number;
  /** In place of its attack, the target becomes this and suffers so many Hits for each rank of the charger. */
  insteadOfAttack?: { becomes: Condition[]; hitsPerRank: number };
  /** It may align with any side of the target, whichever it met. */
  anySide?: true;
  stopped?: true;
}

export function startCharge(unit: string, target: string | null = null): Charge {
  return {
    unit,
    target,
    side: 'front',
    die: 0,
    disorderlyUpTo: 1,
    disorderly: false,
    disorderlyBrings: [],
    from: null,
    stoodIn: [],
    ran: 0,
    hindered: false,
    fortified: false,
    settled: [],
    gained: [],
    dieIsSix: false,
    reroll: false,
    again: {},
  };
}

interface Placed {
  readonly pose: Pose;
  readonly side: Side;
  /** Where the target is moved to make room. */
  readonly target: Pose | null;
}

/** Where it can end, and the side of the target it then meets. */
function finalAlignments(s: BattleState, f: Charge): readonly Placed[] {
  const [unit, target] = [mustUnit(s, f.unit), mustUnit(s, f.target)];
  const along = (side: Side): readonly Placed[] =>
    rulesOf(s).rules.chargeRoom === 'defender' && !isFixture(target)
      ? placesMadeFor(s, unit, target, side).map((made) => ({ ...made, side }))
      : placesAlong(s, unit, target, side).map((pose) => ({ pose, side, target: null }));
  if (f.anySide !== true) return along(f.side);
  return [f.side, ...SIDES.filter((side) => side !== f.side)].flatMap(along);
}

/** battle/terrain/rough: how far a run of this total gets, 1" less if it then goes over Rough ground. */
function furthest(s: BattleState, unit: UnitState, tray: Tray, total: number): number {
  const needed = (length: number): number => length + roughOn(s, unit, { tray, over: 'front', length });
  if (needed(total) === total) return total;
  let [low, high] = [0, total];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (needed(middle) <= total) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * battle/charge/obstacle: a failed charge ends on its path as far as it can, where it lies on no friend and 1" before
 * any enemy it would end in contact with, having run along it.
 */
function endOfFailedRun(s: BattleState, f: Charge, unit: UnitState, length: number): Pose {
  const tray = trayOf(unit);
  const along = direction(tray.pose.facing);
  const stopsAt = (others: readonly UnitState[], gap: number): number[] =>
    others.flatMap((other) => {
      const span = meeting(shapeOf(unit), along, shapeOf(other), gap);
      return span === null ? [] : [Math.floor(span.from)];
    });
  const enemies = enemiesOf(s, unit);
  const stops = [...stopsAt(friendsOf(s, unit), -TOUCHING), ...stopsAt(enemies, KEEP_AWAY)];
  const lengths = [length, ...stops.filter((stop) => stop > 0 && stop < length)].toSorted((a, b) => b - a);
  for (const at of lengths) {
    const move = { tray, over: 'front', length: at } as const;
    const { pose } = moved(tray, 'front', at);
    const touches = enemies.some((enemy) => areEngaged({ ...unit, pose }, enemy));
    // battle/move/enemy-one-inch
    const problem = rulesOf(s).rules.failedChargeStopsNear
      ? checkRoom(s, unit, pose)
      : checkStanding(s, unit, pose);
    if (!touches && overEdge(move) === null && problem === null) return pose;
  }
  return f.from ?? tray.pose;
}

/** battle/terrain/hindering, battle/terrain/ignored, battle/terrain/all-hindering */
function isHindered(s: BattleState, unit: UnitState, ground: Polygon): boolean {
  if (terrainUnder(s, ground, 'hindering').length > 0 && !ignoresTerrain(s, unit, 'hindering')) return true;
  return (
    abilitiesWith(s, unit, 'hinderedByAll').some(
      ({ hinderedByAll: all }) => typeof all !== 'function' || all(s, unit),
    ) && obstructions(ground, s.terrain.map(terrainShape)).length > 0
  );
}

/** Terrain of this kind that the charger enters: what it set out from does not count. */
function entered(s: BattleState, f: Charge, ground: Polygon, keyword: TerrainKeyword): TerrainPiece[] {
  const unit = mustUnit(s, f.unit);
  const left = terrainUnder(s, shapeOf({ ...unit, pose: f.from ?? unit.pose }), keyword);
  return terrainUnder(s, ground, keyword).filter((piece) => !left.includes(piece));
}

/** battle/terrain/fortified */
function isFortified(s: BattleState, f: Charge, ground: Polygon): boolean {
  if (rulesOf(s).rules.fortified === 'entered') return entered(s, f, ground, 'fortified').length > 0;
  return terrainUnder(s, ground, 'fortified').length > 0;
}

const HINDERED_DISORDERLY = 2;

/** battle/terrain/hindering, where it costs the better of two dice: the straight way to contact decides. */
function hinderedRoll(s: BattleState, f: Charge): void {
  const [unit, target] = [mustUnit(s, f.unit), mustUnit(s, f.target)];
  if (!isSlowed(s, unit, target, trayOf(unit).pose.facing, f.from ?? trayOf(unit).pose)) return;
  f.moreDice = (f.moreDice ?? 0) + 1;
  f.disorderlyUpTo = Math.max(f.disorderlyUpTo, HINDERED_DISORDERLY);
}

export const charge = procedure<Charge>('charge')({
  // battle/terrain/dangerous-charge: once in all
  'dangerous-ground': (t, f) => beginAction(t, f.unit, 1),
  'still-able': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.pose === null || isEngaged(t.state, unit) || isForbidden(t.state, unit, 'charge')) return 'end';
    f.from = unit.pose;
    f.stoodIn = dangersUnder(t.state, unit, shapeOf(unit));
    return f.target === null && !canCharge(t.state, unit) ? 'end' : 'declare-target';
  },
  'declare-target': {
    ask: 'option',
    seat: (s, f) => (f.target === null ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => chargeTargets(s, mustUnit(s, f.unit)),
    whyNot: (s, f, _, choice) => {
      const target = chargeable(s, mustUnit(s, f.unit)).find(
        ({ id }) => id === choice || SIDES.some((side) => chargeOption(id, side).id === choice),
      );
      return target === undefined ? null : judge(s, mustUnit(s, f.unit), target).problem;
    },
    facts: (_, f) => ({ unit: f.unit }),
    then: (_, f, __, ___, on) => {
      f.target = idOn(on, 'unit');
      f.side = SIDES.find((side) => side === idOn(on, 'arc')) ?? 'front';
    },
  },
  /** battle/charge/arc: a target that an effect named is met in the arc the charger stands in, too. */
  'find-the-arc': (t, f) => {
    const sides = openSides(t.state, mustUnit(t.state, f.unit), mustUnit(t.state, f.target));
    if (!sides.includes(f.side)) f.side = sides[0] ?? f.side;
  },
  'game-mode': (t, f) => modeOf(t.state).chargeDeclared?.(t, mustUnit(t.state, f.target)),
  'before-the-action': (t, f) => {
    actionBefore(t, f.unit, 'charge', f.target);
  },
  'before-the-charge': (t, f) => {
    if (f.stopped === true) return 'end';
    if (mustUnit(t.state, f.unit).pose === null || mustUnit(t.state, f.target).pose === null)
      return 'action-ends';
    happens(t, 'charge-before', f.unit, f.target);
    return 'pivot';
  },
  pivot: {
    ask: 'pose',
    // What happened since the target was declared may leave no way to reach it; then the charge just fails.
    seat: (s, f) => {
      const [unit, target] = [mustUnit(s, f.unit), mustUnit(s, f.target)];
      if (unit.pose === null || target.pose === null) return null;
      return pivotProblem(s, unit, target, bestPivot(s, unit, target)) === null ? unit.seat : null;
    },
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => pivotProblem(s, mustUnit(s, f.unit), mustUnit(s, f.target), pose),
    sample: (s, f) => bestPivot(s, mustUnit(s, f.unit), mustUnit(s, f.target)),
    suggest: (s, f) => [bestPivot(s, mustUnit(s, f.unit), mustUnit(s, f.target))],
    facts: (_, f) => ({ unit: f.unit, target: f.target, most: 0, move: 'charge' }),
    // battle/charge/one-move: it ends, and counts, when the charger stands.
    then: (t, f, pose) => void changeUnit(t.state, f.unit, { pose: turnedTo(pose, pose.facing) }),
  },
  'roll-charge-distance': (t, f) => {
    if (mustUnit(t.state, f.unit).pose === null || mustUnit(t.state, f.target).pose === null)
      return 'action-ends';
    hinderedRoll(t.state, f);
    if (f.dieIsSix) t.returns({ dice: [6], again: {} });
    else rollDistance(t, mustUnit(t.state, f.unit), 'charge', f.reroll, f.moreDice);
    return 'charge-rolled';
  },
  'charge-rolled': (t, f) => {
    const { dice, again } = rerolled(t);
    f.die = Math.min(6, ...dice);
    f.again = again;
    happens(t, 'charge-rolled', f.unit, f.target, { die: f.die });
  },
  move: (t, f) => {
    const { state: s } = t;
    const unit = mustUnit(s, f.unit);
    const target = mustUnit(s, f.target);
    if (unit.pose === null || target.pose === null) return 'action-ends';
    const tray = trayOf(unit);
    const upTo = abilitiesWith(s, unit, 'disorderlyUpTo').map(({ disorderlyUpTo: most = 1 }) =>
      typeof most === 'function' ? most(s, unit) : most,
    );
    f.disorderly = f.die <= Math.max(f.disorderlyUpTo, ...upTo);
    const total = speedOf(s, unit) + inches(f.die);
    const way = wayAt(s, unit, target, unit.pose.facing);
    const reached = way !== null && way.needed <= total + TOUCHING;
    const length = reached ? total : furthest(s, unit, tray, total);
    const ran = run(tray, shapeOf(target), length, solids(s, unit, target));
    t.emit({
      type: 'charge',
      unit: f.unit,
      target: target.id,
      side: f.side,
      die: f.die,
      distance: ran.length,
      away: Math.round(distance(shapeOf({ ...unit, pose: f.from ?? unit.pose }), shapeOf(target))),
    });
    if (f.disorderly) {
      t.emit({ type: 'disorderly', unit: f.unit });
      s.silenced = [...s.silenced, unit.seat];
      become(t, f.unit, ...f.disorderlyBrings);
    }
    if (!reached || !ran.contact || finalAlignments(s, f).length === 0) {
      t.emit({ type: 'charge-failed', unit: f.unit, target: target.id });
      const end = endOfFailedRun(s, f, unit, ran.length);
      moveInCharge(t, f.unit, end, 'charge', slideGround(unit, end), f.stoodIn, f.from);
      return 'failed';
    }
    f.ran = ran.length;
    // where it stood before its pivot, too: that is part of the same move
    const passed = [shapeOf({ ...unit, pose: f.from ?? unit.pose }), sweep(tray, 'front', ran.length)];
    const { rules } = rulesOf(s);
    f.hindered = rules.hindering === 'no-bonus' && passed.some((ground) => isHindered(s, unit, ground));
    f.fortified = passed.some((ground) => isFortified(s, f, ground));
    return 'still-standing';
  },
  /** What a Disorderly Charge brings may destroy the charger. */
  'still-standing': (t, f) => (mustUnit(t.state, f.unit).pose === null ? 'action-ends' : 'align'),
  align: {
    ask: 'option',
    seat: (s, f) => mustUnit(s, f.unit).seat,
    options: (s, f) => finalAlignments(s, f).map((_, i) => numbered('align', i)),
    facts: (s, f) => ({
      unit: f.unit,
      poses: finalAlignments(s, f).map(({ pose: { x, y, facing } }) => ({ x, y, facing })),
    }),
    forced: 'is-taken',
    then: (t, f, option) => {
      const { state: s } = t;
      const found = finalAlignments(s, f).find((_, i) => numbered('align', i).id === option);
      if (found === undefined) return;
      const { pose, side } = found;
      f.side = side;
      if (found.target !== null && f.target !== null) moveInCharge(t, f.target, found.target, 'align');
      const unit = mustUnit(s, f.unit);
      const shape = corners({ kind: unit.tray, pose });
      f.hindered ||= rulesOf(s).rules.hindering === 'no-bonus' && isHindered(s, unit, shape);
      f.fortified ||= isFortified(s, f, shape);
      moveInCharge(t, f.unit, pose, 'charge', sweep(trayOf(unit), 'front', f.ran), f.stoodIn, f.from);
    },
  },
  /** battle/charge/other-enemies-same-arc: those its front touches besides the target meet it at 50 %. */
  'align-others': (t, f) => {
    const { state: s } = t;
    if (rulesOf(s).rules.otherEnemies === 'stay') return 'charge-succeeds';
    for (const other of touchedBesides(s, f)) {
      const pose = metByHalf(s, mustUnit(s, f.unit), other);
      if (pose === null) continue;
      f.settled.push(other.id);
      if (!samePose(pose, trayOf(other).pose)) {
        moveInCharge(t, other.id, pose, 'align');
        return 'align-others';
      }
    }
    return 'move-others-away';
  },
  /** battle/charge/other-enemies-moved: their owners move them 1" away, or as near to that as can be. */
  'move-others-away': {
    ask: 'option',
    seat: (s, f) => touchedBesides(s, f)[0]?.seat ?? null,
    options: (s, f) => {
      const ways = waysClear(s, f);
      return ways.length > 0 ? ways.map((_, i) => numbered('push', i)) : ['stay'];
    },
    facts: (s, f) => ({
      unit: touchedBesides(s, f)[0]?.id ?? '',
      poses: waysClear(s, f).map(({ x, y, facing }) => ({ x, y, facing })),
    }),
    forced: 'is-taken',
    then: (t, f, option) => {
      const [other] = touchedBesides(t.state, f);
      const pose = waysClear(t.state, f).find((_, i) => numbered('push', i).id === option);
      if (other === undefined) return 'charge-succeeds';
      if (pose === undefined) f.settled.push(other.id);
      else moveInCharge(t, other.id, pose, 'pushed');
      return 'move-others-away';
    },
  },
  'charge-succeeds': (t, f) => {
    // battle/terrain/dangerous: the charger may have fallen on the way
    if (mustUnit(t.state, f.unit).destroyed) return 'action-ends';
    happens(t, 'charge-succeeds', f.unit, f.target, { side: f.side });
    return 'attack';
  },
  attack: (t, f) => {
    const [unit, target] = [mustUnit(t.state, f.unit), mustUnit(t.state, f.target)];
    if (
      unit.pose === null ||
      target.pose === null ||
      ![...engagedWith(t.state, unit), ...fixturesTouched(t.state, unit)].some(({ id }) => id === target.id)
    )
      return 'action-ends';
    if (f.insteadOfAttack !== undefined) {
      const { becomes, hitsPerRank } = f.insteadOfAttack;
      become(t, target.id, ...becomes);
      hits(t, target.id, hitsPerRank * ranksOf(t.state, unit), unit.seat, unit.id);
      return 'action-ends';
    }
    const gained = [...f.gained, ...(f.fortified ? [{ from: 'fortified', defenseRoll: 1 }] : [])];
    const started = startMelee(f.unit, target.id, gained);
    t.run(melee, { ...started, charge: true, chargeBonus: !f.disorderly && !f.hindered });
    return 'action-ends';
  },
  failed: (t, f) => test(t, 'panic', f.unit, { seat: null, by: null }),
  'failed-effects': (t, f) => {
    if (mustUnit(t.state, f.unit).pose !== null)
      happens(t, 'charge-failed', f.unit, f.target, { die: f.die });
  },
  'action-ends': (t, f) => {
    if (f.disorderly && rulesOf(t.state).rules.disorderlySilence === 'action') cardsAgain(t.state, f);
    actionCompleted(t, f.unit, 'charge', f.target);
  },
});

/** battle/charge/disorderly-no-tactics-cards */
function cardsAgain(s: BattleState, f: Charge): void {
  const { seat } = mustUnit(s, f.unit);
  s.silenced = s.silenced.filter((one) => one !== seat);
}

/** Enemies the charger touches besides its target that have not been dealt with. */
function touchedBesides(s: BattleState, f: Charge): UnitState[] {
  const unit = mustUnit(s, f.unit);
  return engagedWith(s, unit).filter(({ id }) => id !== f.target && !f.settled.includes(id));
}

function waysClear(s: BattleState, f: Charge): Pose[] {
  const [other] = touchedBesides(s, f);
  return other === undefined ? [] : clearOf(s, other, mustUnit(s, f.unit));
}
