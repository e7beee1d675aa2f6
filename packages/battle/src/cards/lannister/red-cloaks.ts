/** The Red Cloaks: justice before every Action, and no fear for the sake of gold. */
import { someModifier } from '../../attack/modifiers.ts';
import { selfActs } from '../../effects/action-moments.ts';
import { condition, controlling, happening, narrowed, own } from '../../effects/words.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import { test } from '../../morale/morale.ts';
import { unitOptions } from '../../options.ts';
import { procedure } from '../../rules.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { controls } from '../../tactics/control.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { ranksOf } from '../../units/ranks.ts';
import { enemiesOf, mustUnit } from '../../units/units.ts';
import type { AbilityCard } from '../card.ts';

const JUSTICE = 'lannister-justice';

const enemiesInRange = (s: BattleState, unit: UnitState): UnitState[] =>
  unit.pose === null ? [] : enemiesOf(s, unit).filter((enemy) => distanceBetween(unit, enemy) <= LONG_RANGE);

/** Lannister Justice: an enemy of its player's choice. */
const judgeOne = procedure<{ unit: string }>(JUSTICE)({
  'choose-enemy': {
    ask: 'option',
    seat: (s, f) => (enemiesInRange(s, mustUnit(s, f.unit)).length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => unitOptions(enemiesInRange(s, mustUnit(s, f.unit))),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, enemy) => {
      const unit = mustUnit(t.state, f.unit);
      const modifiers = someModifier('ability', JUSTICE, -ranksOf(t.state, unit));
      test(t, 'panic', enemy, { seat: unit.seat, by: unit.id, modifiers });
    },
  },
});

export const RED_CLOAKS_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'fearless-avarice': {
    name: 'Fearless Avarice',
    morale: (s, unit) => (controls(s, unit.seat, 'wealth') ? { panicWounds: -1 } : null),
  },
  [JUSTICE]: {
    name: 'Lannister Justice',
    procedures: [judgeOne],
    happens: [
      happening(
        narrowed(
          selfActs,
          controlling('crown'),
          condition('enemy-in-range', ({ s, unit }) => enemiesInRange(s, unit).length > 0),
        ),
        own(JUSTICE, ({ t, unit }) => t.run(judgeOne, { unit: unit.id })),
      ),
    ],
  },
};
