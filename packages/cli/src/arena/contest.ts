/**
 * One contest: minds that play a game against each other many times, every time in other seats. A game of a contest
 * depends on its number alone, so it does not matter who plays it, or when.
 */
import { sideOf, type BattleState } from '@maester/battle/readers';
import { bug, seededRandom, shuffled, type GameState, type Json, type Mind } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { namedOne } from '../arguments.ts';
import { gameNamed } from '../games.ts';
import { selfPlay, type Events, type Witness } from '../self-play.ts';
import { newDurations, noteDuration, type Durations } from './durations.ts';
import { battleNumber, openField } from './open-field.ts';

/** Plain data, so that it can be sent to a worker. */
export interface Contest {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** The names of the minds; the last one also fills the seats that are left. */
  readonly minds: readonly string[];
  /** Battles of every mode with random armies, each with the seats exchanged, in place of the usual one. */
  readonly open?: true;
  /** The minds sit down in any order, as many of them as there are seats, each as often as the others. */
  readonly rated?: true;
  /** How much the minds search, compared with their usual search. */
  readonly effort?: number;
}

/** What became of one game. */
export interface Played {
  readonly number: number;
  readonly choices: number;
  /** The seats that won; empty if the game did not end. */
  readonly winners: readonly string[];
  readonly finished: boolean;
  /** The error that ended the game. */
  readonly broken?: string;
  readonly hash: string;
  /** The mode of a battle in the open field, and the seat that went first in it. */
  readonly mode?: string;
  readonly first?: string;
  /** In the open field: the Victory Points of each seat. */
  readonly points?: readonly number[];
  /** How long each mind took to decide. */
  readonly durations: { readonly [mind: string]: Durations };
}

export function seatsOf({ game, players }: Contest): readonly string[] {
  const { game: rules } = gameNamed(game);
  return rules.seats(rules.usualSetup(players));
}

/** The name of the mind in each seat of a game: everyone moves on by one seat from game to game. */
export function seating(contest: Contest, number: number): readonly string[] {
  const { minds, players } = contest;
  if (contest.rated === true) return anySeating(contest, number);
  return Array.from({ length: players }, (_, seat) => {
    const mind = minds[Math.min((seat + number) % players, minds.length - 1)];
    if (mind === undefined) throw bug('a contest without minds');
    return mind;
  });
}

function anySeating({ minds, players, seed, open }: Contest, number: number): readonly string[] {
  const pair = Math.floor(number / 2);
  const random = seededRandom(`seating ${seed} ${open === true ? pair : number}`);
  const drawn: string[] = [];
  while (drawn.length < players) drawn.push(...shuffled(random, minds));
  const seats = shuffled(random, drawn.slice(0, players));
  return open === true && number % 2 === 1 ? seats.toReversed() : seats;
}

export function playGame(contest: Contest, number: number, now: () => number): Played {
  const { game } = gameNamed(contest.game);
  const durations: Record<string, Durations> = {};
  const seated = seating(contest, number);
  const minds = seated.map((name) =>
    timed(
      namedOne('mind', name, MINDS, (mind) => mind.id),
      now,
      (durations[name] ??= newDurations()),
      contest.effort ?? 1,
    ),
  );
  const isOpen = contest.open === true;
  const battleAt = isOpen ? battleNumber(number, seated) : number;
  const open = isOpen ? openField(contest.players, contest.seed, battleAt) : null;
  const seed = `${contest.seed}/${battleAt}`;
  const setup = open ?? game.usualSetup(contest.players);
  const herald = new Herald();
  let report;
  try {
    report = selfPlay({ game, setup, games: 1, seed, minds }, now, () => herald);
  } catch (error) {
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { number, choices: 0, winners: [], finished: false, broken, hash: '', durations };
  }
  const winners = Object.entries(report.wins.seats).flatMap(([seat, wins]) => (wins > 0 ? [seat] : []));
  const { choices, hash } = report;
  const played = { number, choices, winners, finished: report.finished === 1, hash, durations };
  return open === null ? played : { ...played, mode: open.mode, first: herald.first, points: herald.points };
}

/** Hears who goes first in a battle, and sees how it ends. */
class Herald implements Witness {
  first = '';
  points: readonly number[] = [];

  begins(events: Events): void {
    this.#hear(events);
  }

  chooses(_: string, __: Json, events: Events): void {
    this.#hear(events);
  }

  ends(state: GameState): void {
    if (!('victoryPoints' in state)) return;
    const { seats, victoryPoints } = state as BattleState;
    this.points = seats.map((seat) => victoryPoints[sideOf(state as BattleState, seat)] ?? 0);
  }

  #hear(events: Events): void {
    if (this.first !== '') return;
    for (const { event } of events)
      if (event.type === 'first-player' && 'seat' in event) this.first = String(event.seat);
  }
}

function timed(mind: Mind, now: () => number, durations: Durations, effort: number): Mind {
  const limits = { effort, hurried: () => false };
  return {
    id: mind.id,
    choose(eyes) {
      const began = now();
      const choice = mind.choose({ ...eyes, limits });
      noteDuration(durations, now() - began);
      return choice;
    },
  };
}
