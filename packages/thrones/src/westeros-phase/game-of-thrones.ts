/** The Game of Thrones card: power for crowns and for ports that can trade. */
import { AREA_IDS, AREAS, PORT_IDS, printedOn } from '../areas.ts';
import { areaAt, controller, gainPower, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import type { ThronesState } from '../state.ts';

const WITH_CROWNS = AREA_IDS.filter((id) => AREAS[id].power > 0);

/** Crowns in controlled areas, and ports with own ships whose sea is free of enemies (thrones/ports/free-cities-trade). */
function income(s: ThronesState, house: HouseId): number {
  let power = 0;
  for (const id of WITH_CROWNS) if (controller(s, id) === house) power += printedOn(id).power;
  for (const id of PORT_IDS) {
    const { land, sea } = AREAS[id];
    const trades = areaAt(s, id).house === house && controller(s, land) === house;
    if (trades && !enemyShips(s, house, sea)) power += 1;
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
