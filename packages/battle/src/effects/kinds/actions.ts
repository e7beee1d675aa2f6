/** Free actions and moves. */
import { idOf as offerId, idOn, running } from '@maester/kernel';
import { charge, startCharge } from '../../actions/charge.ts';
import { stopAction } from '../../actions/stop-action.ts';
import { shift } from '../../actions/maneuver.ts';
import { march, startMarch } from '../../actions/march.ts';
import { melee, startMelee } from '../../actions/melee.ts';
import { retreat, startRetreat } from '../../actions/retreat.ts';
import { looseAttack } from '../../attack/loose-attack.ts';
import { inches } from '../../geometry/measures.ts';
import { isEngaged } from '../../units/engaged.ts';
import { mustUnit } from '../../units/units.ts';
import type { Kinds } from '../effect.ts';
import { possibleActions, startFreeAction, startOtherMelee } from '../free-actions.ts';
import type { AttackGain } from '../gains.ts';
import { amount, givenBy, holds, worthOf } from '../interpreter.ts';
import { readWay } from '../read-way.ts';
import { harm, idOf } from './whom.ts';

export const actionKinds: Pick<
  Kinds,
  'performs' | 'retreats' | 'assaults' | 'looses' | 'overruns' | 'instead-of-action' | 'shifts'
> = {
  performs: {
    do: ({ who, actions, on, gained, again }, c) => {
      const unit = mustUnit(c.s, idOf(c, who));
      const target = on === null ? null : idOf(c, on);
      const possible = possibleActions(c.s, unit, actions, target).map(offerId);
      const chosen = who === 'chosen' ? readWay(c.way).more : c.way;
      // what was declared may have become impossible
      const action = possible.find((id) => id === chosen) ?? (chosen === 'yes' ? possible[0] : undefined);
      if (action === undefined) return;
      const rolls = again !== null && holds(again, c);
      const given = typeof gained === 'function' ? gained(c as never) : gained;
      const more: readonly AttackGain[] = rolls ? [...given, { reroll: 'any' }] : given;
      const named = more.map((gain) => givenBy(c, gain));
      startFreeAction(c.t, unit.id, action, { on: target, things: c.on, gained: named, reroll: rolls });
    },
    worth: () => 2,
    say: ({ who, actions }) => ({ key: 'effect.performs', facts: { who, actions } }),
  },
  retreats: {
    do: ({ who, reroll }, c) =>
      c.t.run(retreat, startRetreat(idOf(c, who), reroll !== null && holds(reroll, c))),
    can: ({ who }, c) => isEngaged(c.s, mustUnit(c.s, idOf(c, who))),
    worth: () => 0.5,
    say: ({ who }) => ({ key: 'effect.retreats', facts: { who } }),
  },
  assaults: {
    do: (_, c) => {
      const { t, on } = c;
      const [unit, how] = [idOf(c, 'chosen'), idOn(on, 'action')];
      const gained = [givenBy(c, { dieValue: 'lowest' })];
      if (how === 'attack') t.run(melee, startMelee(unit, null, gained));
      else if (how === 'charge') t.run(charge, { ...startCharge(unit), gained });
      else startOtherMelee(t, unit, on, gained);
    },
    worth: () => 2.5,
    say: () => ({ key: 'effect.assaults' }),
  },
  looses: {
    do: ({ by, attack: printed, dice }, c) => {
      const attacker = by === 'ncu' ? (c.occasion.unit ?? '') : idOf(c, by);
      const gained = [givenBy(c, { dice: amount(dice, c) })];
      c.t.run(looseAttack, { attacker, target: idOf(c, 'chosen'), printed, gained, frightened: [] });
    },
    worth: ({ attack: { toHit, dice }, dice: more }, c) =>
      harm(c, 'chosen', (((dice[0] ?? 0) + amount(more, c)) * (7 - toHit)) / 12),
    say: ({ attack: { name } }) => ({ key: 'effect.looses', facts: { name } }),
  },
  'instead-of-action': {
    enters: (_, c) => {
      if ('action' in c.about) stopAction(c.t.state, c.unit.id, c.about.action);
      return true;
    },
    worth: ({ then }, c) => worthOf(then, c) - 0.5,
    say: () => ({ key: 'effect.instead-of-action' }),
  },
  overruns: {
    do: ({ reroll }, c) => {
      const surging = running(c.t.state, melee);
      if (surging === null || surging.surge === 'replaced') return;
      surging.surge = 'replaced';
      if (c.way === 'charge')
        c.t.run(charge, { ...startCharge(c.unit.id), reroll: reroll !== null && holds(reroll, c) });
      else c.t.run(march, startMarch(c.s, c.unit));
    },
    worth: (_, { way }) => (way === 'charge' ? 2 : 0.5),
    say: () => ({ key: 'effect.overruns' }),
  },
  shifts: {
    do: ({ who, inches: most }, c) => c.t.run(shift, { unit: idOf(c, who), most: inches(most) }),
    worth: () => 0.3,
    say: ({ who, inches: most }) => ({ key: 'effect.shifts', facts: { who, most } }),
  },
};
