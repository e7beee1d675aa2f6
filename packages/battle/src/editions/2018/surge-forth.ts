/**
 * Surge Forth as it was at first: at once, when the defender is gone, before anything that answers the completed attack.
 * The Melee Attack around it is told that nothing is left to do.
 */
import { running } from '@maester/kernel';
import { maneuver } from '../../actions/maneuver.ts';
import { melee } from '../../actions/melee.ts';
import { freePivot } from '../../actions/pivot.ts';
import type { Attack } from '../../attack/frame.ts';
import { inches } from '../../geometry/measures.ts';
import { procedure, type T } from '../../rules.ts';
import { happens } from '../../timing/window.ts';
import { speedOf } from '../../units/abilities.ts';
import { isEngaged } from '../../units/engaged.ts';
import { mustUnit, unitOf } from '../../units/units.ts';

/** battle/2018/attack/surge-forth-last */
export const surgeForth = procedure<{ unit: string; target: string; companions: string[] }>('surge-forth')({
  'surge-forth': (t, f) => {
    if (mustUnit(t.state, f.unit).pose === null || isReplaced(t)) return 'companions-pivot';
    happens(t, 'surge-forth', f.unit, f.target);
    return 'surge-move';
  },
  'surge-move': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.pose === null || isReplaced(t) || isEngaged(t.state, unit)) return;
    const more = running(t.state, melee)?.surgeMore ?? 0;
    t.run(maneuver, {
      unit: f.unit,
      most: speedOf(t.state, unit) + inches(more),
      action: 'surge-forth',
    });
  },
  'companions-pivot': (t, f) => {
    const id = f.companions.shift();
    if (id === undefined) return 'over';
    const friend = unitOf(t.state, id);
    if (friend !== null && friend.pose !== null && !isEngaged(t.state, friend))
      t.run(freePivot, { unit: id });
    return 'companions-pivot';
  },
  over: (t) => {
    const now = running(t.state, melee);
    if (now !== null) now.surge = 'replaced';
  },
});

/** Something else has taken its place. */
const isReplaced = (t: T): boolean => running(t.state, melee)?.surge === 'replaced';

/** A Melee Attack that a unit makes while it is being destroyed has no action around it, and nothing follows. */
export function surgesAtOnce(t: T, { attacker, defender }: Attack): void {
  const now = running(t.state, melee);
  if (now === null || now.unit !== attacker || now.target !== defender) return;
  const { companions } = now;
  now.companions = [];
  t.run(surgeForth, { unit: attacker, target: defender, companions });
}
