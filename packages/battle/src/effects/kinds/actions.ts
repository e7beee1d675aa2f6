/** Free actions and moves. */
import { idOn, running, type Thing } from '@maester/kernel';
import { breakTerrain, brokenBy } from '../../actions/break-terrain.ts';
import { charge, startCharge } from '../../actions/charge.ts';
import { stopAction } from '../../actions/stop-action.ts';
import { shift } from '../../actions/maneuver.ts';
import { march, startMarch } from '../../actions/march.ts';
import { melee, startMelee } from '../../actions/melee.ts';
import { retreat, startRetreat } from '../../actions/retreat.ts';
import { modeOf } from '../../edition/of.ts';
import { inches } from '../../geometry/measures.ts';
import type { T } from '../../rules.ts';
import { isEngaged } from '../../units/engaged.ts';
import { mustUnit } from '../../units/units.ts';
import type { Kinds } from '../effect.ts';
import type { AttackGain } from '../gains.ts';
import { holds, worthOf } from '../interpreter.ts';
import { idOf } from './whom.ts';

/** What a Melee Attack action is spent on besides an enemy. */
export function startOtherMelee(t: T, unit: string, on: readonly Thing[], gained: AttackGain[]): void {
  const terrain = brokenBy(on);
  if (terrain !== null) t.run(breakTerrain, { unit, terrain });
  else modeOf(t.state).act?.(t, mustUnit(t.state, unit), on, gained);
}

export const actionKinds: Pick<Kinds, 'retreats' | 'assaults' | 'overruns' | 'instead-of-action' | 'shifts'> =
  {
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
        const gained: AttackGain[] = [{ dieValue: 'lowest' }];
        if (how === 'attack') t.run(melee, startMelee(unit, null, gained));
        else if (how === 'charge') t.run(charge, { ...startCharge(unit), gained });
        else startOtherMelee(t, unit, on, gained);
      },
      worth: () => 2.5,
      say: () => ({ key: 'effect.assaults' }),
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
