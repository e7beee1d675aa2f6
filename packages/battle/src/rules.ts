/** The words in which this game's procedures are written. */
import { rulebook, type Play, type Rulebook } from '@maester/kernel';
import type { BattleEvent } from './events.ts';
import type { BattleState } from './state.ts';

export type T = Play<BattleState, BattleEvent>;

const book: Rulebook<BattleState, BattleEvent> = rulebook();

export const procedure: Rulebook<BattleState, BattleEvent>['procedure'] = book.procedure;
