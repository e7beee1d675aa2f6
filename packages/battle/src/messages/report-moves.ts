/** How a battle report tells that a unit moved: the way it went, and how far. */
import type { BattleEvent, Move } from '../events.ts';
import type { Pose } from '../geometry/measures.ts';
import type { ReportRolls, Saying } from './report-rolls.ts';

const KEYS_OF_MOVES: { readonly [M in Move]: string } = {
  align: 'report.aligned',
  charge: 'report.moved',
  maneuver: 'report.maneuvered',
  march: 'report.marched',
  pivot: 'report.turned',
  pushed: 'report.pushed',
  retreat: 'report.retreated',
  shift: 'report.shifted',
  'surge-forth': 'report.surged',
};

type Moved = Extract<BattleEvent, { readonly type: 'moved' }>;

export const inInches = (mils: number): number => Math.round(mils / 100) / 10;

/** Between the middles of the tray before and after. */
function moved(from: Pose | null, to: Pose): number {
  return from === null ? 0 : inInches(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
}

/** Null: a Charge is told by its roll, and a pivot that turns nothing not at all. */
export function tellMove({ unit, how, from, pose }: Moved, rolls: ReportRolls): Saying | null {
  const inches = moved(from, pose);
  if (how === 'charge') return null;
  if (how === 'retreat')
    return { key: 'report.retreated', facts: { unit, inches, ...rolls.dice('retreat') } };
  const turned = from !== null && from.facing !== pose.facing;
  if (inches === 0 && (turned || how !== 'pivot'))
    return { key: turned ? 'report.turned' : 'report.stayed', facts: { unit } };
  return inches === 0 ? null : { key: KEYS_OF_MOVES[how], facts: { unit, inches } };
}
