/**
 * Foresight: play a choice on an imagined copy of the game, let everybody go on without much thought until the matter
 * is settled, and see what the position is worth then.
 */
import type { Decision, Eyes, Json, Random } from '@maester/kernel';
import { evaluate } from './evaluate.ts';
import type { HouseId, State } from './facts.ts';
import type { Outlook } from './outlook.ts';

type Game = Eyes['game'];

/** A matter that is not settled by then is judged as it stands. */
const MOST_STEPS = 40;

/** What casual players prefer: to lose the least unit, to use what is theirs. */
const CASUAL_UNITS = ['footman', 'ship', 'siege-engine', 'knight'];

/** An answer without thought, for the imagined sequel. */
function casualAnswer(game: Game, s: State, decision: Decision, random: Random): Json {
  if (decision.kind === 'amount') return decision.min;
  if (decision.kind !== 'option') return game.sample(s, decision.seat, random);
  const { options } = decision;
  const unit = CASUAL_UNITS.find((kind) => options.some(({ id }) => id === kind));
  return unit ?? options[0]?.id ?? '';
}

/** Goes on with casual answers while the combat that is going on lasts. */
function settle(game: Game, s: State, random: Random): void {
  for (let step = 0; step < MOST_STEPS && s.combat !== null; step++) {
    const [seat] = s.flow.waiting;
    const decision = seat === undefined ? null : game.decision(s, seat);
    if (decision === null) return;
    if (!game.apply(s, decision.seat, casualAnswer(game, s, decision, random)).ok) return;
  }
}

/** What the position is worth after these answers, given one after the other. */
export function worthAfter(
  eyes: Eyes,
  start: State,
  outlook: Outlook,
  answers: readonly (readonly [HouseId, Json])[],
): number {
  const s = eyes.game.copy(start) as State;
  for (const [seat, answer] of answers) {
    if (!eyes.game.apply(s, seat, answer).ok) return -Infinity;
  }
  settle(eyes.game, s, eyes.random);
  return evaluate(s, outlook);
}

/** The answer that leads to the best position. */
export function bestByForesight(eyes: Eyes, s: State, outlook: Outlook, answers: readonly string[]): string {
  let best = answers[0] ?? '';
  if (answers.length === 1) return best;
  const imagined = eyes.game.imagine(s, outlook.me, eyes.random) as State;
  let most = -Infinity;
  for (const answer of answers) {
    const worth = worthAfter(eyes, imagined, outlook, [[outlook.me, answer]]);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}
