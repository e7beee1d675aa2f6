/** Conditions about what happened earlier in the turn or round. */
import { beganTurnEngaged, hasActedBefore, isFirstEnemyTurn } from '../round/memory.ts';
import type { PairTrigger, UnitTrigger } from '../timing/triggers.ts';
import { condition } from './conditions.ts';
import type { Holds } from './effect.ts';

/** The unit began the turn Engaged with the other one. */
export const beganEngaged: Holds<PairTrigger> = condition('began-engaged', ({ s, unit, other }) =>
  beganTurnEngaged(s, unit.id, other.id),
);

export const hasActed: Holds<UnitTrigger> = condition('has-acted', ({ s, unit }) =>
  hasActedBefore(s, unit.id),
);

export const firstEnemyTurn: Holds<'turn-starts'> = condition('first-enemy-turn', ({ s, seat }) =>
  isFirstEnemyTurn(s, seat),
);
