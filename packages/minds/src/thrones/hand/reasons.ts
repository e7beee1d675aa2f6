/**
 * Why a choice is good, in facts: the forts it should win or keep, those that may be lost, the chance to win the game, and
 * how it compares with other choices.
 */
import { controllerOf } from '../board.ts';
import { AREA_IDS, LAST_ROUND, PLACES, printed, type HouseId, type State } from '../facts.ts';
import { chanceIn, rivalIn, worthIn, type Sequel } from './worlds.ts';

const HUNDRED = 100;
/** By so much more often a fort is won or lost than after other choices, if that is worth a word. */
const CLEARLY = 1 / 3;
/** Differences below this are told as none. */
const ABOUT_AS_GOOD = 0.01;

/** What ends where the sequels do. */
export type Horizon = 'round' | 'next-round' | 'game';

/** How far sequels go that end with the planning of `untilRound`. */
export function horizonOf({ round }: State, untilRound: number): Horizon {
  if (untilRound > LAST_ROUND) return 'game';
  return untilRound > round + 1 ? 'next-round' : 'round';
}

/** A fort that may be lost: to whom, in how many sequels, and whether it is in danger after every choice that was tried. */
interface Loss {
  readonly area: string;
  readonly house: HouseId | null;
  readonly times: number;
  readonly anyway: boolean;
}

/** A lost fort as it is told. */
type Fear = Pick<Loss, 'area' | 'house'>;

/** What `reasonsFor` finds. */
export type Reasons = {
  readonly chance: number;
  readonly gains: readonly string[];
  readonly keeps: readonly string[];
  readonly fears: readonly Fear[];
  readonly anyway: readonly Fear[];
  readonly horizon: Horizon;
};

/** The one that is named most often, the first of several. */
function mostOften(houses: readonly HouseId[]): HouseId | null {
  let [often, most]: [HouseId | null, number] = [null, 0];
  for (const house of houses) {
    const count = houses.filter((one) => one === house).length;
    if (count > most) [often, most] = [house, count];
  }
  return often;
}

/** What else could be chosen, and what a choice does itself. */
export interface Beside {
  /** What followed from other choices: each was tried in the same worlds, in the same order, some in fewer. */
  readonly others: readonly (readonly Sequel[])[];
  /** Whether this fort is won by the choice itself, if it is won. */
  readonly brings: (area: string) => boolean;
}

/** The worlds in which both were tried. */
function inCommon(
  one: readonly Sequel[],
  other: readonly Sequel[],
): readonly [readonly Sequel[], readonly Sequel[]] {
  const worlds = Math.min(one.length, other.length);
  return [one.slice(0, worlds), other.slice(0, worlds)];
}

const shareOf = (sequels: readonly Sequel[], isSo: (sequel: Sequel) => boolean): number =>
  sequels.filter(isSo).length / sequels.length;

/** By how much more often it is so than after another choice, on the average of them; 0 if there is none. */
function moreOften(
  sequels: readonly Sequel[],
  others: readonly (readonly Sequel[])[],
  isSo: (sequel: Sequel) => boolean,
): number {
  const sum = others.reduce((total, other) => {
    const [ours, theirs] = inCommon(sequels, other);
    return total + shareOf(ours, isSo) - shareOf(theirs, isSo);
  }, 0);
  return sum / Math.max(1, others.length);
}

/**
 * `gains` are the forts that are won in most of the sequels, by this choice or clearly more often than after others;
 * `keeps` those that others would clearly more often lose; `fears` those that may be lost, the likeliest first, each with
 * the House that takes it most often, null if nobody does; `anyway` those of them that are in danger after every other
 * choice that was tried as well; `chance` is in percent; `horizon` says how far the sequels go.
 */
export function reasonsFor(
  now: State,
  me: HouseId,
  sequels: readonly Sequel[],
  horizon: Horizon,
  { others, brings }: Beside = { others: [], brings: () => true },
): Reasons | null {
  if (sequels.length === 0) return null;
  const gains: string[] = [];
  const keeps: string[] = [];
  const losses: Loss[] = [];
  for (const place of PLACES) {
    const area = AREA_IDS[place];
    if (area === undefined || printed(place).fort === null) continue;
    const isMine = ({ state }: Sequel): boolean => controllerOf(state, place) === me;
    const isLost = (sequel: Sequel): boolean => !isMine(sequel);
    const most = sequels.filter(isMine).length * 2 > sequels.length;
    if (controllerOf(now, place) !== me) {
      if (most && (brings(area) || moreOften(sequels, others, isMine) >= CLEARLY)) gains.push(area);
      continue;
    }
    const more = moreOften(sequels, others, isLost);
    if (most && more <= -CLEARLY) keeps.push(area);
    const lost = sequels.filter(isLost).map(({ state }) => controllerOf(state, place));
    if (lost.length === 0) continue;
    const house = mostOften(lost.filter((one) => one !== null));
    const anyway =
      others.length > 0 && Math.abs(more) < CLEARLY && others.every((other) => other.some(isLost));
    losses.push({ area, house, times: lost.length, anyway });
  }
  const byTimes = losses.toSorted((a, b) => b.times - a.times);
  return {
    chance: Math.round(chanceIn(sequels) * HUNDRED),
    gains,
    keeps,
    fears: byTimes.filter(({ anyway }) => !anyway).map(({ area, house }) => ({ area, house })),
    anyway: byTimes.filter(({ anyway }) => anyway).map(({ area, house }) => ({ area, house })),
    horizon,
  };
}

/**
 * How a choice compares with the next best: it is `ahead` by so many percent of a chance, or holds back the strongest
 * `rival`; another is as good (`close`), or every choice is (`even`, if all were tried). There must be another.
 */
export function standingOf(
  sequels: readonly Sequel[],
  others: readonly (readonly Sequel[])[],
  isAll: boolean,
): { readonly standing: string; readonly lead: number } {
  const leads = others.map((other) => {
    const [ours, theirs] = inCommon(sequels, other);
    return {
      worth: worthIn(ours) - worthIn(theirs),
      chance: chanceIn(ours) - chanceIn(theirs),
      rival: rivalIn(theirs) - rivalIn(ours),
    };
  });
  const [next] = leads.toSorted((a, b) => a.worth - b.worth);
  if (isAll && leads.every(({ worth }) => worth < ABOUT_AS_GOOD)) return { standing: 'even', lead: 0 };
  if (next === undefined || next.worth < ABOUT_AS_GOOD) return { standing: 'close', lead: 0 };
  // Where neither is much better, the own chance is by at least half a percent.
  return next.chance < ABOUT_AS_GOOD && next.rival >= ABOUT_AS_GOOD
    ? { standing: 'rival', lead: 0 }
    : { standing: 'ahead', lead: Math.round(next.chance * HUNDRED) };
}
