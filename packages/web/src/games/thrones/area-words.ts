// An area in words: for the live region, for cards.

import type { ThronesState } from '@maester/thrones';
import { AREAS, controller, countUnits, type AreaId, type AreaState } from '@maester/thrones/tables';
import { tell } from '../../app/words.ts';
import { say } from './words.ts';
import type { OrderShown } from './orders-shown.ts';

export function areaIn(view: ThronesState, id: AreaId): AreaState | null {
  return view.areas.find((area) => area.id === id) ?? null;
}

/** What stands in an area: garrison, neutral force, units, orders, power token. */
function contentsOf(view: ThronesState, id: AreaId, order: OrderShown | null): readonly string[] {
  const area = areaIn(view, id);
  if (area === null) return [];
  const parts: string[] = [];
  const holder = controller(view, id);
  if (area.neutral !== null) parts.push(neutralWords(area.neutral));
  else
    parts.push(
      holder === null ? say('thrones.board.held-by-nobody') : say('thrones.board.held-by', { house: holder }),
    );
  if (countUnits(area.units) > 0) parts.push(say('thrones.board.units', { units: area.units }));
  if (countUnits(area.routed) > 0) parts.push(say('thrones.board.routed', { units: area.routed }));
  if (area.garrison > 0) parts.push(say('thrones.board.garrison', { strength: area.garrison }));
  if (area.power !== null) parts.push(say('thrones.board.power-token', { house: area.power }));
  if (order !== null) parts.push(orderWords(order));
  return parts;
}

export function neutralWords(force: number | 'impassable'): string {
  return force === 'impassable'
    ? say('thrones.board.impassable')
    : say('thrones.board.neutral', { strength: force });
}

export function orderWords({ order, draft }: OrderShown): string {
  if (order === null) return say('thrones.board.order-hidden');
  return say(draft ? 'thrones.board.order-draft' : 'thrones.board.order', { order });
}

/** All one needs to know of an area without seeing it. */
export function describeArea(
  view: ThronesState,
  id: AreaId,
  order: OrderShown | null,
  standing: 'choosable' | 'chosen' | 'not-choosable' | null,
): string {
  const parts = [
    tell(`name.area.${id}`),
    ...(standing === null ? [] : [say(`thrones.board.${standing}`)]),
    say(`thrones.board.kind.${AREAS[id].kind}`),
    ...contentsOf(view, id, order),
  ];
  return parts.join(say('thrones.board.between'));
}
