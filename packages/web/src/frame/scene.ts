// What is on the screen: a table being played, a replay or a lesson. Boards and panels look at a scene; controls act
// in one that can be played.

import type { ReadonlySignal } from '@preact/signals';
import type { Decision, GameState, Json, Outcome, Refusal } from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
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

/**
 * Other people who play here and could draw conclusions from how we answer: none, some on devices of their own, or some
 * who share this one.
 */
export type Company = 'none' | 'afar' | 'here';

/** Answers for the player what needs no thought, as they have arranged it. */
export interface Attendant {
  /** What is answered in place of the player, and after how many milliseconds; null asks them. */
  answer(shown: Shown): { readonly choice: Json; readonly after: number } | null;
  /** It was sent, and the table took it or not; a question whose answer was refused is put to the player. */
  answered(shown: Shown, ok: boolean): void;
}

/** States that are still to be shown; at the end of them the player may be asked something. */
export type HeldBack = {
  readonly states: number;
  readonly asks: boolean;
};

export interface PlayScene extends Scene {
  /** Answers the decision on the screen. */
  choose(choice: Json): Promise<Answer>;
  /** Without a count it goes back to the last choice that the player made themselves, as far as that is free. */
  undo(count?: number): Promise<Answer>;
  /** From now on an attendant may answer; false where that is not done. Who undoes is always asked. */
  attend(attendant: Attendant): boolean;
  /** The attendant may think differently now of what is asked. */
  reconsider(): void;
  /** Shows only states that pass, and those after them when it is released; nothing but the screen waits. */
  hold(passes: (next: Shown) => boolean): () => void;
  /** What a hold keeps back; null if nothing. */
  readonly heldBack: ReadonlySignal<HeldBack | null>;
  readonly company: ReadonlySignal<Company>;
  /** Milliseconds on the player's clock; null without one. */
  timeLeft(): number | null;
  /** Why the last choice was refused; gone with the next one. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** Shows a refusal that was found before asking the table; null takes it away. */
  explain(refusal: Refusal | null): void;
  /** A choice is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** What a computer player would choose now, or if the game stood like this. */
  counsel(view?: GameState): Promise<Json>;
  /** The same, with what speaks for it. */
  advise(view?: GameState): Promise<Advice>;
}
