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
  const chanceAt = (ahead: number): number => {
    let chance = 0;
    for (const [our, p] of ours) {
      for (const [their, q] of theirs) {
        const difference = ahead + blade + our - their;
        if (difference > 0 || (difference === 0 && winsTies)) chance += p * q;
      }
    }
    return chance;
  };
  // Few of them are asked for, and these often.
  const known = new Float64Array(2 * WIDEST + 1).fill(-1);
  const at = (ahead: number): number => {
    const index = Math.max(0, Math.min(ahead + WIDEST, 2 * WIDEST));
    let chance = known[index] ?? 0;
    if (chance < 0) known[index] = chance = chanceAt(index - WIDEST);
    return chance;
  };
  return (ahead) => {
    const below = Math.floor(ahead);
    const share = ahead - below;
    return (1 - share) * at(below) + share * at(below + 1);
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
