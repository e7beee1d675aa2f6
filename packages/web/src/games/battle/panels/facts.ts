// What the panels tell of a battle, read from its state.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import {
  controllerOf,
  isFixture,
  type NcuState,
  type Objective,
  type UnitState,
  ordersUsedBy,
  tokensOn,
} from '@maester/battle/field';
import { abilitiesOf, forecast, type Forecast, type ModeId } from '@maester/battle/tables';
import type { BattleKey } from '../say.ts';

/** What a side or player may still activate this round. */
export function activationsLeft(
  view: BattleState,
  seats: readonly string[],
): { readonly units: number; readonly ncus: number } {
  const waits = ({ seat, activated, destroyed }: UnitState | NcuState): boolean =>
    seats.includes(seat) && !activated && !destroyed;
  return {
    units: view.units.filter((unit) => waits(unit) && unit.pose !== null && !isFixture(unit)).length,
    ncus: view.ncus.filter(waits).length,
  };
}

/** What each side would score if the round ended now. */
export function foreseen(view: BattleState): readonly (readonly Forecast[])[] {
  const all = view.round === 0 ? [] : forecast(view);
  return view.sides.map((_, side) => all.filter((one) => one.side === side));
}

interface ScoringWay {
  readonly text: BattleKey;
  readonly rule: string;
}

const COMBAT: ScoringWay = { text: 'battle.score.way.combat', rule: 'battle/victory/through-combat' };
const objectives = (mode: ModeId): ScoringWay => ({
  text: 'battle.score.way.objectives',
  rule: `battle/mode-${mode}/scoring`,
});

const WAYS: { readonly [mode in ModeId]: readonly ScoringWay[] } = {
  'a-game-of-thrones': [objectives('a-game-of-thrones'), COMBAT],
  'a-clash-of-kings': [
    objectives('a-clash-of-kings'),
    COMBAT,
    { text: 'battle.score.way.commander', rule: 'battle/mode-a-clash-of-kings/commander-kills' },
  ],
  'a-storm-of-swords': [
    { text: 'battle.score.way.walls', rule: 'battle/mode-a-storm-of-swords/walls-victory-points' },
    COMBAT,
    { text: 'battle.score.way.defender', rule: 'battle/mode-a-storm-of-swords/defender-victory' },
  ],
  'a-feast-for-crows': [objectives('a-feast-for-crows'), COMBAT],
  'a-dance-with-dragons': [objectives('a-dance-with-dragons'), COMBAT],
  'the-winds-of-winter': [
    { text: 'battle.score.way.missions', rule: 'battle/mode-the-winds-of-winter/scoring' },
    COMBAT,
  ],
  'honed-and-ready': [objectives('honed-and-ready'), COMBAT],
  'fire-and-blood': [
    { text: 'battle.score.way.marked', rule: 'battle/mode-fire-and-blood/marked-destroyed' },
    { text: 'battle.score.way.marked-kills', rule: 'battle/mode-fire-and-blood/marked-kills' },
    { text: 'battle.score.way.tokens', rule: 'battle/mode-fire-and-blood/victory-point-tokens' },
    COMBAT,
  ],
  'here-we-stand': [
    { text: 'battle.score.way.quadrants', rule: 'battle/mode-here-we-stand/scoring' },
    COMBAT,
  ],
  'dark-wings-dark-words': [
    objectives('dark-wings-dark-words'),
    { text: 'battle.score.way.missions', rule: 'battle/mode-dark-wings-dark-words/mission-scoring' },
    COMBAT,
  ],
  'banners-and-butchery': [
    { text: 'battle.score.way.banners', rule: 'battle/mode-banners-and-butchery/token-scoring' },
    {
      text: 'battle.score.way.commander-banners',
      rule: 'battle/mode-banners-and-butchery/commander-token-scoring',
    },
    { text: 'battle.score.way.commander-kills', rule: 'battle/mode-banners-and-butchery/commander-kills' },
  ],
};

/** How Victory Points are scored in this battle, the mode's own ways first. */
export function scoringWays({ mode }: Pick<BattleState, 'mode'>): readonly ScoringWay[] {
  return WAYS[mode];
}

/** How an objective token stands: who has it, and whether that counts. */
export function holdOf(
  view: BattleState,
  objective: Objective,
): { readonly is: 'controlled' | 'carried' | 'contested' | 'free'; readonly unit: string | null } {
  const unit = objective.carriedBy ?? objective.claimedBy;
  if (unit === null) return { is: 'free', unit };
  if (objective.carriedBy !== null) return { is: 'carried', unit };
  return { is: controllerOf(view, objective) === null ? 'contested' : 'controlled', unit };
}

/** Of `objective-3`. */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** Orders that a unit can still use this round. */
export function ordersLeft(view: BattleState, unit: UnitState): number {
  return abilitiesOf(view, unit).filter(
    ({ id, order }) => order !== undefined && !ordersUsedBy(unit).includes(id),
  ).length;
}

export interface UnitToken {
  readonly kind: 'marked' | 'pillage' | 'victory-points';
  /** Who alone scores it; null if it is not of revenge. */
  readonly seat: string | null;
  readonly count: number;
}

/** Tokens that the game mode or its faction puts on a unit: marks, Pillage, and Victory Points. */
export function unitTokens(unit: UnitState): readonly UnitToken[] {
  return Object.entries(tokensOn(unit)).flatMap(([name, count]): UnitToken[] => {
    if (count === 0) return [];
    if (name === 'marked') return [{ kind: 'marked', seat: null, count }];
    if (name === 'pillage') return [{ kind: 'pillage', seat: null, count }];
    if (name === 'victory-point') return [{ kind: 'victory-points', seat: null, count }];
    const seat = /^revenge-(.+)$/.exec(name)?.[1];
    return seat === undefined ? [] : [{ kind: 'victory-points', seat, count }];
  });
}

export function lastRoundOf(view: BattleState): number {
  return rulesOf(view).numbers.lastRound;
}
