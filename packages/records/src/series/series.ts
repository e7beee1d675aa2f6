/**
 * A series of battles that tests an army list: the same list against others, in one mode after the other, from both
 * seats. Which game comes when follows from its number alone, so games can be played in any order, by anyone.
 */
import type { ArmyList } from '@maester/battle/engine';
import type { Json, JsonObject } from '@maester/kernel';

export const FEWEST_GAMES = 10;
export const MOST_GAMES = 1000;

/** Plain data, so that it can be sent to a worker. */
export interface Series {
  readonly edition: string;
  readonly points: number;
  readonly army: ArmyList;
  /** The armies it meets, in turn. */
  readonly against: readonly ArmyList[];
  readonly modes: readonly string[];
  /** The name of the computer player of both sides. */
  readonly mind: string;
  readonly games: number;
  readonly seed: string;
}

/** What sets one game of a series apart. */
export interface Pairing {
  readonly number: number;
  readonly seed: string;
  /** Places in the series. */
  readonly against: number;
  readonly mode: number;
  /** The seat of the army that is tested. */
  readonly seat: Seat;
}

export type Seat = 'one' | 'two';

/** Every two games are the same pairing with the seats exchanged; all opponents come before the next mode. */
export function pairingOf(series: Series, number: number): Pairing {
  const pair = Math.floor(number / 2);
  const opponents = Math.max(1, series.against.length);
  return {
    number,
    seed: `${series.seed}/${number}`,
    against: pair % opponents,
    mode: Math.floor(pair / opponents) % Math.max(1, series.modes.length),
    seat: number % 2 === 0 ? 'one' : 'two',
  };
}

/** The setup of a game, as the rules read it. */
export function setupOf(series: Series, number: number): Json {
  const { against, mode, seat } = pairingOf(series, number);
  const { edition, points, army, modes } = series;
  const armies = [army, series.against[against] ?? army].map((list) => written(list, edition));
  return {
    edition,
    mode: modes[mode] ?? 'a-game-of-thrones',
    points,
    terrain: 'laid',
    armies: seat === 'one' ? armies : armies.toReversed(),
    sides: null,
  };
}

function written(army: ArmyList, edition: string): JsonObject {
  const { name, faction, commander, units, ncus, givenAway = [] } = army;
  return {
    name,
    edition,
    faction,
    commander,
    units: units.map(({ card, attachments }) => ({ card, attachments: [...attachments] })),
    ncus: [...ncus],
    givenAway: [...givenAway],
  };
}
