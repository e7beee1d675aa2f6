// Looking at the piece in hand: a small screen flies to it and to what it can reach, a large one only if it is beyond.

import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { PanZoom } from '../../../board-kit/pan-zoom.ts';
import type { Desk } from '../desk.ts';
import { FRAME } from '../field/projection.ts';
import type { Hold } from './hold.ts';

/** A tray this small, in pixels for an inch, is hard to take with a finger. */
const SMALL = 11;
/** As close as it flies, in the scale of the camera. */
const CLOSE = 0.9;
/** Around what the piece can reach, in mils; and beyond it below, where the tools of the table are. */
const AROUND = 4000;
const BELOW = 5000;
/** How far around its first place a piece to be placed is looked at. */
const PLACED = 9000;

/** Shows the piece when it is taken in hand. */
export function useLookingAt(desk: Desk, hold: Hold): void {
  const shown = useRef<Hold | null>(null);
  useSignalEffect(() => {
    const hand = desk.hand.value;
    if (hand === null || shown.current === hold) return;
    shown.current = hold;
    const { k } = hand.resting.peek();
    if (k * 20 < SMALL && hold.posing.motion.piece.kind !== 'terrain') flyTo(desk, hold, hand);
    else bringIntoSight(desk, hold);
  });
}

function flyTo(desk: Desk, hold: Hold, hand: PanZoom): void {
  const projection = desk.projection.peek();
  const { motion, start } = hold.posing;
  const { x, y } = projection.spot(start);
  const most =
    motion.way === 'straight' || motion.way === 'pivot-and-forward'
      ? motion.most
      : motion.way === 'placed'
        ? PLACED
        : 0;
  const reach = projection.length(most + AROUND);
  const { width, height } = projection.size;
  const left = Math.max(FRAME / 2, x - reach);
  const top = Math.max(FRAME / 2, y - reach);
  const right = Math.min(width - FRAME / 2, x + reach);
  const bottom = Math.min(height, y + reach) + projection.length(BELOW);
  hand.show({ left, top, width: right - left, height: bottom - top }, CLOSE);
}

/** Moves the table just so far that the piece is on the screen. */
export function bringIntoSight(desk: Desk, hold: Hold): void {
  const { x, y } = desk.projection.peek().spot(hold.pose.peek());
  desk.hand.peek()?.reveal([x, y]);
}
