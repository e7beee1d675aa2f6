/** What happens to units: Condition tokens, Wounds, Hits, tests, abilities for a while. */
import { idOn, idsOn, running } from '@maester/kernel';
import { hits } from '../../attack/hits.ts';
import { keepsToken } from '../../attack/rerolls.ts';
import { someModifier } from '../../attack/modifiers.ts';
import { test, testNow } from '../../morale/morale.ts';
import { lay } from '../../tactics/influence.ts';
import { bear, become, expend, loseCondition, removal, removeCondition } from '../../units/conditions.ts';
import { fullWounds } from '../../units/ranks.ts';
import { changeUnit, mustUnit, unitOf } from '../../units/units.ts';
import { removeModels, restore, wound } from '../../units/wounds.ts';
import type { Kinds, Whom } from '../effect.ts';
import type { Situation } from '../context.ts';
import { CONDITIONS, type Condition } from '../gains.ts';
import { amount, unitsAmong } from '../interpreter.ts';
import { targetable } from '../../timing/targets.ts';
import { shareOut } from '../share-out.ts';
import { harm, idOf, TOKEN_WORTH } from './whom.ts';

/** The Condition token that was chosen. */
function chosenToken({ on }: Situation): Condition | undefined {
  const chosen = idOn(on, 'condition');
  return CONDITIONS.find((known) => known === chosen);
}

/** The Wounds that the unit has lost, all that it can restore. */
function suffered(c: Situation, who: Whom): number {
  const unit = unitOf(c.s, idOf(c, who));
  return unit === null ? 0 : fullWounds(c.s, unit) - unit.wounds;
}

type Here =
  | 'becomes'
  | 'becomes-chosen'
  | 'sheds'
  | 'has'
  | 'tests'
  | 'rerolls-test'
  | 'passes-test'
  | 'limits-test'
  | 'restores'
  | 'suffers'
  | 'hits'
  | 'removes-models'
  | 'stays'
  | 'shares-out'
  | 'expends'
  | 'sheds-all'
  | 'moves-token'
  | 'replaces-token'
  | 'keeps-condition';

export const unitKinds: Pick<Kinds, Here> = {
  becomes: {
    do: ({ who, tokens: all }, c) => become(c.t, idOf(c, who), ...all),
    worth: ({ who, tokens: all }, c) => harm(c, who, all.length * TOKEN_WORTH),
    say: ({ who, tokens: all }) => ({ key: 'effect.becomes', facts: { who, tokens: all } }),
    foresee: ({ who, tokens: all }, c) => {
      for (const token of all) bear(c.s, idOf(c, who), token);
    },
  },
  'becomes-chosen': {
    do: (_, c) => {
      const token = chosenToken(c);
      if (token !== undefined) become(c.t, idOf(c, 'chosen'), token);
    },
    worth: (_, c) => (chosenToken(c) === undefined ? 0 : harm(c, 'chosen', TOKEN_WORTH)),
    say: () => ({ key: 'effect.becomes-chosen' }),
    foresee: (_, c) => {
      const token = chosenToken(c);
      if (token !== undefined) bear(c.s, idOf(c, 'chosen'), token);
    },
  },
  sheds: {
    do: (_, c) => {
      const chosen = idOn(c.on, 'condition');
      const token = CONDITIONS.find((known) => known === chosen);
      if (token !== undefined) removeCondition(c.t, idOf(c, 'chosen'), token);
    },
    worth: (_, c) => (idOn(c.on, 'condition') !== null ? harm(c, 'chosen', -TOKEN_WORTH) : 0),
    say: () => ({ key: 'effect.sheds' }),
  },
  has: {
    do: ({ who, ability, until }, c) =>
      lay(c.t, { ability, on: idOf(c, who), by: c.seat, until, from: c.source.id }),
    worth: () => 1,
    say: ({ who, ability, until }) => ({ key: 'effect.has', facts: { who, ability, until } }),
  },
  tests: {
    do: ({ who, kind, roll, wounds }, c) =>
      test(c.t, kind, idOf(c, who), {
        seat: c.seat,
        by: c.owner?.id === idOf(c, who) ? null : (c.owner?.id ?? null),
        modifiers: someModifier(c.source.of === 'card' ? 'card' : 'ability', c.source.id, amount(roll, c)),
        wounds: amount(wounds, c),
      }),
    worth: ({ who, kind }, c) => (kind === 'panic' ? harm(c, who, 1) : 0.5),
    say: ({ who, kind }) => ({ key: 'effect.tests', facts: { who, test: kind } }),
  },
  'rerolls-test': {
    do: (_, { s, seat }) => void testNow(s).mayReroll.push(seat),
    worth: () => 1,
    say: () => ({ key: 'effect.rerolls-test' }),
  },
  'passes-test': {
    do: (_, { s }) => {
      testNow(s).passed = true;
    },
    worth: () => 1.5,
    say: () => ({ key: 'effect.passes-test' }),
  },
  'limits-test': {
    do: ({ wounds }, { s }) => {
      const now = testNow(s);
      now.mostWounds = Math.min(wounds, now.mostWounds ?? wounds);
    },
    worth: () => 1,
    say: ({ wounds }) => ({ key: 'effect.limits-test', facts: { wounds } }),
  },
  restores: {
    do: ({ who, wounds }, c) => void restore(c.t, idOf(c, who), amount(wounds, c)),
    worth: ({ who, wounds }, c) => harm(c, who, -Math.min(amount(wounds, c), suffered(c, who))),
    say: ({ who }) => ({ key: 'effect.restores', facts: { who } }),
  },
  suffers: {
    do: ({ who, wounds, nobodys }, c) =>
      wound(
        c.t,
        idOf(c, who),
        amount(wounds, c),
        nobodys ? null : c.seat,
        nobodys ? null : (c.owner?.id ?? null),
      ),
    worth: ({ who, wounds }, c) => harm(c, who, amount(wounds, c)),
    say: ({ who }) => ({ key: 'effect.suffers', facts: { who } }),
  },
  hits: {
    do: ({ who, count, roll }, c) =>
      hits(c.t, idOf(c, who), amount(count, c), c.seat, c.owner?.id ?? null, roll),
    worth: ({ who, count }, c) => harm(c, who, amount(count, c) / 2),
    say: ({ who }) => ({ key: 'effect.hits', facts: { who } }),
  },
  'removes-models': {
    do: ({ who, models }, c) => removeModels(c.t, idOf(c, who), amount(models, c)),
    worth: ({ who, models }, c) => harm(c, who, amount(models, c)),
    say: ({ who }) => ({ key: 'effect.removes-models', facts: { who } }),
  },
  stays: {
    do: ({ wounds }, { t, occasion }) => {
      const unit = mustUnit(t.state, occasion.unit);
      // battle/wound/saved: another effect may have saved it already
      if (unit.wounds > 0 || unit.destroyed) return;
      const left = wounds === 'd3' ? (t.roll('saved', 1, 3)[0] ?? 1) : wounds;
      changeUnit(t.state, unit.id, { wounds: left });
      t.emit({ type: 'restored', unit: unit.id, wounds: left });
    },
    can: (_, { s, occasion }) => mustUnit(s, occasion.unit).wounds === 0,
    worth: () => 5,
    say: ({ wounds }) => ({ key: 'effect.stays', facts: { wounds } }),
  },
  'shares-out': {
    do: ({ among, wounds }, c) =>
      c.t.run(shareOut, {
        seat: c.seat,
        among: targetable(c, unitsAmong(among, c)),
        left: amount(wounds, c),
        shares: {},
      }),
    worth: ({ wounds }, c) => amount(wounds, c),
    say: () => ({ key: 'effect.shares-out' }),
  },
  expends: {
    do: ({ who, token }, c) => {
      const spent = token ?? chosenToken(c);
      const unit = mustUnit(c.s, idOf(c, who));
      if (spent !== undefined && unit.conditions.includes(spent)) expend(c.t, unit.id, spent);
    },
    can: ({ who, token }, c) => {
      const unit = unitOf(c.s, idOf(c, who));
      // whoever is chosen is not known yet: the ways see to it
      if (token === null || unit === null) return true;
      return unit.conditions.includes(token) && !keepsToken(c.s, unit, token, []);
    },
    worth: ({ who }, c) => harm(c, who, -TOKEN_WORTH),
    say: ({ who }) => ({ key: 'effect.expends', facts: { who } }),
  },
  'sheds-all': {
    do: ({ who }, c) => {
      const { id, conditions } = mustUnit(c.s, idOf(c, who));
      for (const token of conditions) removeCondition(c.t, id, token);
    },
    worth: ({ who }, c) => harm(c, who, -TOKEN_WORTH * mustUnit(c.s, idOf(c, who)).conditions.length),
    say: ({ who }) => ({ key: 'effect.sheds-all', facts: { who } }),
  },
  'moves-token': {
    do: (_, c) => {
      const [from, to] = [idOf(c, 'chosen'), idOf(c, 'second')];
      const token = chosenToken(c);
      if (token === undefined || !mustUnit(c.s, from).conditions.includes(token)) return;
      loseCondition(c.t, from, token);
      become(c.t, to, token);
    },
    worth: (_, c) => harm(c, 'second', TOKEN_WORTH) - harm(c, 'chosen', TOKEN_WORTH),
    say: () => ({ key: 'effect.moves-token' }),
  },
  'keeps-condition': {
    do: (_, c) => {
      const now = running(c.t.state, removal);
      if (now !== null) now.instead = true;
    },
    worth: () => 0.5,
    say: () => ({ key: 'effect.keeps-condition' }),
  },
  'replaces-token': {
    do: ({ by }, c) => {
      const token = chosenToken(c);
      const next = by === 'chosen' ? CONDITIONS.find((known) => known === idsOn(c.on, 'condition')[1]) : by;
      if (token === undefined || next === undefined || !c.chosen.conditions.includes(token)) return;
      loseCondition(c.t, c.chosen.id, token);
      become(c.t, c.chosen.id, next);
    },
    worth: () => 0.2,
    say: ({ by }) =>
      by === 'chosen'
        ? { key: 'effect.replaces-token-chosen' }
        : { key: 'effect.replaces-token', facts: { tokens: [by] } },
  },
};
