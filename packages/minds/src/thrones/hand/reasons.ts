/** Why a choice is good, in facts: the forts it should win, those that may be lost, and the chance to win the game. */
import type { JsonObject } from '@maester/kernel';
import { controllerOf } from '../board.ts';
import { AREA_IDS, LAST_ROUND, PLACES, printed, type HouseId, type State } from '../facts.ts';
import type { Sequel } from './worlds.ts';

const HUNDRED = 100;

/** What ends where the sequels do. */
export type Horizon = 'round' | 'next-round' | 'game';

/** How far sequels go that end with the planning of `untilRound`. */
export function horizonOf({ round }: State, untilRound: number): Horizon {
  if (untilRound > LAST_ROUND) return 'game';
  return untilRound > round + 1 ? 'next-round' : 'round';
}

/**
 * `gains` are the forts that are won in most of the sequels; `fears` those lost in any of them, with the House that has
 * the first of them then; `chance` is in percent; `horizon` says how far the sequels go.
 */
export function reasonsFor(
  now: State,
  me: HouseId,
  sequels: readonly Sequel[],
  horizon: Horizon,
): JsonObject | null {
  if (sequels.length === 0) return null;
  const gains: string[] = [];
  const fears: string[] = [];
  let from: HouseId | null = null;
  for (const place of PLACES) {
    const id = AREA_IDS[place];
    if (id === undefined || printed(place).fort === null) continue;
    const mine = controllerOf(now, place) === me;
    const later = sequels.map(({ state }) => controllerOf(state, place));
    if (!mine && later.filter((house) => house === me).length * 2 > sequels.length) gains.push(id);
    const lost = later.filter((house) => house !== me);
    if (!mine || lost.length === 0) continue;
    fears.push(id);
    from ??= lost.find((house) => house !== null) ?? null;
  }
  const chance = sequels.reduce((sum, sequel) => sum + sequel.chance, 0) / sequels.length;
  return { chance: Math.round(chance * HUNDRED), gains, fears, from, horizon };
}
