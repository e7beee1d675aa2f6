/** Answers of habit to questions before the battle, where nothing can be tried yet. */
import { speedOf } from '@maester/battle/field';
import { unitOf, type BattleState } from '@maester/battle/readers';
import type { Decision, Eyes, Json } from '@maester/kernel';
import { costOf } from './stakes.ts';

/** Missions whose moment one can choose: the centre, tokens beyond it, larger units in combat, the enemy's zone. */
const MISSIONS: readonly string[] = ['mission-1', 'mission-10', 'mission-7', 'mission-6'];

/** Answers, the best first: the first one that is legal is given. */
type Habit = (eyes: Eyes, ids: readonly string[], most: number) => readonly Json[];

const HABITS: { readonly [ask: string]: Habit } = {
  /** Whoever holds out wins. */
  'choose-roles/choose': () => ['defender'],
  /** The first word in every round. */
  'set-up/choose-first-player': ({ seat }) => [seat],
  /** Who deploys later sees more. */
  'set-up/choose-deployer': ({ seat }, ids) => ids.filter((id) => id !== seat),
  'choose-missions/choose': () => [[...MISSIONS]],
  'choose-reserve/choose': cheapest,
  'keep-half-back/choose': cheapest,
  'choose-first-units/choose': dearest,
  'choose-beginners/choose': dearest,
};

/** The cheapest units come later. */
function cheapest(eyes: Eyes, ids: readonly string[], most: number): readonly Json[] {
  const s = eyes.view() as BattleState;
  return [ids.toSorted((a, b) => costIn(s, a) - costIn(s, b)).slice(0, most)];
}

/** Whoever moves no further in a round is at no token before the others arrive. */
const SLOW = 1000;

/** The dearest units begin, but for those that hardly move. */
function dearest(eyes: Eyes, ids: readonly string[], most: number): readonly Json[] {
  const s = eyes.view() as BattleState;
  const worth = (id: string): number => {
    const unit = unitOf(s, id);
    return unit === null || speedOf(s, unit) <= SLOW ? 0 : costIn(s, id);
  };
  return choicesOf(ids, most)
    .map((chosen) => ({ chosen, worth: chosen.reduce((sum, id) => sum + worth(id), 0) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ chosen }) => chosen);
}

function costIn(s: BattleState, id: string): number {
  const unit = unitOf(s, id);
  return unit === null ? 0 : costOf(s, unit);
}

/** Every choice of so many. */
function choicesOf(ids: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return ids.flatMap((id, i) => choicesOf(ids.slice(i + 1), count - 1).map((others) => [id, ...others]));
}

/** The answer of habit, if there is one and it is legal. */
export function habitOf(eyes: Eyes, decision: Decision): Json | null {
  const habit = HABITS[decision.ask];
  if (habit === undefined || (decision.kind !== 'option' && decision.kind !== 'several')) return null;
  const ids = decision.options.map(({ id }) => id);
  const answers = habit(eyes, ids, decision.kind === 'several' ? decision.max : 1);
  return answers.find((answer) => eyes.game.check(eyes.view(), eyes.seat, answer) === null) ?? null;
}
