/**
 * Objective tokens. Where they stay on the table a unit claims one by ending a move over all of it, and controls it
 * while no larger enemy is engaged with it; where they are carried, the carrier controls its token.
 */
import { partlyOver, type Token } from '../geometry/range.ts';
import { inches } from '../geometry/measures.ts';
import type { BattleState, Objective, UnitState } from '../state.ts';
import { sideOf } from '../sides/sides.ts';
import { engagedWith } from '../units/engaged.ts';
import { ranksOf } from '../units/ranks.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { isOnTable } from '../units/on-table.ts';
import { cardOf, shapeOf, unitOf } from '../units/units.ts';

/** 30 mm across. */
export const TOKEN_RADIUS = inches(0.6);

export function disc({ x, y }: { readonly x: number; readonly y: number }): Token {
  return { at: { x, y }, radius: TOKEN_RADIUS };
}

/** Solo units count their Wounds as ranks (battle/objective/solo-ranks). */
export function holdingRanks(s: BattleState, unit: UnitState): number {
  return unit.tray === 'small-solo' || unit.tray === 'large-solo' ? unit.wounds : ranksOf(s, unit);
}

export function changeObjective(s: BattleState, id: string, change: Partial<Objective>): void {
  s.objectives = s.objectives.map((objective) =>
    objective.id === id ? { ...objective, ...change } : objective,
  );
}

/** A unit that leaves the table no longer claims anything. */
export function giveUpTokens(s: BattleState, unit: string): void {
  for (const { id, claimedBy } of s.objectives) {
    if (claimedBy === unit) changeObjective(s, id, { claimedBy: null });
  }
}

export function touchesToken(unit: UnitState, objective: Objective): boolean {
  return partlyOver(shapeOf(unit), disc(objective));
}

/** The unit that controls the token now, if any (battle/objective/control). */
export function controllerOf(s: BattleState, objective: Objective): UnitState | null {
  const holder = objective.carriedBy ?? objective.claimedBy;
  const unit = holder === null ? null : unitOf(s, holder);
  if (unit === null || unit.pose === null || unit.destroyed || controlsNone(s, unit)) return null;
  if (objective.carriedBy !== null || modeOf(s).objectives === 'touched') return unit;
  const contested = engagedWith(s, unit).some((enemy) => holdingRanks(s, enemy) > holdingRanks(s, unit));
  return contested ? null : unit;
}

/** battle/objective/no-control: printed on the unit's card. */
export function controlsNone(s: BattleState, unit: UnitState): boolean {
  if (!isOnTable(s, 'noObjectives')) return false;
  const { abilities } = rulesOf(s);
  return cardOf(s, unit).abilities.some((name) => abilities[name]?.noObjectives === true);
}

export function objectivesOf(s: BattleState, side: number): Objective[] {
  return s.objectives.filter((objective) => {
    const unit = controllerOf(s, objective);
    return unit !== null && sideOf(s, unit.seat) === side;
  });
}

/** The objective cards whose effect a unit has because it controls their tokens. */
export function controlledCards(s: BattleState, unit: UnitState): readonly number[] {
  const held = heldWithCard(s);
  if (held.length === 0) return NONE;
  const cards: number[] = [];
  for (const objective of held) {
    if (objective.carriedBy !== unit.id && objective.claimedBy !== unit.id) continue;
    if (controllerOf(s, objective)?.id === unit.id) cards.push(objective.card);
  }
  return cards;
}

type WithCard = Objective & { readonly card: number };
const NONE: readonly never[] = [];
let remembered: { of: readonly Objective[]; held: readonly WithCard[] } = { of: NONE, held: NONE };

/** Claimed or carried tokens with a card. Every unit is asked for its abilities all the time, and most tables have none. */
function heldWithCard(s: BattleState): readonly WithCard[] {
  if (remembered.of !== s.objectives) {
    const isHeld = (one: Objective): one is WithCard =>
      one.card !== null && (one.carriedBy !== null || one.claimedBy !== null);
    remembered = { of: s.objectives, held: s.objectives.filter(isHeld) };
  }
  return remembered.held;
}

/** Whether any unit might have the effect of an objective card. */
export function isAnyHeld(s: BattleState): boolean {
  return heldWithCard(s).length > 0;
}

/** Whether a unit of this player controls a token with this card. */
export function controlsCard(s: BattleState, seat: string, card: number): boolean {
  return s.objectives.some(
    (objective) => objective.card === card && controllerOf(s, objective)?.seat === seat,
  );
}
