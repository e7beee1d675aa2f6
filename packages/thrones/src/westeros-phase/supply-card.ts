/** The Supply card: in turn order every House counts its barrels and gives up units that can no longer be fed. */
import { changeHouse, supplyIcons } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { procedure } from '../rules.ts';
import { MAX_SUPPLY } from '../supply.ts';
import { reconcileSupply } from '../units-lost.ts';

export const supplyCard = procedure<{ left: HouseId[] }>('supply')({
  'next-house': (t, f) => {
    const house = f.left.shift();
    if (house === undefined) return 'end';
    const supply = Math.min(MAX_SUPPLY, supplyIcons(t.state, house));
    changeHouse(t.state, house, { supply });
    t.emit({ type: 'supply', house, supply });
    t.run(reconcileSupply, { house });
    return 'next-house';
  },
});
