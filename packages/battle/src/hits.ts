/** Hits that are not an attack: the unit makes Defense saves, but no Panic Test follows. */
import { isBlocked, rerollsOf, tokenTurn } from './attack.ts';
import { procedure, type T } from './play.ts';
import { rerolled } from './rerolls.ts';
import type { BattleState, UnitState } from './state.ts';
import { cardOf, mustUnit } from './table.ts';
import { sufferWounds } from './wounds.ts';
import { abilitiesOf } from './units/abilities.ts';

interface Hits {
  unit: string;
  hits: number;
  seat: string | null;
  by: string | null;
}

export function hits(t: T, unit: string, count: number, seat: string | null, by: string | null): void {
  if (count > 0) t.run(sufferHits, { unit, hits: count, seat, by });
}

const blocks =
  (s: BattleState, unit: UnitState) =>
  (die: number): boolean => {
    let modifier = 0;
    for (const ability of abilitiesOf(s, unit)) modifier += ability.defense?.(s, unit)?.roll ?? 0;
    return isBlocked(die, cardOf(s, unit).defense, modifier);
  };

export const sufferHits = procedure<Hits>('hits')({
  'roll-defense-dice': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.destroyed) return 'end';
    const dice = t.roll('defense', f.hits);
    rerollsOf(
      t,
      'defense',
      dice,
      blocks(t.state, unit),
      tokenTurn(t.state, unit, 'vulnerable', dice, null),
      {},
    );
    return 'suffer-wounds';
  },
  'suffer-wounds': (t, f) => {
    const { dice } = rerolled(t);
    const blocked = dice.filter(blocks(t.state, mustUnit(t.state, f.unit))).length;
    t.run(sufferWounds, { unit: f.unit, wounds: f.hits - blocked, seat: f.seat, by: f.by, ranksLost: 0 });
  },
});
