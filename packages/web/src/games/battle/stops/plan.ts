// Plans: one gesture that answers several questions. Each answer is sent when its question comes just as it was foreseen;
// the rest is dropped as soon as something else is asked, or somebody has answered what the plan began with.

import { battle, type BattleState } from '@maester/battle/engine';
import type { Decision, Json } from '@maester/kernel';
import { lookAhead } from './ahead.ts';
import { WINDOW } from './moments.ts';

export interface PlanStep {
  readonly ask: string;
  readonly choice: Json;
  /** The question as it was foreseen; null takes whatever of this kind is asked. */
  readonly foreseen: string | null;
}

export type Plan = readonly PlanStep[];

/** What makes a question the one it is. */
function questionText(decision: Decision): string {
  const { facts: about, ...rest } = decision;
  return JSON.stringify([rest, about]);
}

/** Questions that may come between the steps of a plan without an end to it. */
export const BETWEEN: ReadonlySet<string> = new Set([WINDOW, 'occasion/own-order', 're-rolls/choose-dice']);

/**
 * The plan that answers what these choices will lead to, the first of which is made now; what cannot be foreseen is left
 * out. `later` says what is to follow when luck has spoken.
 */
export function planOf(view: BattleState, seat: string, choices: readonly Json[], later: Plan = []): Plan {
  const steps: PlanStep[] = [];
  let before = view;
  for (const [i, choice] of choices.slice(1).entries()) {
    const ahead = lookAhead(before, seat, choices[i] ?? null);
    if (ahead === null) break;
    steps.push({ ask: ahead.decision.ask, choice, foreseen: questionText(ahead.decision) });
    before = ahead.view;
  }
  return steps.length === choices.length - 1 ? [...steps, ...later] : steps;
}

/** What becomes of a plan when something is asked: its next answer, or what is left of it. */
export type Advance =
  | { readonly kind: 'answer'; readonly choice: Json; readonly rest: Plan }
  | { readonly kind: 'ask'; readonly rest: Plan };

const DROPPED: Advance = { kind: 'ask', rest: [] };

export function advance(plan: Plan, decision: Decision, view: BattleState): Advance {
  const [next, ...rest] = plan;
  if (next === undefined) return DROPPED;
  if (decision.ask !== next.ask) return BETWEEN.has(decision.ask) ? { kind: 'ask', rest: plan } : DROPPED;
  const isForeseen = next.foreseen === null || next.foreseen === questionText(decision);
  if (!isForeseen || battle.check(view, decision.seat, next.choice) !== null) return DROPPED;
  return { kind: 'answer', choice: next.choice, rest };
}

/** Whether what happened is a reason to think again: somebody else has used a card or an Order. */
export function upsets(seat: string, event: unknown): boolean {
  const { type, seat: by } = event as { readonly type?: unknown; readonly seat?: unknown };
  return (type === 'card' || type === 'order') && by !== seat;
}
