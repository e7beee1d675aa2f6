/**
 * The table protocol: what a client says to a table and what it hears. It knows no game: views, events, decisions and
 * choices are the kernel's. docs/protocol.md describes it for people who write clients in other languages.
 *
 * The version of a table is the number of entries in its journal. A choice names the version it answers; if the table
 * has moved on in a way that matters to the seat, the choice is refused as stale and never misapplied.
 */
import {
  KernelError,
  patched,
  shape,
  type Decision,
  type Facts,
  type Json,
  type Outcome,
  type Patch,
} from '@maester/kernel';

export const PROTOCOL = 4;
/** The first in which a client hears changes instead of whole views. */
export const CHANGES_SINCE = 3;
/** The first for clients that have the rules: they see in their view what they are asked, and are not told. */
export const RULES_SINCE = 4;
/** What a client speaks that does not say. */
export const PLAIN_PROTOCOL = 2;

/** Limits on what a client may send. */
export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;
export const PASSWORD_LENGTH = 60;

/** What a player can express without words; whoever is there sees it for a moment. */
export const EMOTES = ['greetings', 'well-played', 'beware', 'pact', 'laughter', 'alas'] as const;
export type Emote = (typeof EMOTES)[number];

/** The seat one asks for where seats are dealt. */
export const ANY_SEAT = 'any';

const { integer, json, nullable, object, oneOf, optional } = shape;

/** One line of text from a person: no control characters, and no marks that turn the text around them. */
export const shortText =
  (most: number): shape.Reader<string> =>
  (value, place) => {
    const found = shape.bounded(shape.text(value, place).trim(), 1, most, place);
    if (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(found))
      throw new KernelError(place.kind, place.where, 'expected a text without control characters');
    return found;
  };

/** A coat of arms in five words, as the client draws it: how the field is divided, its two colours, the charge, its colour. */
export const armsText: shape.Reader<string> = (value, place) => {
  const found = shape.text(value, place);
  if (!/^[a-z]{2,12}(?:-[a-z]{2,12}){4}$/.test(found))
    throw new KernelError(place.kind, place.where, 'expected arms in five words');
  return found;
};

/** What someone at a seat may propose to the others. */
export type Motion =
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** A computer player plays the seat of someone who is gone, until they are back. */
  | { readonly kind: 'stand-in'; readonly seat: string; readonly mind: string }
  /** The same, and anyone may take the seat over. */
  | { readonly kind: 'replace'; readonly seat: string; readonly mind: string }
  /** Back to the decision for which the seat had no time left. */
  | { readonly kind: 'undo-time-out'; readonly seat: string };

const seatAndMind = { seat: shortText(40), mind: shortText(40) };
const MOTIONS = {
  pause: object({ kind: oneOf(['pause']) }),
  resume: object({ kind: oneOf(['resume']) }),
  'stand-in': object({ kind: oneOf(['stand-in']), ...seatAndMind }),
  replace: object({ kind: oneOf(['replace']), ...seatAndMind }),
  'undo-time-out': object({ kind: oneOf(['undo-time-out']), seat: shortText(40) }),
} as const;
const motionKind = oneOf(Object.keys(MOTIONS) as (keyof typeof MOTIONS)[]);

const readMotion: shape.Reader<Motion> = (value, place) => {
  const found = (value as { kind?: unknown } | null)?.kind;
  return MOTIONS[motionKind(found, { kind: place.kind, where: `${place.where}.kind` })](value, place);
};

/** What a client may ask of the table it has joined. */
export type Request = { readonly id: number } & (
  | { readonly type: 'choose'; readonly version: number; readonly choice: Json }
  | { readonly type: 'undo'; readonly version: number; readonly count: number }
  | { readonly type: 'propose'; readonly motion: Motion }
  | { readonly type: 'vote'; readonly proposal: number; readonly agree: boolean }
  | { readonly type: 'start' }
  | { readonly type: 'pick'; readonly seat: string }
  | { readonly type: 'seat-mind'; readonly seat: string; readonly mind: string | null }
  | { readonly type: 'offer'; readonly seat: string; readonly offered: boolean }
  | { readonly type: 'chat'; readonly to: string | null; readonly text: string }
  | { readonly type: 'emote'; readonly emote: Emote }
  | { readonly type: 'moment'; readonly version: number }
  | { readonly type: 'ping' }
);

const id = integer(0, 2 ** 31);
const REQUESTS = {
  choose: object({ type: oneOf(['choose']), id, version: integer(0, 1_000_000), choice: json }),
  undo: object({
    type: oneOf(['undo']),
    id,
    version: integer(0, 1_000_000),
    count: optional(integer(1, 1000), 1),
  }),
  propose: object({ type: oneOf(['propose']), id, motion: readMotion }),
  vote: object({ type: oneOf(['vote']), id, proposal: integer(1, 1_000_000), agree: shape.yesNo }),
  start: object({ type: oneOf(['start']), id }),
  pick: object({ type: oneOf(['pick']), id, seat: shortText(40) }),
  'seat-mind': object({ type: oneOf(['seat-mind']), id, seat: shortText(40), mind: nullable(shortText(40)) }),
  offer: object({ type: oneOf(['offer']), id, seat: shortText(40), offered: shape.yesNo }),
  chat: object({
    type: oneOf(['chat']),
    id,
    to: optional(nullable(shortText(40)), null),
    text: shortText(CHAT_LENGTH),
  }),
  emote: object({ type: oneOf(['emote']), id, emote: oneOf(EMOTES) }),
  moment: object({ type: oneOf(['moment']), id, version: integer(0, 1_000_000) }),
  ping: object({ type: oneOf(['ping']), id }),
} as const;

const requestType = oneOf(Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]);

/** Reads a request; throws a KernelError of kind `input` that says what is wrong. */
export function readRequest(value: unknown): Request {
  const place = { kind: 'input', where: '' } as const;
  const type = requestType((value as { type?: unknown } | null)?.type, { kind: 'input', where: 'type' });
  return REQUESTS[type](value, place);
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'per-decision'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number; readonly cap: number };

export const readClock: shape.Reader<Clock> = (value, place) => {
  const kind = oneOf(['none', 'per-decision', 'bank'])((value as { kind?: unknown } | null)?.kind, {
    kind: place.kind,
    where: `${place.where}.kind`,
  });
  const seconds = integer(1, 14 * 24 * 3600);
  switch (kind) {
    case 'none':
      return object({ kind: oneOf(['none']) })(value, place);
    case 'per-decision':
      return object({ kind: oneOf(['per-decision']), seconds })(value, place);
    case 'bank':
      return object({ kind: oneOf(['bank']), seconds, increment: integer(0, 24 * 3600), cap: seconds })(
        value,
        place,
      );
  }
};

/** Who sits where, as everyone may know it. */
export interface SeatInfo {
  readonly seat: string;
  readonly name: string | null;
  readonly kind: 'open' | 'person' | 'mind';
  readonly mind: string | null;
  /** The arms of its owner, if they have any. */
  readonly arms: string | null;
  /** Who its owner is at rated tables, the same at all of them. */
  readonly player: string | null;
  /** Someone may take over from the computer player that plays it. */
  readonly offered: boolean;
  readonly connected: boolean;
  /** How many decisions in a row a computer player answered because the clock ran out. */
  readonly missed: number;
  /** Its clock ran out and it has not answered since: the others can agree to undo as far as that. */
  readonly timeOut: boolean;
  /** Milliseconds left, or null without a clock. */
  readonly left: number | null;
  readonly running: boolean;
}

export interface ChatLine {
  readonly from: string;
  readonly to: string | null;
  readonly text: string;
  readonly number: number;
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly version: string;
  readonly setup: Json;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  readonly chat: boolean;
  /** The result counts for the ratings of those who play. */
  readonly rated: boolean;
  /** Seats are dealt at random. */
  readonly dealt: boolean;
  /** Seats are picked in turn; null where they are not. */
  readonly draft: Draft | null;
  /** Whoever sits down must know the password. */
  readonly locked: boolean;
  readonly minds: readonly string[];
  /** The hash of the seed; the seed itself once the game is over. */
  readonly commitment: string;
  readonly seed: string | null;
  /** What each seat added to it when its owner sat down; after the start they stay as they are. */
  readonly salts: { readonly [seat: string]: string };
  /** Why no clock runs and no computer player moves; null if the game goes on. */
  readonly paused: Pause | null;
  /** What is voted on. */
  readonly proposal: Proposal | null;
  /** The table of the rematch, once someone has asked for one. */
  readonly rematch: string | null;
  /** Connections that only watch. */
  readonly spectators: number;
  /** How far the game was when this was told, or the draft before it. */
  readonly progress: Progress | null;
}

/** Until all have picked, the seats of the table are places without a seat of the game. */
export interface Draft {
  /** What there is to pick. */
  readonly seats: readonly string[];
  /** Places in the order in which they pick; empty until the draft starts. */
  readonly order: readonly string[];
  /** The seats that were picked, by place. */
  readonly picks: { readonly [place: string]: string };
}

export interface Progress {
  /** Null in a game without rounds. */
  readonly round: number | null;
  readonly waiting: readonly string[];
  /** Null while the game is in progress. */
  readonly winners: readonly string[] | null;
}

export type Pause =
  /** Nobody is there to play. */
  | { readonly why: 'empty' }
  | { readonly why: 'agreed' }
  /** The clock of this seat ran out again and again. */
  | { readonly why: 'missing'; readonly seat: string };

/** A motion as it is voted on: an undo says how many choices it is about, and whose time-out it leads back to. */
export type Proposed =
  | Exclude<Motion, { kind: 'undo-time-out' }>
  | { readonly kind: 'undo'; readonly count: number; readonly timeOut: string | null };

/** A vote names the number of the proposal it is about. */
export interface Proposal {
  readonly number: number;
  readonly by: string;
  readonly motion: Proposed;
  readonly agreed: readonly string[];
  /** Whose agreement is missing. */
  readonly asked: readonly string[];
}

/** An event of the game as one viewer may see it. */
export interface SeenEvent {
  readonly version: number;
  readonly event: unknown;
}

/** What a seat hears besides its view. */
interface News {
  readonly version: number;
  readonly events: readonly SeenEvent[];
  readonly waiting: readonly string[];
  readonly freeUndo: number;
  readonly outcome: Outcome | null;
  /** Milliseconds left of the clocks that are running. */
  readonly clocks: { readonly [seat: string]: number };
}

export interface StateMessage extends News {
  readonly type: 'state';
  readonly view: unknown;
  /** Null as well for a client that has the rules. */
  readonly decision: Decision | null;
}

/** How it stands one version later, to a client that has heard the version before. */
export interface ChangeMessage extends News {
  readonly type: 'change';
  /** From the view before; null if nothing differs. */
  readonly view: Patch | null;
  /** Missing if the question is the same as before, or the client has the rules. */
  readonly decision?: Decision | null;
}

export type Message =
  | { readonly type: 'welcome'; readonly protocol: number; readonly seat: string | null }
  | { readonly type: 'table'; readonly info: TableInfo }
  | StateMessage
  | ChangeMessage
  /** How the game stood at an earlier version, as the viewer may know it: comes before the `accepted`. */
  | {
      readonly type: 'moment';
      readonly version: number;
      readonly view: unknown;
      readonly waiting: readonly string[];
    }
  | { readonly type: 'accepted'; readonly id: number; readonly version: number }
  | { readonly type: 'refused'; readonly id: number; readonly rule: string; readonly facts: Facts }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'emote'; readonly from: string; readonly emote: Emote }
  | { readonly type: 'error'; readonly problem: string };

/** The state that a change leads to; throws if it was not made for that one. */
export function changed(before: StateMessage, { view, ...news }: ChangeMessage): StateMessage {
  const { decision } = before;
  return {
    decision,
    ...news,
    type: 'state',
    view: view === null ? before.view : patched(before.view, view),
  };
}
