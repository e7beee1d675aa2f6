/** NCUs on and off the Tactics Board, zones that are watched, counted as controlled or borrowed. */
import { joined, named, ncuOption } from '../../options.ts';
import { rulesOf } from '../../edition/of.ts';
import { areFriends } from '../../sides/sides.ts';
import { onlyWatches } from '../../units/abilities.ts';
import { freeZones } from '../../tactics/ncus.ts';
import type { NcuTrigger, Trigger } from '../../timing/triggers.ts';
import type { ZoneId } from '../../cards/card.ts';
import { condition } from '../conditions.ts';
import type { Effect, Holds, Ways, WhichNcu } from '../effect.ts';

/** The ability waits for its player, on the NCU of the moment or for any; what was chosen is saved with it. */
export const watches = (
  ability: string,
  on: 'ncu' | 'player',
  until: 'turn' | 'round' | 'game' = 'turn',
): Effect<Trigger> => ({ effect: 'watches', ability, on, until });
/** An ability that waits has done its work. */
export const stopsWatching: Effect<Trigger> = { effect: 'stops-watching' };

export const movesNcu = (which: WhichNcu): Effect<Trigger> => ({ effect: 'moves-ncu', which });
export const destroysNcu = (which: WhichNcu): Effect<Trigger> => ({ effect: 'destroys-ncu', which });
/** It cannot be activated this round. */
export const idlesNcu: Effect<Trigger> = { effect: 'idles-ncu', which: 'chosen' };
/** The opponent has it until the end of the round. */
export const lendsNcu: Effect<Trigger> = { effect: 'lends-ncu' };
/** It stays on the Tactics Board for the next round, in which it does not activate. */
export const staysOnBoard: Effect<Trigger> = { effect: 'stays-on-board' };
export const goesFirst = (when: 'now' | 'next'): Effect<Trigger> => ({ effect: 'goes-first', when });
/** Until the end of the round; the zone that was chosen, if none is named. */
export const countsAsControlling = (zone: ZoneId | null = null): Effect<Trigger> => ({
  effect: 'counts-as-controlling',
  zone,
});
/** The effect of the zone that was chosen, with its target: see `unclaimedZoneEffects`. */
export const borrowsZone: Effect<Trigger> = { effect: 'borrows-zone' };
/** The player uses the effect of the zone that was claimed. */
export const usesZone: Effect<NcuTrigger> = { effect: 'uses-zone' };

/** Zones that nobody has claimed. */
export const unclaimedZones: Ways<Trigger> = ({ s }) => freeZones(s).map((zone) => named('zone', zone));
export const allZones: Ways<Trigger> = ({ s }) => Object.keys(s.zones).map((zone) => named('zone', zone));

/** What unclaimed zones could do, with their targets. */
export const unclaimedZoneEffects: Ways<Trigger> = ({ s, seat }) =>
  freeZones(s).flatMap((zone) =>
    (rulesOf(s).zones[zone]?.ways(s, seat) ?? []).map((way) => joined('|', named('zone', zone), way)),
  );

export const enemyNcus: Ways<Trigger> = ({ s, seat }) =>
  s.ncus
    .filter((ncu) => !ncu.destroyed && !areFriends(s, ncu.seat, seat) && !onlyWatches(s, ncu))
    .map(({ id }) => ncuOption(id));

/** The NCU of the moment is the one the ability is on. */
export const isHolder: Holds<NcuTrigger> = condition('holder', ({ ncu, holder }) => ncu.id === holder?.id);

type OfZone = 'zone-claimed' | 'zone-resolved';
export const isZone = (...zones: readonly ZoneId[]): Holds<OfZone> =>
  condition('zone', ({ about }) => zones.some((zone) => zone === about.zone), { zones });

/** An ability that waits: the zone is among those chosen, the NCU the one it waits for, if it is one. */
export const isWatched: Holds<OfZone> = condition('watched', ({ s, seat, source, about, ncu }) =>
  s.lasting.some(
    ({ watch, ability, by, on, choice = [] }) =>
      watch === true &&
      ability === source.id &&
      by === seat &&
      (on === ncu.id || on === seat) &&
      (choice.includes(about.zone) || choice.every((one) => one === 'yes')),
  ),
);
