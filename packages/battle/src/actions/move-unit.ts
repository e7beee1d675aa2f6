/** What every finished move brings: the new pose, dangerous ground, objectives claimed or lost. And how actions begin. */
import type { Move } from '../events.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { Pose } from '../geometry/measures.ts';
import { controlsNone, changeObjective, disc } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isEngaged } from '../units/engaged.ts';
import { changeUnit, mustUnit, shapeOf } from '../units/units.ts';
import { terrainUnder } from '../terrain/terrain.ts';
import { abilitiesWith, ignoresTerrain } from '../units/abilities.ts';
import { wound } from '../units/wounds.ts';
import { modeOf } from '../edition/of.ts';
import { entirelyOver } from '../geometry/range.ts';
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
): void {
  endMove(t, id, pose, how, ground, stoodIn ?? standsIn(t.state, id), (stoodIn ?? []).length > 0 ? 0 : 1);
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
): void {
  const { state: s } = t;
  const { pose: from } = mustUnit(s, id);
  const unit = changeUnit(s, id, { pose: { x: pose.x, y: pose.y, facing: pose.facing } });
  t.emit({ type: 'moved', unit: id, how, from, pose });
  const passed = [
    ...dangersUnder(s, unit, shapeOf(unit)),
    ...(ground === null ? [] : dangersUnder(s, unit, ground)),
  ];
  const entered = new Set(passed.filter((piece) => !stoodIn.includes(piece)));
  // battle/move/in-danger
  const hurts = from === null || samePlace(from, pose) || !isInDanger(s, unit) ? 0 : 1;
  sufferDanger(t, id, Math.min(most, entered.size + hurts));
  tokensAfterMove(t, id, how);
  happens(t, 'move-ended', id, null, { how });
}

/** battle/terrain/dangerous-action: acting in Dangerous terrain hurts first. */
export function beginAction(t: T, id: string, most = Infinity): void {
  const unit = mustUnit(t.state, id);
  if (unit.pose === null) return;
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
  if (mode.objectives === 'covered') {
    claimByCovering(t, unit);
    keepHandsToLimit(t);
  }
  mode.moveEnded?.(t, unit, how);
}

function claimByCovering(t: T, unit: UnitState): void {
  const { state: s } = t;
  if (controlsNone(s, unit)) return;
  const shape = shapeOf(unit);
  for (const objective of s.objectives) {
    const covers = entirelyOver(shape, disc(objective));
    if (covers && objective.claimedBy !== unit.id) {
      changeObjective(s, objective.id, { claimedBy: unit.id });
      const { id: objectiveId, card } = objective;
      t.emit({ type: 'objective-claimed', unit: unit.id, objective: objectiveId, card });
      modeOf(s).tokenClaimed?.(t, unit, objective);
    } else if (!covers && objective.claimedBy === unit.id) {
      changeObjective(s, objective.id, { claimedBy: null });
    }
  }
}
