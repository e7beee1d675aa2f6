/** Computer players. */
import type { Mind } from '@maester/kernel';
import { playBattle } from './battle/index.ts';
import { randomMind } from './random.ts';
import { stewardOf, type Player } from './steward.ts';
import { playThrones } from './thrones/index.ts';

const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['thrones', playThrones],
  ['battle', playBattle],
]);

/** Every mind, by the name people use for it, with all the games it knows. */
export const MINDS: readonly Mind[] = [randomMind, stewardOf((game) => PLAYERS.get(game))];
