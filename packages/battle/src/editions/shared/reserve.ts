/** A Clash of Kings before Season 6: units wait in Reserve, and tokens open the Flank edges to them. */
import type { Pose, Procedure, Refusal } from '@maester/kernel';
import { keep, kept } from '../../modes/mode-state.ts';
import { controllerOf } from '../../objectives/objectives.ts';
import { procedure } from '../../rules.ts';
import { flanksOf } from '../../set-up/reserve.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { changeUnit, mustUnit } from '../../units/units.ts';

export const reserve = (s: BattleState): readonly string[] => kept(s, 'reserve', []);

/** The Flank edges that a player may deploy from now, by which token opens which edge. */
export function openFlanks(
  s: BattleState,
  seat: string,
  opens: { readonly [objective: string]: number },
): number[] {
  const flanks = flanksOf(s, seat);
  return s.objectives.flatMap((token) => {
    const edge = opens[token.id];
    const unit = controllerOf(s, token);
    const isOpen = edge !== undefined && flanks.includes(edge);
    return isOpen && unit !== null && areFriends(s, unit.seat, seat) ? [edge] : [];
  });
}

interface Arriving {
  readonly problem: (s: BattleState, unit: UnitState, pose: Pose) => Refusal | null;
  readonly places: (s: BattleState, unit: UnitState) => Iterable<Pose>;
  /** Whether a unit that arrives there has had its activation. */
  readonly activates: (s: BattleState, unit: UnitState, pose: Pose) => boolean;
}

export const hasPlace = (places: Iterable<Pose>): boolean => {
  for (const _ of places) return true;
  return false;
};

/** A unit comes from the Reserve onto the table. */
export const arriving = (id: string, { problem, places, activates }: Arriving): Procedure<{ unit: string }> =>
  procedure<{ unit: string }>(id)({
    place: {
      ask: 'pose',
      seat: (s, f) => mustUnit(s, f.unit).seat,
      piece: (_, f) => f.unit,
      check: (s, f, _, pose) => problem(s, mustUnit(s, f.unit), pose),
      sample: (s, f, _, random) => {
        const all = [...places(s, mustUnit(s, f.unit))];
        return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
      },
      suggest: (s, f) => places(s, mustUnit(s, f.unit)),
      facts: (_, f) => ({ unit: f.unit, most: 0, move: 'arrive' }),
      then: (t, f, { x, y, facing }) => {
        const { state: s } = t;
        const pose = { x, y, facing };
        changeUnit(s, f.unit, { pose, activated: activates(s, mustUnit(s, f.unit), pose) });
        keep(
          s,
          'reserve',
          reserve(s).filter((waiting) => waiting !== f.unit),
        );
        t.emit({ type: 'deployed', unit: f.unit, pose });
      },
    },
  });
