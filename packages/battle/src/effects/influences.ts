/** The Influences of the NCUs in the game, whether or not they have laid them on a unit yet. */
import { rulesOf } from '../edition/of.ts';
import type { BattleState } from '../state.ts';
import { abilitiesOfNcu } from '../units/abilities.ts';
import type { EffectNode } from './effect.ts';

type Influence = Extract<EffectNode, { effect: 'influences' }>;

function influencesAmong(nodes: readonly EffectNode[]): Influence[] {
  return nodes.flatMap((node) => {
    if (node.effect === 'influences') return [node];
    return 'then' in node ? influencesAmong(node.then) : [];
  });
}

/** Those of all NCUs but this one, friendly or enemy. */
export function influencesBut(s: BattleState, self: string): Influence[] {
  const { abilities } = rulesOf(s);
  return s.ncus
    .filter(({ id, destroyed }) => !destroyed && id !== self)
    .flatMap((ncu) => abilitiesOfNcu(s, ncu))
    .flatMap((name) => influencesAmong(abilities[name]?.claims?.effects ?? []));
}
