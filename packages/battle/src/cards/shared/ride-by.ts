/** A March through the enemy, out of combat if need be; then one of those it went through suffers (Ride-by Attack). */
import { march, startMarch } from '../../actions/march.ts';
import { unitOption } from '../../options.ts';
import { procedure } from '../../rules.ts';
import { outOfReach } from '../../timing/targets.ts';
import { ranksOf } from '../../units/ranks.ts';
import { mustUnit, unitOf } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

export const rideBy = procedure<{ unit: string; passed: string[] }>('ride-by')({
  march: (t, f) =>
    t.run(march, {
      ...startMarch(t.state, mustUnit(t.state, f.unit)),
      pivotsFirst: true,
      passes: 'enemies',
      leavesCombat: true,
    }),
  passed: (t, f) => {
    const passed = (t.returned ?? []) as string[];
    const beyond = outOfReach(t.state, mustUnit(t.state, f.unit).seat, 'card');
    f.passed = passed.filter((id) => (unitOf(t.state, id)?.pose ?? null) !== null && !beyond.includes(id));
  },
  'choose-enemy': {
    ask: 'option',
    seat: (s, f) => (f.passed.length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (_, f) => f.passed.map(unitOption),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, enemy) =>
      wound(t, enemy, 1 + ranksOf(t.state, mustUnit(t.state, enemy)), mustUnit(t.state, f.unit).seat, f.unit),
  },
});
