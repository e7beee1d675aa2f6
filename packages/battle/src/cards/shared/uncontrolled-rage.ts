/** The Charge of Uncontrolled Rage. */
import { idOn, type Option } from '@maester/kernel';
import { chargeTargets } from '../../actions/charge-targets.ts';
import { charge, startCharge } from '../../actions/charge.ts';
import { SIDES } from '../../geometry/tray.ts';
import { procedure } from '../../rules.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { mustUnit } from '../../units/units.ts';

/** The enemies nearest to the unit of those it can charge, with the side to meet. */
function nearestTargets(s: BattleState, unit: UnitState): Option[] {
  // the failed test may have cost its last Wound
  if (unit.pose === null) return [];
  const options = chargeTargets(s, unit);
  const away = ({ on }: Option): number => distanceBetween(unit, mustUnit(s, idOn(on, 'unit')));
  const least = Math.min(...options.map(away));
  return options.filter((option) => away(option) === least);
}

/** Uncontrolled Rage: a Charge on the nearest enemy that can be charged, as if a 6 had been rolled. */
export const chargeNearest = procedure<{ unit: string }>('uncontrolled-rage')({
  'choose-nearest': {
    ask: 'option',
    seat: (s, f) => (nearestTargets(s, mustUnit(s, f.unit)).length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => nearestTargets(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, _, __, on) => {
      const target = idOn(on, 'unit') ?? '';
      const contacted = SIDES.find((known) => known === idOn(on, 'arc')) ?? 'front';
      t.run(charge, { ...startCharge(f.unit, target), side: contacted, dieIsSix: true });
    },
  },
});
