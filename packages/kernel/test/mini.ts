/**
 * Games of a few lines for the tests: a state that is only a log, and any procedures. Seats are called a, b, c, d.
 */
import {
  defineGame,
  rulebook,
  type Game,
  type GameRules,
  type GameState,
  type Json,
  type Procedure,
} from '../src/index.ts';
import { integer, object } from '../src/shape.ts';

export interface MiniState extends GameState {
  seats: string[];
  log: Json[];
}

export interface MiniSetup {
  readonly players: number;
}

export type MiniEvent = { readonly type: string };

export type MiniGame = Game<MiniState, MiniSetup, MiniEvent>;

export const book = rulebook<MiniState, MiniEvent>();

const SEATS = ['a', 'b', 'c', 'd'];

/** The first procedure is the whole game. */
export function miniGame(
  procedures: readonly [Procedure, ...Procedure[]],
  rules: Partial<GameRules<MiniState, MiniSetup>> = {},
): MiniGame {
  const begin: GameRules<MiniState, MiniSetup>['begin'] = (setup, flow) => ({
    flow,
    seats: SEATS.slice(0, setup.players),
    log: [],
  });
  return defineGame({
    id: 'mini',
    version: '1',
    players: { min: 1, max: 4 },
    readSetup: object({ players: integer(1, 4) }),
    usualSetup: (players) => ({ players }),
    seats: (setup) => SEATS.slice(0, setup.players),
    procedures,
    main: procedures[0],
    begin,
    copy: (state, flow) => ({ flow, seats: state.seats.slice(), log: state.log.slice() }),
    view: (state, _, flow) => ({ flow, seats: state.seats.slice(), log: state.log.slice() }),
    imagine: () => {},
    position: (setup, _, flow) => begin(setup, flow),
    ...rules,
  });
}

/** Starts a game of these procedures for so many players. */
export function started(players: number, ...procedures: readonly [Procedure, ...Procedure[]]) {
  const game = miniGame(procedures);
  return { game, state: game.start({ players }, 'mini') };
}
