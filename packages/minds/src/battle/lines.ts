/**
 * Lines of play within a turn: every way in which a seat may spend an activation, branching at its own weighty choices,
 * each played to the end of the turn in an imagined battle and judged there.
 */
import { isEngaged } from '@maester/battle/field';
import { areFriends, unitOf, unitsIn, woundsLost, type BattleState } from '@maester/battle/readers';
import { idOn, type Decision, type Json, type Option, type Random } from '@maester/kernel';
import { answerPlainly, askOf, copyOf, NEXT_TURN, type BattleGame } from './imagined.ts';
import { marchPlaces, maneuverPlaces, poseOf, standingAt } from './places.ts';
import { costOf } from './stakes.ts';
import type { Judge } from './worth.ts';

interface Chosen {
  readonly ask: string;
  readonly choice: Json;
}

export interface Line {
  /** What the seat chose on the way, the present question first. */
  readonly choices: readonly Chosen[];
  readonly worth: number;
  /** Whether anything was rolled on the way. */
  readonly rolled: boolean;
}

/** How many answers to each question are tried. */
export interface Breadth {
  readonly options: number;
  readonly places: number;
  /** Of what a zone of the Tactics Board can be aimed at. */
  readonly targets: number;
}

export interface Thinker {
  readonly game: BattleGame;
  readonly seat: string;
  readonly random: Random;
  readonly judge: Judge;
  readonly breadth: Breadth;
  /** Whether an answer is wanted now: one line is enough then. */
  readonly hurried: () => boolean;
}

/** Questions of one's own turn at which it pays to try several answers. */
export const WEIGHTY: ReadonlySet<string> = new Set([
  NEXT_TURN,
  'activation/free-maneuver',
  'activation/select-action',
  'charge/declare-target',
  'melee/choose-target',
  'ranged/choose-target',
  'maneuver/move',
  'march/move',
  'ncu-activation/claim-zone',
  'ncu-activation/zone-effect',
  'choose-attack-action/choose',
  'wall-activation/arrows',
  'arrive/place',
]);

const MOST_CHOICES = 80;

/** Every line from here, judged in one world; all that begin with one answer, if that is given. */
export function linesFrom(thinker: Thinker, world: BattleState, beginning?: Json): Line[] {
  const lines: Line[] = [];
  const { game, seat, random, judge, hurried } = thinker;
  const follow = (state: BattleState, choices: readonly Chosen[], isFirst: boolean): void => {
    let first = isFirst;
    for (let i = 0; i < MOST_CHOICES; i++) {
      const [asked] = game.waiting(state);
      const ask = askOf(state);
      if (asked === undefined || (ask === NEXT_TURN && !first)) break;
      const isOwn = asked === seat && WEIGHTY.has(ask);
      const answers = !isOwn
        ? []
        : first && beginning !== undefined
          ? [beginning]
          : answersTo(thinker, state, ask);
      if (answers.length > 1 || (first && answers.length > 0)) {
        for (const choice of answers) {
          if (lines.length > 0 && hurried()) return;
          const next = copyOf(game, state);
          if (game.apply(next, seat, choice).ok) follow(next, [...choices, { ask, choice }], false);
        }
        return;
      }
      first = false;
      answerPlainly(game, state, asked, random);
    }
    lines.push({ choices, worth: judge(state, seat), rolled: hasRolled(world, state) });
  };
  follow(world, [], true);
  return lines;
}

/** The end of the turn if this line is played in another world. */
export function endOf({ game, seat, random }: Thinker, { choices }: Line, world: BattleState): BattleState {
  const state = copyOf(game, world);
  let next = 0;
  for (let i = 0; i < MOST_CHOICES; i++) {
    const [asked] = game.waiting(state);
    const ask = askOf(state);
    if (asked === undefined || (ask === NEXT_TURN && i > 0)) break;
    const planned = choices[next];
    if (asked === seat && planned?.ask === ask) {
      next += 1;
      if (game.apply(state, seat, planned.choice).ok) continue;
    }
    answerPlainly(game, state, asked, random);
  }
  return state;
}

function hasRolled(before: BattleState, after: BattleState): boolean {
  const [a, b] = [before.flow.dice, after.flow.dice];
  const left = (dice: typeof a): number =>
    Object.values(dice.script?.left ?? {}).reduce((sum, rolls) => sum + rolls.length, 0);
  return a.next !== b.next || left(a) !== left(b);
}

/** Questions at which every answer is another kind of play. */
const ALL_TRIED: ReadonlySet<string> = new Set([
  NEXT_TURN,
  'activation/select-action',
  'ncu-activation/claim-zone',
  'choose-attack-action/choose',
]);

/** The answers to a question that are worth a try, as many as the breadth allows. */
function answersTo(thinker: Thinker, state: BattleState, ask: string): readonly Json[] {
  const { game, seat, breadth } = thinker;
  const decision = game.decision(state, seat);
  if (decision === null) return [];
  if (decision.kind === 'pose') return placesFor(thinker, state, decision);
  if (decision.kind !== 'option') return [];
  const ids = decision.options.map(({ id }) => id);
  if (ALL_TRIED.has(ask)) return ids;
  if (ask === 'ncu-activation/zone-effect')
    return deservingFirst(state, seat, decision.options).slice(0, breadth.targets);
  return ids.slice(0, breadth.options);
}

/** What a Condition token on a friend counts for beside its Wounds, when somebody is to be restored. */
const TOKEN_IN_WOUNDS = 2;

/** Whom a zone should concern: the friend that has lost most or fights hardest, the enemy that is worth most. */
function deservingFirst(s: BattleState, seat: string, options: readonly Option[]): readonly Json[] {
  const worth = (option: Option): number => {
    const unit = unitsIn(s, option).at(-1);
    if (unit === undefined) return 0;
    const isFriend = areFriends(s, unit.seat, seat);
    // nobody restores an enemy
    if (idOn(option.on, 'zone') === 'wealth')
      return isFriend ? woundsLost(s, unit) + TOKEN_IN_WOUNDS * unit.conditions.length : -1;
    const cost = costOf(s, unit);
    return isFriend && isEngaged(s, unit) ? cost + 5 : cost;
  };
  return options
    .map((option) => ({ id: option.id, worth: worth(option) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

const MOST_ARRIVALS = 40;

/** The best places at first sight: where the position with the unit there is worth most. */
function placesFor(thinker: Thinker, state: BattleState, { facts }: Decision): readonly Json[] {
  const { game, seat, judge, breadth, random } = thinker;
  const unit = unitOf(state, String(facts['unit']));
  if (unit === null) return [];
  const straight = facts['move'] === 'march' && facts['pivotsFirst'] !== true;
  const tried: Json[] = [];
  if (unit.pose === null) {
    for (const place of game.propose(state, seat, random)) {
      tried.push(place);
      if (tried.length >= MOST_ARRIVALS) break;
    }
  } else
    for (const { x, y, facing } of (straight ? marchPlaces : maneuverPlaces)(
      state,
      unit,
      Number(facts['most']),
    ))
      tried.push({ x, y, facing });
  const seen = new Set<string>();
  const judged: { place: Json; worth: number }[] = [];
  for (const place of tried) {
    const key = JSON.stringify(place);
    if (seen.has(key)) continue;
    seen.add(key);
    if (game.check(state, seat, place) === null)
      judged.push({ place, worth: judge(standingAt(state, unit, poseOf(place)), seat) });
  }
  if (judged.length === 0) return [game.sample(state, seat, random)];
  judged.sort((a, b) => b.worth - a.worth);
  // a move that the Tactics Board gives is one of many
  const few = state.flow.stack.some(({ procedure }) => procedure === 'ncu-activation') ? 1 : breadth.places;
  return judged.slice(0, few).map(({ place }) => place);
}
