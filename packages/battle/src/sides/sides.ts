/** Players and the sides they are on: teams, free-for-alls, the order of answers, and who is out. */
import { bug } from '@maester/kernel';
import { modeOf } from '../edition/of.ts';
import type { BattleState, Player, UnitState } from '../state.ts';

export function playerOf(s: BattleState, seat: string): Player {
  for (const player of s.players) if (player.seat === seat) return player;
  throw bug(`no player ${seat}`);
}

export function changePlayer(s: BattleState, seat: string, change: Partial<Player>): void {
  s.players = s.players.map((player) => (player.seat === seat ? { ...player, ...change } : player));
}

export function sideOf(s: BattleState, seat: string): number {
  return playerOf(s, seat).side;
}

/** Without teams everyone is their own friend alone. */
export function areFriends(s: BattleState, a: string, b: string): boolean {
  return a === b || (s.sides.length < s.seats.length && sideOf(s, a) === sideOf(s, b));
}

/** More than two sides, of one player each. */
export function isFreeForAll(s: BattleState): boolean {
  return s.sides.length > 2;
}

/** Seats in the order in which they answer: the one whose turn it is, then its side, then the others as turns go. */
export function seatsInOrder(s: BattleState): readonly string[] {
  const active = s.turn ?? s.sides[s.firstSide]?.[0] ?? s.seats[0] ?? '';
  const order = orderFrom(s, active);
  return isFreeForAll(s) ? order.filter((seat) => hasASay(s, seat)) : order;
}

const orders = new WeakMap<BattleState['sides'], Map<string, readonly string[]>>();

/** Every occasion asks for it, and the sides stay the same for the whole battle. */
function orderFrom({ sides }: BattleState, active: string): readonly string[] {
  let known = orders.get(sides);
  if (known === undefined) orders.set(sides, (known = new Map<string, readonly string[]>()));
  let order = known.get(active);
  if (order === undefined) {
    const side = sides.findIndex((seats) => seats.includes(active));
    const inTurn = [...sides.slice(side), ...sides.slice(0, side)].flat();
    order = [active, ...inTurn.filter((seat) => seat !== active)];
    known.set(active, order);
  }
  return order;
}

/** battle/free-for-all/elimination: others play on without a side whose Combat Units are all destroyed. */
export function isOut(s: BattleState, side: number): boolean {
  const seats = s.sides[side] ?? [];
  return s.units.every((unit) => !seats.includes(unit.seat) || (unit.destroyed && !comesBack(s, unit)));
}

/** Whether a destroyed unit is one that its game mode brings back. */
function comesBack(s: BattleState, unit: UnitState): boolean {
  return modeOf(s).comesBack?.(s, unit) === true;
}

/** battle/free-for-all/elimination: who is out has nothing more to say. */
export function hasASay(s: BattleState, seat: string): boolean {
  return !isFreeForAll(s) || !isOut(s, sideOf(s, seat));
}
