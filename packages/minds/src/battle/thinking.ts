/**
 * How the computer players of the miniatures game think: they try whole activations in imagined battles, to the end of
 * the turn, and take the one after which they stand best. Cards, Orders and the questions of others are answered in the
 * same way. Levels differ in how much they try, how far they look and what they overlook.
 */
import type { BattleState } from '@maester/battle/readers';
import type { Decision, Eyes, Json } from '@maester/kernel';
import type { Player } from '../levels.ts';
import { copyOf, playOn, worldsOf } from './imagined.ts';
import { playBattle } from './index.ts';
import { habitOf } from './habits.ts';
import { endOf, linesFrom, WEIGHTY, type Breadth, type Line, type Thinker } from './lines.ts';
import { poseOf, standingAt } from './places.ts';
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

/** Questions that plain soldiering answers as well as anybody. */
const PLAIN_ASKS: ReadonlySet<string> = new Set([
  're-rolls/choose-dice',
  'refill-hand/discard',
  'charge/pivot',
]);
const MOST_ANSWERS = 12;
const MOST_PLACES = 8;
/** Where every place takes long to find. */
const FEW_PLACES: { readonly [ask: string]: number } = { 'retreat/move': 4, 'new-corpse-pile/place': 3 };
const DEPLOYMENTS = 28;

export const thinkingAt =
  (level: Level): Player =>
  (eyes) => {
    const decision = eyes.decision();
    const { ask } = decision;
    if (decision.kind === 'option' && decision.options.length === 1)
      return decision.options[0]?.id ?? eyes.sample();
    const habit = habitOf(eyes, decision);
    if (habit !== null) return habit;
    if (PLAIN_ASKS.has(ask) || ask.startsWith('set-up/') || eyes.limits.effort === 0) return playBattle(eyes);
    if (ask === 'deploy/place') return deployed(level, eyes, decision);
    if (WEIGHTY.has(ask)) return bestLine(level, eyes) ?? playBattle(eyes);
    if (ask === 'occasion/declare' && eyes.random.below(100) < level.misses) return 'pass';
    if (decision.kind === 'option') return considered(level, eyes, proposed(eyes, MOST_ANSWERS));
    if (decision.kind === 'pose')
      return considered(level, eyes, proposed(eyes, FEW_PLACES[ask] ?? MOST_PLACES));
    return playBattle(eyes);
  };

/** The first so many different choices that are proposed. */
function proposed(eyes: Eyes, most: number): readonly Json[] {
  const list = new Map<string, Json>();
  let tries = 2 * most;
  for (const choice of eyes.propose()) {
    list.set(JSON.stringify(choice), choice);
    tries -= 1;
    if (list.size >= most || tries <= 0) break;
  }
  return [...list.values()];
}

const FINE = 1000;

/** What it takes something for that is worth so much. */
function seenAs(worth: number, { blur }: Level, { random }: Eyes): number {
  return blur === 0 ? worth : worth + (blur * (random.below(FINE) - FINE / 2)) / FINE;
}

function bestLine(level: Level, eyes: Eyes): Json | null {
  const { game, seat, random, limits } = eyes;
  const [first, ...others] = worldsOf(eyes, Math.max(1, Math.round(level.worlds * limits.effort)));
  if (first === undefined) return null;
  const thinker: Thinker = { game, seat, random, judge: level.judge(), breadth: level.breadth };
  const lines = linesFrom(thinker, first)
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
  const [best] = again(halved, level.finalists, rest);
  const chosen = best === undefined || (sure !== undefined && sure.worth >= meanOf(best)) ? sure : best.line;
  return chosen?.choices[0]?.choice ?? null;
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

/** Every answer in the same worlds, each played to the end of the turn. */
function considered(level: Level, eyes: Eyes, choices: readonly Json[]): Json {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return only;
  const worlds = worldsOf(eyes, level.answerWorlds);
  const judge = level.judge();
  let [best, most]: [Json | null, number] = [null, -Infinity];
  for (const choice of choices) {
    let sum = 0;
    for (const world of worlds) sum += worthAfter(judge, eyes, world, choice);
    const worth = seenAs(sum / worlds.length, level, eyes);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best ?? eyes.sample();
}

function worthAfter(judge: Judge, { game, seat, random }: Eyes, world: BattleState, choice: Json): number {
  const state = copyOf(game, world);
  if (!game.apply(state, seat, choice).ok) return -Infinity;
  playOn(game, state, random);
  return judge(state, seat);
}

/** Of the places in the zone, the one that is worth most at first sight. */
function deployed(level: Level, eyes: Eyes, { facts }: Decision): Json {
  const view = eyes.view() as BattleState;
  const judge = level.judge();
  let [best, most]: [Json | null, number] = [null, -Infinity];
  for (const place of proposed(eyes, DEPLOYMENTS)) {
    const worth = judge(standingAt(view, String(facts['unit']), poseOf(place)), eyes.seat);
    if (worth > most) [best, most] = [place, worth];
  }
  return best ?? eyes.sample();
}
