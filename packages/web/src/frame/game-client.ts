// What a game brings to the client: its board, the controls for its decisions, its panels, its words. The frame
// (start page, tables, chronicle, replay) knows nothing else of it.

import type { MessageFacts } from '@maester/kernel';
import type { Character } from '@maester/minds/levels';
import type { AnyGame } from '@maester/table';
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import type { GameWords } from '../app/words.ts';
import type { PlayScene, Scene } from './scene.ts';
import type { Sound } from './sounds.ts';

export interface GameClient {
  readonly id: string;
  readonly game: AnyGame;
  readonly catalogues: GameWords;
  /** The screen for a scene; `play` is the same scene if it can be played. */
  open(scene: Scene, play: PlayScene | null): GameScreen;
  /** The sign of a seat, in its shape and colour. */
  readonly SeatSign: FunctionComponent<{ readonly seat: string; readonly size?: number }>;
}

export interface GameScreen {
  /** Fills the space it is given. */
  readonly Board: FunctionComponent;
  /** What the seat is asked, with its controls; or what it waits for. The free step back is here too. */
  readonly Controls: FunctionComponent;
  readonly panels: readonly Panel[];
  /** How everyone stands, for the end of the game. */
  readonly Standings?: FunctionComponent;
  /** One line for the bar on top: round, phase, what is going on. */
  readonly Status: FunctionComponent;
  /** What just happened, shown over the board for a moment; it lets clicks through. */
  readonly Announcement?: FunctionComponent;
  /** Lights up on the board what these events are about, and nothing else. */
  point(events: readonly unknown[]): void;
  /** An event, with those that join it, as a sentence; null if it needs none. */
  tellEvent(event: unknown, joined?: readonly unknown[]): string | null;
  /** Whether an event is told in one sentence with an earlier one of the same moment. */
  joins(earlier: unknown, event: unknown): boolean;
  /** Events that begin a part of the game one may want to jump to, such as a round or a combat. */
  chapter(event: unknown): { readonly level: 1 | 2; readonly title: string } | null;
  /** Whether an event still belongs to what the event `opening`, a chapter of level 2, began. */
  belongs(opening: unknown, event: unknown): boolean;
  /** Whose doing an event is, null for no one's alone, and to which seats it happens; without this news come in one list. */
  readonly partiesIn?: (event: unknown) => { readonly by: string | null; readonly to: readonly string[] };
  /** How an event sounds; without this every chapter of level 2 sounds like a combat. */
  readonly soundOf?: (event: unknown) => Sound | null;
  /** Keys of its own, with what they do. */
  readonly keys?: readonly (readonly [keys: string, what: () => string])[] | undefined;
  /** What computer players have to say, loaded for whoever wants to read it. */
  readonly remarks?: () => Promise<Remarks>;
  /** For lessons. */
  readonly teaching?: Teaching;
}

/** A moment at which somebody may have something to say. */
export interface Occasion {
  readonly seat: string;
  readonly what: string;
  /** Who else it is about: about a person there is always something to say. */
  readonly with?: string;
  readonly facts: MessageFacts;
  /** Nobody holds their tongue here. */
  readonly always?: boolean;
}

/** What computer players of a game say, and when. */
export interface Remarks {
  readonly words: GameWords;
  /** Listens to one game, event by event in their order. */
  listen(isPerson: (seat: string) => boolean): (event: unknown) => readonly Occasion[];
  /** Whether everyone may speak again from here on. */
  isRound(event: unknown): boolean;
  /** The beginning of the messages of what this character says there; the number of the line follows. */
  voice(what: string, character: Character): string;
}

/** What a teacher may do with the board, and see the learner do there. */
export interface Teaching {
  /** Puts light on these parts of the board, takes it from all others, and closes what was looked at. */
  light(parts: readonly string[]): void;
  /** The part of the board that is looked at. */
  readonly looked: ReadonlySignal<string | null>;
  /** What is laid out for a choice but not given yet, by slot. */
  readonly plan: ReadonlySignal<{ readonly [slot: string]: string }>;
  /** Forgets what was laid out in an earlier attempt. */
  forgetPlan(): void;
}

export interface Panel {
  readonly id: string;
  readonly title: () => string;
  readonly Icon: () => VNode;
  readonly Content: FunctionComponent;
}
