/**
 * Bids for the Influence tracks: a bid is worth the place it can be expected to win, less the power it costs. Others are
 * expected to bid anything up to a share of what they have, each amount as likely as the next.
 */
import { holdingsOf } from './board.ts';
import { powerWorth, trackWorth } from './evaluate.ts';
import type { HouseId, State, TrackId } from './facts.ts';
import type { Outlook } from './outlook.ts';

/** The share of its power a House may put on a track: less while others are to come. */
const BOLDNESS = { 'iron-throne': 0.5, fiefdoms: 0.65, 'kings-court': 0.9 } as const;

/** The chances of a bid of 0, 1, 2... of a House with this much power. */
export function bidChances(power: number, share: number): number[] {
  const most = Math.floor(power * share);
  return Array<number>(most + 1).fill(1 / (most + 1));
}

/** The chance that a bid of this House beats ours; a tie counts half, and nothing against the holder of the throne. */
export function chanceBeaten(chances: readonly number[], bid: number, winsTies: boolean): number {
  let beaten = 0;
  for (const [amount, chance] of chances.entries()) {
    if (amount > bid) beaten += chance;
    else if (amount === bid && !winsTies) beaten += chance / 2;
  }
  return beaten;
}

export function bidForTrack(s: State, { me }: Outlook, track: TrackId): number {
  const { power } = holdingsOf(s, me);
  const winsTies = s.tracks['iron-throne'][0] === me;
  const others = s.houses.filter((house) => house !== me);
  const chances = others.map((house) => bidChances(holdingsOf(s, house).power, BOLDNESS[track]));
  const most = Math.ceil(power * BOLDNESS[track]);
  let [best, highest] = [0, -Infinity];
  for (let bid = 0; bid <= most; bid++) {
    const places = placeChances(chances.map((one) => chanceBeaten(one, bid, winsTies)));
    const expected = places.reduce((sum, chance, place) => sum + chance * trackWorth(track, place), 0);
    const worth = expected + powerWorth(power - bid);
    if (worth > highest) [best, highest] = [bid, worth];
  }
  return best;
}

/** The chances of having 0, 1, 2... Houses ahead, from the chance of each to be ahead. */
function placeChances(ahead: readonly number[]): number[] {
  let places = [1];
  for (const chance of ahead) {
    const next = [...places.map((value) => value * (1 - chance)), 0];
    for (const [place, value] of places.entries()) next[place + 1] = (next[place + 1] ?? 0) + value * chance;
    places = next;
  }
  return places;
}

/** Whom to put first among those who tied: ourselves, then the least of our rivals. */
export function favourite({ me, rivalry }: Outlook, houses: readonly string[]): string {
  const dislike = (house: string): number => (house === me ? -1 : (rivalry.get(house as HouseId) ?? 0));
  return houses.toSorted((a, b) => dislike(a) - dislike(b))[0] ?? '';
}

/** Whom to let suffer: the greatest of our rivals, never ourselves if it can be helped. */
export function scapegoat(outlook: Outlook, houses: readonly string[]): string {
  const { me, rivalry } = outlook;
  const dislike = (house: string): number => (house === me ? -1 : (rivalry.get(house as HouseId) ?? 0));
  return houses.toSorted((a, b) => dislike(b) - dislike(a))[0] ?? '';
}
