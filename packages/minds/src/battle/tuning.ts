/** How the weights of battle are tuned: quick castellans in battles of all modes, by Victory Points and victories. */
import { sideOf, type BattleState } from '@maester/battle/readers';
import type { Tuning } from '../learning/tuning.ts';
import { setupOf } from './study.ts';
import { thinkingAt } from './thinking.ts';
import { TUNED_STEPS, TUNED_WEIGHTS, tunedWeights } from './tuned.ts';
import { weighing } from './worth.ts';

/** Beyond this a lead in Victory Points is as good as any. */
const GREAT_LEAD = 8;
const VICTORY = 0.6;

export const battleTuning: Tuning = {
  game: 'battle',
  names: TUNED_WEIGHTS,
  inUse: TUNED_STEPS,
  setupOf,
  playerWith: (steps, from) => {
    const weights = tunedWeights(steps, from);
    return thinkingAt({
      judge: () => weighing(weights),
      breadth: { options: 6, places: 4, targets: 3 },
      worlds: 3,
      finalists: 3,
      answerWorlds: 2,
      blur: 0,
      misses: 0,
    });
  },
  resultFor: (state, seat) => {
    const s = state as BattleState;
    const winners = s.flow.outcome?.winners ?? [];
    const won = winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1;
    const me = sideOf(s, seat);
    const others = Math.max(...s.victoryPoints.filter((_, side) => side !== me));
    const lead = ((s.victoryPoints[me] ?? 0) - others) / GREAT_LEAD;
    return VICTORY * won + (1 - VICTORY) * Math.max(-1, Math.min(1, lead));
  },
};
