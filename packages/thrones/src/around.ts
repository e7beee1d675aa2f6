/**
 * Who can act upon an area, for screens: marches that reach it, support that could be lent there, raids that could
 * strike it. Once orders lie open only their orders count; before that, whatever the units there could be ordered to do.
 */
import { destinations } from './action-phase/march.ts';
import { raidProblem } from './action-phase/raid.ts';
import { AREAS, areasNextTo, printedOn, type AreaId } from './areas.ts';
import { countUnits, lessUnits } from './board.ts';
import { unitStrength } from './combat/sides.ts';
import type { HouseId } from './houses.ts';
import { ORDERS } from './orders.ts';
import type { AreaState, ThronesState } from './state.ts';
import { UNITS } from './units.ts';

export interface Around {
  readonly house: HouseId;
  /** The strength that its marches could bring here, and from where; nobody says that all of them come. */
  readonly march: number;
  readonly marchFrom: readonly AreaId[];
  readonly support: number;
  readonly supportFrom: readonly AreaId[];
  /** Areas whose open Raid orders can strike here. */
  readonly raidFrom: readonly AreaId[];
}

/** Every House that can do something here, the strongest marches first. */
export function aroundArea(s: ThronesState, id: AreaId): readonly Around[] {
  const againstFort = AREAS[id].fort !== null;
  const isOpen = s.phase === 'action';
  const standing = s.areas.filter(
    (area) => area.id !== id && countUnits(lessUnits(area.units, area.routed)) > 0,
  );
  const bonus = ({ order }: AreaState): number => (isOpen && order !== null ? ORDERS[order].modifier : 0);
  const does = (area: AreaState, type: string): boolean =>
    !isOpen || (area.order !== null && ORDERS[area.order].type === type);
  const sum = (areas: readonly AreaState[]): number =>
    areas.reduce((total, area) => total + strengthIn(area, againstFort) + bonus(area), 0);
  return s.houses
    .map((house): Around => {
      const own = standing.filter((area) => area.house === house);
      const marching = own.filter((area) => does(area, 'march') && reaches(s, house, area, id));
      const supporting = own.filter((area) => does(area, 'support') && couldSupport(area.id, id));
      const raiding = isOpen
        ? own.filter((area) => does(area, 'raid') && raidProblem(s, house, area.id, id) === null)
        : [];
      return {
        house,
        march: sum(marching),
        marchFrom: marching.map((area) => area.id),
        support: sum(supporting),
        supportFrom: supporting.map((area) => area.id),
        raidFrom: raiding.map((area) => area.id),
      };
    })
    .filter(
      ({ marchFrom, supportFrom, raidFrom }) => marchFrom.length + supportFrom.length + raidFrom.length > 0,
    )
    .toSorted((a, b) => b.march - a.march || b.support - a.support);
}

/** Of those who can still fight. */
function strengthIn({ units, routed }: AreaState, againstFort: boolean): number {
  return unitStrength(lessUnits(units, routed), againstFort, UNITS.ship.strength);
}

function reaches(s: ThronesState, house: HouseId, { id: from, units }: AreaState, to: AreaId): boolean {
  const kind = units.ship > 0 ? 'ship' : 'footman';
  return destinations(s, house, from, kind).includes(to);
}

/** Land never supports sea, ports support only their sea (thrones/support/land-never-supports-sea). */
function couldSupport(from: AreaId, to: AreaId): boolean {
  if (!areasNextTo(to).includes(from)) return false;
  const { kind } = printedOn(from);
  return printedOn(to).kind === 'sea' ? kind !== 'land' : kind !== 'port';
}
