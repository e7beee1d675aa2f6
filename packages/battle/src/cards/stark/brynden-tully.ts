/** The Tactics cards of Brynden Tully, Outrider Commander: cavalry that rides through, down and on. */
import { chargesInstead } from '../shared/assaults.ts';
import type { TacticsCard } from '../card.ts';
import { marshals, ridesBy } from '../shared/cavalry.ts';
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
    responses: [chargesInstead({ type: 'cavalry', becomes: ['panicked'] })],
  },
  'marshal-stark': {
    name: 'Marshal',
    faction: 'stark',
    commander: BRYNDEN,
    responses: [marshals],
  },
};
