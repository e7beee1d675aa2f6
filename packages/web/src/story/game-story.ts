// What a game brings to the story of one of its games: how it is told, and how it is drawn.

import type { Decision, GameState, Journal, Json, JsonObject, Outcome } from '@maester/kernel';
import type { SeenEvent } from '@maester/table';
import type { FunctionComponent } from 'preact';
import type { GameWords } from '../app/words.ts';
import type { GameClient } from '../frame/game-client.ts';

/** A finished game as its story is told: everything that happened and still stands, and the game at any moment of it. */
export interface Told {
  readonly client: GameClient;
  readonly journal: Journal;
  readonly seats: readonly string[];
  /** What happened, each with the version that it led to; what was undone is left out. */
  readonly events: readonly SeenEvent[];
  /** The versions that choices which still stand led to. */
  readonly versions: readonly number[];
  readonly end: GameState;
  readonly outcome: Outcome;
  /** The whole state at a version. */
  at(version: number): GameState;
  /** Seats that a computer player had at the end; null where that is not known, as in a file. */
  readonly minds: ReadonlySet<string> | null;
  nameOf(seat: string): string | null;
}

export interface StoryProps {
  readonly told: Told;
  /** The address of a moment in the replay. */
  readonly momentAt: (version: number) => string;
}

export interface FilmFrame {
  /** A drawing of its own, as SVG; all frames are of one size. */
  readonly svg: string;
  readonly milliseconds: number;
}

export interface GameStory {
  readonly catalogues: GameWords;
  /** What is known without any thinking. */
  readonly Sections: FunctionComponent<StoryProps>;
  roundOf(state: GameState): number;
  /** What speaks for a choice when this is asked, in words; empty if nothing is known. */
  tellWhy(why: JsonObject | null, ask: string, choice: Json): string;
  /** A place that was chosen when this was asked, in words, beside another. Games without places need none. */
  tellPlace?(state: GameState, decision: Decision, place: Json, other: Json): string;
  /** What computer players hoped for, turn by turn. Games without turns tell of plans themselves. */
  readonly plans?: {
    /** In words, of somebody else. */
    tell(hopes: JsonObject): string;
    /** Whether it had come true when the turn was over; null where that cannot be said. */
    cameTrue(before: GameState, after: GameState, seat: string, hopes: JsonObject): boolean | null;
  };
  /** The game in one picture. */
  picture(told: Told): string;
  /** The game as an animated picture. */
  film(told: Told): readonly FilmFrame[];
}
