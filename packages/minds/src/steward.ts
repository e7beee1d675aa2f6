/**
 * The steward: a computer player that knows the games it has a player for, and in any other takes the first thing that
 * is proposed. Each game's player is a module of its own, so that one who plays one game need not load the others.
 */
import type { Eyes, Json, Mind } from '@maester/kernel';

/** Answers what a seat is asked in one game. */
export type Player = (eyes: Eyes) => Json;

/** `playerOf` gives the player of a game by its id. */
export function stewardOf(playerOf: (game: string) => Player | undefined): Mind {
  return { id: 'steward', choose: (eyes) => (playerOf(eyes.game.id) ?? firstProposal)(eyes) };
}

export function firstProposal(eyes: Eyes): Json {
  for (const choice of eyes.propose()) return choice;
  return eyes.sample();
}
