// What is put to the player. At the start of their own turn it is one question whether they play a card or activate a
// unit: activating passes the window in the same breath. That is so whether they hold a card for it or not, for else the
// time between the two answers would tell.

import type { BattleState } from '@maester/battle/engine';
import type { Decision, Json, JsonObject } from '@maester/kernel';
import { lookAhead } from './ahead.ts';
import { isWindow, momentOf, PASS, type OptionDecision } from './moments.ts';
import { onlyAnswer, type Standing } from './standing.ts';

export interface Question {
  readonly decision: Decision;
  /** The battle as it will be when this is asked. */
  readonly view: BattleState;
  /** What is answered before it, in the same breath. */
  readonly before: readonly Json[];
  /** The window that is passed so; what it offers can be declared instead. */
  readonly instead: OptionDecision | null;
}

export function questionOf(decision: Decision, view: BattleState, { control }: Standing): Question {
  const plain = { decision, view, before: [], instead: null };
  if (control === 'full' || !isWindow(decision) || !isOwnTurnStart(decision)) return plain;
  const before: Json[] = [PASS];
  let ahead = lookAhead(view, decision.seat, PASS);
  if (ahead === null) return plain;
  for (let only = onlyAnswer(ahead.decision); only !== null; only = onlyAnswer(ahead.decision)) {
    const further = lookAhead(ahead.view, decision.seat, only);
    if (further === null) break;
    before.push(only);
    ahead = further;
  }
  return { ...ahead, before, instead: decision };
}

function isOwnTurnStart(decision: OptionDecision): boolean {
  const about = decision.facts['about'] as JsonObject | undefined;
  return momentOf(decision) === 'turn-starts' && about?.['seat'] === decision.seat;
}
