/** What is at stake in a battle: what units, their destruction and objectives are worth to whom, in Victory Points. */
import { cardOf, fullWounds, isFixture } from '@maester/battle/field';
import {
  areFriends,
  besieges,
  nearestEdge,
  playerOf,
  rulesOf,
  type BattleState,
  type Objective,
  type UnitState,
} from '@maester/battle/readers';
import type { AttackProfile } from '@maester/battle/tables';

const LAST_ROUND = 6;

/** Rounds that are still to be played after this one. */
export function roundsAfter(s: BattleState): number {
  return Math.max(0, rulesOf(s).numbers.lastRound - Math.max(1, s.round));
}

export function attacksOf(s: BattleState, unit: UnitState): readonly AttackProfile[] {
  return cardOf(s, unit).attacks;
}

/** Army points of a unit with its attachments. */
export function costOf(s: BattleState, unit: UnitState): number {
  const { attachments } = rulesOf(s);
  let cost = cardOf(s, unit).cost;
  for (const card of unit.attachments) cost += attachments[card]?.cost ?? 0;
  return Math.max(1, cost);
}

const PER_POINT = 0.09;
const WALL_POINTS = 5;

/**
 * Whoever besieges a castle gets destroyed units back, at the far edge, and nobody scores for them: what is lost with them
 * is time.
 */
const COMES_BACK = 0.15;

/** How much the loss of a unit hurts, from 1 down. */
export function lossOf(s: BattleState, { seat }: UnitState): number {
  return besieges(s, seat) ? COMES_BACK : 1;
}

/** How much of the game is still to come, from 1 down. */
function gameLeft(s: BattleState): number {
  return (1 + roundsAfter(s)) / LAST_ROUND;
}

/** What all the Wounds of a unit are worth, its destruction aside. */
export function woundWorth(s: BattleState, unit: UnitState): number {
  if (isFixture(unit)) return WALL_POINTS;
  const wounds = costOf(s, unit) * PER_POINT * (0.4 + 0.6 * gameLeft(s));
  return wounds * lossOf(s, unit) + 0.5 * pointsFor(s, unit);
}

/** What it is worth besides to destroy it. */
export function killWorth(s: BattleState, unit: UnitState): number {
  return isFixture(unit) ? 1 : 0.5 * pointsFor(s, unit) + 0.3 * lossOf(s, unit);
}

/** All that is to be won by attacks on it. */
export function stakeOf(s: BattleState, unit: UnitState): number {
  return (unit.wounds / fullWounds(s, unit)) * woundWorth(s, unit) + killWorth(s, unit);
}

const HELD = 0.2;

/** Victory Points for whoever destroys it, and for taking the tokens that it holds. */
export function pointsFor(s: BattleState, unit: UnitState): number {
  let points = pointsForDestroying(s, unit);
  for (const token of s.objectives)
    if (token.carriedBy === unit.id || token.claimedBy === unit.id) points += HELD * (1 + roundsAfter(s));
  return points;
}

function pointsForDestroying(s: BattleState, unit: UnitState): number {
  const marked = unit.tokens?.['marked'] ?? 0;
  const price = unit.tokens?.['victory-point'] ?? 0;
  switch (s.mode) {
    case 'banners-and-butchery':
      return 0.3;
    case 'fire-and-blood':
      return 1 + 2 * marked + price;
    case 'a-clash-of-kings':
      return 1.3;
    case 'a-storm-of-swords':
      return besieges(s, unit.seat) ? 0 : 1;
    default:
      return 1;
  }
}

/** What a token is worth in a round to the side that holds it. */
export function tokenWorth(s: BattleState, token: Objective, seat: string): number {
  if (s.mode === 'banners-and-butchery') {
    const edge = nearestEdge(s, token);
    const owner = s.players.find((player) => player.edge === edge)?.seat ?? seat;
    return areFriends(s, owner, seat) ? 0.2 : 1.5;
  }
  return s.mode === 'the-winds-of-winter' ? 0.6 : 1;
}

export function handOf(s: BattleState, seat: string): number {
  return playerOf(s, seat).hand.length;
}
