/** Combat: House cards by the outcome of the whole fight against every card the enemy holds, and whom to support. */
import type { Eyes } from '../mind.ts';
import { areaIn, controllerOf, holdingsOf } from './board.ts';
import { placeOf, type HouseCardId, type HouseId, type State } from './facts.ts';
import { worthAfter } from './foresight.ts';
import type { Outlook } from './outlook.ts';

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
  const shares = average.map((value) => 1 / (1 + average.filter((other) => other < value).length));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Ourselves always; among others, against the House that is more of a rival, unless they are much alike. */
export function grantSupport(s: State, outlook: Outlook, eyes: Eyes, options: readonly string[]): string {
  const { me, rivalry } = outlook;
  const { area } = eyes.decision().facts as { area: string };
  if (!options.includes('defender')) return attackerOf(s) === me ? 'attacker' : 'none';
  if (!options.includes('attacker')) return 'defender';
  const attacker = attackerOf(s);
  const place = placeOf(area);
  const defender = areaIn(s, place).house ?? controllerOf(s, place);
  const dislike = (house: HouseId | null): number => (house === null ? 0 : (rivalry.get(house) ?? 0));
  if (dislike(attacker) === dislike(defender)) return 'none';
  return dislike(attacker) > dislike(defender) ? 'defender' : 'attacker';
}

/** Whoever marches: in a fight, or against a neutral force. */
function attackerOf(s: State): HouseId | null {
  if (s.combat !== null) return s.combat.attacker;
  const march = s.flow.stack.findLast((frame) => frame.procedure === 'support');
  return march !== undefined && 'attacker' in march ? (march.attacker as HouseId) : null;
}
