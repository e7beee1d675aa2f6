/** What would be scored if the round ended now, for players who want to know where they stand. */
import { modeOf } from '../edition/of.ts';
import type { Worth } from '../modes/mode.ts';
import { isOut } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';

export interface Forecast extends Worth {
  readonly side: number;
}

/** By side and rule; what a player may still choose to do for points is not counted. */
export function forecast(s: BattleState): readonly Forecast[] {
  const { worthNow, scoresNothing } = modeOf(s);
  return [...s.sides.keys()].flatMap((side) =>
    isOut(s, side) || scoresNothing?.(s, side) === true
      ? []
      : (worthNow?.(s, side) ?? []).filter(({ points }) => points > 0).map((worth) => ({ side, ...worth })),
  );
}
