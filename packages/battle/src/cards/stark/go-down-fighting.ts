/** The question that Go Down Fighting asks. */
import { unitOptions } from '../../options.ts';
import { procedure } from '../../rules.ts';
import { engagedWith, isEngaged } from '../../units/engaged.ts';
import { mustUnit } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

/** Go Down Fighting: one enemy of the owner's choice. */
export const woundOneEngaged = procedure<{ unit: string }>('go-down-fighting')({
  'choose-enemy': {
    ask: 'option',
    seat: (s, f) => (isEngaged(s, mustUnit(s, f.unit)) ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => unitOptions(engagedWith(s, mustUnit(s, f.unit))),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, enemy) => wound(t, enemy, 1, mustUnit(t.state, f.unit).seat, f.unit),
  },
});
