/** What a unit has left: models, ranks and Wounds. */
import type { UnitCard } from '../cards/card.ts';
import type { BattleState, UnitState } from '../state.ts';
import { cardOf } from './units.ts';

export function modelsOf(s: BattleState, unit: UnitState): number {
  return Math.ceil(unit.wounds / cardOf(s, unit).wounds);
}

/** Ranks of a whole unit, where its card says nothing else. */
const RANKS = { infantry: 3, cavalry: 2, 'small-solo': 1, 'large-solo': 1, 'castle-wall': 1 } as const;

const WIDE = { infantry: 4, cavalry: 2, 'small-solo': 1, 'large-solo': 1, 'castle-wall': 1 } as const;

export function fullWounds(s: BattleState, unit: UnitState): number {
  return woundsOfCard(cardOf(s, unit));
}

/** The Wounds of a whole unit of this card. */
export function woundsOfCard({ tray, wounds, ranks = RANKS[tray] }: UnitCard): number {
  return ranks * WIDE[tray] * wounds;
}

/** Remaining ranks: one is lost only with its last model (battle/unit/ranks). */
export function ranksOf(s: BattleState, unit: UnitState): number {
  return Math.ceil(modelsOf(s, unit) / WIDE[unit.tray]);
}

/** battle/unit/fewer-ranks */
export function fullRanks(s: BattleState, unit: UnitState): number {
  return cardOf(s, unit).ranks ?? RANKS[unit.tray];
}

export function destroyedRanks(s: BattleState, unit: UnitState): number {
  return fullRanks(s, unit) - ranksOf(s, unit);
}
