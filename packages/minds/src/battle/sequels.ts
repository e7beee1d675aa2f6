/**
 * Looking further than a turn: after a line of play the next turns are played as both sides would at first sight. They
 * choose by one throw of the dice and live with another, so nobody foresees luck. All lines get the same throws.
 */
import type { BattleState } from '@maester/battle/readers';
import type { Random } from '@maester/kernel';
import { askOf, lucksFor, NEXT_TURN, withLuck, type Luck } from './imagined.ts';
import { endOf, linesFrom, type Breadth, type Thinker } from './lines.ts';

export interface Foresight {
  /** How many turns it looks further, and how broadly. */
  readonly turns: number;
  readonly breadth: Breadth;
  /** Of how many lines, in how many battles. */
  readonly lines: number;
  readonly worlds: number;
}

/** Two throws for a turn. */
interface Throws {
  readonly chosenBy: Luck;
  readonly livedWith: Luck;
}

/** The throws of the turns that follow, for each of so many battles. */
export function throwsFor(random: Random, turns: number, worlds: number): readonly (readonly Throws[])[] {
  const byTurn = Array.from({ length: turns }, () => ({
    chosenBy: lucksFor(random, worlds),
    livedWith: lucksFor(random, worlds),
  }));
  return Array.from({ length: worlds }, (_, i) =>
    byTurn.flatMap(({ chosenBy, livedWith }): Throws[] => {
      const [first, second] = [chosenBy[i], livedWith[i]];
      return first === undefined || second === undefined ? [] : [{ chosenBy: first, livedWith: second }];
    }),
  );
}

/** Where the next turns lead. */
export function playedFurther(
  thinker: Thinker,
  breadth: Breadth,
  state: BattleState,
  turns: readonly Throws[],
): BattleState {
  let now = state;
  for (const { chosenBy, livedWith } of turns) {
    const [seat] = thinker.game.waiting(now);
    if (seat === undefined || askOf(now) !== NEXT_TURN) break;
    const mover: Thinker = { ...thinker, seat, breadth };
    const lines = linesFrom(mover, withLuck(thinker.game, now, chosenBy));
    let best = lines[0];
    if (best === undefined) break;
    for (const line of lines) if (line.worth > best.worth) best = line;
    now = endOf(mover, best, withLuck(thinker.game, now, livedWith));
  }
  return now;
}
