/** Declaring in steps: what is chosen becomes a part of what was declared, after the first part (battle/timing/steps). */
import type { Offer } from '@maester/kernel';
import type { Source } from '../effects/context.ts';
import type { Ways } from '../effects/effect.ts';
import { waysByWorth } from '../effects/interpreter.ts';
import { SituationNow } from '../effects/situation.ts';
import { NOTHING, wayTo, type Way } from '../effects/way.ts';
import { rulesOf } from '../edition/of.ts';
import { procedure } from '../rules.ts';
import type { BattleState } from '../state.ts';
import type { Occasion } from './triggers.ts';
import { kindOf, withinReach } from './targets.ts';

export interface Steps extends Occasion {
  seat: string;
  owner: string | null;
  source: Source;
  /** The parts chosen so far. */
  parts: readonly Way[];
  /** How many there were before. */
  before: number;
}

const NO_STEPS: readonly Ways<never>[] = [];

/** The choices that follow the first one when it is declared. */
export function stepsOf(s: BattleState, { of, id, which }: Source): readonly Ways<never>[] {
  const { tactics, abilities } = rulesOf(s);
  if (of === 'card') return tactics[id]?.responses[which]?.steps ?? NO_STEPS;
  if (of === 'order') return abilities[id]?.order?.steps ?? NO_STEPS;
  return of === 'use' ? (abilities[id]?.uses?.[which]?.steps ?? NO_STEPS) : NO_STEPS;
}

const stepNow = (s: BattleState, f: Steps): Ways<never> | undefined =>
  stepsOf(s, f.source)[f.parts.length - f.before];

function waysNow(s: BattleState, f: Steps): readonly Offer[] {
  const ways = stepNow(s, f)?.(new SituationNow(s, f, f.seat, f.owner, f.source, f.parts) as never) ?? [];
  return withinReach(s, f.seat, kindOf(s, f.source, f.owner), ways);
}

export const chooseSteps = procedure<Steps>('steps')({
  'choose-next': {
    ask: 'option',
    seat: (s, f) => (waysNow(s, f).length > 0 ? f.seat : null),
    options: waysNow,
    suggest: (s, f) => waysByWorth(s, f, f, waysNow(s, f)),
    facts: (s, f) => ({
      name: f.source.id,
      of: { key: `name.${f.source.of === 'card' ? 'card' : 'ability'}.${f.source.id}`, facts: {} },
      step: f.parts.length,
      steps: stepsOf(s, f.source).length,
    }),
    then: (_, f, option, __, on) => {
      f.parts = [...f.parts, wayTo(option, on)];
      return 'choose-next';
    },
  },
  /** Nothing can be chosen in this step, or there is none left. */
  over: (t, f) => {
    if (stepNow(t.state, f) !== undefined) {
      f.parts = [...f.parts, NOTHING];
      return 'choose-next';
    }
    t.returns(f.parts);
    return 'end';
  },
});
