/**
 * A game that was played, as it is recorded: who had which army or House and how it ended. It is plain data, read from
 * files of other people as well as from one's own.
 */
import { KernelError, shape } from '@maester/kernel';

export const GAMES = ['battle', 'thrones'] as const;
export type GameName = (typeof GAMES)[number];

/** Where it was played: on this device, on a server, or with miniatures and boards. */
export const PLACES = ['device', 'server', 'table'] as const;
export type PlayedAt = (typeof PLACES)[number];

export const ENDS = ['won', 'drawn', 'lost'] as const;
export type End = (typeof ENDS)[number];

/** One player's part in it. */
export interface PlayerResult {
  /** Empty if nobody knows. */
  readonly name: string;
  /** The level of a computer player; empty for a person. */
  readonly mind: string;
  /** Whether it was the owner of the record. */
  readonly mine: boolean;
  /** Those with the same number won or lost together. */
  readonly side: number;
  readonly end: End;
  /** Victory Points, or Castles and Strongholds. */
  readonly score: number | null;
  /** The faction of an army, or the House. */
  readonly faction: string;
  readonly commander: string;
  /** The cards of its Combat Units and NCUs. */
  readonly units: readonly string[];
  /** How lucky its dice were, in deviations of chance. */
  readonly luck: number | null;
}

export interface GameResult {
  readonly id: string;
  readonly game: GameName;
  /** `2026-11-16` */
  readonly date: string;
  readonly place: PlayedAt;
  readonly edition: string;
  readonly mode: string;
  /** The size of the armies. */
  readonly points: number | null;
  readonly rounds: number | null;
  readonly players: readonly PlayerResult[];
  readonly notes: string;
}

export const LONGEST = { name: 80, id: 80, notes: 4000 } as const;
const MOST_UNITS = 80;
const MOST_PLAYERS = 8;

const { integer, list, nullable, object, oneOf, optional, text, yesNo } = shape;

const upTo =
  (most: number): shape.Reader<string> =>
  (value, place) =>
    shape.bounded(text(value, place), 0, most, place);

/** Cards, modes and factions by their ids. */
const id: shape.Reader<string> = (value, place) => {
  const found = upTo(LONGEST.id)(value, place);
  if (/[^\w.:/-]/.test(found)) throw new KernelError(place.kind, place.where, 'expected an id');
  return found;
};

const someId: shape.Reader<string> = (value, place) => {
  const found = id(value, place);
  if (found === '') throw new KernelError(place.kind, place.where, 'expected an id');
  return found;
};

const readDate: shape.Reader<string> = (value, place) => {
  const found = text(value, place);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(found) ? Date.parse(`${found}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== found)
    throw new KernelError(place.kind, place.where, 'expected a date such as 2026-11-16');
  return found;
};

const luck: shape.Reader<number> = (value, place) => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new KernelError(place.kind, place.where, 'expected a number');
  return Math.max(-99, Math.min(99, value));
};

const readPlayer = object({
  name: optional(upTo(LONGEST.name), ''),
  mind: optional(id, ''),
  mine: optional(yesNo, false),
  side: integer(0, MOST_PLAYERS - 1),
  end: oneOf(ENDS),
  score: optional(nullable(integer(0, 1000)), null),
  faction: optional(id, ''),
  commander: optional(id, ''),
  units: optional(list(someId, 0, MOST_UNITS), []),
  luck: optional(nullable(luck), null),
});

const readFields = object({
  id: someId,
  game: oneOf(GAMES),
  date: readDate,
  place: optional(oneOf(PLACES), 'table'),
  edition: optional(id, ''),
  mode: optional(id, ''),
  points: optional(nullable(integer(1, 1000)), null),
  rounds: optional(nullable(integer(0, 100)), null),
  players: list(readPlayer, 2, MOST_PLAYERS),
  notes: optional(upTo(LONGEST.notes), ''),
});

/** Throws a KernelError that names what is wrong. */
export const readResult: shape.Reader<GameResult> = (value, place) => {
  const result = readFields(value, place);
  if (new Set(result.players.map(({ side }) => side)).size < 2)
    throw new KernelError(place.kind, `${place.where}.players`, 'expected two sides or more');
  return result;
};
