/**
 * The journal: everything a game is. Setup, seed and the entries in order; states are only caches of it.
 * An entry is a choice `[seat, choice, hash]`, an undo (the last n choices are taken back) or a withdrawal
 * (a seat takes back its secret answer while others still think), each with the hash of the state after it.
 */
import { KernelError } from './error.ts';
import type { Json } from './json.ts';
import { mixture, type Mixture } from './seed.ts';
import { inside, integer, json, list, object, oneOf, text, type Place, type Reader } from './shape.ts';

export const JOURNAL_FORMAT = 'maester-journal-1' as const;

export type ChoiceEntry = readonly [seat: string, choice: Json, hash: string];
export interface UndoEntry {
  readonly by: string;
  readonly undo: number;
  readonly hash: string;
}
export interface WithdrawEntry {
  readonly by: string;
  readonly withdraw: true;
  readonly hash: string;
}
export type Entry = ChoiceEntry | UndoEntry | WithdrawEntry;

export interface Journal {
  readonly format: typeof JOURNAL_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly setup: Json;
  readonly seed: string;
  /** What the seed was mixed from, where nobody alone chose it. */
  readonly mixed?: Mixture;
  readonly entries: readonly Entry[];
}

/**
 * Throws a KernelError unless these rules can replay the journals of that version. Of an earlier version most can be
 * replayed; the hash beside an entry tells where one cannot.
 */
export function checkVersion(
  rules: { readonly version: string; readonly earlier: readonly string[] },
  version: string,
): void {
  if (version === rules.version || rules.earlier.includes(version)) return;
  throw new KernelError('journal', 'version', `made by rules ${version}; these are ${rules.version}`);
}

export function hashBeside(entry: Entry): string {
  return 'by' in entry ? entry.hash : entry[2];
}

const hash: Reader<string> = (value, place) => {
  const found = text(value, place);
  if (!/^[0-9a-f]{8}$/.test(found))
    throw new KernelError(place.kind, place.where, 'expected 8 hexadecimal digits');
  return found;
};

const undoEntry: Reader<UndoEntry> = object({ by: text, undo: integer(1, 100_000), hash });
const withdrawEntry: Reader<WithdrawEntry> = object({
  by: text,
  withdraw: (value, place): true => {
    if (value !== true) throw new KernelError(place.kind, place.where, 'expected true');
    return true;
  },
  hash,
});

const entry: Reader<Entry> = (value, place) => {
  if (!Array.isArray(value)) {
    const withdraws = typeof value === 'object' && value !== null && 'withdraw' in value;
    return withdraws ? withdrawEntry(value, place) : undoEntry(value, place);
  }
  if (value.length !== 3) throw new KernelError(place.kind, place.where, 'expected [seat, choice, hash]');
  return [
    text(value[0], inside(place, 0)),
    json(value[1], inside(place, 1)),
    hash(value[2], inside(place, 2)),
  ];
};

const FIELDS = {
  format: oneOf([JOURNAL_FORMAT]),
  game: text,
  version: text,
  setup: json,
  seed: text,
  entries: list(entry),
} as const;
const plainJournal: Reader<Journal> = object(FIELDS);
const mixedJournal: Reader<Journal> = object({ ...FIELDS, mixed: mixture });

const journal: Reader<Journal> = (value, place) => {
  const isMixed = typeof value === 'object' && value !== null && 'mixed' in value;
  return isMixed ? mixedJournal(value, place) : plainJournal(value, place);
};

/** Reads a journal from text; throws a KernelError that says where it is broken. */
export function readJournal(source: string): Journal {
  const place: Place = { kind: 'journal', where: '' };
  return journal(parseJson(source, place), place);
}

export function parseJson(source: string, place: Place): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new KernelError(
      place.kind,
      place.where,
      `not readable as JSON (incomplete or damaged?): ${reason}`,
    );
  }
}
