// Carrying something to a board with mouse, pen or finger. A control begins with `startDrag` in its pointerdown
// handler; elements that can be carried have the class `draggable`, so that a finger on them does not scroll.
// A press that does not move stays a click.

import { render, type VNode } from 'preact';
import './drag.css';

/** The board, while it is on the screen; points are those of the screen. */
export interface DropTarget {
  /** Something is carried over this point. */
  over(x: number, y: number): void;
  /** Nothing is carried any more. */
  away(): void;
  drop(x: number, y: number, carried: string): void;
}

let target: DropTarget | null = null;

/** The board says that it takes what is dropped; the answer ends that. */
export function receiveDrops(here: DropTarget): () => void {
  target = here;
  return () => {
    if (target === here) target = null;
  };
}

const THRESHOLD = 6;

/** Follows the pointer until it is lifted; `ghost` is what one sees being carried. */
export function startDrag(event: PointerEvent, carried: string, ghost: VNode): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  const ending = new AbortController();
  const { signal } = ending;
  // There the sheets of the game hold for what is carried, too.
  const screen = event.target instanceof Element ? event.target.closest('.screen') : null;
  let shown: HTMLElement | null = null;

  const end = (): void => {
    ending.abort();
    target?.away();
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
      (screen ?? document.body).append(shown);
    }
    moved.preventDefault();
    shown.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px)`;
    target?.over(moved.clientX, moved.clientY);
  };
  const lift = (lifted: PointerEvent): void => {
    if (lifted.pointerId !== pointerId) return;
    if (shown !== null) {
      // What follows is no click on what was picked up.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      target?.drop(lifted.clientX, lifted.clientY, carried);
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
