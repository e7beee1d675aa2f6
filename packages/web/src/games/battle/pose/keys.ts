// Moving the piece in hand by keys: arrows nudge it, Q and E (or the brackets) turn it, Enter confirms, Escape starts
// over. They hold wherever the focus is not in a field or on something that has these keys itself.

import type { Desk } from '../desk.ts';
import { measuringAt } from '../measure/measuring.ts';
import { FINE_STEP, FINE_TURN, LONG_STEP, LONG_TURN, nudged, turnedBy } from './draft.ts';
import type { Hold } from './hold.ts';
import { bringIntoSight } from './look.ts';

/** Degrees on the screen, clockwise from above. */
const ARROWS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 90,
  ArrowDown: 180,
  ArrowLeft: 270,
};
const TURNS: Readonly<Record<string, 1 | -1>> = {
  q: -1,
  Q: -1,
  '[': -1,
  '{': -1,
  e: 1,
  E: 1,
  ']': 1,
  '}': 1,
};

/** What a key makes of the piece; null if it is none of ours. */
function keyed(desk: Desk, hold: Hold, event: KeyboardEvent): (() => void) | null {
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const towards = desk.projection.peek().facing(arrow);
    const by = event.shiftKey ? LONG_STEP : FINE_STEP;
    return () => hold.now(nudged(hold.posing, hold.steady, towards, by));
  }
  const turn = TURNS[event.key];
  if (turn === undefined) return null;
  const by = turn * (event.shiftKey ? LONG_TURN : FINE_TURN);
  return () => hold.now(turnedBy(hold.posing, hold.steady, by));
}

/** Fields and menus keep their keys; buttons have none of ours but Enter and Space. */
function keepsKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, dialog, [contenteditable], [role="tab"], [role="slider"], [role="menu"]',
    ) !== null
  );
}

interface Answers {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Listens to keys before the table does; what it gives back ends that. */
export function listen(desk: Desk, hold: Hold, { confirm, cancel }: Answers): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keepsKeys(event.target) || document.querySelector('dialog[open], [role="dialog"]') !== null) return;
    const onTable = event.target instanceof Element && event.target.matches('.board');
    // There Enter lays the tape, and Escape takes it away.
    const measuring = measuringAt(desk);
    const measures = measuring.has('tape');
    const laid = onTable && measuring.picked.value !== null;
    const act =
      event.key === 'Enter' && onTable && !measures
        ? confirm
        : event.key === 'Escape' && !hold.unmoved && !laid
          ? cancel
          : keyed(desk, hold, event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
    bringIntoSight(desk, hold);
  };
  addEventListener('keydown', hear, { capture: true });
  return () => removeEventListener('keydown', hear, { capture: true });
}
