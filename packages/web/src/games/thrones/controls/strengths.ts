// The strengths of a combat as the rules count them, now and if something were added.

import type { ThronesState } from '@maester/thrones';
import {
  strengthLines,
  supportsSoFar,
  type AreaId,
  type Combat,
  type HouseCardId,
  type HouseId,
  type Side,
} from '@maester/thrones/tables';
import { winsTie } from './board-facts.ts';

export interface Totals {
  readonly attacker: number;
  readonly defender: number;
}

/** The combat with all that is known of it: while support is called for, what was granted so far counts. */
export function combatIn(view: ThronesState): Combat | null {
  const { combat } = view;
  if (combat === null) return null;
  const supports = combat.supports.length > 0 ? combat.supports : [...supportsSoFar(view)];
  return { ...combat, supports };
}

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

export function sideOf(combat: Combat, house: HouseId): Side | null {
  if (combat.attacker === house) return 'attacker';
  return combat.defender === house ? 'defender' : null;
}

export function total(view: ThronesState, combat: Combat, side: Side): number {
  return strengthLines(view, combat, side).reduce((sum, line) => sum + line.value, 0);
}

export function totals(view: ThronesState, combat: Combat): Totals {
  return { attacker: total(view, combat, 'attacker'), defender: total(view, combat, 'defender') };
}

/** The places of a combat, for the map. */
export function scenesOf(combat: Combat | null): readonly AreaId[] {
  return combat === null ? [] : [combat.from, combat.area];
}

/** Who is ahead; the Fiefdoms decide a tie. */
export function leaderOf(view: ThronesState, combat: Combat, { attacker, defender }: Totals): Side {
  if (attacker !== defender) return attacker > defender ? 'attacker' : 'defender';
  return winsTie(view, combat.attacker, combat.defender) ? 'attacker' : 'defender';
}

/** What this card would come to, and how many of the opposing cards it would beat by strength. */
export function outlookOf(
  view: ThronesState,
  combat: Combat,
  side: Side,
  card: HouseCardId,
  against: readonly HouseCardId[],
): { readonly strength: number; readonly beaten: number } {
  const played = (mine: HouseCardId, theirs: HouseCardId | null): Combat => ({
    ...combat,
    cards: side === 'attacker' ? { attacker: mine, defender: theirs } : { attacker: theirs, defender: mine },
  });
  const beaten = against.filter((theirs) => {
    const fought = played(card, theirs);
    return leaderOf(view, fought, totals(view, fought)) === side;
  });
  return { strength: total(view, played(card, null), side), beaten: beaten.length };
}
