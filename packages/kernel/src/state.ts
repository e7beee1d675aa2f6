/**
 * The part of every game's state that the kernel keeps: the stack of running procedures, who is being asked,
 * the secret answers given so far, the dice and the outcome. All plain data with fixed keys.
 */
import { copyJson, type Json } from './json.ts';

/** A running procedure. Its own fields stand beside these two. */
export interface Frame {
  procedure: string;
  /** The step to run next, or `end`. */
  step: string;
}

/** Scripted results by the name of the draw, and how often each name was drawn so far, scripted or not. */
export interface DiceScript {
  readonly left: Record<string, number[]>;
  readonly drawn: Record<string, number>;
}

export interface DiceState {
  /** 64 hexadecimal digits made from the seed; in no view. */
  key: string;
  /** How many words of the stream have been used. */
  next: number;
  /** What a scenario scripts, used up first; null outside of scenarios. */
  script: DiceScript | null;
}

export interface Outcome {
  readonly winners: readonly string[];
  /** The rule of the ledger by which the game ended. */
  readonly rule: string;
}

export interface Flow {
  stack: Frame[];
  /** The seats that must still answer, in the order the question named them. */
  waiting: string[];
  /** Secret answers of a question to several seats, until the last one is in. Hidden ones are null in views. */
  answers: Record<string, Json>;
  /** What the procedure that ended last gave back, for the very next step. */
  returned: Json;
  dice: DiceState;
  outcome: Outcome | null;
}

export interface GameState {
  flow: Flow;
}

/** Who looks: a seat, or null for a spectator. */
export type Viewer = string | null;

export function newFlow(first: Frame, diceKey: string): Flow {
  return {
    stack: [first],
    waiting: [],
    answers: {},
    returned: null,
    dice: { key: diceKey, next: 0, script: null },
    outcome: null,
  };
}

export function copyFlow(flow: Flow): Flow {
  const stack: Frame[] = [];
  for (const frame of flow.stack) stack.push(copyJson(frame));
  return {
    stack,
    waiting: flow.waiting.slice(),
    answers: { ...flow.answers }, // a choice is never changed, so it can be shared
    returned: flow.returned,
    dice: { key: flow.dice.key, next: flow.dice.next, script: copyJson(flow.dice.script) },
    outcome: flow.outcome,
  };
}
