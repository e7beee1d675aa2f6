// Arrow keys among things that stand in rows: to the next, the one before, above and below.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The things are found by a selector inside of the element that gets this. */
export function useArrows<E extends HTMLElement>(selector: string): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const within = place.current;
    const listen = (event: KeyboardEvent): void => {
      if (within === null || !(event.target instanceof Node)) return;
      const { target } = event;
      const all = [...within.querySelectorAll<HTMLElement>(selector)];
      const at = all.findIndex((each) => each.contains(target));
      const places = all.map((each) => each.getBoundingClientRect());
      const next = nextIn(places, at, event.key);
      const to = next === null ? undefined : all[next];
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    };
    within?.addEventListener('keydown', listen);
    return () => within?.removeEventListener('keydown', listen);
  }, [selector]);
  return place;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where a key leads from one place to another; null if it does not lead anywhere. */
export function nextIn(places: readonly Place[], at: number, key: string): number | null {
  const here = places[at];
  if (here === undefined) return null;
  const within = (to: number): number | null => (to >= 0 && to < places.length ? to : null);
  const inRow = (rows: readonly number[]): number | null =>
    rows.find((i) => Math.abs((places[i]?.left ?? 0) - here.left) < 4) ?? null;
  const all = places.map((_, i) => i);
  switch (key) {
    case 'ArrowRight':
      return within(at + 1);
    case 'ArrowLeft':
      return within(at - 1);
    case 'ArrowDown':
      return inRow(all.filter((i) => (places[i]?.top ?? 0) > here.top + 4));
    case 'ArrowUp':
      return inRow(all.filter((i) => (places[i]?.top ?? 0) < here.top - 4).toReversed());
    case 'Home':
      return within(0);
    case 'End':
      return within(places.length - 1);
    default:
      return null;
  }
}
