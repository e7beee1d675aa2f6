/** Points for the objectives controlled at the end of a round, with what older editions add to them. */
import type { Mode } from '../../modes/mode.ts';
import { useScoredCards } from '../../modes/objective-cards.ts';
import { hasCommanderIn } from '../../modes/objective-modes.ts';
import { controllerOf, objectivesOf } from '../../objectives/objectives.ts';
import type { BattleState, Objective } from '../../state.ts';
import { score } from '../../victory/victory.ts';

/** More points, and the rule that gives them. */
interface More {
  readonly points: (s: BattleState, side: number) => number;
  readonly rule: string;
}

/** From Round 2, one point for each objective and what comes on top; then their cards. */
export function scoresObjectives(rule: string, more: More): Pick<Mode, 'worthNow' | 'scoreRound'> {
  return {
    worthNow: (s, side) =>
      s.round < 2
        ? []
        : [
            { points: objectivesOf(s, side).length, because: rule },
            { points: more.points(s, side), because: more.rule },
          ],
    scoreRound: (t) => {
      const { state: s } = t;
      if (s.round < 2) return;
      const scored: Objective[] = [];
      for (const side of s.sides.keys()) {
        const controlled = objectivesOf(s, side);
        score(t, side, controlled.length, rule);
        score(t, side, more.points(s, side), more.rule);
        scored.push(...controlled);
      }
      useScoredCards(t, scored);
    },
  };
}

/** The objectives of a side that its Commander's unit controls. */
export function heldByCommander(s: BattleState, side: number): number {
  return objectivesOf(s, side).filter((objective) => {
    const unit = controllerOf(s, objective);
    return unit !== null && hasCommanderIn(s, unit);
  }).length;
}
