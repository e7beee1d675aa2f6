// Taking the piece in hand with mouse, pen or finger: the tray is dragged by where it was gripped, turned by its handle
// or the wheel.

import type { Desk } from '../desk.ts';
import { LONG_TURN, FINE_TURN, movedTo, turnedBy, turnedTowards } from './draft.ts';
import type { Hold } from './hold.ts';

/** Follows the pointer that went down on the tray or on its handle until it is lifted. */
export function grab(desk: Desk, hold: Hold, event: PointerEvent, does: 'move' | 'turn'): void {
  if (event.button !== 0) return;
  const at = desk.pointAt(event.clientX, event.clientY);
  if (at === null) return;
  event.preventDefault();
  event.stopPropagation();
  const { pointerId } = event;
  const start = hold.pose.peek();
  const ending = new AbortController();
  const { signal } = ending;
  hold.grip.value = { does, touch: event.pointerType === 'touch' };
  const onSpot = hold.posing.motion.way === 'on-the-spot';
  const follow = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    const to = desk.pointAt(moved.clientX, moved.clientY);
    if (to === null) return;
    moved.preventDefault();
    if (does === 'turn' || onSpot)
      hold.soon(turnedTowards(hold.posing.motion, { ...hold.latest, x: start.x, y: start.y }, to));
    else {
      const by = { x: start.x + to.x - at.x, y: start.y + to.y - at.y };
      hold.soon(movedTo(hold.posing, hold.latest, by));
    }
  };
  const end = (lifted: PointerEvent): void => {
    if (lifted.pointerId !== pointerId) return;
    ending.abort();
    hold.letGo();
    swallowClick();
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** What follows is no click on the table. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

/** The wheel over the tray turns it: a notch is 15 degrees, with Shift 1. */
export function turnByWheel(hold: Hold, event: WheelEvent): void {
  const delta = event.deltaY === 0 ? event.deltaX : event.deltaY;
  if (delta === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const step = event.shiftKey ? FINE_TURN : Math.abs(delta) < 40 ? 2 * FINE_TURN : LONG_TURN;
  hold.soon(turnedBy(hold.posing, hold.latest, Math.sign(delta) * step));
}
