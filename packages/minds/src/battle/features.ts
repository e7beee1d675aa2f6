/** What there is to weigh in a position: what each side has, what it may hope for, and how near it is to more. */
import { engagedWith, fullWounds, groundsOf, isFixture, speedOf } from '@maester/battle/field';
import { forecast, sideOf, unitOf, type BattleState, type Objective } from '@maester/battle/readers';
import { costOf, handOf, lossOf, pointsFor, roundsAfter, stakeOf, tokenWorth } from './stakes.ts';
import { gapBetween, halfOf, nearAt, type Glance, type Threats } from './threats.ts';

/** What is weighed of each side, by name. */
export const FEATURES = [
  'points',
  'scoring',
  'holding',
  'army',
  'standing',
  'threats',
  'first-threat',
  'later-threats',
  'reach',
  'ground',
  'cards',
  'conditions',
  'ready',
  'advisers',
  'bled',
  'walls',
] as const;
export type Feature = (typeof FEATURES)[number];

export type Side = Record<Feature, number>;

const none = (): Side => ({
  points: 0,
  scoring: 0,
  holding: 0,
  army: 0,
  standing: 0,
  threats: 0,
  'first-threat': 0,
  'later-threats': 0,
  reach: 0,
  ground: 0,
  cards: 0,
  conditions: 0,
  ready: 0,
  advisers: 0,
  bled: 0,
  walls: 0,
});

/** What each side has, in the order of the sides. */
export function featuresOf(s: BattleState, threats: Threats): readonly Side[] {
  const sides = s.sides.map(none);
  const of = (seat: string): Side | undefined => sides[sideOf(s, seat)];
  const left = roundsAfter(s);
  const glances = glancesOf(s);
  const done = doneShare(s);
  for (const [side, points] of s.victoryPoints.entries()) {
    const own = sides[side];
    if (own !== undefined) own.points = points;
  }
  for (const { side, points } of forecast(s)) {
    const own = sides[side];
    if (own === undefined) continue;
    own.scoring += points * (0.5 + 0.5 * done);
    own.holding += points * left;
  }
  for (const unit of s.units) {
    const own = of(unit.seat);
    if (own === undefined) continue;
    if (isFixture(unit) || unit.destroyed) continue;
    const cost = costOf(s, unit) * lossOf(s, unit) * ((1 + left) / 6);
    const share = unit.wounds / fullWounds(s, unit);
    own.army += cost * share;
    own.standing += cost;
    own.bled -= pointsFor(s, unit) * (1 - share);
    own.conditions -= unit.conditions.length * share;
    if (!unit.activated) own.ready += 1;
  }
  for (const ncu of s.ncus) {
    const own = of(ncu.seat);
    if (own !== undefined && !ncu.destroyed && !ncu.activated) own.advisers += 1;
  }
  for (const { seat } of s.players) {
    const own = of(seat);
    if (own !== undefined) own.cards += handOf(s, seat);
  }
  addWalls(s, sides, glances);
  addThreats(s, sides, glances, threats);
  addReach(s, sides, glances, left);
  for (const { points } of groundsOf(s)) {
    const all = points.reduce((sum, one) => sum + one, 0);
    for (const [side, own] of sides.entries())
      own.ground += (((points[side] ?? 0) * sides.length) / (all + 4)) * (1 + left);
  }
  return sides;
}

/** How many of those that act in a round have done so. */
export function doneShare(s: BattleState): number {
  let [all, done] = [0, 0];
  for (const unit of s.units) {
    if (unit.destroyed || unit.pose === null || isFixture(unit)) continue;
    all += 1;
    if (unit.activated) done += 1;
  }
  return all === 0 ? 1 : done / all;
}

/** A look at every unit on the table. */
export function glancesOf(s: BattleState): readonly Glance[] {
  return s.units.flatMap((unit) => {
    if (unit.pose === null || unit.destroyed) return [];
    return {
      unit,
      side: sideOf(s, unit.seat),
      speed: isFixture(unit) ? 0 : speedOf(s, unit),
      half: halfOf(unit),
      foes: engagedWith(s, unit).map(({ id }) => id),
    };
  });
}

/** What it takes from a wall that stands if enemies are all around it, and what part of that the first one beside it takes. */
const PRESSED = 1;
const BY_ONE = 0.3;

/** Walls are worth what is left of them, and less with enemies before them: the nearer the less. */
function addWalls(s: BattleState, sides: readonly Side[], glances: readonly Glance[]): void {
  for (const unit of s.units) {
    const own = isFixture(unit) && unit.destroyed ? sides[sideOf(s, unit.seat)] : undefined;
    if (own !== undefined) own.walls -= PRESSED;
  }
  for (const wall of glances) {
    const own = sides[wall.side];
    if (own === undefined || !isFixture(wall.unit)) continue;
    let free = 1;
    for (const enemy of glances)
      if (enemy.side !== wall.side) free *= 1 - BY_ONE * nearAt(gapBetween(enemy, wall), enemy.speed);
    own.walls += wall.unit.wounds / fullWounds(s, wall.unit) - PRESSED * (1 - free);
  }
}

function addThreats(
  s: BattleState,
  sides: readonly Side[],
  glances: readonly Glance[],
  threats: Threats,
): void {
  const moves = s.turn === null ? null : sideOf(s, s.turn);
  const isLast = roundsAfter(s) === 0;
  const found: Threat[] = [];
  for (const from of glances) {
    if (isFixture(from.unit) || (isLast && from.unit.activated)) continue;
    let best: Threat | null = null;
    for (const to of glances) {
      const worth = to.side === from.side ? 0 : threats.of(s, from, to);
      if (worth > (best?.worth ?? 0)) best = { from, to, worth };
    }
    if (best !== null) found.push(best);
  }
  for (const { from, to, worth } of found) {
    const own = sides[from.side];
    if (own === undefined) continue;
    const best = isFixture(to.unit) ? worth * shareOf(s, to, found) : worth;
    if (from.unit.activated) own['later-threats'] += best;
    else {
      own.threats += best;
      if (from.side === moves) own['first-threat'] = Math.max(own['first-threat'], best);
    }
  }
}

/** The best attack that a unit could make. */
interface Threat {
  readonly from: Glance;
  readonly to: Glance;
  readonly worth: number;
}

/** No wall is destroyed twice: what is left of all threats to it if they come one after the other. */
function shareOf(s: BattleState, wall: Glance, threats: readonly Threat[]): number {
  const all = stakeOf(s, wall.unit);
  let [left, sum] = [1, 0];
  for (const { to, worth } of threats) {
    if (to !== wall) continue;
    left *= Math.max(0, 1 - worth / all);
    sum += worth;
  }
  return (all * (1 - left)) / sum;
}

const CARRIED = 1.5;
const TO_CARRIER = 0.6;
/** Who fights elsewhere comes later. */
const IN_COMBAT = 0.5;

/** How near to a token, from 1 on it down. */
function nearness(glance: Glance, token: { readonly x: number; readonly y: number }): number {
  const { pose } = glance.unit;
  if (pose === null) return 0;
  const [x, y] = [pose.x - token.x, pose.y - token.y];
  const far = Math.max(0, Math.sqrt(x * x + y * y) - 1500);
  const near = nearAt(far, glance.speed);
  return far > 0 && glance.foes.length > 0 ? IN_COMBAT * near : near;
}

/** A token that is carried is where its carrier is: enemies may take it from there. */
function nearnessToToken(s: BattleState, glance: Glance, token: Objective): number {
  if (token.carriedBy === null) return nearness(glance, token);
  if (token.carriedBy === glance.unit.id) return CARRIED;
  const carrier = unitOf(s, token.carriedBy);
  if (carrier === null || carrier.pose === null || sideOf(s, carrier.seat) === glance.side) return 0;
  return TO_CARRIER * nearness(glance, carrier.pose);
}

/** Who is nearer to each token: every unit counts for one. */
function addReach(s: BattleState, sides: readonly Side[], glances: readonly Glance[], left: number): void {
  if (s.objectives.length === 0) return;
  const best = s.objectives.map(() => sides.map(() => 0));
  for (const side of sides.keys()) {
    const pairs: { near: number; unit: string; token: number }[] = [];
    for (const glance of glances) {
      if (glance.side !== side || isFixture(glance.unit)) continue;
      for (const [i, token] of s.objectives.entries()) {
        const near = nearnessToToken(s, glance, token);
        if (near > 0.1) pairs.push({ near, unit: glance.unit.id, token: i });
      }
    }
    pairs.sort((a, b) => b.near - a.near);
    const used = new Set<string>();
    for (const { near, unit, token } of pairs) {
      const row = best[token];
      if (row === undefined || (row[side] ?? 0) > 0 || used.has(unit)) continue;
      row[side] = near;
      used.add(unit);
    }
  }
  for (const [i, token] of s.objectives.entries()) {
    const row = best[i] ?? [];
    const all = row.reduce((sum, near) => sum + near * near, 0);
    for (const [side, own] of sides.entries()) {
      const near = row[side] ?? 0;
      const seat = s.sides[side]?.[0] ?? '';
      own.reach += ((near * near) / (all + 0.15)) * tokenWorth(s, token, seat) * (0.5 + left);
    }
  }
}
