/** The chance to win a fight before the cards are chosen, from the cards that both Houses hold. */
import { holdingsOf, isAhead } from './board.ts';
import { cardStrength, type HouseId, type State } from './facts.ts';

/** The chance to win when ahead by so much strength without cards. */
export type Odds = (ahead: number) => number;

/** No card is further ahead of another than this, blade included. */
const WIDEST = 8;

export function oddsBetween(s: State, me: HouseId, enemy: HouseId): Odds {
  const [ours, theirs] = [likelyCards(s, me), likelyCards(s, enemy)];
  const winsTies = isAhead(s, me, enemy);
  const blade = bladeOf(s, me) - bladeOf(s, enemy);
  const chances: number[] = [];
  for (let ahead = -WIDEST; ahead <= WIDEST; ahead++) {
    let chance = 0;
    for (const [our, p] of ours) {
      for (const [their, q] of theirs) {
        const difference = ahead + blade + our - their;
        if (difference > 0 || (difference === 0 && winsTies)) chance += p * q;
      }
    }
    chances.push(chance);
  }
  const at = (index: number): number => chances[Math.max(0, Math.min(index, 2 * WIDEST))] ?? 0;
  return (ahead) => {
    const below = Math.floor(ahead);
    const share = ahead - below;
    return (1 - share) * at(below + WIDEST) + share * at(below + WIDEST + 1);
  };
}

/** Strengths of the cards in hand with their chances: the stronger, the likelier to be played. */
function likelyCards(s: State, house: HouseId): (readonly [strength: number, chance: number])[] {
  const strengths = holdingsOf(s, house).hand.map(cardStrength);
  const total = strengths.reduce((sum, strength) => sum + strength + 1, 0);
  return strengths.map((strength) => [strength, (strength + 1) / total]);
}

/** What the Valyrian Steel Blade adds for its holder. */
function bladeOf(s: State, house: HouseId): number {
  return !s.bladeUsed && s.tracks.fiefdoms[0] === house ? 1 : 0;
}
