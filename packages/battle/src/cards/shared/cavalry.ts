/** What cavalry of several factions does: riding through the enemy, and Marshal. */
import { acts, selfActs } from '../../effects/action-moments.ts';
import {
  answer,
  choose,
  condition,
  detaches,
  has,
  insteadOfAction,
  isFriend,
  mayUse,
  moment,
  narrowed,
  own,
  restores,
  shedsChosen,
  unengaged,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { withTokens } from '../../options.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import { cardOf } from '../../units/units.ts';
import type { AbilityCard, Response, TacticsCard } from '../card.ts';
import { rideBy } from './ride-by.ts';
import type { Whose } from './tactics.ts';

const isCavalry: Holds<UnitTrigger> = condition(
  'cavalry',
  ({ s, unit }) => cardOf(s, unit).type === 'cavalry',
);

const ridesBy: Response = answer(
  moment(
    'action-before',
    isFriend('unit'),
    isCavalry,
    condition('in-its-activation', ({ about }) => about.activation),
  ),
  insteadOfAction(
    own(
      'ride-by',
      ({ t, unit }) => t.run(rideBy, { unit: unit.id, passed: [] }),
      () => 2,
    ),
  ),
);

export const rideByAttack = (whose: Whose): TacticsCard => ({
  name: 'Ride-by Attack',
  ...whose,
  procedures: [rideBy],
  responses: [ridesBy],
});

const marshals: Response = answer(
  moment('unit-activates', isFriend('unit'), unengaged('unit'), isCavalry),
  has('marshalled', 'turn'),
);

export const marshal = (whose: Whose): TacticsCard => ({ name: 'Marshal', ...whose, responses: [marshals] });

export const CAVALRY_ABILITIES: { readonly [id: string]: AbilityCard } = {
  marshalled: {
    name: 'Marshalled',
    uses: [
      mayUse(
        choose(
          narrowed(selfActs, acts('maneuver')),
          ({ unit }) => withTokens([unit]),
          detaches,
          insteadOfAction(restores('unit', 3), shedsChosen),
        ),
      ),
    ],
  },
};
