/** Moments of Actions: before one is resolved, and when it is completed. */
import type { Action } from '../timing/triggers.ts';
import { condition, isEnemy, isSelf } from './conditions.ts';
import type { Holds } from './effect.ts';
import { moment, type Moment } from './moments.ts';

type ActionTrigger = 'action-before' | 'action-completed';

/** It is one of these Actions. */
export const acts = (...actions: readonly Action[]): Holds<ActionTrigger> =>
  condition('acts', ({ about }) => actions.includes(about.action), { actions });

export const enemyActs: Moment<'action-before'> = moment('action-before', isEnemy('unit'));
export const selfActs: Moment<'action-before'> = moment('action-before', isSelf('unit'));
export const enemyHasActed: Moment<'action-completed'> = moment('action-completed', isEnemy('unit'));
