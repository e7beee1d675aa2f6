/**
 * How the computer players of the miniatures game think: they try whole activations in imagined battles, to the end of
 * the turn, and take the one after which they stand best. Cards, Orders and the questions of others are answered in the
 * same way. Levels differ in how much they try and in how they weigh what they see.
 */
import type { BattleState } from '@maester/battle/readers';
import type { Decision, Eyes, Json } from '@maester/kernel';
import type { Player } from '../levels.ts';
import { asBattle, copyOf, playOn, worldsOf } from './imagined.ts';
import { playBattle } from './index.ts';
import { linesFrom, meanOf, tryAgain, WEIGHTY, worthAt, type Thinker } from './lines.ts';
import { worthFor, type Weights } from './worth.ts';

export interface Level {
  readonly weights: Weights;
  /** In how many imagined battles what was rolled is tried, and how many lines of play come so far. */
  readonly worlds: number;
  readonly finalists: number;
  /** The same for answers to a single question. */
  readonly answerWorlds: number;
  readonly breadth: Thinker['breadth'];
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
    if (PLAIN_ASKS.has(ask) || ask.startsWith('set-up/') || eyes.limits.effort === 0) return playBattle(eyes);
    if (ask === 'deploy/place') return deployed(level, eyes, decision);
    if (WEIGHTY.has(ask)) return bestLine(level, eyes) ?? playBattle(eyes);
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

function bestLine(level: Level, eyes: Eyes): Json | null {
  const { game, seat, random } = eyes;
  const [first, ...others] = worldsOf(eyes, level.worlds);
  if (first === undefined) return null;
  const thinker: Thinker = { game, seat, random, weights: level.weights, breadth: level.breadth };
  const lines = linesFrom(thinker, first).toSorted((a, b) => meanOf(b) - meanOf(a));
  const sure = lines.filter(({ rolled }) => !rolled);
  // what was rolled may have been luck: the best of these are tried in other worlds, too
  const rolled = lines.filter((line) => line.rolled).slice(0, level.finalists);
  const again = rolled.map((line) => others.reduce((known, world) => tryAgain(thinker, known, world), line));
  const [best] = [...sure.slice(0, 1), ...again].toSorted((a, b) => meanOf(b) - meanOf(a));
  return best?.choices[0]?.choice ?? null;
}

/** Every answer in the same worlds, each played to the end of the turn. */
function considered(level: Level, eyes: Eyes, choices: readonly Json[]): Json {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return only;
  const worlds = worldsOf(eyes, level.answerWorlds);
  let [best, most]: [Json | null, number] = [null, -Infinity];
  for (const choice of choices) {
    let sum = 0;
    for (const world of worlds) sum += worthAfter(level, eyes, world, choice);
    if (sum > most) [best, most] = [choice, sum];
  }
  return best ?? eyes.sample();
}

function worthAfter(level: Level, { game, seat, random }: Eyes, world: BattleState, choice: Json): number {
  const state = copyOf(game, world);
  if (!game.apply(state, seat, choice).ok) return -Infinity;
  playOn(game, state, random);
  return worthFor(state, seat, level.weights);
}

/** Of the places in the zone, the one that is worth most at first sight. */
function deployed(level: Level, eyes: Eyes, { facts }: Decision): Json {
  const view = asBattle(eyes.view());
  let [best, most]: [Json | null, number] = [null, -Infinity];
  for (const place of proposed(eyes, DEPLOYMENTS)) {
    const worth = worthAt(view, String(facts['unit']), place, eyes.seat, level.weights);
    if (worth > most) [best, most] = [place, worth];
  }
  return best ?? eyes.sample();
}
