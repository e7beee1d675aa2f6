/**
 * Answers that wait for others. Where several seats are asked at once, nothing is known of an answer but that it was given,
 * until the last one is in: what it changes need not be looked for.
 */
import { difference, type Patch } from './difference.ts';
import type { Json } from './json.ts';
import type { GameState, Viewer } from './state.ts';

/** Whether the next answer will wait for others: then it changes nothing but who has answered. */
export function answersWait({ flow }: GameState): boolean {
  return flow.waiting.length > 1;
}

/** What such an answer changes for each viewer; `asked` are the seats that had not answered before it. */
export function answerGiven(
  { flow }: GameState,
  seat: string,
  asked: readonly string[],
): (viewer: Viewer) => Patch {
  const waiting = difference(asked, flow.waiting) ?? {};
  const patch = (shown: Json): Patch => ({ flow: { waiting, answers: { [seat]: [shown] } } });
  const [own, others] = [patch(flow.answers[seat] ?? null), patch(null)];
  return (viewer) => (viewer === seat ? own : others);
}
