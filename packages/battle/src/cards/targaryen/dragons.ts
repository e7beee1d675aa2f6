/** Drogon, Rhaegal and Viserion: who they are for the cards that call them by name. */
import type { BattleState, UnitState } from '../../state.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';

const DRAGONS: readonly string[] = ['Drogon', 'Rhaegal', 'Viserion'];

export const isDragon = (s: BattleState, unit: UnitState): boolean =>
  DRAGONS.includes(cardOf(s, unit).character ?? '');

export const dragons = (s: BattleState, seat: string): UnitState[] =>
  friendlyUnits(s, seat).filter((unit) => isDragon(s, unit));
