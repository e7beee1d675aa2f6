/** Whether what a player could hope for has come true: the facts of `reasonsFor`, compared with what happened. */
import { areFriends, sideOf, unitOf, type BattleState } from '@maester/battle/readers';
import type { Json, JsonObject } from '@maester/kernel';

/** Whether the seat or a friend of it holds a token. */
export function isHeld(s: BattleState, id: string, seat: string): boolean {
  const token = s.objectives.find((one) => one.id === id);
  const holder = token?.claimedBy ?? token?.carriedBy ?? null;
  const unit = holder === null ? null : unitOf(s, holder);
  return unit !== null && areFriends(s, unit.seat, seat);
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Wounds that a unit has lost between these moments. */
function lostBy(id: string, before: BattleState, after: BattleState): number {
  return (unitOf(before, id)?.wounds ?? 0) - (unitOf(after, id)?.wounds ?? 0);
}

/** Hopes are means over many sequels: half of the Wounds is near enough. Null if there was nothing to hope for. */
export function fulfilled(
  before: BattleState,
  after: BattleState,
  seat: string,
  { strikes, restores, tokens, points }: JsonObject,
): boolean | null {
  const side = sideOf(before, seat);
  const found: boolean[] = [];
  if (isObject(strikes))
    found.push(2 * lostBy(String(strikes['unit']), before, after) >= Number(strikes['wounds']));
  if (isObject(restores))
    found.push(-2 * lostBy(String(restores['unit']), before, after) >= Number(restores['wounds']));
  if (Array.isArray(tokens) && tokens.length > 0)
    found.push(tokens.every((token) => isHeld(after, String(token), seat)));
  if (Number(points) > 0)
    found.push((after.victoryPoints[side] ?? 0) - (before.victoryPoints[side] ?? 0) >= Number(points));
  return found.length === 0 ? null : found.every(Boolean);
}
