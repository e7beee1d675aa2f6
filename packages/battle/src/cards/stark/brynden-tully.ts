/** The Tactics cards of Brynden Tully, Outrider Commander: cavalry that rides through, down and on. */
import { charge, startCharge } from '../../actions/charge.ts';
import { acts, enemyHasActed, selfActs } from '../../effects/action-moments.ts';
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
  stands,
  unengaged,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import { unitOptions, withTokens } from '../../options.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { canChargeAt } from '../shared/movement.ts';
import { rideBy } from '../shared/ride-by.ts';

const BRYNDEN = 'brynden-tully-outrider-commander';

const isCavalry: Holds<UnitTrigger> = condition(
  'cavalry',
  ({ s, unit }) => cardOf(s, unit).type === 'cavalry',
);

export const BRYNDEN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'ride-by-attack-stark': {
    name: 'Ride-by Attack',
    faction: 'stark',
    commander: BRYNDEN,
    procedures: [rideBy],
    responses: [
      answer(
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
      ),
    ],
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
    responses: [
      answer(
        moment('unit-activates', isFriend('unit'), unengaged('unit'), isCavalry),
        has('marshalled', 'turn'),
      ),
    ],
  },
};

export const BRYNDEN_ABILITIES: { readonly [id: string]: AbilityCard } = {
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
