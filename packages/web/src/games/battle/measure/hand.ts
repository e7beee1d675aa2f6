// Measuring on the table while it is switched on: a drag lays the tape, a click picks the unit to measure from. By keys,
// Enter picks the unit one is at, and the tape follows to the next.

import type { Desk } from '../desk.ts';
import { unitIn, type End, type Measuring } from './measuring.ts';

/** Pixels a pointer may tremble in a click. */
const TREMBLE = 6;

function unitAt({ clientX, clientY }: MouseEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const thing = element.closest<SVGElement>('.board [data-thing^="unit:"]')?.dataset['thing'];
    if (thing !== undefined) return thing.slice('unit:'.length);
  }
  return null;
}

function onCard({ target }: Event): boolean {
  return target instanceof Element && target.closest('.over-map') !== null;
}

/** Listens to the table; what it gives back ends that. */
export function measureByHand(desk: Desk, measuring: Measuring): () => void {
  const room = desk.sheet.peek()?.closest<HTMLElement>('.board');
  if (room === null || room === undefined) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const early = { capture: true, signal };
  let pointer: number | null = null;
  let start = { x: 0, y: 0 };

  const endAt = (event: PointerEvent): End | null => {
    const unit = unitAt(event);
    if (unit !== null) return { kind: 'unit', unit };
    const at = desk.pointAt(event.clientX, event.clientY);
    return at === null ? null : { kind: 'point', at };
  };
  const press = (event: PointerEvent): void => {
    if (!measuring.has('tape') || event.button !== 0 || onCard(event) || !event.isPrimary) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    measuring.from.value = endAt(event);
    measuring.to.value = null;
    // The table stays where it is while somebody measures on it.
    event.stopPropagation();
  };
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    event.stopPropagation();
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE)
      measuring.to.value = endAt(event);
  };
  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    // A press without a drag is a click, and no tape.
    if (measuring.to.peek() === null) measuring.from.value = null;
  };
  const click = (event: MouseEvent): void => {
    if (onCard(event)) return;
    const unit = unitAt(event);
    const laid = measuring.to.peek() !== null;
    if (unit === null && !laid) return;
    event.stopPropagation();
    if (!laid) measuring.picked.value = unit === measuring.picked.peek() ? null : unit;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.target !== room || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    const at = unitIn(desk.hovered.peek());
    if (event.key === 'Escape' ? measuring.picked.peek() === null : at === null) return;
    event.preventDefault();
    event.stopPropagation();
    measuring.clear();
    if (event.key === 'Escape' || at === null) return;
    measuring.picked.value = at;
    measuring.from.value = { kind: 'unit', unit: at };
  };
  room.addEventListener('pointerdown', press, early);
  room.addEventListener('pointermove', follow, early);
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', lift, { signal });
  room.addEventListener('click', click, early);
  room.addEventListener('keydown', key, early);
  const stop = desk.hovered.subscribe((hovered) => {
    const at = unitIn(hovered);
    const from = measuring.from.peek();
    if (pointer !== null || at === null || from?.kind !== 'unit' || document.activeElement !== room) return;
    if (from.unit !== at) measuring.to.value = { kind: 'unit', unit: at };
  });
  return () => {
    ending.abort();
    stop();
  };
}
