// Standing answers: what a player has arranged for questions that come again and again. Whatever is not arranged is asked.

import { battle, type BattleState } from '@maester/battle/engine';
import { seededRandom, type Decision, type Json } from '@maester/kernel';
import {
  isWindow,
  momentOf,
  PASS,
  sourceOf,
  sourcesIn,
  type OptionDecision,
  type SourceKey,
} from './moments.ts';

/** Uses it whenever there is exactly one way to, asks, or passes. */
export type SourceRule = 'use' | 'stop' | 'pass';
export type MomentRule = 'stop' | 'pass';

export interface Standing {
  /** At full control everything is asked, even what has one answer only. */
  readonly control: 'usual' | 'full';
  /** By trigger. */
  readonly moments: { readonly [trigger: string]: MomentRule };
  /** For one card or Order; it goes before what is said of the moment. */
  readonly sources: { readonly [source: SourceKey]: SourceRule };
  /** What happens with all others. */
  readonly others: MomentRule;
  /** Nothing more is declared until this turn or round is over: the one with this number. */
  readonly quiet: Quiet | null;
  readonly rerolls: 'misses' | 'ask';
  readonly pivots: 'best' | 'ask';
}

export interface Quiet {
  readonly until: 'turn' | 'round';
  readonly number: number;
}

/** Which turn and round it is: how many have begun. */
export type Calendar = { readonly [K in Quiet['until']]: number };

export const USUAL: Standing = {
  control: 'usual',
  moments: {},
  sources: {},
  others: 'stop',
  quiet: null,
  rerolls: 'misses',
  pivots: 'best',
};

/** Why something was answered without asking. */
export type Reason = 'only-answer' | 'quiet' | 'passed' | 'used' | 'misses' | 'pivot' | 'plan';

export interface Answered {
  readonly choice: Json;
  readonly because: Reason;
}

export const isQuiet = ({ quiet }: Standing, now: Calendar): boolean =>
  quiet !== null && quiet.number === now[quiet.until];

/** What is answered without asking; null asks. */
export function standingAnswer(
  decision: Decision,
  view: BattleState,
  standing: Standing,
  now: Calendar,
): Answered | null {
  if (standing.control === 'full') return null;
  if (isWindow(decision)) return windowAnswer(decision, standing, now);
  const only = onlyAnswer(decision);
  // Dice are rolled when a player says so.
  if (only !== null)
    return rolls(view, decision.seat, only) ? null : { choice: only, because: 'only-answer' };
  if (decision.ask === 're-rolls/choose-dice' && standing.rerolls === 'misses') return misses(decision, view);
  if (decision.ask === 'charge/pivot' && standing.pivots === 'best')
    return { choice: suggested(view, decision.seat), because: 'pivot' };
  return null;
}

/** The answer, where there is no other. */
export function onlyAnswer(decision: Decision): Json | null {
  switch (decision.kind) {
    case 'option': {
      const [only, another] = decision.options;
      return only === undefined || another !== undefined ? null : only.id;
    }
    case 'several':
      return decision.max === 0 ? [] : null;
    case 'amount':
      return decision.min === decision.max ? decision.min : null;
    case 'assignment':
    case 'pose':
      return null;
  }
}

function windowAnswer(decision: OptionDecision, standing: Standing, now: Calendar): Answered | null {
  const { options } = decision;
  // First, and whatever there is to declare: what goes without asking at a shared device must not depend on a hand.
  if (isQuiet(standing, now)) return { choice: PASS, because: 'quiet' };
  if (options.length === 1) return { choice: PASS, because: 'only-answer' };
  const atMoment = standing.moments[momentOf(decision)] ?? standing.others;
  const wanted = options.flatMap((option) => {
    const source = sourceOf(option);
    const rule = source === null ? 'pass' : (standing.sources[source] ?? atMoment);
    return rule === 'pass' ? [] : [{ id: option.id, rule }];
  });
  const [first, another] = wanted;
  if (first === undefined) return { choice: PASS, because: 'passed' };
  return first.rule === 'use' && another === undefined ? { choice: first.id, because: 'used' } : null;
}

const ROLLS: ReadonlySet<unknown> = new Set(['attack', 'defense']);

/** The own dice that failed, if rolling them again costs nothing. */
function misses(decision: Decision, view: BattleState): Answered | null {
  const { facts, seat } = decision;
  if (!ROLLS.has(facts['roll']) || facts['expends'] !== null) return null;
  return { choice: suggested(view, seat), because: 'misses' };
}

function suggested(view: BattleState, seat: string): Json {
  for (const choice of battle.propose(view, seat, seededRandom('suggested'))) return choice;
  throw new Error('nothing is proposed');
}

/** Whether dice are rolled as soon as this is chosen. */
function rolls(view: BattleState, seat: string, choice: Json): boolean {
  const imagined = battle.imagine(view, seat, seededRandom('rolls'));
  const applied = battle.apply(imagined, seat, choice);
  return applied.ok && applied.events.some(({ event }) => event.type === 'roll');
}

/** What to change so that this is asked from now on; null if it has no other answer. */
export function askingAgain(
  decision: Decision,
  because: Reason,
  { sources }: Standing,
): Partial<Standing> | null {
  switch (because) {
    case 'misses':
      return { rerolls: 'ask' };
    case 'pivot':
      return { pivots: 'ask' };
    case 'quiet':
      return { quiet: null };
    case 'passed':
    case 'used': {
      const stops = isWindow(decision) ? sourcesIn(decision).map((source) => [source, 'stop'] as const) : [];
      return { sources: { ...sources, ...Object.fromEntries(stops) } };
    }
    case 'only-answer':
    case 'plan':
      return null;
  }
}
