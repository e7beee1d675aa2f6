/** Which NCU is on which zone of the Tactics Board. */
import type { BattleState, Zones } from '../state.ts';

export const hasZone = ({ zones }: BattleState, zone: string): boolean => Object.hasOwn(zones, zone);

/** The NCU on this zone; null if there is none, or no such zone. */
export const ncuOn = (s: BattleState, zone: string): string | null =>
  hasZone(s, zone) ? (s.zones[zone] ?? null) : null;

/** The zone that this NCU is on. */
export function zoneWith({ zones }: BattleState, ncu: string): string | null {
  for (const zone in zones) if (zones[zone] === ncu) return zone;
  return null;
}

/** A board on which no zone is claimed. */
export const emptyBoard = (zones: readonly string[]): Zones =>
  Object.fromEntries(zones.map((zone) => [zone, null]));

/** The board without these NCUs. */
export const boardWithout = (zones: Zones, leaves: (ncu: string) => boolean): Zones =>
  Object.fromEntries(
    Object.entries(zones).map(([zone, ncu]) => [zone, ncu !== null && leaves(ncu) ? null : ncu]),
  );
