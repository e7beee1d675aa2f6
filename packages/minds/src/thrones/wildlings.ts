/** Wildling attacks: bids by what victory and defeat would bring, and the choices of the single cards. */
import { bidChances, chanceBeaten } from './bidding.ts';
import { holdingsOf } from './board.ts';
import { powerWorth, trackWorth } from './evaluate.ts';
import { TRACK_IDS, type State } from './facts.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

interface Stakes {
  /** What the highest bidder gains, what the lowest loses, what everyone else loses. */
  readonly highest: number;
  readonly lowest: number;
  readonly others: number;
}

type WildlingCard = State['wildlingDeck'][number]['card'];

// oxfmt-ignore
const STAKES: { readonly [Card in WildlingCard]: Stakes } = {
  hidden:                     { highest: 2.5, lowest: 6, others: 2.5 },
  'silence-at-the-wall':      { highest: 0,   lowest: 0, others: 0 },
  'preemptive-raid':          { highest: 2,   lowest: 5, others: 0 },
  'crow-killers':             { highest: 4,   lowest: 5, others: 3 },
  'rattleshirts-raiders':     { highest: 1.5, lowest: 5, others: 2.5 },
  'massing-on-the-milkwater': { highest: 3,   lowest: 3, others: 1 },
  'a-king-beyond-the-wall':   { highest: 5,   lowest: 9, others: 4 },
  'mammoth-riders':           { highest: 1.5, lowest: 8, others: 5 },
  'the-horde-descends':       { highest: 4,   lowest: 6, others: 2.5 },
  'skinchanger-scout':        { highest: 3,   lowest: 4, others: 1.5 },
};

/** The share of its power that a House may throw at the wildlings. */
const BOLDNESS = 0.6;

function stakesOf(s: State): Stakes {
  return STAKES[s.wildlingDeck[0]?.card ?? 'hidden'];
}

export function bidAgainstWildlings(
  s: State,
  { me }: Outlook,
  strength: number,
  bidders: readonly string[],
): number {
  const { power } = holdingsOf(s, me);
  const stakes = stakesOf(s);
  const others = s.houses.filter((house) => house !== me && bidders.includes(house));
  const chances = others.map((house) => bidChances(holdingsOf(s, house).power, BOLDNESS));
  const together = sumChances(chances);
  const hasThrone = s.tracks['iron-throne'][0] === me;
  let [best, highest] = [0, -Infinity];
  for (let bid = 0; bid <= power; bid++) {
    let holds = 0;
    for (const [amount, chance] of together.entries()) if (amount + bid >= strength) holds += chance;
    const first = chances.reduce((all, one) => all * (1 - chanceBeaten(one, bid, hasThrone)), 1);
    const last = chances.reduce((all, one) => all * chanceBeaten(one, bid, hasThrone), 1);
    const gain = holds * first * stakes.highest;
    const loss = (1 - holds) * (last * stakes.lowest + (1 - last) * stakes.others);
    const worth = gain - loss + powerWorth(power - bid);
    if (worth > highest) [best, highest] = [bid, worth];
  }
  return best;
}

/** The chances of all bids together being 0, 1, 2... */
function sumChances(all: readonly (readonly number[])[]): number[] {
  let sums = [1];
  for (const chances of all) {
    const next = Array<number>(sums.length + chances.length - 1).fill(0);
    for (const [a, p] of sums.entries()) {
      for (const [b, q] of chances.entries()) next[a + b] = (next[a + b] ?? 0) + p * q;
    }
    sums = next;
  }
  return sums;
}

/** A card that would hurt more than most goes to the bottom. */
export function keepOrBury(s: State): 'keep' | 'bury' {
  return stakesOf(s).others > STAKES.hidden.others ? 'bury' : 'keep';
}

/** Two units, or two places on our best track? */
export function preemptiveLoss(s: State, { me }: Outlook): 'units' | 'influence' {
  const places = TRACK_IDS.map((track) => ({ track, place: s.tracks[track].indexOf(me) }));
  const best = Math.min(...places.map(({ place }) => place));
  const falls = places
    .filter(({ place }) => place === best)
    .map(({ track, place }) => trackWorth(track, place) - trackWorth(track, place + 2));
  return Math.max(...falls) > 2 * WEIGHTS.footman ? 'units' : 'influence';
}
