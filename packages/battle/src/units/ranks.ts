/** What a unit has left: models, ranks and Wounds. */
import type { UnitCard } from '../cards/card.ts';
import type { BattleState, UnitState } from '../state.ts';
import { rulesOf } from '../edition/of.ts';
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
  if (WIDE[unit.tray] === 1 && hasNoRanks(s, unit)) return 0;
  return Math.ceil(modelsOf(s, unit) / WIDE[unit.tray]);
}

/** battle/unit/fewer-ranks */
export function fullRanks(s: BattleState, unit: UnitState): number {
  if (WIDE[unit.tray] === 1 && hasNoRanks(s, unit)) return 0;
  return cardOf(s, unit).ranks ?? RANKS[unit.tray];
}

/** battle/unit/solo-rank: no effect finds ranks on a Solo unit where those have none. */
function hasNoRanks(s: BattleState, { tray }: UnitState): boolean {
  return tray !== 'castle-wall' && rulesOf(s).rules.soloRanks === 0;
}

/** The models of one rank. */
export function modelsPerRank({ tray }: UnitState): number {
  return WIDE[tray];
}

export function destroyedRanks(s: BattleState, unit: UnitState): number {
  return fullRanks(s, unit) - ranksOf(s, unit);
}
