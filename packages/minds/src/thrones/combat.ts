/** Combat: House cards by the outcome of the whole fight against every card the enemy holds, and whom to support. */
import type { Eyes } from '@maester/kernel';
import { areaIn, controllerOf, holdingsOf, strengthOf } from './board.ts';
import { dangerFrom, guardOf, unitsWorth } from './evaluate.ts';
import { near, placeOf, printed, type HouseCardId, type HouseId, type State, type Units } from './facts.ts';
import { worthAfter } from './foresight.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Every own card against every card of the enemy, each fight to its end. The enemy is expected to play what serves it
 * well more often than what does not.
 */
export function chooseHouseCard(eyes: Eyes, s: State, outlook: Outlook, hand: readonly string[]): string {
  const { combat } = s;
  const { me } = outlook;
  const [only = ''] = hand;
  if (combat === null || hand.length === 1) return only;
  const enemy = combat.attacker === me ? combat.defender : combat.attacker;
  const theirs = holdingsOf(s, enemy).hand;
  const imagined = eyes.game.imagine(s, me, eyes.random) as State;
  imagined.flow.answers = {};
  imagined.flow.waiting = [combat.attacker, combat.defender];
  const worth = hand.map((card) =>
    theirs.map((other) =>
      worthAfter(eyes, imagined, outlook, [
        [me, card],
        [enemy, other],
      ]),
    ),
  );
  const weights = likelihoods(theirs, worth);
  let [best, most] = [only, -Infinity];
  for (const [i, card] of hand.entries()) {
    const expected = (worth[i] ?? []).reduce((sum, value, j) => sum + value * (weights[j] ?? 0), 0);
    if (expected > most) [best, most] = [card, expected];
  }
  return best;
}

/** How likely each enemy card is: the worse for us on average, the likelier, in steps by rank. */
function likelihoods(cards: readonly HouseCardId[], worth: readonly (readonly number[])[]): number[] {
  const average = cards.map((_, j) => worth.reduce((sum, row) => sum + (row[j] ?? 0), 0));
  const shares = average.map((value) => {
    const rank = 1 + average.filter((other) => other < value).length;
    return 1 / (rank * rank);
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Ourselves always; among others the side whose victory hurts us less; nobody if it is all the same to us. */
export function grantSupport(s: State, outlook: Outlook, options: readonly string[]): string {
  const { combat } = s;
  if (combat === null) return attackerOfNeutral(s) === outlook.me ? 'attacker' : 'none';
  if (!options.includes('defender')) return 'attacker';
  if (!options.includes('attacker')) return 'defender';
  const place = placeOf(combat.area);
  const relief =
    hurtOf(s, outlook, place, combat.defender, areaIn(s, place).units) -
    hurtOf(s, outlook, place, combat.attacker, combat.attackers);
  if (Math.abs(relief) < WEIGHTS.allTheSame) return 'none';
  return relief > 0 ? 'attacker' : 'defender';
}

/** What it costs us that this House holds the place: a rival grows, and its army stands by our lands. */
function hurtOf(s: State, outlook: Outlook, place: number, house: HouseId, army: Units): number {
  const { me, worth, rivalry } = outlook;
  let hurt = (rivalry.get(house) ?? 0) * ((worth[place] ?? 0) + unitsWorth(army));
  for (const border of near(place)) {
    if (controllerOf(s, border) !== me || printed(border).kind !== printed(place).kind) continue;
    const strength = strengthOf(army, printed(border).fort !== null);
    hurt +=
      (worth[border] ?? 0) * dangerFrom(outlook, house, strength, guardOf(areaIn(s, border), border, me));
  }
  return hurt;
}

function attackerOfNeutral(s: State): HouseId | null {
  const call = s.flow.stack.findLast((frame) => frame.procedure === 'support');
  return call !== undefined && 'attacker' in call ? (call.attacker as HouseId) : null;
}
