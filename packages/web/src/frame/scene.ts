// What is on the screen: a table being played, a replay or a lesson. Boards and panels look at a scene; controls act
// in one that can be played.

import type { ReadonlySignal } from '@preact/signals';
import type { Decision, GameState, Json, Outcome, Refusal } from '@maester/kernel';
import type { SeenEvent } from '@maester/table';
import type { Answer } from '../table/service.ts';

/** The game as a seat saw it at one version. */
export interface Shown {
  readonly version: number;
  readonly view: GameState;
  readonly waiting: readonly string[];
  readonly decision: Decision | null;
  readonly freeUndo: number;
  readonly outcome: Outcome | null;
  /** What happened on the way to this state, since the one shown before. */
  readonly news: readonly SeenEvent[];
}

export interface Scene {
  /** As whom we look; null sees what everyone may. */
  readonly seat: string | null;
  /** Names a place to remember half-made choices under. */
  readonly key: string;
  /** The state on the screen. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** Everything that happened up to it, the newest last. */
  readonly events: ReadonlySignal<readonly SeenEvent[]>;
  /** How people are called, by seat; null for a seat that is named after itself alone. */
  nameOf(seat: string): string | null;
}

export interface PlayScene extends Scene {
  /** Answers the decision on the screen. */
  choose(choice: Json): Promise<Answer>;
  undo(count?: number): Promise<Answer>;
  /** Why the last choice was refused; gone with the next one. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** Shows a refusal that was found before asking the table; null takes it away. */
  explain(refusal: Refusal | null): void;
  /** A choice is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** What a computer player would choose now. */
  counsel(): Promise<Json>;
}
