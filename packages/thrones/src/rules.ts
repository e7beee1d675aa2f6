/** The words in which this game's procedures are written. */
import { rulebook, type Rulebook } from '@maester/kernel';
import type { ThronesEvent } from './events.ts';
import type { ThronesState } from './state.ts';

const book: Rulebook<ThronesState, ThronesEvent> = rulebook();

export const procedure: Rulebook<ThronesState, ThronesEvent>['procedure'] = book.procedure;
