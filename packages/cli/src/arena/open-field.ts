/**
 * Battles of every kind for a contest: all game modes in turn, with random armies of equal points and terrain of every
 * sort. Each is fought twice, with the seats exchanged, so that neither armies nor dice favour anyone.
 */
import { battle, MODE_IDS, type BattleSetup } from '@maester/battle';
import { drawnArmies } from '../armies.ts';

const TERRAIN = ['laid', 'layout', 'random', 'none'] as const;

/** The seed of a game of a contest, shared by the two games of a pair. */
export const pairSeed = (seed: string, number: number): string => `${seed}/${Math.floor(number / 2)}`;

/** The battle of a game of a contest. */
export function openField(players: number, seed: string, number: number): BattleSetup {
  const pair = Math.floor(number / 2);
  const usual = battle.usualSetup(players);
  const mode = MODE_IDS[pair % MODE_IDS.length] ?? usual.mode;
  const terrain = TERRAIN[Math.floor(pair / MODE_IDS.length) % TERRAIN.length] ?? usual.terrain;
  const names = Array.from({ length: players }, () => 'random');
  return drawnArmies({ ...usual, mode, terrain }, names)(pairSeed(seed, number));
}
