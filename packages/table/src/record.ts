/** What a table is made of when it is put away: enough to bring it back as it was. */
import type { Entry, Json } from '@maester/kernel';
import type { Banks, SavedTurn } from './clocks.ts';
import type { ChatLine, Clock, Draft, Pause, Progress } from './protocol.ts';
import type { Snapshot } from './snapshot.ts';

export interface SeatRecord {
  readonly seat: string;
  readonly kind: 'open' | 'person' | 'mind';
  readonly name: string | null;
  /** The hash of the secret that lets a person act for the seat. */
  readonly tokenHash: string | null;
  readonly mind: string | null;
  /** What the owner added to the seed when sitting down. */
  readonly salt?: string | null;
  readonly arms?: string | null;
  /** Who plays it, at a rated table. */
  readonly player?: string | null;
  /** Someone may take over from the computer player, also if it has an owner who has not come back by then. */
  readonly offered?: boolean;
  /** How many choices stood when the clock ran out, until its owner answers again. */
  readonly timeOut?: number | undefined;
  /** The others gave it to a computer player while its owner was gone, who still has a say in what is taken back. */
  readonly givenAway?: boolean;
}

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: string;
  readonly setup: Json;
  readonly seed: string;
  /** The hash of the seed, saved when it was published; tables older than that have none. */
  readonly commitment?: string;
  /** What the seats added to the seed at the start; null before that. Tables older than that have none. */
  readonly salts?: { readonly [seat: string]: string } | null;
  readonly clock: Clock;
  readonly chat: boolean;
  readonly rated?: boolean;
  /** Seats are not chosen: whoever sits down gets the next one of a drawn order. */
  readonly dealt?: boolean;
  /** Seats are picked in turn before the game; null or missing where they are not. */
  readonly draft?: Draft | null;
  /** What is kept of the password that whoever sits down must know; null if there is none. */
  readonly passwordHash?: string | null;
  /** Listed for everyone while it has open seats. */
  readonly open: boolean;
  readonly hostHash: string;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatRecord[];
  readonly created: number;
  readonly rematch: string | null;
  /** How far the game was, the last time this was saved. */
  readonly progress?: Progress;
  readonly paused?: HeldPause | null;
}

/** A pause that lasts until something is done about it. */
export type HeldPause =
  | {
      readonly why: 'agreed';
      /** The seats that agreed to it; older ones do not say. */
      readonly by?: readonly string[];
      /** When each seat first asked to resume, as a date, if any has. */
      readonly wanted?: { readonly [seat: string]: number };
    }
  | Extract<Pause, { why: 'missing' }>;

/** Something to be kept. It is on disk before anyone hears of it. */
export type Change =
  | { readonly kind: 'record'; readonly record: TableRecord }
  | {
      readonly kind: 'entry';
      readonly table: string;
      readonly number: number;
      readonly entry: Entry;
      readonly status: TableRecord['status'];
      readonly banks: Banks | null;
      readonly progress?: Progress;
    }
  | { readonly kind: 'banks'; readonly table: string; readonly banks: Banks }
  | { readonly kind: 'turn'; readonly table: string; readonly turn: SavedTurn }
  | { readonly kind: 'chat'; readonly table: string; readonly line: SavedLine }
  /** Takes the place of the one before it. */
  | { readonly kind: 'snapshot'; readonly table: string; readonly snapshot: Snapshot };

/** A private line knows the hashes of the secrets of the two who exchanged it, so that nobody else reads it later. */
export interface SavedLine extends ChatLine {
  readonly between?: readonly [from: string | null, to: string | null];
}

export interface SavedTable {
  readonly record: TableRecord;
  readonly entries: readonly Entry[];
  readonly chat: readonly SavedLine[];
  readonly banks: Banks | null;
  /** How the clocks stood when they were last saved. */
  readonly turn?: SavedTurn;
  readonly snapshot?: Snapshot;
}
