/** Westeros cards that leave a choice: mustering or supply, bidding or income, swords or shields. */
import { controllerOf, countOf, areaIn, holdingsOf } from './board.ts';
import { powerWorth, trackWorth } from './evaluate.ts';
import { PLACES, printed, TRACK_IDS, type HouseId, type State } from './facts.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

type Score = (s: State, house: HouseId) => number;

const MUSTER_POINTS = { castle: 1, stronghold: 2 } as const;

function total(s: State, house: HouseId, what: (place: number) => number): number {
  let sum = 0;
  for (const place of PLACES) if (controllerOf(s, place) === house) sum += what(place);
  return sum;
}

/** The last two places at the King's Court have none, or one at most. */
function hasNoStars(s: State, house: HouseId): boolean {
  return s.tracks['kings-court'].indexOf(house) >= s.houses.length - 2;
}

/** What each choice brings a House. */
const SCORES: { readonly [choice: string]: Score } = {
  mustering: (s, house) =>
    WEIGHTS.footman *
    total(s, house, (place) => {
      const { fort } = printed(place);
      return fort === null ? 0 : MUSTER_POINTS[fort];
    }),
  supply: (s, house) =>
    WEIGHTS.supplyStep * (total(s, house, (place) => printed(place).supply) - holdingsOf(s, house).supply),
  'game-of-thrones': (s, house) => {
    const { power } = holdingsOf(s, house);
    return powerWorth(power + total(s, house, (place) => printed(place).power)) - powerWorth(power);
  },
  /** Whoever has more power than others climbs from where he is to where he could be. */
  'clash-of-kings': (s, house) => {
    const { power } = holdingsOf(s, house);
    const ahead = s.houses.filter((other) => holdingsOf(s, other).power > power).length;
    let gain = 0;
    for (const track of TRACK_IDS)
      gain += trackWorth(track, ahead) - trackWorth(track, s.tracks[track].indexOf(house));
    return gain - WEIGHTS.costOfClash * powerWorth(power);
  },
  'storm-of-swords': (s, house) =>
    total(s, house, (place) => countOf(areaIn(s, place).units)) * WEIGHTS.openFields,
  'rains-of-autumn': (s, house) => (hasNoStars(s, house) ? WEIGHTS.noStarMarch : -WEIGHTS.noStarMarch),
  nothing: () => 0,
};

/** The choice that serves us best, compared with what it gives our rivals, the worst of them first. */
export function holderChooses(s: State, { me, rivalry }: Outlook, options: readonly string[]): string {
  const worth = (choice: string): number => {
    const score = SCORES[choice] ?? (() => 0);
    let [theirs, shares] = [0, 0];
    for (const [house, share] of rivalry) {
      theirs += share * score(s, house);
      shares += share;
    }
    return score(s, me) - theirs / shares;
  };
  return options.toSorted((a, b) => worth(b) - worth(a))[0] ?? 'nothing';
}
