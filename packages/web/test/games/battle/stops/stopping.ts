// Battles between computer players, one of whom plays as a person does with the layer of stops: every stop is one gesture,
// and whatever follows from it as foreseen is not asked again.

import { battle, STARTER_ARMIES, type BattleState } from '@maester/battle';
import { eyesOf, sameJson, seededRandom, type Json, type Random } from '@maester/kernel';
import { playBattle } from '@maester/minds/battle';
import { lookAhead } from '../../../../src/games/battle/stops/ahead.ts';
import { countTurns } from '../../../../src/games/battle/stops/calendar.ts';
import { questionOf, type Question } from '../../../../src/games/battle/stops/question.ts';
import { advance, planOf, upsets, type Plan } from '../../../../src/games/battle/stops/plan.ts';
import {
  standingAnswer,
  type Calendar,
  type Reason,
  type Standing,
} from '../../../../src/games/battle/stops/standing.ts';

export interface Tally {
  /** How often the player was asked by the engine. */
  asked: number;
  /** How often they had to stop, by what was asked. */
  readonly stops: Map<string, number>;
  readonly automatic: Map<Reason, number>;
  /** Answers given automatically where the player would have chosen otherwise. */
  readonly lost: { readonly ask: string; readonly wanted: Json; readonly given: Json }[];
}

/** Where a gesture begins: nobody plans beyond the next of these. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn/activate-unit', 'set-up/deploy-unit']);

const LONGEST = 8;

/** What a person does in one gesture: a unit, its action, its place. */
function gesture(
  { before, view: then }: Question,
  view: BattleState,
  seat: string,
  first: Json,
  random: Random,
): readonly Json[] {
  const isPassed = before.length > 0 && first === before[0];
  const choices = isPassed ? [...before, playBattle(eyesOf(battle, then, seat, random))] : [first];
  for (let at = isPassed ? then : view; choices.length < LONGEST;) {
    const ahead = lookAhead(at, seat, choices.at(-1) ?? null);
    if (ahead === null || BEGINNINGS.has(ahead.decision.ask)) break;
    choices.push(playBattle(eyesOf(battle, ahead.view, seat, random)));
    at = ahead.view;
  }
  return choices;
}

const count = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1);

export function tally(mode: string, seed: string, standing: Standing): Tally {
  const armies = ['stark-40', 'lannister-40'].map((id) => STARTER_ARMIES[id]);
  const setup = battle.readSetup({ mode, points: 40, armies, terrain: 'random' });
  const state = battle.start(setup, seed);
  const random = seededRandom(seed);
  const [me = ''] = battle.seats(setup);
  const told: Tally = { asked: 0, stops: new Map(), automatic: new Map(), lost: [] };
  let now: Calendar = { turn: 0, round: 0 };
  let plan: Plan = [];

  const answer = (view: BattleState): Json => {
    const decision = battle.decision(view, me);
    if (decision === null) throw new Error('nothing is asked');
    told.asked += 1;
    const next = advance(plan, decision, view);
    plan = next.rest;
    if (next.kind === 'answer') {
      count(told.automatic, 'plan');
      return next.choice;
    }
    const question = questionOf(decision, view, standing);
    const given = question.instead === null ? standingAnswer(decision, view, standing, now) : null;
    const wanted = playBattle(eyesOf(battle, view, me, random));
    if (given !== null) {
      count(told.automatic, given.because);
      if (!sameJson(wanted, given.choice)) told.lost.push({ ask: decision.ask, wanted, given: given.choice });
      return given.choice;
    }
    count(told.stops, question.decision.ask);
    // A window within a plan does not end it.
    if (plan.length === 0) plan = planOf(view, me, gesture(question, view, me, wanted, random));
    return wanted;
  };

  for (let [seat] = battle.waiting(state); seat !== undefined; [seat] = battle.waiting(state)) {
    const choice =
      seat === me ? answer(battle.view(state, me)) : playBattle(eyesOf(battle, state, seat, random));
    const applied = battle.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`${seat} was refused by ${applied.refusal.rule}`);
    for (const { event } of applied.events) {
      now = countTurns(now, event);
      if (upsets(me, event)) plan = [];
    }
  }
  return told;
}
