/** The Tactics cards of Brynden Tully, Outrider Commander: cavalry that rides through, down and on. */
import { charge, startCharge } from '../../actions/charge.ts';
import { acts, enemyHasActed } from '../../effects/action-moments.ts';
import { choose, narrowed, own, stands } from '../../effects/words.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import { unitOptions } from '../../options.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { marshals, ridesBy } from '../shared/cavalry.ts';
import { canChargeAt } from '../shared/movement.ts';
import { rideBy } from '../shared/ride-by.ts';

const BRYNDEN = 'brynden-tully-outrider-commander';

export const BRYNDEN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'ride-by-attack-stark': {
    name: 'Ride-by Attack',
    faction: 'stark',
    commander: BRYNDEN,
    procedures: [rideBy],
    responses: [ridesBy],
  },
  'ride-them-down-stark': {
    name: 'Ride Them Down!',
    faction: 'stark',
    commander: BRYNDEN,
    responses: [
      choose(
        narrowed(enemyHasActed, acts('maneuver', 'march', 'retreat'), stands('unit')),
        ({ s, seat, unit }) =>
          unitOptions(
            friendlyUnits(s, seat).filter(
              (friend) =>
                cardOf(s, friend).type === 'cavalry' &&
                distanceBetween(friend, unit) <= LONG_RANGE &&
                canChargeAt(s, friend, unit),
            ),
          ),
        own(
          'rides-down',
          ({ t, unit, chosen }) =>
            t.run(charge, {
              ...startCharge(chosen.id, unit.id),
              insteadOfAttack: { becomes: ['panicked'], hitsPerRank: 2 },
            }),
          () => 2.5,
        ),
      ),
    ],
  },
  'marshal-stark': {
    name: 'Marshal',
    faction: 'stark',
    commander: BRYNDEN,
    responses: [marshals],
  },
};
