/** The Tactics cards of Brynden Tully, Outrider Commander: cavalry that rides through, down and on. */
import { rideThemDown } from '../shared/assaults.ts';
import type { TacticsCard } from '../card.ts';
import { marshal, rideByAttack } from '../shared/cavalry.ts';

const BRYNDEN = 'brynden-tully-outrider-commander';

export const BRYNDEN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'ride-by-attack-stark': rideByAttack({ faction: 'stark', commander: BRYNDEN }),
  'ride-them-down-stark': rideThemDown({ faction: 'stark', commander: BRYNDEN }),
  'marshal-stark': marshal({ faction: 'stark', commander: BRYNDEN }),
};
