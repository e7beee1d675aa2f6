// A gesture: several questions answered before anything is sent. A choice leads on to the next question as far as that can
// be foreseen, through everything that needs no asking; what it leads to is laid out, and sent with the last choice.

import type { Decision, Json } from '@maester/kernel';
import { lookAhead, type Ahead } from './ahead.ts';
import { standingAnswer, type Calendar, type Standing } from './standing.ts';

/** Where a gesture begins: none leads on to the next of these. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn/activate-unit', 'set-up/deploy-unit']);

export interface Followed {
  /** The choice, and what is answered after it without asking. */
  readonly choices: readonly Json[];
  /** The question after that; null if nothing more can be foreseen. */
  readonly next: Ahead | null;
}

export function follow(at: Ahead, choice: Json, standing: Standing, now: Calendar): Followed {
  const choices = [choice];
  let { view } = at;
  for (let next = choice; ;) {
    const ahead = lookAhead(view, at.decision.seat, next);
    if (ahead === null || BEGINNINGS.has(ahead.decision.ask)) return { choices, next: null };
    const clear = standingAnswer(ahead.decision, ahead.view, standing, now);
    if (clear === null) return { choices, next: ahead };
    choices.push(clear.choice);
    next = clear.choice;
    view = ahead.view;
  }
}

/** A choice of a gesture that is laid out and not sent yet. */
export interface Laid extends Followed {
  /** What it answers. */
  readonly decision: Decision;
  readonly choice: Json;
  readonly next: Ahead;
}

/** What is laid out at one version of the game. */
export interface Gesture {
  readonly version: number;
  readonly laid: readonly Laid[];
}

export const NO_GESTURE: Gesture = { version: -1, laid: [] };

/** With one more choice laid out; null if that one does not lead on. */
export function layOut(
  gesture: Gesture,
  at: Ahead,
  choice: Json,
  standing: Standing,
  now: Calendar,
): Gesture | null {
  const { choices, next } = follow(at, choice, standing, now);
  if (next === null) return null;
  return { ...gesture, laid: [...gesture.laid, { decision: at.decision, choice, choices, next }] };
}
