// Carrying something to the map with mouse, pen or finger. A control begins with `startDrag` in its pointerdown
// handler; elements that can be carried have the class `draggable`, so that a finger on them does not scroll.
// A press that does not move stays a click.

import { AREAS, type AreaId } from '@maester/thrones/tables';
import { render, type VNode } from 'preact';

/** The map, while it is on the screen. */
export interface DropTarget {
  /** Something is carried over an area, or away from them all. */
  over(area: AreaId | null): void;
  drop(area: AreaId, carried: string): void;
}

let target: DropTarget | null = null;

/** The map says that it takes what is dropped; the answer ends that. */
export function receiveDrops(here: DropTarget): () => void {
  target = here;
  return () => {
    if (target === here) target = null;
  };
}

const THRESHOLD = 6;

/** The area at a point of the screen, if any. */
export function areaAtPoint(x: number, y: number): AreaId | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('.board [data-area]');
  const id = found?.dataset['area'];
  return id !== undefined && Object.hasOwn(AREAS, id) ? (id as AreaId) : null;
}

/** Follows the pointer until it is lifted; `ghost` is what one sees being carried. */
export function startDrag(event: PointerEvent, carried: string, ghost: VNode): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  const ending = new AbortController();
  const { signal } = ending;
  let shown: HTMLElement | null = null;

  const end = (): void => {
    ending.abort();
    target?.over(null);
    if (shown === null) return;
    render(null, shown);
    shown.remove();
  };
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    if (shown === null) {
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return;
      shown = document.createElement('div');
      shown.className = 'drag-ghost';
      render(ghost, shown);
      document.body.append(shown);
    }
    moved.preventDefault();
    shown.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px)`;
    target?.over(areaAtPoint(moved.clientX, moved.clientY));
  };
  const lift = (lifted: PointerEvent): void => {
    if (lifted.pointerId !== pointerId) return;
    if (shown !== null) {
      // What follows is no click on what was picked up.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const area = areaAtPoint(lifted.clientX, lifted.clientY);
      if (area !== null) target?.drop(area, carried);
    }
    end();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', (cancelled) => cancelled.pointerId === pointerId && end(), { signal });
  addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
