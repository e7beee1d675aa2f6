/** Answers of habit to questions before the battle, where nothing can be tried yet. */
import { unitOf, type BattleState } from '@maester/battle/readers';
import type { Decision, Eyes, Json } from '@maester/kernel';
import { costOf } from './stakes.ts';

/** Missions whose moment one can choose: the centre, tokens beyond it, larger units in combat, the enemy's zone. */
const MISSIONS: readonly string[] = ['mission-1', 'mission-10', 'mission-7', 'mission-6'];

type Habit = (eyes: Eyes, ids: readonly string[], most: number) => Json | null;

const HABITS: { readonly [ask: string]: Habit } = {
  /** Whoever holds out wins. */
  'choose-roles/choose': () => 'defender',
  /** The first word in every round. */
  'set-up/choose-first-player': ({ seat }) => seat,
  /** Who deploys later sees more. */
  'set-up/choose-deployer': ({ seat }, ids) => ids.find((id) => id !== seat) ?? null,
  'choose-missions/choose': () => [...MISSIONS],
  /** The cheapest units come later. */
  'choose-reserve/choose': (eyes, ids, most) => {
    const s = eyes.view() as BattleState;
    const cost = (id: string): number => {
      const unit = unitOf(s, id);
      return unit === null ? 0 : costOf(s, unit);
    };
    return ids.toSorted((a, b) => cost(a) - cost(b)).slice(0, most);
  },
};

/** The answer of habit, if there is one and it is legal. */
export function habitOf(eyes: Eyes, decision: Decision): Json | null {
  const habit = HABITS[decision.ask];
  if (habit === undefined || (decision.kind !== 'option' && decision.kind !== 'several')) return null;
  const ids = decision.options.map(({ id }) => id);
  const answer = habit(eyes, ids, decision.kind === 'several' ? decision.max : 1);
  const isOffered = (id: Json): boolean => ids.some((offered) => offered === id);
  return answer !== null && (Array.isArray(answer) ? answer.every(isOffered) : isOffered(answer))
    ? answer
    : null;
}
