/** The battle as a seat sees it: the units on its side and on the others, and where there is something to win. */
import { areFriends, unitsInPlay, type BattleState, type UnitState } from '@maester/battle/readers';
import type { Eyes } from '@maester/kernel';
import { MIDDLE } from './weights.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Outlook {
  readonly s: BattleState;
  readonly me: string;
  readonly friends: readonly UnitState[];
  readonly enemies: readonly UnitState[];
}

export function outlookOf(eyes: Eyes): Outlook {
  const s = eyes.view() as BattleState;
  const [friends, enemies]: [UnitState[], UnitState[]] = [[], []];
  for (const unit of unitsInPlay(s)) (areFriends(s, unit.seat, eyes.seat) ? friends : enemies).push(unit);
  return { s, me: eyes.seat, friends, enemies };
}

export function isFriend({ s, me }: Outlook, unit: UnitState): boolean {
  return areFriends(s, unit.seat, me);
}

/** Enemies, and objectives that no friend holds. */
export function goalsOf({ s, friends, enemies }: Outlook): readonly Point[] {
  const open = s.objectives.filter(({ claimedBy }) => friends.every(({ id }) => id !== claimedBy));
  const goals = [...enemies.flatMap(({ pose }) => pose ?? []), ...open];
  return goals.length === 0 ? [MIDDLE] : goals;
}

/** How far it is to the nearest of these. */
export function toNearest(from: Point, goals: readonly Point[]): number {
  const squares = goals.map((goal) => {
    const [x, y] = [goal.x - from.x, goal.y - from.y];
    return x * x + y * y;
  });
  return Math.sqrt(Math.min(...squares));
}
