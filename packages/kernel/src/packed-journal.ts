/**
 * A journal for a link: without the hash beside each entry, which cannot be compressed. The rules make
 * the hashes again; that of the last state is kept, so that a game that has been changed or damaged is noticed.
 */
import { KernelError } from './error.ts';
import type { Game } from './game.ts';
import { hashBeside, JOURNAL_FORMAT, parseJson, type Journal } from './journal.ts';
import type { Json } from './json.ts';
import { Match } from './match.ts';
import {
  inside,
  integer,
  json,
  list,
  object,
  oneOf,
  optional,
  text,
  type Place,
  type Reader,
} from './shape.ts';
import type { GameState } from './state.ts';

const PACKED_FORMAT = 'maester-link-1' as const;

type Move =
  | readonly [seat: string, choice: Json]
  /** Of so many choices; 0 withdraws a secret answer. */
  | { readonly by: string; readonly undo: number };

export interface PackedJournal {
  readonly format: typeof PACKED_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly setup: Json;
  readonly seed: string;
  readonly moves: readonly Move[];
  /** After the last move; empty if there is none. */
  readonly hash: string;
}

/** The first so many entries, or all of them. */
export function packJournal(journal: Journal, entries = journal.entries.length): PackedJournal {
  const { game, version, setup, seed } = journal;
  const packed = journal.entries.slice(0, entries);
  const moves = packed.map((entry): Move => {
    if (!('by' in entry)) return [entry[0], entry[1]];
    return { by: entry.by, undo: 'withdraw' in entry ? 0 : entry.undo };
  });
  const last = packed.at(-1);
  const hash = last === undefined ? '' : hashBeside(last);
  return { format: PACKED_FORMAT, game, version, setup, seed, moves, hash };
}

const undo = object({ by: text, undo: integer(0, 100_000) });

const move: Reader<Move> = (value, place) => {
  if (!Array.isArray(value)) return undo(value, place);
  if (value.length !== 2) throw new KernelError(place.kind, place.where, 'expected [seat, choice]');
  return [text(value[0], inside(place, 0)), json(value[1], inside(place, 1))];
};

const packedJournal = object({
  format: oneOf([PACKED_FORMAT]),
  game: text,
  version: text,
  setup: json,
  seed: text,
  moves: list(move),
  hash: optional(text, ''),
});

/** Reads it from text; throws a KernelError that says where it is broken. */
export function readPackedJournal(source: string): PackedJournal {
  const place: Place = { kind: 'journal', where: '' };
  return packedJournal(parseJson(source, place), place);
}

/** Plays it, which makes the whole journal again; throws a KernelError if these rules do not lead to the same end. */
export function unpackJournal<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  packed: PackedJournal,
): Journal {
  // The first entry of another version would be refused with less to say.
  const start = { ...packed, format: JOURNAL_FORMAT, entries: [] };
  const match = Match.replay(game, start);
  for (const [i, each] of packed.moves.entries()) {
    const rule = played(match, each);
    if (rule !== null) throw new KernelError('journal', `moves[${i}]`, `refused by ${rule}`);
  }
  if (packed.moves.length > 0 && match.lastHash !== packed.hash)
    throw new KernelError(
      'journal',
      'hash',
      `the game ends with ${match.lastHash}, the link says ${packed.hash}`,
    );
  return match.journal();
}

function played<State extends GameState, Setup, Event>(
  match: Match<State, Setup, Event>,
  each: Move,
): string | null {
  if ('by' in each) {
    const refusal = each.undo === 0 ? match.undo(each.by) : match.undo(each.by, each.undo, 'agreed');
    return refusal?.rule ?? null;
  }
  const applied = match.play(each[0], each[1]);
  return applied.ok ? null : applied.refusal.rule;
}
