/** Feinting Maneuver: a charger that has met the Front comes round to a Flank, from a Flank to the Rear. */
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import { placesAlong } from '../../actions/charge-targets.ts';
import { moveInCharge } from '../../actions/move-unit.ts';
import { choose, friendlyChargeSucceeds, own } from '../../effects/words.ts';
import type { Side } from '../../geometry/tray.ts';
import { named, numbered } from '../../options.ts';
import { procedure } from '../../rules.ts';
import type { BattleState } from '../../state.ts';
import { mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import type { Whose } from './tactics.ts';

const ROUND: { readonly [S in Side]: readonly Side[] } = {
  front: ['left', 'right'],
  left: ['rear'],
  right: ['rear'],
  rear: [],
};

interface Feint {
  unit: string;
  target: string;
  side: Side;
}

const places = (s: BattleState, { unit, target, side }: Feint) =>
  placesAlong(s, mustUnit(s, unit), mustUnit(s, target), side);

const feint = procedure<Feint>('feint')({
  align: {
    ask: 'option',
    seat: (s, f) => (places(s, f).length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => places(s, f).map((_, i) => numbered('align', i)),
    facts: (s, f) => ({
      unit: f.unit,
      poses: places(s, f).map(({ x, y, facing }) => ({ x, y, facing })),
    }),
    forced: 'is-taken',
    then: (t, f, option) => {
      const pose = places(t.state, f).find((_, i) => numbered('align', i).id === option);
      const now = running(t.state, charge);
      if (pose === undefined) return;
      if (now !== null) now.side = f.side;
      moveInCharge(t, f.unit, pose, 'align');
    },
  },
});

export const feintingManeuver = (whose: Whose, replaces?: string): TacticsCard => ({
  name: 'Feinting Maneuver',
  ...whose,
  ...(replaces !== undefined && { replaces }),
  procedures: [feint],
  responses: [
    choose(
      friendlyChargeSucceeds,
      ({ s, unit, other, about }) =>
        ROUND[about.side]
          .filter((side) => places(s, { unit: unit.id, target: other.id, side }).length > 0)
          .map((side) => named('arc', side)),
      own(
        'feints',
        ({ t, unit, other, way }) =>
          t.run(feint, {
            unit: unit.id,
            target: other.id,
            side: way === 'left' || way === 'right' ? way : 'rear',
          }),
        () => 2,
      ),
    ),
  ],
});
