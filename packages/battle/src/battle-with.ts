/** The game in editions of one's own, with everything that it can do. */
import { battleIn } from './battle-of.ts';
import type { Edition } from './edition/edition.ts';
import { inspect, position } from './position/position.ts';

/** The usual edition first. */
export const battleOf = (...editions: readonly [Edition, ...Edition[]]): ReturnType<typeof battleIn> =>
  battleIn(editions, {
    names: () => editions.map(({ id }) => id),
    positions: () => ({ position, inspect }),
  });
