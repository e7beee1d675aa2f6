/** House Greyjoy: whom its cards speak of. */
import type { BattleState, UnitState } from '../../state.ts';
import { cardOf } from '../../units/units.ts';

/** A card of the faction; an attachment makes no Greyjoy unit of another. */
export const isGreyjoy = (s: BattleState, unit: UnitState): boolean => cardOf(s, unit).faction === 'greyjoy';

export const isGreyjoyInfantry = (s: BattleState, unit: UnitState): boolean =>
  isGreyjoy(s, unit) && cardOf(s, unit).type === 'infantry';
