/** Consolidate Power: one power and one for each crown; with a special order in a castle, mustering instead. */
import { AREAS, printedOn, type AreaId } from '../areas.ts';
import { areaAt, gainPower, setOrder, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { areaOption, musterIn } from '../options.ts';
import { procedure } from '../rules.ts';
import type { ThronesState } from '../state.ts';
import { enemyShips } from '../westeros-phase/game-of-thrones.ts';
import { muster } from '../westeros-phase/mustering.ts';
import { hasActed, nextToAct, ordersOf, type InTurnOrder } from './in-turn-order.ts';
import { idOn, refuse, type Option, type Refusal } from '@maester/kernel';

/** thrones/special-orders/consolidate-star */
function mayMuster(s: ThronesState, area: AreaId): boolean {
  return areaAt(s, area).order === 'consolidate-star' && printedOn(area).fort !== null;
}

/** The area to gain power from, or to muster in. */
function options(s: ThronesState, house: HouseId): Option[] {
  const list: Option[] = [];
  for (const area of ordersOf(s, house, 'consolidate')) {
    list.push(areaOption(area));
    if (mayMuster(s, area)) list.push(musterIn(area));
  }
  return list;
}

function whyNot(s: ThronesState, house: HouseId, choice: string): Refusal | null {
  const area = ordersOf(s, house, 'consolidate').find((id) => musterIn(id).id === choice);
  if (area === undefined) return null;
  if (AREAS[area].kind === 'port') return refuse('thrones/ports/no-muster-order', { area });
  if (areaAt(s, area).order !== 'consolidate-star')
    return refuse('thrones/special-orders/consolidate-star', { area });
  return refuse('thrones/special-orders/muster-needs-castle', { area });
}

/** What the order brings here: nothing at sea, nothing in a blockaded port. */
export function powerFrom(s: ThronesState, house: HouseId, area: AreaId): number {
  const printed = printedOn(area);
  if (printed.kind === 'sea') return 0;
  if (printed.kind === 'port') return enemyShips(s, house, printed.sea) ? 0 : 1;
  return 1 + printed.power;
}

function consolidate(t: T, house: HouseId, area: AreaId): void {
  const gained = gainPower(t.state, house, powerFrom(t.state, house, area));
  t.emit({ type: 'power', house, gained, because: area });
}

export const resolveConsolidatePower = procedure<InTurnOrder>('consolidate-power')({
  'resolve-consolidate-power': {
    ask: 'option',
    seat: (s, f) => nextToAct(s, f, 'consolidate'),
    options: (s, _, seat) => options(s, seat as HouseId),
    whyNot: (s, _, seat, choice) => whyNot(s, seat as HouseId, choice),
    forced: 'is-taken',
    then: (t, f, _, seat, on) => {
      const house = seat as HouseId;
      const area = idOn(on, 'area') as AreaId;
      setOrder(t.state, area, null);
      hasActed(f, house);
      if (idOn(on, 'action') === null) consolidate(t, house, area);
      else t.run(muster, { house, points: { [area]: AREAS[area].musterPoints } });
      return 'resolve-consolidate-power';
    },
  },
});
