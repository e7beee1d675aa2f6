/** Destructible terrain: a Melee Attack action removes a piece within 1" without a roll (battle/terrain/destructible). */
import { idOn, type Option, type Thing } from '@maester/kernel';
import { breakOption } from '../options.ts';
import { range } from '../geometry/range.ts';
import { inches } from '../geometry/measures.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { mustUnit, shapeOf } from '../units/units.ts';
import { hasKeyword, terrainShape } from '../terrain/terrain.ts';
import { rulesOf } from '../edition/of.ts';
import { hasMelee } from './melee.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction } from './move-unit.ts';

const REACH = inches(1);

/** Every piece the unit may attack away. */
export function breakable(s: BattleState, unit: UnitState): Option[] {
  if (s.terrain.length === 0 || rulesOf(s).rules.destructible !== 'attacked' || !hasMelee(s, unit)) return [];
  return s.terrain
    .filter(
      (piece) => hasKeyword(s, piece, 'destructible') && range(shapeOf(unit), terrainShape(piece)) <= REACH,
    )
    .map(breakOption);
}

/** The piece that an action breaks, by what it is about; null for another action. */
export function brokenBy(on: readonly Thing[]): string | null {
  return idOn(on, 'action') === 'break' ? idOn(on, 'terrain') : null;
}

export const breakTerrain = procedure<{ unit: string; terrain: string; stopped?: true }>('break-terrain')({
  'before-the-action': (t, f) => actionBefore(t, f.unit, 'attack', f.terrain),
  'dangerous-ground': (t, f) => (f.stopped === true ? 'end' : beginAction(t, f.unit)),
  remove: (t, f) => {
    const piece = t.state.terrain.find((one) => one.id === f.terrain);
    if (piece === undefined || mustUnit(t.state, f.unit).pose === null) return;
    t.state.terrain = t.state.terrain.filter((one) => one !== piece);
    t.emit({ type: 'terrain-removed', kind: piece.kind, unit: f.unit });
  },
  'action-ends': (t, f) => actionCompleted(t, f.unit, 'attack', f.terrain),
});
