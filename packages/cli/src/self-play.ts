/** Computer players playing whole games by themselves: the same seed and minds give the same game, always. */
import { bug, eyesOf, hashJson, Match, seededRandom, shown } from '@maester/kernel';
import type { Applied, Emitted, GameState, Journal, Json, Mind, Outcome } from '@maester/kernel';
import type { AnyGame } from './games.ts';

/** A game that takes longer has no end; it is given up and counted as unfinished. */
const CHOICE_LIMIT = 100_000;

export interface SelfPlay {
  readonly game: AnyGame;
  readonly setup: unknown;
  /** The setup of each game, where they differ; the seats are the same. */
  readonly setupOf?: (seed: string) => unknown;
  readonly games: number;
  readonly seed: string;
  readonly minds: readonly Mind[];
}

export type Events = readonly Emitted<{ readonly type: string }>[];

export interface Beginning {
  readonly number: number;
  readonly seed: string;
  readonly setup: unknown;
}

/** Someone who is told everything that happens in a game. */
export interface Witness {
  readonly begins: (events: Events, game: Beginning) => void;
  readonly chooses: (seat: string, choice: Json, events: Events) => void;
  readonly ends: (state: GameState) => void;
}

export interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly choices: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly choicesPerSecond: number;
  /** A victory that is shared counts for each of its winners. */
  readonly wins: {
    readonly seats: { readonly [seat: string]: number };
    readonly minds?: { readonly [mind: string]: number };
  };
  /** How often each rule ended a game. */
  readonly outcomes: { readonly [rule: string]: number };
  readonly hash: string;
}

/** Plays all the games. `witnessOf` may send a witness to a game; `played` hears of every game that is over. */
export function selfPlay(
  { game, setup, setupOf, games, seed, minds }: SelfPlay,
  now: () => number,
  witnessOf: (number: number) => Witness | null = () => null,
  played: (games: number) => void = () => {},
): Report {
  const seats = game.seats(setup);
  const seatWins = counter(seats);
  const mindWins = counter(minds.map((mind) => mind.id));
  const outcomes: Record<string, number> = {};
  const totals = { finished: 0, choices: 0 };
  let hash = '';
  const began = now();
  for (let number = 0; number < games; number++) {
    const seating = new Map(seats.map((seat, i) => [seat, mindAt(minds, i + number)]));
    const gameSeed = `${seed}/${number}`;
    const beginning = { number, seed: gameSeed, setup: setupOf === undefined ? setup : setupOf(gameSeed) };
    const result = playOne(game, beginning, seating, witnessOf(number));
    totals.choices += result.choices;
    hash = hashJson([hash, result.state]);
    const outcome = game.outcome(result.state);
    if (outcome !== null) {
      totals.finished += 1;
      outcomes[outcome.rule] = (outcomes[outcome.rule] ?? 0) + 1;
      countWins(outcome, seating, seatWins, mindWins);
    }
    played(number + 1);
  }
  const seconds = (now() - began) / 1000;
  return {
    game: game.id,
    players: seats.length,
    games,
    ...totals,
    seconds,
    gamesPerSecond: games / seconds,
    choicesPerSecond: totals.choices / seconds,
    wins: { seats: seatWins, ...(Object.keys(mindWins).length > 1 && { minds: mindWins }) },
    outcomes,
    hash,
  };
}

function playOne(
  game: AnyGame,
  beginning: Beginning,
  seating: ReadonlyMap<string, Mind>,
  witness: Witness | null,
): { state: GameState; choices: number } {
  const { seed: gameSeed, setup } = beginning;
  const randoms = new Map(
    [...seating.keys()].map((seat) => [seat, seededRandom(`mind ${gameSeed} ${seat}`)]),
  );
  const { state, events } = game.opening(setup, gameSeed);
  witness?.begins(events, beginning);
  let choices = 0;
  for (; choices < CHOICE_LIMIT; choices++) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const [mind, random] = [seating.get(seat), randoms.get(seat)];
    if (mind === undefined || random === undefined) throw bug(`${game.id} asks ${seat}, who has no seat`);
    const choice = mind.choose(eyesOf(game, state, seat, random));
    const applied: Applied<{ readonly type: string }> = game.apply(state, seat, choice);
    if (!applied.ok) {
      const { rule } = applied.refusal;
      throw bug(`the mind ${mind.id} chose ${shown(choice)} in game ${gameSeed}, refused by ${rule}`);
    }
    witness?.chooses(seat, choice, applied.events);
  }
  witness?.ends(state);
  return { state, choices };
}

function mindAt(minds: readonly Mind[], i: number): Mind {
  const mind = minds[i % minds.length];
  if (mind === undefined) throw bug('a simulation without minds');
  return mind;
}

function counter(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

function countWins(
  outcome: Outcome,
  seating: ReadonlyMap<string, Mind>,
  seatWins: Record<string, number>,
  mindWins: Record<string, number>,
): void {
  for (const winner of outcome.winners) {
    const mind = seating.get(winner)?.id ?? '';
    seatWins[winner] = (seatWins[winner] ?? 0) + 1;
    mindWins[mind] = (mindWins[mind] ?? 0) + 1;
  }
}

/** A witness who writes down the choices, for a journal made afterwards. */
export function scribe(game: AnyGame): Witness & { readonly journal: () => Journal } {
  const choices: { readonly seat: string; readonly choice: Json }[] = [];
  let began: Beginning | null = null;
  return {
    begins: (_, beginning) => {
      began = beginning;
    },
    chooses: (seat, choice) => choices.push({ seat, choice }),
    ends: () => {},
    journal() {
      if (began === null) throw bug('a journal of a game that never began');
      const match = new Match(game, began.setup, began.seed);
      for (const { seat, choice } of choices) match.play(seat, choice);
      return match.journal();
    },
  };
}
