/** Why a choice is good, in facts: the forts it should win, those that may be lost, and the chance to win the game. */
import type { JsonObject } from '@maester/kernel';
import { controllerOf } from '../board.ts';
import { AREA_IDS, LAST_ROUND, PLACES, printed, type HouseId, type State } from '../facts.ts';
import { chanceIn, type Sequel } from './worlds.ts';

const HUNDRED = 100;

/** What ends where the sequels do. */
export type Horizon = 'round' | 'next-round' | 'game';

/** How far sequels go that end with the planning of `untilRound`. */
export function horizonOf({ round }: State, untilRound: number): Horizon {
  if (untilRound > LAST_ROUND) return 'game';
  return untilRound > round + 1 ? 'next-round' : 'round';
}

/** The one that is named most often, the first of several. */
function mostOften(houses: readonly HouseId[]): HouseId | null {
  let [often, most]: [HouseId | null, number] = [null, 0];
  for (const house of houses) {
    const count = houses.filter((one) => one === house).length;
    if (count > most) [often, most] = [house, count];
  }
  return often;
}

/**
 * `gains` are the forts that are won in most of the sequels; `fears` those lost in any of them, the likeliest first, each
 * with the House that has it then most often, null if nobody has; `chance` is in percent; `horizon` says how far the sequels go.
 */
export function reasonsFor(
  now: State,
  me: HouseId,
  sequels: readonly Sequel[],
  horizon: Horizon,
): JsonObject | null {
  if (sequels.length === 0) return null;
  const gains: string[] = [];
  const losses: { readonly area: string; readonly house: HouseId | null; readonly times: number }[] = [];
  for (const place of PLACES) {
    const area = AREA_IDS[place];
    if (area === undefined || printed(place).fort === null) continue;
    const mine = controllerOf(now, place) === me;
    const later = sequels.map(({ state }) => controllerOf(state, place));
    if (!mine && later.filter((house) => house === me).length * 2 > sequels.length) gains.push(area);
    const lost = later.filter((house) => house !== me);
    if (!mine || lost.length === 0) continue;
    const house = mostOften(lost.filter((one) => one !== null));
    losses.push({ area, house, times: lost.length });
  }
  return {
    chance: Math.round(chanceIn(sequels) * HUNDRED),
    gains,
    fears: losses.toSorted((a, b) => b.times - a.times).map(({ area, house }) => ({ area, house })),
    horizon,
  };
}
