/** Raids: an order removes an adjacent enemy Support, Raid or Consolidate Power order (a special one, also Defense). */
import { bug, idsOn, refuse, type Option, type Refusal } from '@maester/kernel';
import { AREA_IDS, areAdjacent, areasNextTo, printedOn, type AreaId } from '../areas.ts';
import { areaAt, gainPower, losePower, setOrder, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { orderToken } from '../orders.ts';
import { raidChoice, raidFrom } from '../options.ts';
import { procedure } from '../rules.ts';
import type { ThronesState } from '../state.ts';
import { hasActed, nextToAct, ordersOf, type InTurnOrder } from './in-turn-order.ts';

/** Why the raid in `from` cannot hit the order in `target`, or null. */
export function raidProblem(s: ThronesState, house: HouseId, from: AreaId, target: AreaId): Refusal | null {
  const there = areaAt(s, target);
  if (!areAdjacent(from, target)) return refuse('thrones/raid/adjacent-only', { from, target });
  if (there.house === null || there.house === house)
    return refuse('thrones/raid/enemy-orders-only', { target });
  const type = there.order === null ? null : orderToken(there.order).type;
  if (type === 'defense') {
    if (areaAt(s, from).order !== 'raid-star') return refuse('thrones/special-orders/raid-star', { target });
  } else if (type === null || type === 'march') return refuse('thrones/raid/targets', { target });
  const here = printedOn(from).kind;
  const { kind } = printedOn(target);
  if (here === 'land' && kind === 'port')
    return refuse('thrones/ports/raided-from-sea-only', { from, target });
  if (here === 'land' && kind === 'sea') return refuse('thrones/raid/land-never-raids-sea', { from, target });
  if (here === 'port' && kind !== 'sea') return refuse('thrones/ports/raid-sea-only', { from, target });
  return null;
}

/** A raid and its target, or none to remove the order without effect. */
function options(s: ThronesState, house: HouseId): Option[] {
  const list: Option[] = [];
  for (const from of ordersOf(s, house, 'raid')) {
    for (const target of areasNextTo(from))
      if (raidProblem(s, house, from, target) === null) list.push(raidFrom(from, target));
    list.push(raidFrom(from, null));
  }
  return list;
}

function whyNot(s: ThronesState, house: HouseId, choice: string): Refusal | null {
  for (const from of ordersOf(s, house, 'raid')) {
    const target = AREA_IDS.find((id) => raidChoice(from, id) === choice);
    if (target !== undefined) return raidProblem(s, house, from, target);
  }
  return null;
}

function raid(t: T, house: HouseId, area: AreaId, target: AreaId): void {
  const { house: victim, order } = areaAt(t.state, target);
  if (victim === null || order === null) return;
  setOrder(t.state, target, null);
  t.emit({ type: 'raid', house, area, target, victim, order });
  if (orderToken(order).type !== 'consolidate') return;
  // thrones/raid/pillage: the raider gains even if the victim has nothing to lose.
  t.emit({ type: 'power', house, gained: gainPower(t.state, house, 1), because: 'pillage' });
  t.emit({ type: 'power-lost', house: victim, lost: losePower(t.state, victim, 1) });
}

export const resolveRaids = procedure<InTurnOrder>('raids')({
  'resolve-raid': {
    ask: 'option',
    seat: (s, f) => nextToAct(s, f, 'raid'),
    options: (s, _, seat) => options(s, seat as HouseId),
    whyNot: (s, _, seat, choice) => whyNot(s, seat as HouseId, choice),
    forced: 'is-taken',
    then: (t, f, _, seat, on) => {
      const house = seat as HouseId;
      const [from, target] = idsOn(on, 'area') as readonly AreaId[];
      if (from === undefined) throw bug('a raid from nowhere');
      if (target === undefined) t.emit({ type: 'raid-nothing', house, area: from });
      else raid(t, house, from, target);
      setOrder(t.state, from, null);
      hasActed(f, house);
      return 'resolve-raid';
    },
  },
});
