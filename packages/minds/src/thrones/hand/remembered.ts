/** What the Hand remembers of the others: how much of their power they bid, and who has attacked them. */
import type { Decision, Json } from '@maester/kernel';
import { attacksOf, bidsOf, type Bidding, type HouseId, type State } from '../facts.ts';

/** So many bids show how a House bids. */
const HABIT = 2;

const BIDDING: { readonly [ask: string]: Bidding } = {
  'clash-of-kings/bid': 'clash-of-kings',
  'wildling-attack/bid': 'wildling-attack',
};

/** The share of its power that a House has bid so far; null if that is unknown, or something else is asked. */
export function habitualBid(s: State, decision: Decision): number | null {
  const bidding = BIDDING[decision.ask];
  if (bidding === undefined || decision.kind !== 'amount') return null;
  const { times, bid, power } = bidsOf(s, bidding, decision.seat as HouseId);
  return times < HABIT || power === 0 ? null : Math.round((bid * decision.max) / power);
}

/** The answer, unless it supports a House that has attacked this one more often than its enemy has. */
export function withGrudges(s: State, house: HouseId, answer: Json): Json {
  const { combat } = s;
  if (combat === null || (answer !== 'attacker' && answer !== 'defender')) return answer;
  const enemy = answer === 'attacker' ? combat.defender : combat.attacker;
  return attacksOf(s, combat[answer], house) > attacksOf(s, enemy, house) ? 'none' : answer;
}
