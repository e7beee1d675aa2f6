/** What every finished move brings: the new pose, dangerous ground, objectives claimed or lost. And how actions begin. */
import type { Move } from '../events.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { Pose } from '../geometry/measures.ts';
import { controlsNone, changeObjective, disc } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, Objective, TerrainPiece, UnitState } from '../state.ts';
import { isEngaged, isNear, NEVER_TOUCHING } from '../units/engaged.ts';
import { changeUnit, mustUnit, shapeOf } from '../units/units.ts';
import { terrainUnder } from '../terrain/terrain.ts';
import { abilitiesWith, ignoresTerrain } from '../units/abilities.ts';
import { wound } from '../units/wounds.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { corners } from '../geometry/tray.ts';
import { entirelyOver, partlyOver } from '../geometry/range.ts';
import { keepHandsToLimit } from '../tactics/deck.ts';
import { happens } from '../timing/window.ts';

/** Ids of the Dangerous pieces that a shape lies over. */
export function dangersUnder(s: BattleState, unit: UnitState, shape: Polygon): string[] {
  const pieces = terrainUnder(s, shape, 'dangerous');
  return pieces.length === 0 || ignoresTerrain(s, unit, 'dangerous') ? [] : pieces.map(({ id }) => id);
}

/**
 * Ends a move. `ground` is what the straight part of it went over, `most` how often Dangerous ground may hurt; pieces the unit stood in when it set out hurt
 * nobody who moves (battle/terrain/dangerous).
 */
export function moveUnit(
  t: T,
  id: string,
  pose: Pose,
  how: Move,
  ground: Polygon | null = null,
  most = Infinity,
): void {
  endMove(t, id, pose, how, ground, standsIn(t.state, id), most);
}

/**
 * Ends a move that belongs to a Charge. Dangerous ground hurts a unit once in all, whatever it crosses; a charger that
 * stood in some before its pivot (`stoodIn`) has been hurt already (battle/terrain/dangerous-charge).
 */
export function moveInCharge(
  t: T,
  id: string,
  pose: Pose,
  how: Move,
  ground: Polygon | null = null,
  stoodIn: readonly string[] | null = null,
  from: Pose | null = null,
): void {
  const hurtBefore = (stoodIn ?? []).length > 0 && rulesOf(t.state).rules.dangerous === 'entered-or-acting';
  endMove(t, id, pose, how, ground, stoodIn ?? standsIn(t.state, id), hurtBefore ? 0 : 1, from);
}

function standsIn(s: BattleState, id: string): readonly string[] {
  const unit = mustUnit(s, id);
  return unit.pose === null ? [] : dangersUnder(s, unit, shapeOf(unit));
}

/** `most`: how often Dangerous ground may hurt it. */
function endMove(
  t: T,
  id: string,
  pose: Pose,
  how: Move,
  ground: Polygon | null,
  stoodIn: readonly string[],
  most: number,
  setOut: Pose | null = null,
): void {
  const { state: s } = t;
  const before = mustUnit(s, id);
  const { pose: from } = before;
  const broken = brokenOnTheWay(s, before, setOut ?? from, pose, ground);
  const unit = changeUnit(s, id, { pose: { x: pose.x, y: pose.y, facing: pose.facing } });
  t.emit({ type: 'moved', unit: id, how, from, pose });
  const dangers = s.terrain.length === 0 ? 0 : dangersEntered(s, unit, ground, stoodIn);
  // battle/move/in-danger
  const hurts = from === null || samePlace(from, pose) || !isInDanger(s, unit) ? 0 : 1;
  sufferDanger(t, id, Math.min(most, dangers + hurts));
  for (const piece of broken) {
    s.terrain = s.terrain.filter((one) => one !== piece);
    t.emit({ type: 'terrain-removed', kind: piece.kind, unit: id });
  }
  tokensAfterMove(t, id, how);
  happens(t, 'move-ended', id, null, { how });
}

/** On how many Dangerous pieces it came that it did not stand in, or on which it stopped. */
function dangersEntered(
  s: BattleState,
  unit: UnitState,
  ground: Polygon | null,
  stoodIn: readonly string[],
): number {
  const under = dangersUnder(s, unit, shapeOf(unit));
  const passed = [...under, ...(ground === null ? [] : dangersUnder(s, unit, ground))];
  const stops = rulesOf(s).rules.dangerous === 'entered-or-stopped' ? under : [];
  return new Set([...passed.filter((piece) => !stoodIn.includes(piece)), ...stops]).size;
}

/** battle/terrain/destructible: pieces that a unit enters or stops in, where that breaks them. */
function brokenOnTheWay(
  s: BattleState,
  { tray: kind }: UnitState,
  from: Pose | null,
  to: Pose,
  ground: Polygon | null,
): TerrainPiece[] {
  if (rulesOf(s).rules.destructible !== 'entered') return [];
  const left = from === null ? [] : terrainUnder(s, corners({ kind, pose: from }), 'destructible');
  const passed = ground === null ? [] : terrainUnder(s, ground, 'destructible');
  const under = terrainUnder(s, corners({ kind, pose: to }), 'destructible');
  return [...new Set([...passed.filter((piece) => !left.includes(piece)), ...under])];
}

/** battle/terrain/dangerous-action: acting in Dangerous terrain hurts first. */
export function beginAction(t: T, id: string, most = Infinity): void {
  const unit = mustUnit(t.state, id);
  if (unit.pose === null || rulesOf(t.state).rules.dangerous !== 'entered-or-acting') return;
  sufferDanger(t, id, Math.min(most, dangersUnder(t.state, unit, shapeOf(unit)).length));
}

const samePlace = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y;

function isInDanger(s: BattleState, unit: UnitState): boolean {
  return abilitiesWith(s, unit, 'movesInDanger').length > 0;
}

function sufferDanger(t: T, unit: string, pieces: number): void {
  if (pieces > 0) t.run(dangerousGround, { unit, pieces });
}

/** battle/terrain/dangerous: D3+1 Wounds for each piece. */
export const dangerousGround = procedure<{ unit: string; pieces: number }>('dangerous-ground')({
  'suffer-wounds': (t, f) => {
    const wounds = Array.from({ length: f.pieces }, () => (t.roll('dangerous', 1, 3)[0] ?? 1) + 1);
    for (const count of wounds.toReversed()) wound(t, f.unit, count, null, null);
  },
});

/** Who moves a unit that must be on the table and out of combat to do so; null if it is not. */
export function moverOf(s: BattleState, id: string): string | null {
  const unit: UnitState = mustUnit(s, id);
  return unit.pose === null || isEngaged(s, unit) ? null : unit.seat;
}

/** What the end of a move means for tokens (battle/objective/claim); modes with carried tokens see to it themselves. */
function tokensAfterMove(t: T, id: string, how: Move): void {
  const { state: s } = t;
  const unit = mustUnit(s, id);
  if (unit.pose === null) return;
  const mode = modeOf(s);
  if (mode.objectives !== 'carried') {
    claimOnTable(t, unit, mode.objectives);
    keepHandsToLimit(t);
  }
  mode.moveEnded?.(t, unit, how);
}

function liesOver(shape: Polygon, objective: Objective, by: 'covered' | 'touched'): boolean {
  const token = disc(objective);
  return by === 'covered' ? entirelyOver(shape, token) : partlyOver(shape, token);
}

/** By covering a token, whoever had it; or by touching one that nobody has. */
function claimOnTable(t: T, unit: UnitState, by: 'covered' | 'touched'): void {
  const { state: s } = t;
  if (controlsNone(s, unit)) return;
  const shape = shapeOf(unit);
  for (const objective of s.objectives) {
    const covers = isNear(unit, objective, NEVER_TOUCHING) && liesOver(shape, objective, by);
    const isFree = by === 'covered' || objective.claimedBy === null;
    if (covers && isFree && objective.claimedBy !== unit.id) {
      changeObjective(s, objective.id, { claimedBy: unit.id });
      const { id: objectiveId, card } = objective;
      t.emit({ type: 'objective-claimed', unit: unit.id, objective: objectiveId, card });
      modeOf(s).tokenClaimed?.(t, unit, objective);
    } else if (!covers && objective.claimedBy === unit.id) {
      changeObjective(s, objective.id, { claimedBy: null });
    }
  }
}
