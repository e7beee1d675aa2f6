/**
 * A mind is a computer player in a seat: it sees what the seat may see and answers what the seat is asked.
 * It never gets the state itself.
 */
import type { Decision } from './decision.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Random } from './random.ts';
import type { GameState } from './state.ts';

/** How long a mind may think. What it answers without being hurried is the same on every machine. */
export interface Limits {
  /** How much it searches, compared with its usual search: 2 for twice as much, 0 for the quickest answer it has. */
  readonly effort: number;
  /** Whether an answer is wanted now: a mind that searches asks it often, and then gives the best it has found. */
  hurried(): boolean;
}

const USUAL_LIMITS: Limits = { effort: 1, hurried: () => false };

/** What a mind may look at when it must decide. Each part is made only when it is used. */
export interface Eyes {
  readonly game: Game<GameState, never>;
  readonly seat: string;
  readonly random: Random;
  readonly limits: Limits;
  /** The state as the seat may know it. */
  view(): GameState;
  decision(): Decision;
  /** Legal choices, good ones first where the game knows them; may be endless. */
  propose(): Iterable<Json>;
  /** One legal choice at random. */
  sample(): Json;
}

export interface Mind {
  readonly id: string;
  /** It may take its time: whoever serves others meanwhile lets it think somewhere else. */
  readonly ponders?: boolean;
  choose(eyes: Eyes): Json;
}

/**
 * The eyes of a seat on a state. Legality depends only on what the seat knows (the kernel's tests prove it), so the
 * decision and the samples may be taken from the state, which spares making the view for minds that do not look.
 */
export function eyesOf<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  seat: string,
  random: Random,
  limits: Limits = USUAL_LIMITS,
): Eyes {
  return {
    game: game as unknown as Game<GameState, never>,
    seat,
    random,
    limits,
    view: () => game.view(state, seat),
    decision() {
      const decision = game.decision(state, seat);
      if (decision === null) throw new Error(`${seat} is asked nothing`);
      return decision;
    },
    propose: () => game.propose(state, seat, random),
    sample: () => game.sample(state, seat, random),
  };
}
