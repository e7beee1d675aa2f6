/** Victory Points, and the ways a battle ends. */
import { boardWithout } from '../tactics/claims.ts';
import { keep, kept } from '../modes/mode-state.ts';
import type { T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isOut, sideOf } from '../sides/sides.ts';
import { cardOf, changeUnit, isFixture, unitsInPlay } from '../units/units.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import type { Numbers } from '../edition/edition.ts';

/** Sides that have left a free-for-all, by number. */
const ELIMINATED = 'eliminated';

function eliminated(s: BattleState): readonly number[] {
  return kept(s, ELIMINATED, []);
}

export function score(t: T, side: number, points: number, because: string): void {
  if (points <= 0 || modeOf(t.state).scoresNothing?.(t.state, side) === true) return;
  if (eliminated(t.state).includes(side)) return;
  t.state.victoryPoints[side] = (t.state.victoryPoints[side] ?? 0) + points;
  t.emit({ type: 'scored', side, points, because });
}

/** Sizes in between count as the smaller. */
export function victoryTarget(points: number, { victoryAtThirty, victoryPerTen }: Numbers): number {
  return victoryAtThirty + victoryPerTen * Math.floor((points - 30) / 10);
}

/** battle/team/victory-points: by the points of a whole team; of unequal teams the larger counts. */
export function targetOf(s: BattleState): number {
  const points = s.points * Math.max(...s.sides.map((seats) => seats.length));
  return victoryTarget(points, rulesOf(s).numbers) + (modeOf(s).morePointsNeeded ?? 0);
}

/**
 * The sides that profit from the destruction of a unit: the enemy whose effect it was; if it was its own side's or
 * nobody's, every enemy (battle/victory/own-destruction).
 */
export function creditedSides(s: BattleState, unit: UnitState, seat: string | null): number[] {
  const own = sideOf(s, unit.seat);
  const killer = seat === null ? own : sideOf(s, seat);
  return [...s.sides.keys()].filter((side) => side !== own && (killer === own || side === killer));
}

function end(t: T, sides: readonly number[], rule: string): void {
  const winners = sides.flatMap((side) => t.state.sides[side] ?? []);
  t.emit({ type: 'end', winners, rule });
  t.finish(winners, rule);
}

/**
 * battle/victory/elimination: a side without Combat Units on the table is out, with any number of players; if all are,
 * Victory Points decide.
 */
export function eliminateIfEmpty(t: T): void {
  const { state: s } = t;
  const stillThere = rulesOf(s).rules.elimination === 'on-the-table' ? unitsInPlay(s) : unitsAlive(s);
  const left = s.sides.flatMap((seats, side) =>
    stillThere.some((unit) => seats.includes(unit.seat)) ? [side] : [],
  );
  if (left.length <= 1) end(t, left.length === 1 ? left : ahead(s), 'battle/victory/elimination');
  else for (const side of s.sides.keys()) if (!left.includes(side)) eliminate(t, side);
}

/** Those in Reserve too, and those that may come back. */
function unitsAlive(s: BattleState): readonly UnitState[] {
  return s.units.filter(
    (unit) => !isFixture(unit) && (!unit.destroyed || modeOf(s).comesBack?.(s, unit) === true),
  );
}

/** The side with more Victory Points than any other, of those that were in the game until now; none if they are level. */
function ahead(s: BattleState): number[] {
  const standing = [...s.sides.keys()].filter((side) => !eliminated(s).includes(side));
  const best = Math.max(...standing.map((side) => s.victoryPoints[side] ?? 0));
  const leaders = standing.filter((side) => s.victoryPoints[side] === best);
  return leaders.length === 1 ? leaders : [];
}

/** What it has off the table leaves with it: NCUs, and units that were not deployed. */
function eliminate(t: T, side: number): void {
  const { state: s } = t;
  if (eliminated(s).includes(side)) return;
  keep(s, ELIMINATED, [...eliminated(s), side]);
  t.emit({ type: 'eliminated', side });
  const seats = s.sides[side] ?? [];
  for (const { id } of s.units.filter(({ seat, destroyed }) => seats.includes(seat) && !destroyed))
    changeUnit(s, id, { destroyed: true, wounds: 0, attachments: [] });
  s.ncus = s.ncus.map((ncu) => (seats.includes(ncu.seat) ? { ...ncu, destroyed: true } : ncu));
  const gone = new Set(s.ncus.filter(({ destroyed }) => destroyed).map(({ id }) => id));
  s.zones = boardWithout(s.zones, (ncu) => gone.has(ncu));
  s.lasting = s.lasting.filter(({ from }) => !gone.has(from));
}

/** The side whose turn comes after this one's. */
export function nextSide(s: BattleState, side: number): number {
  const next = (side + 1) % s.sides.length;
  return isOut(s, next) && !s.sides.every((_, other) => isOut(s, other)) ? nextSide(s, next) : next;
}

/** At the end of a round: enough points, and more than anyone else. */
export function endIfWon(t: T): void {
  const { state: s } = t;
  const standing = [...s.sides.keys()].filter((side) => !isOut(s, side));
  const best = Math.max(...standing.map((side) => s.victoryPoints[side] ?? 0));
  const leaders = standing.filter((side) => s.victoryPoints[side] === best);
  if (best >= targetOf(s) && leaders.length === 1) return end(t, leaders, 'battle/victory/end-of-round');
  if (s.round < rulesOf(s).numbers.lastRound) return;
  const decided = modeOf(s).afterLastRound?.(s);
  if (decided !== undefined) return end(t, decided.sides, decided.rule);
  if (leaders.length === 1) return end(t, leaders, 'battle/victory/six-rounds');
  const remaining = leaders.map((side) => pointsOnTable(s, side));
  const most = Math.max(...remaining);
  const winners = leaders.filter((_, i) => remaining[i] === most);
  end(
    t,
    winners.length === 1 ? winners : [],
    winners.length === 1 ? 'battle/victory/tie-break' : 'battle/victory/draw',
  );
}

function pointsOnTable(s: BattleState, side: number): number {
  let points = 0;
  for (const unit of unitsInPlay(s)) {
    if (s.sides[side]?.includes(unit.seat) !== true) continue;
    points += cardOf(s, unit).cost;
    for (const card of unit.attachments) points += rulesOf(s).attachments[card]?.cost ?? 0;
  }
  return points;
}
