/** Questions about the table and the few ways to change it: who stands where, who is whose enemy, what a unit has left. */
import { bug } from '@maester/kernel';
import type { UnitCard, ZoneId } from './cards/card.ts';
import { rulesOf } from './edition/of.ts';
import { arcShares } from './geometry/arcs.ts';
import { contact, engaged as touching } from './geometry/contact.ts';
import { range } from './geometry/range.ts';
import { corners, screen, type Corners, type Side, type Tray } from './geometry/tray.ts';
import { inches, type Point } from './geometry/units.ts';
import type { Table } from './geometry/table.ts';
import { isWall } from './modes/castle-wall.ts';
import type { BattleState, Lasting, NcuState, Player, UnitState } from './state.ts';

export const TABLE: Table = { width: inches(48), depth: inches(48) };

export function unitOf(s: BattleState, id: string): UnitState | null {
  for (const unit of s.units) if (unit.id === id) return unit;
  return null;
}

export function mustUnit(s: BattleState, id: string | null): UnitState {
  const unit = id === null ? null : unitOf(s, id);
  if (unit === null) throw bug(`no unit ${id}`);
  return unit;
}

export function changeUnit(s: BattleState, id: string, change: Partial<UnitState>): UnitState {
  const at = s.units.findIndex((unit) => unit.id === id);
  const changed = { ...mustUnit(s, id), ...change };
  s.units[at] = changed;
  return changed;
}

export function ncuOf(s: BattleState, id: string | null): NcuState | null {
  return s.ncus.find((ncu) => ncu.id === id) ?? null;
}

export function changeNcu(s: BattleState, id: string, change: Partial<NcuState>): void {
  s.ncus = s.ncus.map((ncu) => (ncu.id === id ? { ...ncu, ...change } : ncu));
}

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

export function areFriends(s: BattleState, a: string, b: string): boolean {
  return a === b || sideOf(s, a) === sideOf(s, b);
}

/** More than two sides, of one player each. */
export function isFreeForAll(s: BattleState): boolean {
  return s.sides.length > 2;
}

/** battle/pass/who: the side that began with fewer units than any other, Combat Units and NCUs together. */
export function mayEverPass(s: BattleState, seat: string): boolean {
  const own = sideOf(s, seat);
  const counts = s.sides.map(
    (seats) => [...s.units, ...s.ncus].filter((unit) => seats.includes(unit.seat) && !isWall(unit)).length,
  );
  return counts.every((count, side) => side === own || count > (counts[own] ?? 0));
}

/** Seats in the order in which they answer: the one whose turn it is, then its side, then the others as turns go. */
export function seatsInOrder(s: BattleState): string[] {
  const active = s.turn ?? s.sides[s.firstSide]?.[0] ?? s.seats[0] ?? '';
  const side = sideOf(s, active);
  const inTurn = [...s.sides.slice(side), ...s.sides.slice(0, side)].flat();
  const order = [active, ...inTurn.filter((seat) => seat !== active)];
  return isFreeForAll(s) ? order.filter((seat) => hasASay(s, seat)) : order;
}

/** battle/free-for-all/elimination: others play on without a side whose Combat Units are all destroyed. */
export function isOut(s: BattleState, side: number): boolean {
  const seats = s.sides[side] ?? [];
  return s.units.every((unit) => !seats.includes(unit.seat) || unit.destroyed);
}

/** battle/free-for-all/elimination: who is out has nothing more to say. */
export function hasASay(s: BattleState, seat: string): boolean {
  return !isFreeForAll(s) || !isOut(s, sideOf(s, seat));
}

export function cardOf(s: BattleState, unit: UnitState): UnitCard {
  const card = rulesOf(s).pieces[unit.card];
  if (card === undefined) throw bug(`no unit card ${unit.card}`);
  return card;
}

function isDeployed(unit: UnitState): boolean {
  return unit.pose !== null && !unit.destroyed && !isWall(unit);
}

export function unitsInPlay(s: BattleState): UnitState[] {
  return s.units.filter(isDeployed);
}

export function trayOf(unit: UnitState): Tray {
  if (unit.pose === null) throw bug(`${unit.id} is not on the table`);
  return { kind: unit.tray, pose: unit.pose };
}

/** Units are replaced, never changed, so what follows from one is worked out once. */
function perUnit<V>(work: (unit: UnitState) => V): (unit: UnitState) => V {
  const known = new WeakMap<UnitState, V>();
  return (unit) => {
    let value = known.get(unit);
    if (value === undefined) {
      value = work(unit);
      known.set(unit, value);
    }
    return value;
  };
}

export const shapeOf: (unit: UnitState) => Corners = perUnit((unit) => corners(trayOf(unit)));

export const screenOf: (unit: UnitState) => Corners = perUnit((unit) => screen(trayOf(unit)));

export function friendsOf(s: BattleState, unit: UnitState): UnitState[] {
  return s.units.filter(
    (other) => isDeployed(other) && other.id !== unit.id && areFriends(s, other.seat, unit.seat),
  );
}

export function enemiesOf(s: BattleState, unit: UnitState): UnitState[] {
  return enemyUnits(s, unit.seat);
}

export function enemyUnits(s: BattleState, seat: string): UnitState[] {
  return s.units.filter((unit) => isDeployed(unit) && !areFriends(s, unit.seat, seat));
}

export function friendlyUnits(s: BattleState, seat: string): UnitState[] {
  return s.units.filter((unit) => isDeployed(unit) && areFriends(s, unit.seat, seat));
}

/** The largest tray's half diagonal twice over: units whose centres are further apart cannot touch. */
const NEVER_TOUCHING = 7_600;
/** The same for a unit and a Castle Wall. */
export const NEVER_TOUCHING_WALLS = 9_300;

function centresWithin(a: UnitState, b: UnitState, distance: number): boolean {
  return b.pose !== null && isNear(a, b.pose, distance);
}

export function isNear({ pose }: UnitState, { x, y }: Point, distance: number): boolean {
  return pose !== null && Math.abs(pose.x - x) <= distance && Math.abs(pose.y - y) <= distance;
}

/** Those of the units that a tray with its centre there might touch, or come within `gap` of: most need no measuring. */
export function unitsAbout(units: readonly UnitState[], at: Point, gap: number): UnitState[] {
  return units.filter((unit) => isNear(unit, at, NEVER_TOUCHING + gap));
}

export function areEngaged(a: UnitState, b: UnitState): boolean {
  return centresWithin(a, b, NEVER_TOUCHING) && touching(shapeOf(a), shapeOf(b));
}

/** The side of a tray that another one touches; if they meet in a corner only, the arc the other lies in. */
export function sideTouched(tray: Tray, other: Tray): Side {
  return contact(tray, other)?.side ?? arcShares(tray, corners(other)).most[0] ?? 'front';
}

export function engagedWith(s: BattleState, unit: UnitState): UnitState[] {
  return s.units.filter((other) => fights(s, unit, other));
}

export function isEngaged(s: BattleState, unit: UnitState): boolean {
  return s.units.some((other) => fights(s, unit, other));
}

/** Whether these are enemies in contact. The distance comes first: it decides most often. */
function fights(s: BattleState, unit: UnitState, other: UnitState): boolean {
  return (
    centresWithin(unit, other, NEVER_TOUCHING) &&
    !areFriends(s, unit.seat, other.seat) &&
    isDeployed(other) &&
    !isWall(unit) &&
    areEngaged(unit, other)
  );
}

/** Edge to edge; a unit is always in range of itself. */
export function distanceBetween(a: UnitState, b: UnitState): number {
  return a.id === b.id ? 0 : range(shapeOf(a), shapeOf(b));
}

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

/** The unit that the Commander of this seat is in now, if he lives. */
export function commandersUnit(s: BattleState, seat: string): UnitState | null {
  const { commander } = playerOf(s, seat);
  return (
    unitsInPlay(s).find(
      (unit) => unit.seat === seat && (unit.card === commander || unit.attachments.includes(commander)),
    ) ?? null
  );
}

export function isCommandedBy(s: BattleState, unit: UnitState, seat: string): boolean {
  return commandersUnit(s, seat)?.id === unit.id;
}

function holderOf(s: BattleState, zone: ZoneId): NcuState | null {
  return ncuOf(s, s.zones.find(({ id }) => id === zone)?.ncu ?? null);
}

/** Whether this side holds a zone of the Tactics Board, for Abilities and Tactics cards. */
export function controls(s: BattleState, seat: string, zone: ZoneId): boolean {
  const ncu = holderOf(s, zone);
  if (ncu === null || !areFriends(s, ncu.seat, seat)) return false;
  // battle/tactics-board/water-gardens-control
  const gardens = holderOf(s, 'water-gardens');
  return gardens === null || areFriends(s, gardens.seat, seat);
}

/** The attached card or Influence of this name on a unit. */
export function lastingOn(s: BattleState, unit: string, ability: string): Lasting | null {
  return s.lasting.find((effect) => effect.on === unit && effect.ability === ability) ?? null;
}
