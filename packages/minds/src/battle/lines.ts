/**
 * Lines of play within a turn: every way in which a seat may spend an activation, branching at its own weighty choices,
 * each played to the end of the turn in an imagined battle and judged there.
 */
import { unitOf, type BattleState } from '@maester/battle/readers';
import type { Decision, Json, JsonObject, Random } from '@maester/kernel';
import { askOf, copyOf, NEXT_TURN, plainAnswer, type BattleGame } from './imagined.ts';
import { marchPlaces, maneuverPlaces } from './places.ts';
import { worthFor, type Weights } from './worth.ts';

interface Chosen {
  readonly ask: string;
  readonly choice: Json;
}

export interface Line {
  /** What the seat chose on the way, the present question first. */
  readonly choices: readonly Chosen[];
  /** The sum of what the ends are worth, and how many there were. */
  readonly worth: number;
  readonly ends: number;
  /** Whether anything was rolled on the way. */
  readonly rolled: boolean;
}

export const meanOf = ({ worth, ends }: Line): number => worth / Math.max(1, ends);

/** How wide the search is at each question: how many of its answers are tried. */
export interface Breadth {
  readonly options: number;
  readonly places: number;
}

export interface Thinker {
  readonly game: BattleGame;
  readonly seat: string;
  readonly random: Random;
  readonly weights: Weights;
  readonly breadth: Breadth;
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

/** Every line from here, judged in one world. */
export function linesFrom(thinker: Thinker, world: BattleState): Line[] {
  const lines: Line[] = [];
  const { game, seat, random } = thinker;
  const follow = (state: BattleState, choices: readonly Chosen[], first: boolean): void => {
    let fresh = first;
    for (let i = 0; i < MOST_CHOICES; i++) {
      const [asked] = game.waiting(state);
      const ask = askOf(state);
      if (asked === undefined || (ask === NEXT_TURN && !fresh)) break;
      if (asked === seat && WEIGHTY.has(ask)) {
        const answers = answersTo(thinker, state, ask);
        const [only] = answers;
        if (answers.length > 1 || (fresh && only !== undefined)) {
          for (const choice of answers) {
            const next = copyOf(game, state);
            if (game.apply(next, seat, choice).ok) follow(next, [...choices, { ask, choice }], false);
          }
          return;
        }
      }
      fresh = false;
      answerPlainly(game, state, asked, random);
    }
    lines.push({
      choices,
      worth: worthFor(state, seat, thinker.weights),
      ends: 1,
      rolled: hasRolled(world, state),
    });
  };
  follow(world, [], true);
  return lines;
}

/** The same line in another world, added to what is known of it. */
export function tryAgain(thinker: Thinker, line: Line, world: BattleState): Line {
  const { game, seat, random, weights } = thinker;
  const state = copyOf(game, world);
  let next = 0;
  for (let i = 0; i < MOST_CHOICES; i++) {
    const [asked] = game.waiting(state);
    const ask = askOf(state);
    if (asked === undefined || (ask === NEXT_TURN && i > 0)) break;
    const planned = line.choices[next];
    if (asked === seat && planned?.ask === ask) {
      next += 1;
      if (game.apply(state, seat, planned.choice).ok) continue;
    }
    answerPlainly(game, state, asked, random);
  }
  return { ...line, worth: line.worth + worthFor(state, seat, weights), ends: line.ends + 1 };
}

function answerPlainly(game: BattleGame, state: BattleState, seat: string, random: Random): void {
  if (!game.apply(state, seat, plainAnswer(game, state, seat, random)).ok)
    game.apply(state, seat, game.sample(state, seat, random));
}

function hasRolled(before: BattleState, after: BattleState): boolean {
  const [a, b] = [before.flow.dice, after.flow.dice];
  const left = (dice: typeof a): number =>
    Object.values(dice.script?.left ?? {}).reduce((sum, rolls) => sum + rolls.length, 0);
  return a.next !== b.next || left(a) !== left(b);
}

/** The answers to a question that are worth a try, as many as the breadth allows. */
function answersTo(thinker: Thinker, state: BattleState, ask: string): readonly Json[] {
  const { game, seat, breadth } = thinker;
  const decision = game.decision(state, seat);
  if (decision === null) return [];
  if (decision.kind === 'pose') return placesFor(thinker, state, decision);
  if (decision.kind !== 'option') return [];
  const ids = decision.options.map(({ id }) => id);
  if (ids.length <= breadth.options || ask === NEXT_TURN) return ids;
  const best: Json[] = [];
  for (const choice of game.propose(state, seat, thinker.random)) {
    if (!best.includes(choice)) best.push(choice);
    if (best.length >= breadth.options) break;
  }
  return best;
}

/** The best places at first sight: where the position with the unit there is worth most. */
function placesFor(thinker: Thinker, state: BattleState, { facts, ask }: Decision): readonly Json[] {
  const { game, seat, weights, breadth } = thinker;
  const unit = unitOf(state, String(facts['unit']));
  if (unit === null) return [];
  const most = Number(facts['most']);
  const isMarch = facts['move'] === 'march' && facts['pivotsFirst'] !== true;
  const tried: Json[] = [];
  if (ask === 'arrive/place' || unit.pose === null) {
    for (const place of game.propose(state, seat, thinker.random)) {
      tried.push(place);
      if (tried.length >= 40) break;
    }
  } else
    tried.push(...(isMarch ? marchPlaces : maneuverPlaces)(state, unit, most).map((pose) => ({ ...pose })));
  const seen = new Set<string>();
  const judged: { place: Json; worth: number }[] = [];
  for (const place of tried) {
    const { x, y, facing } = place as JsonObject;
    const key = `${String(x)},${String(y)},${String(facing)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (game.check(state, seat, place) !== null) continue;
    judged.push({ place, worth: worthAt(state, unit.id, place, seat, weights) });
  }
  if (judged.length === 0) return [game.sample(state, seat, thinker.random)];
  judged.sort((a, b) => b.worth - a.worth);
  return judged.slice(0, breadth.places).map(({ place }) => place);
}

/** With the unit there, and the tokens it would cover taken. */
export function worthAt(s: BattleState, id: string, place: Json, seat: string, weights: Weights): number {
  const { x, y, facing } = place as JsonObject;
  const pose = { x: Number(x), y: Number(y), facing: Number(facing) };
  const units = s.units.map((unit) => (unit.id === id ? { ...unit, pose } : unit));
  const objectives = s.objectives.map((token) => {
    const near = Math.abs(token.x - pose.x) + Math.abs(token.y - pose.y) < 1500;
    if (near) return { ...token, claimedBy: id };
    return token.claimedBy === id ? { ...token, claimedBy: null } : token;
  });
  return worthFor({ ...s, units, objectives }, seat, weights);
}
