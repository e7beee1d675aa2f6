/** How the weights of battle are tuned: quick castellans in battles of all modes, by Victory Points and victories. */
import { sideOf, type BattleState } from '@maester/battle/readers';
import { factorOf, type Tuning } from '../learning/tuning.ts';
import { setupOf } from './study.ts';
import { thinkingAt } from './thinking.ts';
import { TUNED } from './tuned.ts';
import { PLAIN, weighing, type Weights } from './worth.ts';

type Name = keyof typeof TUNED;

/** Victory Points are the measure of everything else. */
const NAMES = Object.keys(TUNED) as readonly Name[];

/** The tuned weights, each altered by so many steps more. */
function tunedWeights(steps: readonly number[] = []): Weights {
  const altered: Record<keyof Weights, number> = { ...PLAIN };
  for (const [i, name] of NAMES.entries())
    altered[name] = PLAIN[name] * factorOf(TUNED[name] + (steps[i] ?? 0));
  return altered;
}

/** Beyond this a lead in Victory Points is as good as any. */
const GREAT_LEAD = 8;
const VICTORY = 0.6;

export const battleTuning: Tuning = {
  game: 'battle',
  names: NAMES,
  setupOf,
  playerWith: (steps) => {
    const weights = tunedWeights(steps);
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
