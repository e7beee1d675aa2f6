/**
 * Bids for the Influence tracks: a bid is worth the place it can be expected to win, less the power it costs and what
 * that power could have won on the tracks still to come. Others are
 * expected to bid anything up to a share of what they have, each amount as likely as the next.
 */
import { shuffled, type Random } from '@maester/kernel';
import { controllerOf, holdingsOf } from './board.ts';
import { powerWorth, trackWorth } from './evaluate.ts';
import { PLACES, TRACK_IDS, type HouseId, type State, type TrackId } from './facts.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** The share of its power a House may put on a track: less while others are to come. */
const BOLDNESS = { 'iron-throne': 0.6, fiefdoms: 0.75, 'kings-court': 1 } as const;

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

/** The bid that serves us best on this track and, with what is left, on those still to come. */
export function bidForTrack(s: State, { me }: Outlook, track: TrackId): number {
  const powers = s.houses.filter((house) => house !== me).map((house) => holdingsOf(s, house).power);
  const tracks = TRACK_IDS.slice(TRACK_IDS.indexOf(track));
  return bestBid(tracks, powers, holdingsOf(s, me).power, s.tracks['iron-throne'][0] === me).bid;
}

function bestBid(
  tracks: readonly TrackId[],
  others: readonly number[],
  power: number,
  winsTies: boolean,
): { bid: number; worth: number } {
  const [track, ...later] = tracks;
  if (track === undefined) return { bid: 0, worth: powerWorth(power) };
  const share = BOLDNESS[track];
  const chances = others.map((theirs) => bidChances(theirs, share));
  const left = others.map((theirs) => theirs * (1 - share / 2)); // they bid half of what they dare, on average
  const best = { bid: 0, worth: -Infinity };
  for (let bid = 0; bid <= power; bid++) {
    const places = placeChances(chances.map((one) => chanceBeaten(one, bid, winsTies)));
    const expected = places.reduce((sum, chance, place) => sum + chance * trackWorth(track, place), 0);
    const worth = expected + bestBid(later, left, power - bid, winsTies).worth;
    if (worth > best.worth) Object.assign(best, { bid, worth });
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

/** How little we like a House: by what it has, and by what it could bring against our lands. */
function dislikeOf(s: State, { me, rivalry, threats }: Outlook, house: HouseId): number {
  if (house === me) return -1;
  const reach = threats.find((threat) => threat.house === house)?.now;
  const atOurDoor = PLACES.reduce(
    (most, place) => (controllerOf(s, place) === me ? Math.max(most, reach?.[place] ?? 0) : most),
    0,
  );
  return (rivalry.get(house) ?? 0) + WEIGHTS.dislikeOfNeighbours * atOurDoor;
}

/** The Houses from the one we like best, ourselves, to the one we like least; those we like equally, by lot. */
function byLiking(s: State, outlook: Outlook, houses: readonly string[], random: Random): string[] {
  const dislike = new Map(houses.map((house) => [house, dislikeOf(s, outlook, house as HouseId)]));
  return shuffled(random, houses).toSorted((a, b) => (dislike.get(a) ?? 0) - (dislike.get(b) ?? 0));
}

/** Whom to put first among those who tied. */
export function favourite(s: State, outlook: Outlook, houses: readonly string[], random: Random): string {
  return byLiking(s, outlook, houses, random)[0] ?? '';
}

/** Whom to let suffer: never ourselves if it can be helped. */
export function scapegoat(s: State, outlook: Outlook, houses: readonly string[], random: Random): string {
  return byLiking(s, outlook, houses, random).at(-1) ?? '';
}
