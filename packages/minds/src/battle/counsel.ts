/** What the Hand advises in the miniatures game and why, and what it thinks of a choice and a plan afterwards. */
import type { BattleState } from '@maester/battle/readers';
import type { Eyes, Json } from '@maester/kernel';
import type { Adviser, Counsel, Planner, Reviewer } from '../levels.ts';
import { NEXT_TURN, worldsOf } from './imagined.ts';
import { chanceToWin } from './learned.ts';
import { endOf, WEIGHTY } from './lines.ts';
import { HAND } from './players.ts';
import { reasonsFor } from './reasons.ts';
import { endAfter, thoughtAt, type Thought } from './thinking.ts';
import { bestLine, thinkerAt, type Level } from './turns.ts';
import type { Judge } from './worth.ts';

const WORLDS = 4;
/** A better choice must be worth so much more to the Hand, in battles it was not found in, */
const WORTH_TELLING = 0.02;
/** and raise the chance to win by a percent. */
const A_PERCENT = 0.005;
const FRESH_WORLDS = 12;

/** Where a thought leads in each of these battles. */
function endsOf(level: Level, eyes: Eyes, thought: Thought, worlds: readonly BattleState[]): BattleState[] {
  const thinker = thinkerAt(level, eyes);
  const { line, choice } = thought;
  return worlds.flatMap((world) =>
    line === null ? (endAfter(eyes, world, choice) ?? []) : endOf(thinker, line, world),
  );
}

/** `chance` says how likely a seat wins, from -1 to 1. */
function advisingAt(level: Level, chance: () => Judge): Adviser {
  return (eyes) => {
    const thought = thoughtAt(level, eyes);
    const ends = endsOf(level, eyes, thought, worldsOf(eyes, WORLDS));
    return {
      choice: thought.choice,
      why: reasonsFor(eyes.view() as BattleState, eyes.seat, ends, chance()),
    };
  };
}

/** The best that can be made of a choice. */
function thoughtAbout(level: Level, eyes: Eyes, choice: Json): Thought {
  return { choice, line: WEIGHTY.has(eyes.decision().ask) ? bestLine(level, eyes, choice) : null };
}

/** A plan begins with a turn: whom to activate, and whatever follows from it. */
function planningAt(level: Level, chance: () => Judge): Planner {
  return (eyes, chosen) => {
    if (eyes.decision().ask !== NEXT_TURN) return null;
    const ends = endsOf(level, eyes, thoughtAbout(level, eyes, chosen), worldsOf(eyes, WORLDS));
    return reasonsFor(eyes.view() as BattleState, eyes.seat, ends, chance());
  };
}

const sameChoice = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

function reviewingAt(level: Level, chance: () => Judge): Reviewer {
  return (eyes, chosen) => {
    const decision = eyes.decision();
    if (decision.kind === 'option' && decision.options.length < 2) return null;
    const thought = thoughtAt(level, eyes);
    const worlds = worldsOf(eyes, FRESH_WORLDS);
    const [judge, sees] = [level.judge(), chance()];
    const ends = endsOf(level, eyes, thoughtAbout(level, eyes, chosen), worlds);
    if (ends.length === 0) return null;
    const meanBy = (by: Judge, list: readonly BattleState[]): number =>
      list.reduce((sum, end) => sum + by(end, eyes.seat), 0) / Math.max(1, list.length);
    const chanceIn = (list: readonly BattleState[]): number => (1 + meanBy(sees, list)) / 2;
    const now = chanceIn(ends);
    if (sameChoice(thought.choice, chosen)) return { chance: now, better: null };
    const hoped = endsOf(level, eyes, thought, worlds);
    const worth = (meanBy(judge, hoped) - meanBy(judge, ends)) / 2;
    const gain = chanceIn(hoped) - now;
    if (hoped.length === 0 || worth < WORTH_TELLING || gain < A_PERCENT) return { chance: now, better: null };
    const why = reasonsFor(eyes.view() as BattleState, eyes.seat, hoped, sees);
    return { chance: now, better: { choice: thought.choice, gain, why } };
  };
}

/** Looks back at whole battles: as the Hand, with less to compare. */
const REVIEWER: Level = {
  ...HAND,
  breadth: { options: 6, places: 4, targets: 3 },
  worlds: 4,
  finalists: 4,
  answerWorlds: 4,
};

export const battleCounsel: Counsel = {
  advise: advisingAt(HAND, chanceToWin),
  review: reviewingAt(REVIEWER, chanceToWin),
  plan: planningAt(REVIEWER, chanceToWin),
};
