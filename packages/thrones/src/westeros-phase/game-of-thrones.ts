/** The Game of Thrones card: power for crowns and for ports that can trade. */
import { AREAS } from '../areas.ts';
import { areaAt, controller, gainPower, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import type { ThronesState } from '../state.ts';

/** Crowns in controlled areas, and ports with own ships whose sea is free of enemies (thrones/ports/free-cities-trade). */
function income(s: ThronesState, house: HouseId): number {
  let power = 0;
  for (const area of s.areas) {
    const printed = AREAS[area.id];
    if (printed.kind === 'port') {
      if (area.house === house && controller(s, printed.land) === house && !enemyShips(s, house, printed.sea))
        power += 1;
    } else if (printed.power > 0 && controller(s, area.id) === house) power += printed.power;
  }
  return power;
}

export function enemyShips(s: ThronesState, house: HouseId, sea: Parameters<typeof areaAt>[1]): boolean {
  const { house: there } = areaAt(s, sea);
  return there !== null && there !== house;
}

export function collectPower(t: T): void {
  for (const house of t.state.tracks['iron-throne']) {
    const gained = gainPower(t.state, house, income(t.state, house));
    t.emit({ type: 'power', house, gained, because: 'game-of-thrones' });
  }
}
