/** NCUs on and off the Tactics Board, zones that are watched, counted as controlled or borrowed. */
import { zoneWith } from '../../tactics/claims.ts';
import { idOf as offerId, idOn, thingsOf } from '@maester/kernel';
import { rulesOf } from '../../edition/of.ts';
import { areFriends, seatsInOrder, sideOf } from '../../sides/sides.ts';
import type { BattleState, NcuState } from '../../state.ts';
import { destroyNcu, moveNcu, useZone } from '../../tactics/ncus.ts';
import { COUNTS_AS_CONTROLLING } from '../../tactics/control.ts';
import { lay, lift } from '../../tactics/influence.ts';
import { CANNOT_ACTIVATE } from '../../units/abilities.ts';
import { changeNcu, ncuOf } from '../../units/units.ts';
import type { Situation } from '../context.ts';
import type { Kinds, WhichNcu } from '../effect.ts';
import { harm } from './whom.ts';

/** The NCU that the moment is about, that has the ability, or that was chosen. */
function ncuIn(c: Situation, which: WhichNcu): NcuState | null {
  if (which === 'holder') return c.holder;
  return ncuOf(c.s, which === 'ncu' ? c.occasion.unit : idOn(c.on, 'ncu'));
}

/** Where the way says a zone. */
const zoneIn = (c: Situation): string => idOn(c.on, 'zone') ?? '';

const opponent = (s: BattleState, seat: string): string =>
  seatsInOrder(s).find((other) => !areFriends(s, other, seat)) ?? seat;

/** What an NCU is worth: a zone each round. */
const NCU_WORTH = 3;

type BoardKind =
  | 'watches'
  | 'stops-watching'
  | 'moves-ncu'
  | 'destroys-ncu'
  | 'idles-ncu'
  | 'lends-ncu'
  | 'stays-on-board'
  | 'goes-first'
  | 'counts-as-controlling'
  | 'borrows-zone'
  | 'uses-zone';

export const boardKinds: Pick<Kinds, BoardKind> = {
  watches: {
    do: ({ ability, on, until }, c) =>
      lay(c.t, {
        ability,
        on: on === 'ncu' ? (c.occasion.unit ?? '') : c.seat,
        by: c.seat,
        until,
        from: c.source.id,
        watch: true,
        choice: c.parts.map(({ id }) => id),
      }),
    worth: () => 1,
    say: () => ({ key: 'effect.watches' }),
  },
  'stops-watching': {
    do: (_, c) =>
      lift(c.t, ({ ability, by, watch }) => watch === true && ability === c.source.id && by === c.seat),
    worth: () => 0,
    say: () => ({ key: 'effect.stops-watching' }),
  },
  'moves-ncu': {
    do: ({ which }, c) => {
      const ncu = ncuIn(c, which);
      if (ncu !== null) moveNcu(c.t, ncu.id, zoneIn(c));
    },
    worth: () => 0.5,
    say: () => ({ key: 'effect.moves-ncu' }),
  },
  'destroys-ncu': {
    do: ({ which }, c) => {
      const ncu = ncuIn(c, which);
      if (ncu !== null) destroyNcu(c.t, ncu.id);
    },
    worth: ({ which }, c) => (which === 'holder' ? -NCU_WORTH : harm(c, 'chosen', NCU_WORTH)),
    say: () => ({ key: 'effect.destroys-ncu' }),
  },
  'idles-ncu': {
    do: ({ which }, c) => {
      const ncu = ncuIn(c, which);
      if (ncu !== null)
        lay(c.t, { ability: CANNOT_ACTIVATE, on: ncu.id, by: c.seat, until: 'round', from: c.source.id });
    },
    worth: (_, c) => {
      const ncu = ncuIn(c, 'chosen');
      return ncu === null || ncu.activated ? 0.5 : NCU_WORTH;
    },
    say: () => ({ key: 'effect.idles-ncu' }),
  },
  'lends-ncu': {
    do: (_, c) => {
      if (c.holder === null) return;
      const to = opponent(c.s, c.seat);
      changeNcu(c.s, c.holder.id, { seat: to, home: c.holder.home ?? c.holder.seat });
      c.t.emit({ type: 'lent', ncu: c.holder.id, seat: to });
    },
    worth: () => -NCU_WORTH,
    say: () => ({ key: 'effect.lends-ncu' }),
  },
  'stays-on-board': {
    do: (_, c) => {
      if (c.holder !== null) changeNcu(c.s, c.holder.id, { stays: true });
    },
    can: (_, c) => c.holder !== null && zoneWith(c.s, c.holder.id) !== null,
    worth: () => 0,
    say: () => ({ key: 'effect.stays-on-board' }),
  },
  'goes-first': {
    do: ({ when }, { s, seat, t }) => {
      if (when === 'next') s.nextFirstSide = sideOf(s, seat);
      else {
        s.firstSide = sideOf(s, seat);
        t.emit({ type: 'first-player', seat });
      }
    },
    worth: () => 1,
    say: ({ when }) => ({ key: `effect.goes-first-${when}` }),
  },
  'counts-as-controlling': {
    do: ({ zone }, c) =>
      lay(c.t, {
        ability: COUNTS_AS_CONTROLLING,
        on: c.seat,
        by: c.seat,
        until: 'round',
        from: c.source.id,
        choice: [zone ?? zoneIn(c)],
      }),
    worth: () => 1,
    say: () => ({ key: 'effect.counts-as-controlling' }),
  },
  'borrows-zone': {
    do: (_, c) => {
      const zone = zoneIn(c);
      const found = rulesOf(c.s).zones[zone]?.ways(c.s, c.seat);
      const way = found?.find((one) => `${zone}|${offerId(one)}` === c.way);
      if (way !== undefined) rulesOf(c.s).zones[zone]?.effect(c.t, c.seat, thingsOf(way));
    },
    worth: () => 1.5,
    say: () => ({ key: 'effect.borrows-zone' }),
  },
  'uses-zone': {
    do: (_, c) => {
      const zone = 'zone' in c.about ? c.about.zone : '';
      c.t.run(useZone, { seat: c.seat, zone });
    },
    worth: () => 1.5,
    say: () => ({ key: 'effect.uses-zone' }),
  },
};
