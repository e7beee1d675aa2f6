/**
 * Battles of every kind for a contest: all game modes in turn, with random armies of equal points and terrain of every
 * sort. Players who differ fight each twice, with the seats exchanged, so that neither armies nor dice favour anyone;
 * between players who are the same, that would be one battle counted twice.
 */
import { battle, MODE_IDS, type BattleSetup } from '@maester/battle';
import { drawnArmies } from '../armies.ts';

const TERRAIN = ['laid', 'layout', 'random', 'none'] as const;

/** The number of the battle that is fought in a game of a contest. */
export function battleNumber(number: number, minds: readonly string[]): number {
  return new Set(minds).size === 1 ? number : Math.floor(number / 2);
}

/** The battle of this number. */
export function openField(players: number, seed: string, battleAt: number): BattleSetup {
  const usual = battle.usualSetup(players);
  const mode = MODE_IDS[battleAt % MODE_IDS.length] ?? usual.mode;
  const terrain = TERRAIN[Math.floor(battleAt / MODE_IDS.length) % TERRAIN.length] ?? usual.terrain;
  const names = Array.from({ length: players }, () => 'random');
  return drawnArmies({ ...usual, mode, terrain }, names)(`${seed}/${battleAt}`);
}
