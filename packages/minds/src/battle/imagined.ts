/**
 * Imagined battles: what a seat sees, with the hidden cards dealt somehow and dice that are fair within a few rolls, in
 * which choices are tried before they are made.
 */
import type { BattleState } from '@maester/battle/readers';
import {
  eyesOf,
  shuffled,
  type Eyes,
  type Game,
  type GameState,
  type Json,
  type Random,
} from '@maester/kernel';
import { playBattle } from './index.ts';

export type BattleGame = Game<GameState, never>;

const FACES = [1, 2, 3, 4, 5, 6];
const D3 = [1, 2, 3];

/** Every face as often as any other within a few dice: the mean of few battles is nearer to that of all. */
function fair(random: Random, faces: readonly number[], count: number): number[] {
  const dice: number[] = [];
  while (dice.length < count) dice.push(...shuffled(random, faces));
  return dice;
}

/** So many battles that could be the one the seat sees; over six of them the first die of a Charge shows every face. */
export function worldsOf(eyes: Eyes, count: number): BattleState[] {
  const { game, seat, random } = eyes;
  const view = eyes.view();
  const charges = shuffled(random, FACES);
  const tests = shuffled(random, FACES);
  const others = shuffled(random, FACES);
  return Array.from({ length: count }, (_, i) => {
    const world = game.imagine(view, seat, random) as BattleState;
    const at = (faces: readonly number[]): number => faces[i % 6] ?? 1;
    world.flow.dice.script = {
      left: {
        attack: fair(random, FACES, 18),
        defense: fair(random, FACES, 18),
        charge: [at(charges), at(tests)],
        morale: [at(tests), at(others), ...fair(random, FACES, 6)],
        'panic-wounds': fair(random, D3, 3),
      },
      drawn: {},
    };
    return world;
  });
}

export const copyOf = (game: BattleGame, state: BattleState): BattleState => game.copy(state) as BattleState;

/** The question on top, as `procedure/step`. */
export function askOf({ flow }: BattleState): string {
  const frame = flow.stack.at(-1);
  return frame === undefined ? '' : `${frame.procedure}/${frame.step}`;
}

export const NEXT_TURN = 'turn/activate-unit';
const MOST_CHOICES = 80;
const BLOWS: ReadonlySet<string> = new Set(['charge', 'melee', 'ranged', 'attack', 'morale-test']);

/** Whether units are charging or striking: at other moments nobody in an imagined battle plays anything. */
function isInAction({ flow }: BattleState): boolean {
  return flow.stack.some(({ procedure }) => BLOWS.has(procedure));
}

/** The answer of plain soldiering, which everyone in an imagined battle is taken to give. */
function plainAnswer(game: BattleGame, state: BattleState, seat: string, random: Random): Json {
  const ask = askOf(state);
  if (ask === 'occasion/declare' && !isInAction(state)) return 'pass';
  // what is tried is worth what it does alone, not what the cards do that could be played after it
  if (ask === 'play-siege-card/play') return 'no';
  // when blows fall, cards come by what they are worth; of places the first will do, for comparing them takes longer
  // than all the rest
  if (ask === 'occasion/declare' || game.questions[ask] === 'pose')
    for (const choice of game.propose(state, seat, random)) return choice;
  const eyes = eyesOf(game, state, seat, random);
  return playBattle({ ...eyes, view: () => state });
}

export function answerPlainly(game: BattleGame, state: BattleState, seat: string, random: Random): void {
  if (!game.apply(state, seat, plainAnswer(game, state, seat, random)).ok)
    game.apply(state, seat, game.sample(state, seat, random));
}

/** Plays on until somebody chooses what to activate next. */
export function playOn(game: BattleGame, state: BattleState, random: Random): void {
  for (let i = 0; i < MOST_CHOICES; i++) {
    const [seat] = game.waiting(state);
    if (seat === undefined || askOf(state) === NEXT_TURN) return;
    answerPlainly(game, state, seat, random);
  }
}
