/**
 * The best line of play for a turn: all of them are tried in one imagined battle, the best of those in which something
 * was rolled in others as well, and the Hand looks some turns further.
 */
import type { BattleState } from '@maester/battle/readers';
import type { Eyes, Json } from '@maester/kernel';
import { worldsOf } from './imagined.ts';
import { endOf, linesFrom, type Breadth, type Line, type Thinker } from './lines.ts';
import { poseOf } from './places.ts';
import { playedFurther, throwsFor, type Foresight } from './sequels.ts';
import type { Judge } from './worth.ts';

export interface Level {
  /** A fresh judge for every question. */
  readonly judge: () => Judge;
  readonly breadth: Breadth;
  /** In how many imagined battles the best lines of play are tried, and how many they are. */
  readonly worlds: number;
  readonly finalists: number;
  /** How it looks further than the turn, if it does. */
  readonly foresight?: Foresight;
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
export function thinkerAt({ judge, breadth }: Level, { game, seat, random }: Eyes): Thinker {
  return { game, seat, random, judge: judge(), breadth };
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
  // what was rolled may have been luck: the best of these are tried in other worlds, too, the better half in all
  const [second, ...rest] = others;
  const again = (list: readonly Tried[], most: number, worlds: readonly BattleState[]): readonly Tried[] =>
    list
      .slice(0, most)
      .map((one) =>
        limits.hurried() ? one : worlds.reduce((tried, world) => tryIn(thinker, tried, world), one),
      )
      .toSorted((a, b) => meanOf(b) - meanOf(a));
  const rolled = lines
    .filter((line) => line.rolled)
    .map((line): Tried => ({ line, sum: line.worth, count: 1 }));
  const halved = second === undefined ? rolled : again(rolled, 2 * level.finalists, [second]);
  const tried = again(halved, level.finalists, rest);
  if (level.foresight !== undefined) {
    const calm = lines.filter((line) => !line.rolled).map((line) => ({ line, sum: line.worth, count: 1 }));
    return foreseen(thinker, level.foresight, [...tried, ...calm], eyes);
  }
  const [best] = tried;
  const isSurer = best === undefined || (sure !== undefined && sure.worth >= meanOf(best));
  return (isSurer ? sure : best.line) ?? null;
}

/** After so many battles, lines that are clearly behind are given up. */
const FIRST_BATTLES = 4;
const CLEARLY = 1.5;
/** How far apart lines usually turn out to be, and how much of a difference at the end of the turn is left later. */
const USUAL_SPREAD = 0.05;
const LASTING = 0.6;

/** Of the best lines the one that stands best some turns later; the fewer battles show it, the less it counts. */
function foreseen(
  thinker: Thinker,
  { turns, breadth, lines, worlds }: Foresight,
  tried: readonly Tried[],
  eyes: Eyes,
): Line | null {
  const [usual, ...others] = differentOnes(
    tried.toSorted((a, b) => meanOf(b) - meanOf(a)),
    lines,
  );
  if (usual === undefined || others.length === 0) return usual?.line ?? null;
  const count = Math.max(1, Math.round(worlds * eyes.limits.effort));
  const imagined = worldsOf(eyes, count);
  const throws = throwsFor(thinker.random, turns, count);
  const worthOf = ({ line }: Tried, w: number, world: BattleState): number => {
    const end = endOf(thinker, line, world);
    return thinker.judge(playedFurther(thinker, breadth, end, throws[w] ?? []), thinker.seat);
  };
  let rivals = others.map((one) => ({ one, ahead: new Sample() }));
  for (const [w, world] of imagined.entries()) {
    if (eyes.limits.hurried()) break;
    if (w >= FIRST_BATTLES) rivals = rivals.filter(({ ahead }) => ahead.mean + CLEARLY * ahead.error > 0);
    if (rivals.length === 0) break;
    const usualWorth = worthOf(usual, w, world);
    for (const { one, ahead } of rivals) ahead.add(worthOf(one, w, world) - usualWorth);
  }
  let [best, most] = [usual, 0];
  for (const { one, ahead } of rivals) {
    const doubt = ahead.error ** 2 / (USUAL_SPREAD ** 2 + ahead.error ** 2);
    if (Number.isNaN(doubt)) continue;
    const gain = (1 - doubt) * ahead.mean + doubt * LASTING * (meanOf(one) - meanOf(usual));
    if (gain > most) [best, most] = [one, gain];
  }
  return best.line;
}

/** Of a list the first so many that are not nearly the same as one before. */
function differentOnes(list: readonly Tried[], most: number): readonly Tried[] {
  const kinds = new Map<string, Tried>();
  for (const one of list) {
    const kind = kindOf(one.line);
    if (!kinds.has(kind)) kinds.set(kind, one);
    if (kinds.size === most) break;
  }
  return [...kinds.values()];
}

/** Within such a square places are much the same. */
const SQUARE = 3000;

/** How a line begins: two choices, places by and large. */
function kindOf({ choices }: Line): string {
  const parts = choices.slice(0, 2).map(({ ask, choice }) => {
    if (typeof choice === 'string') return choice;
    const { x, y } = poseOf(choice);
    return `${ask} ${Math.round(x / SQUARE)} ${Math.round(y / SQUARE)}`;
  });
  return parts.join(' | ');
}

/** Numbers of which the mean is wanted, and how uncertain that is. */
class Sample {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  /** Of fewer than two nothing is certain. */
  get error(): number {
    if (this.#count < 2) return Infinity;
    const variance = (this.#squares - this.#sum * this.mean) / (this.#count - 1);
    return Math.sqrt(Math.max(0, variance) / this.#count);
  }
}

/** A line with what it led to in some worlds. */
interface Tried {
  readonly line: Line;
  readonly sum: number;
  readonly count: number;
}

const meanOf = ({ sum, count }: Tried): number => sum / count;

function tryIn(thinker: Thinker, { line, sum, count }: Tried, world: BattleState): Tried {
  return { line, sum: sum + thinker.judge(endOf(thinker, line, world), thinker.seat), count: count + 1 };
}
