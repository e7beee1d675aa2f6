/**
 * Who can be charged, and how: in sight, within reach, with room to align; the pivot that needs the lowest roll. What is
 * found is remembered while everyone stands where they stand.
 */
import { idOn, refuse, type Option, type Pose, type Refusal } from '@maester/kernel';
import { joined, named, unitOption } from '../options.ts';
import { QUARTER_TURN, turn } from '../geometry/angles.ts';
import { arcShares } from '../geometry/arcs.ts';
import { alignments, facingMiddle, runToContact, shortestApproach } from '../geometry/charge.ts';
import { distance, type Polygon } from '../geometry/polygon.ts';
import { obstructions, pivot, sweep } from '../geometry/movement.ts';
import { lineOfSight } from '../geometry/sight.ts';
import { corners, SIDES, type Side, type Tray } from '../geometry/tray.ts';
import { inches, TOUCHING, type Facing } from '../geometry/measures.ts';
import { checkFirstPivot, facingTowards, impassableShapes, overEdge, roughOn, turnedTo } from './moves.ts';
import { placesMadeFor } from './make-room.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { canSee, screens } from './line-of-sight.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isEngaged, isNear, NEVER_TOUCHING_WALLS } from '../units/engaged.ts';
import { enemiesOf, isFixture, mustUnit, shapeOf, trayOf } from '../units/units.ts';
import { hasKeyword, terrainShape } from '../terrain/terrain.ts';
import { alignmentObstacles, hasMelee } from './melee.ts';
import { abilitiesWith, ignoresTerrain, isForbidden, speedOf } from '../units/abilities.ts';

const MOST_ROLLED = inches(6);
const DEGREE: Facing = 100;

function reachOf(s: BattleState, unit: UnitState): number {
  return speedOf(s, unit) + MOST_ROLLED;
}

/** Other enemies and impassable ground stop a charge; friends can be passed through. */
export function solids(s: BattleState, unit: UnitState, target: UnitState): Polygon[] {
  return [
    ...enemiesOf(s, unit)
      .filter(({ id }) => id !== target.id)
      .map(shapeOf),
    ...impassableShapes(s, target.id, unit),
  ];
}

/** Enemies, and fixtures of the mode where there are any. */
export function chargeable(s: BattleState, unit: UnitState): UnitState[] {
  return [...enemiesOf(s, unit), ...(modeOf(s).fixtures?.chargeable(s, unit) ?? [])];
}

/** Where the charger can stand along a side of its target. */
export function placesAlong(s: BattleState, unit: UnitState, target: UnitState, side: Side): readonly Pose[] {
  const obstacles = alignmentObstacles(s, unit, target);
  if (isFixture(target)) return modeOf(s).fixtures?.alignments(unit, target, side, obstacles) ?? [];
  if (rulesOf(s).rules.chargeRoom === 'defender')
    return placesMadeFor(s, unit, target, side, obstacles).map(({ pose }) => pose);
  return alignments(trayOf(unit), trayOf(target), side, obstacles).map(({ pose }) => pose);
}

/** The sides of the target the charger may contact: the arc it stands in, with room to align. */
export function openSides(s: BattleState, unit: UnitState, target: UnitState): Side[] {
  return arcShares(trayOf(target), shapeOf(unit)).most.filter(
    (side) => placesAlong(s, unit, target, side).length > 0,
  );
}

interface Way {
  readonly facing: Facing;
  /** How far it must be able to move: to contact, and 1" more with Rough ground on the way. */
  readonly needed: number;
}

/** battle/move/table-edge: a pivot may leave the charger hanging over an edge, its run takes it no further over. */
function staysOnTable(tray: Tray, length: number): boolean {
  return overEdge({ tray, over: 'front', length }) === null;
}

/** Whether it may pivot so and run so far. */
function mayRun(s: BattleState, unit: UnitState): (tray: Tray, length: number) => boolean {
  return rulesOf(s).rules.pivotEndsClear
    ? (tray, length) => staysOnTable(tray, length) && checkFirstPivot(s, unit, tray) === null
    : staysOnTable;
}

/** The run to contact after a pivot, or null if it never gets there or is longer than `most`. */
export function wayAt(
  s: BattleState,
  unit: UnitState,
  target: UnitState,
  facing: Facing,
  inTheWay: readonly Polygon[] = solids(s, unit, target),
  most = Infinity,
): Way | null {
  const tray = pivot(trayOf(unit), facing);
  const length = runToContact(tray, shapeOf(target), inTheWay, most);
  if (length === null || !mayRun(s, unit)(tray, length)) return null;
  return { facing, needed: length + roughOn(s, unit, { tray, over: 'front', length }) };
}

/** The pivot that needs the lowest roll, with the target in sight after it; null if nothing leads to contact. */
function bestWay(s: BattleState, unit: UnitState, target: UnitState): Way | null {
  const { ways } = chargesOf(s, unit);
  let way = ways.get(target.id);
  if (way === undefined) {
    way = findBestWay(s, unit, target);
    ways.set(target.id, way);
  }
  return way;
}

function findBestWay(s: BattleState, unit: UnitState, target: UnitState): Way | null {
  const tray = trayOf(unit);
  const blockers = screens(s, unit, tray, target, false);
  const inTheWay = solids(s, unit, target);
  const shortest = shortestApproach(
    tray,
    shapeOf(target),
    inTheWay,
    blockers,
    reachOf(s, unit),
    mayRun(s, unit),
  );
  if (shortest === null) return null;
  if (ignoresTerrain(s, unit, 'rough') || !s.terrain.some((piece) => hasKeyword(s, piece, 'rough')))
    return { facing: shortest.facing, needed: shortest.length };
  let best = wayAt(s, unit, target, shortest.facing, inTheWay);
  if (best === null || best.needed <= shortest.length + TOUCHING) return best;
  // Rough ground: a longer way around may need less.
  const middle = facingTowards(tray.pose, trayOf(target).pose);
  for (let off = -QUARTER_TURN; off <= QUARTER_TURN; off += DEGREE) {
    const way = wayAt(s, unit, target, turn(middle, off), inTheWay, best.needed);
    if (way === null || way.needed >= best.needed) continue;
    if (lineOfSight(pivot(tray, way.facing), shapeOf(target), blockers) !== null) best = way;
  }
  return best;
}

/** Whether a pivot straight at the target leads to contact: mostly it does, and then no better one need be looked for. */
function comesStraightThere(
  s: BattleState,
  unit: UnitState,
  target: UnitState,
  reach: number,
  blockers: readonly Polygon[],
): boolean {
  const tray = trayOf(unit);
  const way = wayAt(s, unit, target, facingMiddle(tray, shapeOf(target)), undefined, reach);
  if (way === null || way.needed > reach) return false;
  return lineOfSight(pivot(tray, way.facing), shapeOf(target), blockers) !== null;
}

/** The sides on which this enemy can be charged, or why it cannot be. */
export function judge(
  s: BattleState,
  unit: UnitState,
  target: UnitState,
): { readonly sides: readonly Side[]; readonly problem: null } | { readonly problem: Refusal } {
  const no = (rule: string, facts: Refusal['facts']) => ({ problem: refuse(rule, facts) });
  const reach = reachOf(s, unit);
  const away = distance(shapeOf(unit), shapeOf(target));
  if (away > reach) return no('battle/charge/reach', { target: target.id, distance: away, reach });
  const blockers = screens(s, unit, trayOf(unit), target, false);
  if (lineOfSight(trayOf(unit), shapeOf(target), blockers) === null)
    return no('battle/charge/line-of-sight', { target: target.id });
  const sides = openSides(s, unit, target);
  if (sides.length === 0) return no('battle/charge/room-to-align', { target: target.id });
  if (comesStraightThere(s, unit, target, reach, blockers)) return { sides, problem: null };
  const way = bestWay(s, unit, target);
  if (way === null) return no('battle/charge/reach', { target: target.id, reach });
  if (way.needed > reach)
    return no('battle/charge/reach', { target: target.id, distance: way.needed, reach });
  return { sides, problem: null };
}

/** What is known of the charges of a unit, while all that they follow from stays as it was. */
interface Charges {
  readonly unit: string;
  readonly card: string;
  readonly reach: number;
  readonly terrain: BattleState['terrain'];
  /** The units, as they were last found to stand there. */
  units: BattleState['units'];
  readonly there: readonly (Pose | boolean | null)[];
  /** By target, as they are asked for. */
  readonly options: Map<string, readonly Option[]>;
  readonly ways: Map<string, Way | null>;
}

const known = new WeakMap<Pose, Charges>();

/** Charges follow from where everyone and all terrain is, and from the unit's reach. Poses are replaced, never changed. */
function chargesOf(s: BattleState, unit: UnitState): Charges {
  const { id, card } = unit;
  const { terrain, units } = s;
  const { pose } = trayOf(unit);
  const reach = reachOf(s, unit);
  const before = known.get(pose);
  if (
    before?.unit === id &&
    before.card === card &&
    before.reach === reach &&
    before.terrain === terrain &&
    (before.units === units || allStand(units, before.there))
  ) {
    before.units = units;
    return before;
  }
  const there: (Pose | boolean | null)[] = [];
  for (const one of units) there.push(one.pose, one.destroyed);
  const charges = { unit: id, card, reach, terrain, units, there, options: new Map(), ways: new Map() };
  known.set(pose, charges);
  return charges;
}

function allStand(units: BattleState['units'], there: Charges['there']): boolean {
  let at = 0;
  for (const { pose, destroyed } of units)
    if (there[at++] !== pose || there[at++] !== destroyed) return false;
  return at === there.length;
}

/** An enemy and the side of it that is met. */
export const chargeOption = (target: string, side: Side): Option =>
  joined('|', unitOption(target), named('arc', side));

/** Every legal target; two sides of it only on an exact tie of arcs. */
export function chargeTargets(s: BattleState, unit: UnitState): readonly Option[] {
  return targetsNear(s, unit).flatMap((target) => optionsOn(s, unit, target));
}

/** A Charge that a unit may declare. */
export interface LegalCharge {
  readonly target: string;
  /** The side of the target that is met. */
  readonly side: Side;
  /** The pivot that needs the lowest roll, and that roll. */
  readonly pivot: Pose;
  readonly roll: number;
  /** How many charge dice are rolled, of which the lowest counts. */
  readonly dice: number;
  /** Where the unit may stand in the end. */
  readonly alignments: readonly Pose[];
}

/** Every Charge the unit may declare from where it stands, as far as geometry goes: an engaged unit has none. */
export function legalCharges(s: BattleState, id: string): LegalCharge[] {
  const unit = mustUnit(s, id);
  if (unit.pose === null || isEngaged(s, unit)) return [];
  return targetsNear(s, unit).flatMap((target) => chargesAt(s, unit, target));
}

/** The Charge of a unit on one enemy, on the first of the sides it may meet; null if there is none. */
export function chargeOn(s: BattleState, unit: UnitState, target: UnitState): LegalCharge | null {
  if (unit.pose === null || target.pose === null || isEngaged(s, unit)) return null;
  return targetsNear(s, unit).includes(target) ? (chargesAt(s, unit, target)[0] ?? null) : null;
}

function chargesAt(s: BattleState, unit: UnitState, target: UnitState): LegalCharge[] {
  return optionsOn(s, unit, target).flatMap(({ on }) => {
    const side = SIDES.find((one) => one === idOn(on, 'arc'));
    const way = bestWay(s, unit, target);
    if (side === undefined || way === null) return [];
    return {
      target: target.id,
      side,
      pivot: bestPivot(s, unit, target),
      roll: rollFor(s, unit, way.needed),
      dice: isSlowed(s, unit, target, way.facing, trayOf(unit).pose) ? 2 : 1,
      alignments: placesAlong(s, unit, target, side),
    };
  });
}

/** Whether there is any legal target: most likely the nearest enemy is one. */
export function canCharge(s: BattleState, unit: UnitState): boolean {
  const { x, y } = trayOf(unit).pose;
  const away = ({ pose }: UnitState): number =>
    pose === null ? 0 : (pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y);
  const nearestFirst = targetsNear(s, unit).toSorted((a, b) => away(a) - away(b));
  return nearestFirst.some((target) => optionsOn(s, unit, target).length > 0);
}

/** The nearest enemy and how far it is, if that is why there is nobody to charge. */
export function nearestOutOfReach(s: BattleState, unit: UnitState): Refusal['facts'] {
  const reach = reachOf(s, unit);
  const [nearest] = chargeable(s, unit)
    .map((target) => ({ target: target.id, distance: distance(shapeOf(unit), shapeOf(target)), reach }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest === undefined || nearest.distance <= reach ? {} : nearest;
}

/** Enemies that are not too far away at first sight. */
function targetsNear(s: BattleState, unit: UnitState): UnitState[] {
  if (!hasMelee(s, unit) || isForbidden(s, unit, 'charge')) return [];
  const { pose } = trayOf(unit);
  const far = reachOf(s, unit) + NEVER_TOUCHING_WALLS;
  return chargeable(s, unit).filter((target) => isNear(target, pose, far));
}

function optionsOn(s: BattleState, unit: UnitState, target: UnitState): readonly Option[] {
  const { options } = chargesOf(s, unit);
  let found = options.get(target.id);
  if (found === undefined) {
    const judged = judge(s, unit, target);
    found = judged.problem === null ? judged.sides.map((side) => chargeOption(target.id, side)) : [];
    options.set(target.id, found);
  }
  return found;
}

/** The run of a Charge after a pivot: how far it must be able to move, and the lowest die that does; null if it never gets there. */
export function chargeRun(
  s: BattleState,
  id: string,
  targetId: string,
  facing: Facing,
): {
  readonly needed: number;
  readonly roll: number;
  readonly dice: number;
  readonly ground: Polygon;
} | null {
  const [unit, target] = [mustUnit(s, id), mustUnit(s, targetId)];
  if (unit.pose === null || target.pose === null) return null;
  const way = wayAt(s, unit, target, facing, solids(s, unit, target), reachOf(s, unit) + TOUCHING);
  if (way === null || way.needed > reachOf(s, unit) + TOUCHING) return null;
  const tray = pivot(trayOf(unit), facing);
  const ground = sweep(tray, 'front', runToContact(tray, shapeOf(target), [], Infinity) ?? 0);
  const dice = isSlowed(s, unit, target, facing, unit.pose) ? 2 : 1;
  return { needed: way.needed, roll: rollFor(s, unit, way.needed), dice, ground };
}

/**
 * battle/terrain/hindering, where it costs the better of two dice: whether the straight way to contact enters such ground.
 * What the charger stood on before its pivot is not entered.
 */
export function isSlowed(
  s: BattleState,
  unit: UnitState,
  target: UnitState,
  facing: Facing,
  from: Pose,
): boolean {
  if (rulesOf(s).rules.hindering !== 'two-dice' || s.terrain.length === 0) return false;
  const tray = pivot(trayOf(unit), facing);
  const length = runToContact(tray, shapeOf(target), solids(s, unit, target), Infinity);
  if (length === null) return false;
  const [way, stood] = [sweep(tray, 'front', length), corners({ kind: unit.tray, pose: from })];
  const ignores = ignoresTerrain(s, unit, 'hindering');
  const byAll = abilitiesWith(s, unit, 'hinderedByAll').some(
    ({ hinderedByAll: all }) => typeof all !== 'function' || all(s, unit),
  );
  return s.terrain.some((piece) => {
    if (!byAll && (ignores || !hasKeyword(s, piece, 'hindering'))) return false;
    const shape = [terrainShape(piece)];
    return obstructions(way, shape).length > 0 && obstructions(stood, shape).length === 0;
  });
}

/** The lowest die with which a unit moves so far. */
function rollFor(s: BattleState, unit: UnitState, needed: number): number {
  return Math.max(1, Math.ceil((needed - TOUCHING - speedOf(s, unit)) / inches(1)));
}

/** Contact must still be possible after the pivot, and the target in sight. */
export function pivotProblem(s: BattleState, unit: UnitState, target: UnitState, pose: Pose): Refusal | null {
  const at = trayOf(unit).pose;
  if (at.x !== pose.x || at.y !== pose.y) return refuse('battle/move/pivot', {});
  if (!canSee(s, unit, pivot(trayOf(unit), pose.facing), target, false))
    return refuse('battle/charge/pivot', { target: target.id });
  const onto = checkFirstPivot(s, unit, pivot(trayOf(unit), pose.facing));
  if (onto !== null || rulesOf(s).rules.chargePivot === 'sight') return onto;
  const way = wayAt(s, unit, target, pose.facing);
  const reach = reachOf(s, unit);
  return way !== null && way.needed <= reach + TOUCHING
    ? null
    : refuse('battle/charge/pivot', { target: target.id, reach });
}

export function bestPivot(s: BattleState, unit: UnitState, target: UnitState): Pose {
  const { pose } = trayOf(unit);
  return turnedTo(pose, bestWay(s, unit, target)?.facing ?? pose.facing);
}
