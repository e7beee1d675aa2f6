// Ratings of rated tables, by game and pace: a bell curve for everyone who has played, people and computer players on one
// scale (openskill, which knows games of many). Shown as points: 1500 at first, with the interval that holds 95 in 100.

import { rate, rating } from 'openskill';
import { KernelError, shape } from '@maester/kernel';
import { isByTurns, type TableRecord } from '@maester/table';
import type { Log } from './log.ts';
import { playerOf, readIdentity } from './players.ts';
import { RequestError } from './request-error.ts';
import type { Shelf } from './shelf.ts';

export const PACES = ['untimed', 'live', 'turns'] as const;
export type RatedPace = (typeof PACES)[number];

interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

interface Standing extends Strength {
  readonly games: number;
  readonly name: string | null;
  readonly arms: string | null;
}

/** As everyone may see it. */
export interface Rating {
  /** `mind:` and its name for a computer player. */
  readonly player: string;
  readonly name: string | null;
  readonly arms: string | null;
  readonly points: number;
  /** The true strength is within this of the points, 95 times in 100. */
  readonly within: number;
  readonly games: number;
}

interface OwnRating extends Rating {
  readonly game: string;
  readonly pace: RatedPace;
}

export interface Self {
  readonly player: string;
  readonly ratings: readonly OwnRating[];
}

const readSelf = shape.object({ identity: readIdentity });

/** Tables whose game was rated. One that has not been counted yet is among the latest. */
const RATED = 'rated';
const MOST_PLAYERS = 100_000;
const MOST_LISTED = 100;
/** So few games say little. */
const LISTED_FROM = 3;

const POINTS_AT_FIRST = 1500;
const MU_AT_FIRST = 25;
const POINTS_PER_MU = 60;
const OF_95_PERCENT = 1.96;

export function paceOf({ clock }: Pick<TableRecord, 'clock'>): RatedPace {
  if (clock.kind === 'none') return 'untimed';
  return isByTurns(clock) ? 'turns' : 'live';
}

const finite: shape.Reader<number> = (value, { kind, where }) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new KernelError(kind, where, 'expected a number');
};

const readStanding = shape.object({
  mu: finite,
  sigma: finite,
  games: shape.integer(0, 10_000_000),
  name: shape.nullable(shape.text),
  arms: shape.nullable(shape.text),
});

/** Computer players of one level are equally strong, whatever their temper: `castellan-bold` is a castellan. */
function strengthOf(mind: string): string {
  return mind.split('-')[0] ?? mind;
}

/** Everyone's standing after a game; who won comes before all others, who share the second place. */
export function afterGame(
  players: readonly { readonly standing: Strength; readonly won: boolean }[],
): readonly Strength[] {
  const teams = players.map(({ standing: { mu, sigma } }) => [{ mu, sigma }]);
  const rank = players.map(({ won }) => (won ? 1 : 2));
  return rate(teams, { rank }).map(([after], i) => after ?? players[i]?.standing ?? rating());
}

interface Rated {
  readonly key: string;
  readonly name: string | null;
  readonly arms: string | null;
  readonly won: boolean;
}

/** By key. A computer player that has several seats learns from each of them in turn. */
function standingsAfter(
  seats: readonly Rated[],
  before: ReadonlyMap<string, Standing>,
): ReadonlyMap<string, Standing> {
  const known = new Map(before);
  const standings = seats.map(({ key }) => before.get(key) ?? newcomer());
  const after = afterGame(seats.map(({ won }, i) => ({ won, standing: standings[i] ?? newcomer() })));
  for (const [i, { key, name, arms }] of seats.entries()) {
    const was = standings[i] ?? newcomer();
    const { mu, sigma } = after[i] ?? was;
    const now = known.get(key) ?? was;
    known.set(key, {
      mu: now.mu + (mu - was.mu),
      sigma: Math.min(now.sigma, sigma),
      games: now.games + 1,
      name,
      arms,
    });
  }
  return known;
}

export class Ratings {
  readonly #games: readonly string[];
  readonly #shelf: Shelf;
  readonly #log: Log;
  readonly #date: () => number;
  readonly #damaged = new Set<string>();
  /** One game after the other, so that none is counted from what another has changed meanwhile. */
  #last: Promise<void> = Promise.resolve();

  constructor(games: readonly string[], shelf: Shelf, log: Log, date: () => number) {
    this.#games = games;
    this.#shelf = shelf;
    this.#log = log;
    this.#date = date;
  }

  /** A game has ended. */
  finished(record: TableRecord): Promise<void> {
    return this.rate(record).catch((error: unknown) =>
      this.#log({ event: 'failure', during: 'rating', error: String(error) }),
    );
  }

  /**
   * At a rated table the game counts, once for everyone who played, however often this is asked and by whatever server.
   * Two at least must have played, people among them.
   */
  rate(record: TableRecord): Promise<void> {
    const winners = record.progress?.winners ?? [];
    const people = record.seats.filter(({ player }) => (player ?? null) !== null);
    if (record.rated !== true || winners.length === 0 || people.length === 0 || record.seats.length < 2)
      return Promise.resolve();
    const counting = this.#last.then(() => this.#count(record, winners));
    this.#last = counting.catch(() => {});
    return counting;
  }

  /** Resolves when everything is rated that was asked for. */
  close(): Promise<void> {
    return this.#last;
  }

  /** All of it or nothing, and with it the mark that says it is done. */
  async #count(record: TableRecord, winners: readonly string[]): Promise<void> {
    const kind = kindOf(record.game, paceOf(record));
    const seats = record.seats.map(({ seat, player, mind, name, arms }) => ({
      // Whoever left the seat to a computer player has lost or won with it.
      key: player ?? `mind:${strengthOf(mind ?? '')}`,
      name: (player ?? null) === null ? null : name,
      arms: arms ?? null,
      won: winners.includes(seat),
    }));
    const keys = [...new Set(seats.map(({ key }) => key))];
    const spots = [{ kind: RATED, key: record.id }, ...keys.map((key) => ({ kind, key }))];
    await this.#shelf.update(spots, this.#date(), MOST_PLAYERS, ([mark = null, ...found]) => {
      if (mark !== null) return null;
      const known = new Map(keys.map((key, i) => [key, this.#standingIn(kind, key, found[i] ?? null)]));
      const after = standingsAfter(seats, known);
      return ['1', ...keys.map((key) => JSON.stringify(after.get(key) ?? null))];
    });
  }

  async #standing(kind: string, key: string): Promise<Standing> {
    return this.#standingIn(kind, key, await this.#shelf.get(kind, key));
  }

  #standingIn(kind: string, key: string, found: string | null): Standing {
    return (found === null ? null : this.#read(kind, key, found)) ?? newcomer();
  }

  /** Null if it is damaged, which the log says once. */
  #read(kind: string, key: string, value: string): Standing | null {
    try {
      return readStanding(JSON.parse(value), { kind: 'input', where: 'a rating' });
    } catch (error) {
      if (!this.#damaged.has(`${kind} ${key}`))
        this.#log({ event: 'failure', during: 'reading a rating', error: String(error) });
      this.#damaged.add(`${kind} ${key}`);
      return null;
    }
  }

  /** The best, by what they are at least; computer players among them. */
  async list(game: string, pace: string): Promise<readonly Rating[]> {
    if (!this.#games.includes(game)) throw nothingHere();
    const kind = kindOf(game, paceNamed(pace));
    const all = await this.#shelf.list(kind, '');
    return all
      .flatMap(({ key, value }) => {
        const standing = this.#read(kind, key, value);
        return standing === null ? [] : [shown(key, standing)];
      })
      .filter(({ games }) => games >= LISTED_FROM)
      .toSorted((one, other) => other.points - other.within - (one.points - one.within))
      .slice(0, MOST_LISTED);
  }

  /** Whoever shows their secret: who they are to others, and how they stand in every game and pace. */
  async self(value: unknown): Promise<Self> {
    const { identity } = readSelf(value, { kind: 'input', where: '' });
    const player = playerOf(identity);
    const ratings: OwnRating[] = [];
    for (const game of this.#games)
      for (const pace of PACES) {
        const standing = await this.#standing(kindOf(game, pace), player);
        if (standing.games > 0) ratings.push({ game, pace, ...shown(player, standing) });
      }
    return { player, ratings };
  }
}

function newcomer(): Standing {
  return { ...rating(), games: 0, name: null, arms: null };
}

function kindOf(game: string, pace: RatedPace): string {
  return `rating ${game} ${pace}`;
}

function paceNamed(text: string): RatedPace {
  const pace = PACES.find((known) => known === text);
  if (pace === undefined) throw nothingHere();
  return pace;
}

function nothingHere(): RequestError {
  return new RequestError(404, 'not-found', 'There is nothing at this address.');
}

function shown(player: string, { mu, sigma, games, name, arms }: Standing): Rating {
  return {
    player,
    name,
    arms,
    points: Math.round(POINTS_AT_FIRST + (mu - MU_AT_FIRST) * POINTS_PER_MU),
    within: Math.round(OF_95_PERCENT * sigma * POINTS_PER_MU),
    games,
  };
}
