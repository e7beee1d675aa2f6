/**
 * How the computer players of the miniatures game think: they try whole activations in imagined battles, to the end of
 * the turn, and take the one after which they stand best. Cards, Orders and the questions of others are answered in the
 * same way. Levels differ in how much they try, how far they look and what they overlook.
 */
import { unitOf, type BattleState } from '@maester/battle/readers';
import { idOn, type Decision, type Eyes, type Json, type Option } from '@maester/kernel';
import type { Player } from '../levels.ts';
import { cardChoice } from './fetched.ts';
import { copyOf, playOn, worldsOf } from './imagined.ts';
import { playBattle } from './index.ts';
import { habitOf } from './habits.ts';
import { WEIGHTY, type Line } from './lines.ts';
import { poseOf, standingAt } from './places.ts';
import { bestLine, seenAs, type Level } from './turns.ts';
import type { Judge } from './worth.ts';

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
/** Where those beside each other are much alike: so many are looked at to pick from. */
const SPREAD: { readonly [ask: string]: number } = { 'place-token/place': 1000 };

/** A choice, with the line of play it begins, if it begins one. */
export interface Thought {
  readonly choice: Json;
  readonly line: Line | null;
}

export const thinkingAt =
  (level: Level): Player =>
  (eyes) =>
    thoughtAt(level, eyes).choice;

export function thoughtAt(level: Level, eyes: Eyes): Thought {
  const decision = eyes.decision();
  const line = WEIGHTY.has(decision.ask) && !isPlain(eyes, decision) ? bestLine(level, eyes) : null;
  const choice = line?.choices[0]?.choice;
  return choice === undefined ? { choice: answerAt(level, eyes, decision), line: null } : { choice, line };
}

/** Nothing to think about. */
function isPlain({ limits }: Eyes, decision: Decision): boolean {
  return (decision.kind === 'option' && decision.options.length === 1) || limits.effort === 0;
}

function answerAt(level: Level, eyes: Eyes, decision: Decision): Json {
  const { ask } = decision;
  if (decision.kind === 'option' && decision.options.length === 1)
    return decision.options[0]?.id ?? eyes.sample();
  const habit = habitOf(eyes, decision);
  if (habit !== null) return habit;
  const cards = cardChoice(eyes, decision);
  if (cards !== null) return cards;
  if (PLAIN_ASKS.has(ask) || WEIGHTY.has(ask) || ask.startsWith('set-up/') || eyes.limits.effort === 0)
    return playBattle(eyes);
  if (ask === 'deploy/place') return deployed(level, eyes, decision);
  if (ask === 'occasion/declare' && eyes.random.below(100) < level.misses) return 'pass';
  if (decision.kind === 'option')
    return considered(level, eyes, cardsLast(decision, proposed(eyes, MOST_ANSWERS)));
  if (decision.kind === 'pose') return considered(level, eyes, placesProposed(eyes, ask));
  return playBattle(eyes);
}

/** Nothing new is proposed after so many in a row that were not. */
const MOST_REPEATS = 12;

/** The first so many different choices that are proposed. */
function proposed(eyes: Eyes, most: number): readonly Json[] {
  const list = new Map<string, Json>();
  let repeats = 0;
  for (const choice of eyes.propose()) {
    const { size } = list;
    list.set(JSON.stringify(choice), choice);
    repeats = list.size > size ? 0 : repeats + 1;
    if (list.size >= most || repeats >= MOST_REPEATS || eyes.limits.hurried()) break;
  }
  return [...list.values()];
}

/** The first places that are proposed, or some of many, from the first to the last of them. */
function placesProposed(eyes: Eyes, ask: string): readonly Json[] {
  const most = FEW_PLACES[ask] ?? MOST_PLACES;
  const all = proposed(eyes, SPREAD[ask] ?? most);
  return all.filter(
    (_, i) => Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length),
  );
}

/** How cards are kept where one may be played. */
const KEPT: { readonly [ask: string]: string } = { 'occasion/declare': 'pass', 'play-siege-card/play': 'no' };

const isCard = ({ on }: Option): boolean => idOn(on, 'card') !== null || idOn(on, 'siege-card') !== null;

/**
 * Of answers that are worth the same the first is given: a card is kept unless playing it is better than that. However
 * many cards there are, keeping all of them is among the answers.
 */
function cardsLast(decision: Decision, choices: readonly Json[]): readonly Json[] {
  const kept = KEPT[decision.ask];
  if (kept === undefined || decision.kind !== 'option') return choices;
  const cards = new Set<Json>(decision.options.filter(isCard).map(({ id }) => id));
  const others = new Set(choices.filter((choice) => !cards.has(choice)));
  return [...others.add(kept), ...choices.filter((choice) => cards.has(choice))];
}

/** Every answer in the same worlds, each played to the end of the turn. */
function considered(level: Level, eyes: Eyes, choices: readonly Json[]): Json {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return only;
  const { limits } = eyes;
  const worlds = worldsOf(eyes, Math.max(1, Math.round(level.answerWorlds * limits.effort)));
  const judge = level.judge();
  let [best, most]: [Json | null, number] = [null, -Infinity];
  // what leads to the same looks the same, also to somebody who misjudges
  const known = new Map<number, number>();
  for (const choice of choices) {
    if (best !== null && limits.hurried()) break;
    let sum = 0;
    for (const world of worlds) sum += worthAfter(judge, eyes, world, choice);
    const seen = seenAs(sum / worlds.length, level, eyes);
    const worth = known.get(sum) ?? seen;
    known.set(sum, worth);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best ?? eyes.sample();
}

function worthAfter(judge: Judge, eyes: Eyes, world: BattleState, choice: Json): number {
  const end = endAfter(eyes, world, choice);
  return end === null ? -Infinity : judge(end, eyes.seat);
}

/** The end of the turn after this choice; null if it is refused there. */
export function endAfter({ game, seat, random }: Eyes, world: BattleState, choice: Json): BattleState | null {
  const state = copyOf(game, world);
  if (!game.apply(state, seat, choice).ok) return null;
  playOn(game, state, random);
  return state;
}

/** Of the places in the zone, the one that is worth most at first sight. */
function deployed(level: Level, eyes: Eyes, { facts }: Decision): Json {
  const view = eyes.view() as BattleState;
  const unit = unitOf(view, String(facts['unit']));
  if (unit === null) return eyes.sample();
  const judge = level.judge();
  let [best, most]: [Json | null, number] = [null, -Infinity];
  for (const place of proposed(eyes, DEPLOYMENTS)) {
    if (best !== null && eyes.limits.hurried()) break;
    const worth = judge(standingAt(view, unit, poseOf(place)), eyes.seat);
    if (worth > most) [best, most] = [place, worth];
  }
  return best ?? eyes.sample();
}
