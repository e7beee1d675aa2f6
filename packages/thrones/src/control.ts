/**
 * Control of areas. A House that leaves a land area may keep it with a power token (thrones/control/establish). What
 * follows when control has changed: enemy ships in a port whose land has passed to another House may be
 * replaced by the new owner's (thrones/ports/capture), and seven Castles and Strongholds win at once.
 */
import { refuse } from '@maester/kernel';
import { AREAS, PORT_IDS, type AreaId } from './areas.ts';
import {
  addUnits,
  areaAt,
  armiesFit,
  availableUnits,
  changeArea,
  changeHouse,
  controller,
  endIfSeven,
  houseOf,
  portOwner,
  removeUnits,
  setOrder,
  type T,
} from './board.ts';
import type { HouseId } from './houses.ts';
import { procedure } from './rules.ts';
import { NO_UNITS, type ThronesState } from './state.ts';

/** Whether the House may leave a power token in the land area that its last units have just left. */
export function mayEstablishControl(s: ThronesState, house: HouseId, area: AreaId): boolean {
  const vacated = areaAt(s, area).house === null && AREAS[area].kind === 'land';
  return vacated && controller(s, area) !== house && houseOf(s, house).power > 0;
}

/** thrones/control/establish */
export function establishControl(t: T, house: HouseId, area: AreaId): void {
  changeHouse(t.state, house, { power: houseOf(t.state, house).power - 1 });
  changeArea(t.state, area, { power: house });
  t.emit({ type: 'power-token', house, area });
}

interface SettleControl {
  /** Units that have left for a fight not yet begun: they stand in no area but need supply. */
  attack?: { house: HouseId; area: AreaId; count: number };
}

function capturedPort(s: ThronesState): AreaId | null {
  for (const id of PORT_IDS) {
    const { house } = areaAt(s, id);
    if (house === null) continue;
    const owner = portOwner(s, id);
    if (owner !== null && owner !== house) return id;
  }
  return null;
}

/** As many as lay there, as are available, and as supply allows (thrones/ports/capture-limits). */
function mostShips(s: ThronesState, f: SettleControl, port: AreaId, owner: HouseId): number {
  const armies = new Map<AreaId, number>();
  if (f.attack?.house === owner) armies.set(f.attack.area, f.attack.count);
  let ships = Math.min(areaAt(s, port).units.ship, availableUnits(s, owner, 'ship'));
  while (ships > 1 && !armiesFit(s, owner, armies.set(port, ships))) ships -= 1;
  return ships;
}

function replaceShips(t: T, port: AreaId, owner: HouseId, ships: number): void {
  const { house: from, units } = areaAt(t.state, port);
  if (from === null) return;
  removeUnits(t.state, port, units);
  setOrder(t.state, port, null);
  addUnits(t.state, port, owner, { ...NO_UNITS, ship: ships });
  t.emit({ type: 'ships-captured', house: owner, from, area: port, ships });
}

export const settleControl = procedure<SettleControl>('settle-control')({
  /** Who has no ships to put there is not asked. */
  'remove-ships': (t, f) => {
    const port = capturedPort(t.state);
    const owner = port === null ? null : portOwner(t.state, port);
    if (port === null || owner === null || mostShips(t.state, f, port, owner) > 0) return;
    replaceShips(t, port, owner, 0);
    return 'remove-ships';
  },
  'replace-ships': {
    ask: 'amount',
    seat: (s) => {
      const port = capturedPort(s);
      return port === null ? null : portOwner(s, port);
    },
    range: (s, f, seat) => [0, mostShips(s, f, capturedPort(s) ?? 'port-pyke', seat as HouseId)],
    facts: (s) => ({ port: capturedPort(s) ?? '' }),
    whyNot: (_, __, ___, ships) => refuse('thrones/ports/capture-limits', { ships }),
    then: (t, _, ships, seat) => {
      const port = capturedPort(t.state);
      if (port !== null) replaceShips(t, port, seat as HouseId, ships);
      return 'remove-ships';
    },
  },
  'seven-wins': (t) => endIfSeven(t),
});
