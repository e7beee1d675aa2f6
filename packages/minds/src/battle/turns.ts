/**
 * The best line of play for a turn: all of them are tried in one imagined battle, the best of those in which something
 * was rolled in others as well.
 */
import type { BattleState } from '@maester/battle/readers';
import type { Eyes, Json } from '@maester/kernel';
import { worldsOf } from './imagined.ts';
import { endOf, linesFrom, type Breadth, type Line, type Thinker } from './lines.ts';
import type { Judge } from './worth.ts';

export interface Level {
  /** A fresh judge for every question. */
  readonly judge: () => Judge;
  readonly breadth: Breadth;
  /** In how many imagined battles the best lines of play are tried, and how many they are. */
  readonly worlds: number;
  readonly finalists: number;
  /** In how many imagined battles single answers are tried. */
  readonly answerWorlds: number;
  /** By how much it may misjudge anything it looks at. */
  readonly blur: number;
  /** Of a hundred chances to play a card or an Order, how many it misses. */
  readonly misses: number;
}

const FINE = 1000;

/** What it takes something for that is worth so much. */
export function seenAs(worth: number, { blur }: Level, { random }: Eyes): number {
  return blur === 0 ? worth : worth + (blur * (random.below(FINE) - FINE / 2)) / FINE;
}

/** Who thinks for a seat at this level. */
export function thinkerAt({ judge, breadth }: Level, { game, seat, random, limits }: Eyes): Thinker {
  return { game, seat, random, judge: judge(), breadth, hurried: () => limits.hurried() };
}

/** The best line, or the best that begins with one answer, if that is given. */
export function bestLine(level: Level, eyes: Eyes, beginning?: Json): Line | null {
  const { limits } = eyes;
  const [first, ...others] = worldsOf(eyes, Math.max(1, Math.round(level.worlds * limits.effort)));
  if (first === undefined) return null;
  const thinker = thinkerAt(level, eyes);
  const lines = linesFrom(thinker, first, beginning)
    .map((line) => ({ ...line, worth: seenAs(line.worth, level, eyes) }))
    .toSorted((a, b) => b.worth - a.worth);
  const sure = lines.find(({ rolled }) => !rolled);
  const rolled = lines.filter((line) => line.rolled).map(once);
  // what was rolled may have been luck: the best of these are tried in other worlds, too, the better half in all
  const inWorlds = (one: Tried, worlds: readonly BattleState[]): Tried =>
    limits.hurried() ? one : worlds.reduce((tried, world) => tryIn(thinker, tried, world), one);
  const again = (list: readonly Tried[], most: number, worlds: readonly BattleState[]): readonly Tried[] =>
    list
      .slice(0, most)
      .map((one) => inWorlds(one, worlds))
      .toSorted((a, b) => meanOf(b) - meanOf(a));
  const [second, ...rest] = others;
  const halved = second === undefined ? rolled : again(rolled, 2 * level.finalists, [second]);
  const [best] = again(halved, level.finalists, rest);
  if (best === undefined || sure === undefined) return best?.line ?? sure ?? null;
  // the cards of others may spoil any line: one in which nothing was rolled is tried in the same worlds
  return meanOf(inWorlds(once(sure), others)) >= meanOf(best) ? sure : best.line;
}

/** A line with what it led to in some worlds. */
interface Tried {
  readonly line: Line;
  readonly sum: number;
  readonly count: number;
}

const once = (line: Line): Tried => ({ line, sum: line.worth, count: 1 });

const meanOf = ({ sum, count }: Tried): number => sum / count;

function tryIn(thinker: Thinker, { line, sum, count }: Tried, world: BattleState): Tried {
  return { line, sum: sum + thinker.judge(endOf(thinker, line, world), thinker.seat), count: count + 1 };
}
