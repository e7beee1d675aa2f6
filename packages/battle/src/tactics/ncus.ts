/** NCUs on and off the Tactics Board: which zones are free, being moved and destroyed, and zones used out of turn. */
import { thingsOf, idOf } from '@maester/kernel';
import { rulesOf } from '../edition/of.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { changeNcu, ncuOf } from '../units/units.ts';
import { boardWithout, hasZone, ncuOn, zoneWith } from './claims.ts';
import { keepToLimit } from './deck.ts';
import { lift } from './influence.ts';

export function freeZones(s: BattleState): string[] {
  return Object.keys(s.zones).filter((zone) => s.zones[zone] === null);
}

export function isAnyZoneFree(s: BattleState): boolean {
  for (const zone in s.zones) if (s.zones[zone] === null) return true;
  return false;
}

/** battle/ncu/moved: no claim, and without effect; if somebody is there, they change places. */
export function moveNcu(t: T, ncu: string, to: string): void {
  const { state: s } = t;
  const from = zoneWith(s, ncu);
  if (from === null || !hasZone(s, to) || from === to) return;
  s.zones = { ...s.zones, [from]: ncuOn(s, to), [to]: ncu };
  t.emit({ type: 'ncu-moved', ncu, zone: to });
  for (const seat of s.seats) keepToLimit(t, seat);
}

/** battle/ncu/destroyed: its zone becomes free, and whatever it influences is rid of it. */
export function destroyNcu(t: T, id: string): void {
  const { state: s } = t;
  const ncu = ncuOf(s, id);
  if (ncu === null || ncu.destroyed) return;
  changeNcu(s, id, { destroyed: true });
  s.zones = boardWithout(s.zones, (there) => there === id);
  lift(t, ({ on, from }) => on === id || from === id);
  t.emit({ type: 'ncu-destroyed', ncu: id });
  keepToLimit(t, ncu.seat);
}

/** battle/tactics-board/used-by-another: a player who did not claim the zone uses its effect. */
export const useZone = procedure<{ seat: string; zone: string }>('use-zone')({
  choose: {
    ask: 'option',
    seat: (s, f) => ((rulesOf(s).zones[f.zone]?.ways(s, f.seat).length ?? 0) > 0 ? f.seat : null),
    options: (s, f) => [...(rulesOf(s).zones[f.zone]?.ways(s, f.seat) ?? []), 'nothing'],
    facts: (_, f) => ({ zone: f.zone }),
    then: (t, f, option) => {
      const zone = rulesOf(t.state).zones[f.zone];
      const way = zone?.ways(t.state, f.seat).find((one) => idOf(one) === option);
      if (way !== undefined) zone?.effect(t, f.seat, thingsOf(way));
    },
  },
});
