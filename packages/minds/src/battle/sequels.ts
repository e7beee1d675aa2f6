/** What follows an answer within a turn: the best line of play that it leaves, or plain soldiering, to the turn's end. */
import type { BattleState } from '@maester/battle/readers';
import type { Eyes, Json } from '@maester/kernel';
import { answerPlainly, askOf, copyOf, NEXT_TURN, playOn } from './imagined.ts';
import { endOf, linesFrom, WEIGHTY, type Line, type Playing, type Thinker } from './lines.ts';
import { thinkerAt, type Level } from './turns.ts';

const MOST_CHOICES = 80;

/** The ends of the turn after an answer in these worlds; none if it is refused in one of them. */
export function endsAfter(
  level: Level,
  eyes: Eyes,
  worlds: readonly BattleState[],
  choice: Json,
): readonly BattleState[] {
  const { planning } = level;
  const planner = planning === null ? null : { ...thinkerAt(level, eyes), breadth: planning };
  const ends: BattleState[] = [];
  for (const [i, world] of worlds.entries()) {
    // a plan that is followed where it was made would count on its luck
    const other = worlds[(i + 1) % worlds.length] ?? world;
    const plan = planner === null || eyes.limits.hurried() ? null : planAfter(planner, other, choice);
    const end = endAfter(eyes, world, choice, plan);
    if (end === null) return [];
    ends.push(end);
  }
  return ends;
}

/** The best line of play after an answer in this world; null if it is refused or the turn leaves nothing to plan. */
function planAfter(thinker: Thinker, world: BattleState, choice: Json): Line | null {
  const { game, seat } = thinker;
  const state = copyOf(game, world);
  if (!game.apply(state, seat, choice).ok || !playToPlan(thinker, state)) return null;
  let best: Line | null = null;
  for (const line of linesFrom(thinker, state)) if (best === null || line.worth > best.worth) best = line;
  return best;
}

function endAfter(playing: Playing, world: BattleState, choice: Json, plan: Line | null): BattleState | null {
  const { game, seat, random } = playing;
  const state = copyOf(game, world);
  if (!game.apply(state, seat, choice).ok) return null;
  if (plan !== null && playToPlan(playing, state)) return endOf(playing, plan, state);
  playOn(game, state, random);
  return state;
}

/** Plays on to a weighty question of the seat; false if the turn ends before. */
function playToPlan({ game, seat, random }: Playing, state: BattleState): boolean {
  for (let i = 0; i < MOST_CHOICES; i++) {
    const [asked] = game.waiting(state);
    const ask = askOf(state);
    if (asked === undefined || ask === NEXT_TURN) return false;
    if (asked === seat && WEIGHTY.has(ask)) return true;
    answerPlainly(game, state, asked, random);
  }
  return false;
}
