/** Units held back by their own abilities, such as Outflank: battle/reserve/hold-back, battle/reserve/arrive. */
import type { Option } from '@maester/kernel';
import { joined, unitOption, word } from '../options.ts';
import { SHORT_RANGE } from '../geometry/range.ts';
import { procedure, type T } from '../rules.ts';
import { playerOf, sideOf } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith } from '../units/abilities.ts';
import { changeUnit, mustUnit, tokensOn } from '../units/units.ts';
import type { Reserve } from '../cards/card.ts';
import { hasPlace, placeUnit, type Where } from './place-unit.ts';

/** The token on a unit in Reserve. */
const IN_RESERVE = 'in-reserve';

export function isHeldBack(unit: UnitState): boolean {
  return unit.pose === null && !unit.destroyed && unit.tokens?.[IN_RESERVE] !== undefined;
}

function reserveOf(s: BattleState, unit: UnitState): Reserve | null {
  for (const { reserve } of abilitiesWith(s, unit, 'reserve')) if (reserve !== undefined) return reserve;
  return null;
}

export const holdBackOption = (id: string): Option => joined(':', word('reserve'), unitOption(id));

/** Whether its player may hold it back instead of deploying it. */
export function mayBeHeldBack(s: BattleState, unit: UnitState): boolean {
  return reserveOf(s, unit) !== null;
}

export function holdBack(t: T, id: string): void {
  const { seat, tokens } = mustUnit(t.state, id);
  changeUnit(t.state, id, { tokens: { ...tokens, [IN_RESERVE]: 1 } });
  t.emit({ type: 'in-reserve', seat, units: [id] });
}

/** Those that are never deployed as usual. */
export function holdBackAll(t: T): void {
  for (const unit of t.state.units)
    if (unit.pose === null && reserveOf(t.state, unit)?.must === true) holdBack(t, unit.id);
}

/** Across from each other: south and north, west and east. */
const FLANKS = [
  [2, 3],
  [2, 3],
  [0, 1],
  [0, 1],
] as const;

/** The edges beside that of this player. */
export function flanksOf(s: BattleState, seat: string): readonly number[] {
  return FLANKS[playerOf(s, seat).edge ?? 0] ?? [];
}

function whereOf(s: BattleState, unit: UnitState, reserve: Reserve): Where {
  const edge = playerOf(s, unit.seat).edge ?? 0;
  const flanks = flanksOf(s, unit.seat);
  return { edges: reserve.edges === 'flank' ? flanks : [edge, ...flanks], within: SHORT_RANGE };
}

interface FromReserve {
  seats: string[];
  /** Whose one unit of the round has come. */
  done: string[];
}

/** battle/reserve/arrive */
function arrivals(s: BattleState, f: FromReserve, seat: string): { unit: UnitState; where: Where }[] {
  return s.units.flatMap((unit) => {
    if (unit.seat !== seat || !isHeldBack(unit)) return [];
    const reserve = reserveOf(s, unit);
    if (reserve === null) return [];
    const first = s.firstSide === sideOf(s, seat);
    if (reserve.must !== true && (first || f.done.includes(seat))) return [];
    const where = whereOf(s, unit, reserve);
    return hasPlace(s, unit, where) ? [{ unit, where }] : [];
  });
}

export const fromReserve = procedure<FromReserve>('from-reserve')({
  choose: {
    ask: 'option',
    seat: (s, f) => f.seats.find((seat) => arrivals(s, f, seat).length > 0) ?? null,
    options: (s, f, seat) => [...arrivals(s, f, seat).map(({ unit }) => unitOption(unit.id)), 'no'],
    then: (t, f, id, seat) => {
      const found = arrivals(t.state, f, seat).find(({ unit }) => unit.id === id);
      if (found === undefined) {
        f.seats = f.seats.slice(f.seats.indexOf(seat) + 1);
        return 'choose';
      }
      const { [IN_RESERVE]: _, ...tokens } = tokensOn(found.unit);
      changeUnit(t.state, id, { tokens });
      if (reserveOf(t.state, found.unit)?.must !== true) f.done.push(seat);
      t.run(placeUnit, { unit: id, where: found.where });
      return 'choose';
    },
  },
});

export function anyHeldBack(s: BattleState): boolean {
  return s.units.some(isHeldBack);
}
