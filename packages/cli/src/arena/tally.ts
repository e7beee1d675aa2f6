/** The tally of a contest: wins of each mind, in all and seat by seat, and how sure one can be of them. */
import { hashJson } from '@maester/kernel';
import { NORMAL_95, score, type Score } from '@maester/records';
import { seating, seatsOf, type Contest, type Played } from './contest.ts';
import { addDurations, newDurations, quantile, type Durations } from './durations.ts';

/** A mean with the half width of its 95 % interval. */
export interface Lead {
  readonly mean: number;
  readonly spread: number;
}

export interface MindTally extends Score {
  /** The share that blind luck would give it. */
  readonly chance: number;
  readonly medianMilliseconds: number;
  readonly percentile99Milliseconds: number;
}

export interface Tally {
  readonly finished: number;
  readonly choices: number;
  readonly minds: { readonly [mind: string]: MindTally };
  /** For each seat, the games each mind had there. */
  readonly seats: { readonly [seat: string]: { readonly [mind: string]: Score } };
  /** In the open field: for each mode, the games each mind had there; and those of whoever went first. */
  readonly modes?: { readonly [mode: string]: { readonly [mind: string]: Score } };
  readonly first?: Score;
  /** Between two minds: by how many Victory Points the first is ahead in the mean of both battles of a pair. */
  readonly lead?: Lead;
  /** Of the final states of all games. */
  readonly hash: string;
}

export function tally(contest: Contest, games: readonly Played[]): Tally {
  const seats = seatsOf(contest);
  const names = [...new Set(contest.rated === true ? contest.minds : seating(contest, 0))];
  const count = new Counter();
  const durations = new Map<string, Durations>(names.map((name) => [name, newDurations()]));
  for (const game of games) {
    const minds = seating(contest, game.number);
    for (const [i, seat] of seats.entries()) {
      const mind = minds[i] ?? '';
      count.add(`seat ${seat} ${mind} played`);
      if (game.winners.includes(seat)) count.add(`seat ${seat} ${mind} won`);
    }
    for (const name of names) {
      if (seats.some((seat, i) => minds[i] === name && game.winners.includes(seat)))
        count.add(`mind ${name}`);
      const more = game.durations[name];
      const all = durations.get(name);
      if (more !== undefined && all !== undefined) addDurations(all, more);
    }
  }
  const mindTally = (name: string): MindTally => ({
    ...score(games.length, count.of(`mind ${name}`)),
    chance: shareOf(contest, name),
    medianMilliseconds: quantile(durations.get(name) ?? newDurations(), 0.5),
    percentile99Milliseconds: quantile(durations.get(name) ?? newDurations(), 0.99),
  });
  const seatScore = (seat: string, mind: string): Score =>
    score(count.of(`seat ${seat} ${mind} played`), count.of(`seat ${seat} ${mind} won`));
  return {
    finished: games.filter(({ finished }) => finished).length,
    choices: games.reduce((sum, { choices }) => sum + choices, 0),
    minds: Object.fromEntries(names.map((name) => [name, mindTally(name)])),
    seats: Object.fromEntries(
      seats.map((seat) => [seat, Object.fromEntries(names.map((name) => [name, seatScore(seat, name)]))]),
    ),
    ...(contest.open === true && inTheOpen(contest, games, names)),
    hash: hashJson(games.map(({ hash }) => hash)),
  };
}

function inTheOpen(
  contest: Contest,
  games: readonly Played[],
  names: readonly string[],
): Pick<Tally, 'modes' | 'first' | 'lead'> {
  const seats = seatsOf(contest);
  const hasWon = ({ number, winners }: Played, name: string): boolean =>
    seats.some((seat, i) => winners.includes(seat) && seating(contest, number)[i] === name);
  const scores = (mode: string): { [mind: string]: Score } => {
    const here = games.filter((game) => game.mode === mode);
    return Object.fromEntries(
      names.map((name) => [name, score(here.length, here.filter((game) => hasWon(game, name)).length)]),
    );
  };
  const modes = [...new Set(games.flatMap(({ mode = [] }) => mode))].toSorted();
  const opened = games.filter(({ first = '' }) => first !== '');
  const firsts = opened.filter(({ winners, first = '' }) => winners.includes(first));
  return {
    modes: Object.fromEntries(modes.map((mode) => [mode, scores(mode)])),
    first: score(opened.length, firsts.length),
    ...(contest.players === 2 && names.length === 2 && contest.rated !== true
      ? { lead: leadOf(contest, games) }
      : {}),
  };
}

function leadOf(contest: Contest, games: readonly Played[]): Lead {
  const [name] = contest.minds;
  const pairs = new Map<number, number[]>();
  for (const { number, points: [one = 0, two = 0] = [] } of games) {
    const ahead = seating(contest, number)[0] === name ? one - two : two - one;
    const pair = Math.floor(number / 2);
    pairs.set(pair, [...(pairs.get(pair) ?? []), ahead]);
  }
  const leads = [...pairs.values()].filter(({ length }) => length === 2).map(([a = 0, b = 0]) => (a + b) / 2);
  const count = Math.max(1, leads.length);
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / count;
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0);
  return { mean, spread: NORMAL_95 * Math.sqrt(squares / Math.max(1, count - 1) / count) };
}

/** The share of the seats that a mind has: in every game, or on average where anyone sits anywhere. */
function shareOf(contest: Contest, name: string): number {
  if (contest.rated === true) return 1 / contest.minds.length;
  const seats = seating(contest, 0);
  return seats.filter((mind) => mind === name).length / seats.length;
}

class Counter {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    this.#counts.set(what, this.of(what) + 1);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }
}
