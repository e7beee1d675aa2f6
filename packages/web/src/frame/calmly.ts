// What comes and goes with the game must not flicker: it is shown when it has been so for a while, and then long enough to
// be read.

import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds. */
export const SHOWN_AFTER = 400;
export const SHOWN_FOR = 600;

/** How long until what is shown changes, if it is to: `since` is when it was shown, null if it is not. */
export function changesIn(wanted: boolean, since: number | null, now: number): number | null {
  if (wanted === (since !== null)) return null;
  return since === null ? SHOWN_AFTER : Math.max(0, since + SHOWN_FOR - now);
}

export function useCalmly(wanted: boolean): boolean {
  const [isShown, show] = useState(false);
  const since = useRef<number | null>(null);
  useEffect(() => {
    const wait = changesIn(wanted, since.current, Date.now());
    if (wait === null) return undefined;
    const timer = setTimeout(() => {
      since.current = wanted ? Date.now() : null;
      show(wanted);
    }, wait);
    return () => clearTimeout(timer);
  }, [wanted, isShown]);
  return isShown;
}
