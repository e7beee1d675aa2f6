// What a new game of thrones needs to know, and making one on this device.

import { SETUPS, type HouseId, type PlayerCount } from '@maester/thrones/tables';
import { goTo } from '../app/router.ts';
import { deviceHall } from '../table/halls.ts';
import { STEWARD } from '../table/place.ts';

export type ThronesOptions = {
  readonly players: PlayerCount;
  readonly tidesOfBattle: boolean;
  readonly faq: boolean;
};

export const USUAL_GAME: ThronesOptions = { players: 6, tidesOfBattle: false, faq: false };

export function housesOf({ players }: ThronesOptions): readonly HouseId[] {
  return SETUPS[players].houses;
}

/** Computer players for all houses but these. */
function mindsBut(options: ThronesOptions, people: readonly string[]): Record<string, string> {
  const others = housesOf(options).filter((house) => !people.includes(house));
  return Object.fromEntries(others.map((house) => [house, STEWARD]));
}

/** Makes a game on this device and opens it; `people` are names by house, empty for those without one. */
export async function playHere(
  options: ThronesOptions,
  people: { readonly [house: string]: string },
): Promise<void> {
  const houses = Object.keys(people);
  const names = Object.fromEntries(
    houses.map((house) => [house, people[house]?.trim() ?? '']).filter(([, name]) => name !== ''),
  ) as Record<string, string>;
  const id = await deviceHall().create({
    game: 'thrones',
    setup: options,
    clock: { kind: 'none' },
    chat: false,
    open: false,
    minds: mindsBut(options, houses),
    names,
  });
  // So that the browser does not make room by throwing the game away. It may refuse; then the game is kept as usual.
  void navigator.storage?.persist?.().catch(() => {});
  goTo({ page: 'table', hall: 'local', id });
}
