/** What there is to choose from. */
import type { Offer } from '@maester/kernel';
import { joined, named, thing, unitOption, unitOptions, word } from '../options.ts';
import { breakable } from '../actions/break-terrain.ts';
import { canCharge } from '../actions/charge-targets.ts';
import { noMarch } from '../actions/march.ts';
import { meleeProfiles } from '../actions/melee.ts';
import { modeOf } from '../edition/of.ts';
import type { BattleState, UnitState } from '../state.ts';
import { playerOf } from '../sides/sides.ts';
import { isEngaged } from '../units/engaged.ts';
import { enemyUnits, friendlyUnits } from '../units/units.ts';
import type { Trigger } from '../timing/triggers.ts';
import type { Asked } from './context.ts';
import type { Ways } from './effect.ts';

export const friendly: Ways<Trigger> = ({ s, seat }) => unitOptions(friendlyUnits(s, seat));
export const hostile: Ways<Trigger> = ({ s, seat }) => unitOptions(enemyUnits(s, seat));
export const friendlyUnengaged: Ways<Trigger> = ({ s, seat }) =>
  unitOptions(friendlyUnits(s, seat).filter((unit) => !isEngaged(s, unit)));
/** Cards of the own discard pile. */
export const discarded: Ways<Trigger> = ({ s, seat }) =>
  [...new Set(playerOf(s, seat).discard)].map((card) => named('card', card));

/** What a Melee Attack action may be spent on besides an enemy: terrain, and what the game mode has. */
export function otherMeleeActions(s: BattleState, unit: UnitState): Offer[] {
  return [...breakable(s, unit), ...(modeOf(s).attackActions?.(s, unit) ?? [])];
}

/** Units that may attack in melee at their lowest die value, or charge so where the card allows it. */
export const assaults =
  (mayCharge: (c: Asked<'zone-claimed'>, unit: UnitState) => boolean): Ways<'zone-claimed'> =>
  (c) =>
    friendlyUnits(c.s, c.seat).flatMap((unit) => {
      const how = otherMeleeActions(c.s, unit);
      if (!isEngaged(c.s, unit)) {
        if (mayCharge(c, unit) && canCharge(c.s, unit))
          how.unshift(word('charge', thing('action', 'charge')));
      } else if (meleeProfiles(c.s, unit).length > 0) how.unshift(word('attack', thing('action', 'attack')));
      return how.map((action) => joined('|', unitOption(unit.id), action));
    });

export const overrunWays: Ways<'surge-forth'> = ({ s, unit }) => [
  ...(noMarch(s, unit) === null ? ['march'] : []),
  ...(canCharge(s, unit) ? ['charge'] : []),
];
