/** What several modes share: where tokens lie, points for the objectives controlled, points for Commanders. */
import { objectivesOf } from '../objectives/objectives.ts';
import type { T } from '../rules.ts';
import type { BattleState, Objective, UnitState } from '../state.ts';
import { areFriends, isOut, playerOf, sideOf } from '../sides/sides.ts';
import { score } from '../victory/victory.ts';
import type { Destruction, Worth } from './mode.ts';
import { useScoredCards } from './objective-cards.ts';

type Places = readonly (readonly [number, number])[];

export const CENTRE = 'objective-1';

/** The centre, and 18" from a Deployment edge and 6" from a Flank edge. */
export const FIVE_TOKENS: Places = [
  [24, 24],
  [6.6, 18.6],
  [41.4, 18.6],
  [6.6, 29.4],
  [41.4, 29.4],
];

/** The centre, and 6" from either Flank edge in line with it. */
export const THREE_TOKENS: Places = [
  [24, 24],
  [6.6, 24],
  [41.4, 24],
];

/** From Round 2, one point for each objective controlled; then their cards. Gives back those that scored. */
export function scoreObjectives(t: T, rule: string): Objective[] {
  const { state: s } = t;
  if (s.round < 2) return [];
  const scored: Objective[] = [];
  for (const side of s.sides.keys()) {
    const controlled = objectivesOf(s, side);
    score(t, side, controlled.length, rule);
    scored.push(...controlled);
  }
  useScoredCards(t, scored);
  return scored;
}

/** What the objectives that a side controls are worth at the end of this round. */
export function objectivesWorth(rule: string): (s: BattleState, side: number) => readonly Worth[] {
  return (s, side) => (s.round < 2 ? [] : [{ points: objectivesOf(s, side).length, because: rule }]);
}

/** The enemy of the destroyed unit whose Commander's unit did it. */
export function commanderWhoDestroyed(
  s: BattleState,
  unit: UnitState,
  { killer }: Destruction,
): string | null {
  if (killer === null || areFriends(s, killer.seat, unit.seat)) return null;
  return hasCommanderIn(s, killer) ? killer.seat : null;
}

/** Whether the Commander is in this unit, be it about to be removed. */
export function hasCommanderIn(s: BattleState, unit: UnitState): boolean {
  const { commander } = playerOf(s, unit.seat);
  return unit.card === commander || unit.attachments.includes(commander);
}

/** The sides in the order in which turns go, from the one after a seat's; its own is not among them. */
export function opposingSides(s: BattleState, seat: string): number[] {
  const own = sideOf(s, seat);
  return s.sides.slice(1).map((_, i) => (own + 1 + i) % s.sides.length);
}

/** The seat that decides for the enemies of a unit: of several sides the next one that is still in the game. */
export function opponentOf(s: BattleState, seat: string): string {
  const sides = opposingSides(s, seat);
  return s.sides[sides.find((side) => !isOut(s, side)) ?? sides[0] ?? 0]?.[0] ?? seat;
}

export function scoreFor(t: T, seat: string, points: number, rule: string): void {
  score(t, sideOf(t.state, seat), points, rule);
}

/** Points for every side but that of the seat. */
export function scoreAgainst(t: T, seat: string, points: number, rule: string): void {
  const own = sideOf(t.state, seat);
  for (const side of t.state.sides.keys()) if (side !== own) score(t, side, points, rule);
}

/** Those still in the game. */
function sidesFromFirst(s: BattleState): (readonly string[])[] {
  const sides = [...s.sides.slice(s.firstSide), ...s.sides.slice(0, s.firstSide)];
  return sides.filter((seats) => !isOut(s, s.sides.indexOf(seats)));
}

/** Seats from the First Player on. */
export function fromFirstPlayer(s: BattleState): string[] {
  return sidesFromFirst(s).flat();
}

/** The same, but a team has one that speaks for all of it. */
export function speakersFromFirst(s: BattleState): string[] {
  return sidesFromFirst(s).flatMap(([seat]) => seat ?? []);
}

/** How many of these cards each of so many gets: two, unless there are too few for all. */
export function cardsEach(cards: readonly number[], count: number): number {
  return Math.min(2, Math.floor(cards.length / count));
}
