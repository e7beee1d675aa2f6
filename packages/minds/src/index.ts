/** Computer players. */
import type { Mind } from '@maester/kernel';
import { battlePlayers } from './battle/players.ts';
import { mindsWith, type Players } from './levels.ts';
import { randomMind } from './random.ts';
import { thronesPlayers } from './thrones/players.ts';

const PLAYERS: ReadonlyMap<string, Players> = new Map([
  ['thrones', thronesPlayers],
  ['battle', battlePlayers],
]);

/** Every mind, by the name people use for it, with all the games it knows. */
export const MINDS: readonly Mind[] = [randomMind, ...mindsWith((game) => PLAYERS.get(game))];

export { LEVELS, USUAL_LEVEL, type Level } from './levels.ts';
