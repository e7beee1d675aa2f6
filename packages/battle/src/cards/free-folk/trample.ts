/** Trample: a giant goes 10" straight on, through whatever stands there, and hurts every regiment in its way. */
import { freePivot } from '../../actions/pivot.ts';
import { checkRoom, overEdge } from '../../actions/moves.ts';
import { moveUnit } from '../../actions/move-unit.ts';
import { KEEP_AWAY, moved, obstructions, sweep } from '../../geometry/movement.ts';
import { inches } from '../../geometry/measures.ts';
import { distance } from '../../geometry/polygon.ts';
import { corners } from '../../geometry/tray.ts';
import { procedure } from '../../rules.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { mustUnit, shapeOf, trayOf, unitsInPlay } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

const FAR = inches(10);
const STEP = inches(0.25);

/** As far as it can go and still stand: on nobody, 1" from every other unit, on the table. */
function reach(s: BattleState, unit: UnitState): number {
  const tray = trayOf(unit);
  const others = unitsInPlay(s).filter(({ id }) => id !== unit.id);
  for (let length = FAR; length > 0; length -= STEP) {
    const end = moved(tray, 'front', length);
    if (overEdge({ tray, over: 'front', length }) !== null) continue;
    if (checkRoom(s, unit, end.pose) !== null) continue;
    if (others.every((other) => distance(corners(end), shapeOf(other)) >= KEEP_AWAY)) return length;
  }
  return 0;
}

/** Units with ranks that stand anywhere along the 10". */
function trampled(s: BattleState, unit: UnitState): string[] {
  const ground = sweep(trayOf(unit), 'front', FAR);
  return unitsInPlay(s)
    .filter((other) => other.id !== unit.id && (other.tray === 'infantry' || other.tray === 'cavalry'))
    .filter((other) => obstructions(ground, [shapeOf(other)]).length > 0)
    .map(({ id }) => id);
}

export const trample = procedure<{ unit: string; hurt: string[] }>('trample')({
  pivot: (t, f) => t.run(freePivot, { unit: f.unit }),
  move: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.pose === null) return 'end';
    f.hurt = trampled(t.state, unit);
    const length = reach(t.state, unit);
    const tray = trayOf(unit);
    if (length > 0)
      moveUnit(t, f.unit, moved(tray, 'front', length).pose, 'march', sweep(tray, 'front', length));
    return 'hurt';
  },
  hurt: (t, f) => {
    const { seat } = mustUnit(t.state, f.unit);
    for (const id of f.hurt) {
      const [d3 = 1] = t.roll('effect-wounds', 1, 3);
      wound(t, id, d3, seat, f.unit);
    }
  },
});
