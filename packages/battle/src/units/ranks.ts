/** What a unit has left: models, ranks and Wounds. */
import type { UnitCard } from '../cards/card.ts';
import type { BattleState, UnitState } from '../state.ts';
import { cardOf } from './units.ts';

export function modelsOf(s: BattleState, unit: UnitState): number {
  return Math.ceil(unit.wounds / cardOf(s, unit).wounds);
}

const FULL = { infantry: 12, cavalry: 4, 'small-solo': 1, 'large-solo': 1, 'castle-wall': 1 } as const;

const WIDE = { infantry: 4, cavalry: 2, 'small-solo': 1, 'large-solo': 1, 'castle-wall': 1 } as const;

export function fullWounds(s: BattleState, unit: UnitState): number {
  return woundsOfCard(cardOf(s, unit));
}

/** The Wounds of a whole unit of this card. */
export function woundsOfCard({ tray, wounds }: UnitCard): number {
  return FULL[tray] * wounds;
}

/** Remaining ranks: one is lost only with its last model (battle/unit/ranks). */
export function ranksOf(s: BattleState, unit: UnitState): number {
  return Math.ceil(modelsOf(s, unit) / WIDE[unit.tray]);
}

export function fullRanks({ tray }: UnitState): number {
  return FULL[tray] / WIDE[tray];
}

export function destroyedRanks(s: BattleState, unit: UnitState): number {
  return fullRanks(unit) - ranksOf(s, unit);
}
