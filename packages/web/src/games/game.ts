// What the client knows of a game: enough to introduce it and to list its tables before any of it is loaded, and the
// parts that are loaded when they are first needed. Its screens are `GameClient` (frame/game-client.ts).

import type { Catalogue, Json } from '@maester/kernel';
import type { Level, Players } from '@maester/minds/levels';
import type { AnyGame } from '@maester/table';
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Route } from '../app/router.ts';
import type { MessageKey } from '../app/words.ts';
import type { Language } from '../language.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { GameId } from './ids.ts';

export interface GameMeta {
  readonly name: MessageKey;
  /** What it is, in two words. */
  readonly short: MessageKey;
  readonly edition: MessageKey;
  readonly text: MessageKey;
  /** What can be done with it today. */
  readonly today: MessageKey;
  /** A page with more about it. */
  readonly more?: { readonly text: MessageKey; readonly to: Route };
  readonly words: SeatWords;
  /** Its coat of arms. */
  readonly Arms: FunctionComponent;
  /** Everyone who can sit at a table of it. */
  readonly seats: readonly string[];
  readonly SeatSign: FunctionComponent<{ readonly seat: string; readonly size: number }>;
  /** The options of a table of it, in words. */
  tellSetup(setup: Json, seats: number): readonly string[];
}

/** How the seats of a game are spoken of on pages that have not opened it. */
export interface SeatWords {
  /** My own, as a label. */
  readonly mine: MessageKey;
  readonly any: MessageKey;
  readonly none: MessageKey;
  /** The name of whoever sits at {house}, as a label. */
  readonly person: MessageKey;
  /** {count} of them. */
  readonly count: MessageKey;
}

/** The options of a new game while they are chosen. */
export interface NewGame {
  readonly setup: ReadonlySignal<Json>;
  readonly seats: ReadonlySignal<readonly string[]>;
  /** How many play. */
  readonly Size: FunctionComponent;
  /** Everything else. */
  readonly Variants: FunctionComponent;
  /** How seats are called and shown while they are chosen, if not as in the game itself. */
  readonly nameOf?: (seat: string) => string;
  /** What keeps it from being started, in words. */
  readonly problem?: ReadonlySignal<string | null>;
  readonly SignOf?: FunctionComponent<{ readonly seat: string; readonly size: number }>;
}

/** How a new game is set up. */
export interface GameSetup {
  readonly newGame: () => NewGame;
  /** Who sits where at first when several people share a device. */
  readonly people: readonly string[];
}

/** A guided game for those who have never played: small, and against mild opponents. */
export interface FirstGame extends Pick<NewGame, 'setup' | 'seats'> {
  /** Whom the newcomer plays. */
  readonly seat: string;
  readonly level: Level;
  /** Calls whoever guides them. */
  guide(): void;
}

/** What a table on this device needs: the rules, and the computer players for them. */
export interface Engine {
  readonly game: AnyGame;
  readonly players: Players;
  /** Loads what only some of its games need, such as the cards of the armies in a setup or a view. */
  readonly prepare?: (setupOrView: Json) => Promise<void>;
}

/** Learning a game by doing. */
export interface Course {
  readonly game: GameId;
  /** The keys of what introduces the lessons, and of the game that may follow them. */
  readonly lead: string;
  readonly play: string;
  /** That game, if it is another than the usual. */
  readonly first?: () => Pick<NewGame, 'setup' | 'seats'>;
  readonly lessons: readonly Lesson[];
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
}
