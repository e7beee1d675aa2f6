/** Hits that are not an attack: the unit makes Defense saves, but no Panic Test follows. */
import { abilitiesWith } from '../units/abilities.ts';
import { succeeds } from './dice.ts';
import { rerolled, rerollsOf, tokenTurn } from './rerolls.ts';
import { defenseAbilities, someModifier, sumOf } from './modifiers.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { cardOf, isFixture, mustUnit } from '../units/units.ts';
import { wound } from '../units/wounds.ts';

interface Hits {
  unit: string;
  hits: number;
  seat: string | null;
  by: string | null;
  /** What modifies the Defense dice besides the unit's abilities. */
  roll: number;
}

/** battle/mode-a-storm-of-swords/walls-attacked: what is no attack in melee does not touch a fixture. */
export function hits(
  t: T,
  unit: string,
  count: number,
  seat: string | null,
  by: string | null,
  roll = 0,
): void {
  if (count > 0 && !isFixture(mustUnit(t.state, unit)))
    t.run(sufferHits, { unit, hits: count, seat, by, roll });
}

function blocks(s: BattleState, unit: UnitState, roll: number): (die: number) => boolean {
  const modifier = roll + sumOf(defenseAbilities(s, unit));
  return (die) => succeeds(die, cardOf(s, unit).defense, modifier);
}

export const sufferHits = procedure<Hits>('hits')({
  'roll-defense-dice': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.destroyed) return 'end';
    const dice = t.roll('defense', f.hits);
    rerollsOf(
      t,
      'defense',
      dice,
      blocks(t.state, unit, f.roll),
      tokenTurn(t.state, unit, 'vulnerable', dice, null),
      {},
    );
    return 'suffer-wounds';
  },
  'suffer-wounds': (t, f) => {
    const { dice } = rerolled(t);
    const unit = mustUnit(t.state, f.unit);
    const blocked = dice.filter(blocks(t.state, unit, f.roll)).length;
    t.emit({
      type: 'saves',
      unit: f.unit,
      hits: f.hits,
      blocked,
      needed: cardOf(t.state, unit).defense,
      modifiers: [...someModifier('effect', '', f.roll), ...defenseAbilities(t.state, unit)],
      more: [],
    });
    const perWound = abilitiesWith(t.state, unit, 'hitsPerWound').map(({ hitsPerWound = 1 }) => hitsPerWound);
    const wounds = Math.floor((f.hits - blocked) / Math.max(1, ...perWound));
    wound(t, f.unit, wounds, f.seat, f.by);
  },
});
