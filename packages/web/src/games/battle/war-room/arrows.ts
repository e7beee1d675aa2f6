// Arrow keys among things that stand in rows: to the next, the one before, above and below.

/** The things are found by a selector inside of what listens. */
export function arrowsAmong(selector: string): (event: KeyboardEvent) => void {
  return (event) => {
    const { currentTarget, target, key } = event;
    if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
    const at = all.findIndex((each) => each.contains(target));
    const next = nextIn(
      all.map((each) => each.getBoundingClientRect()),
      at,
      key,
    );
    const to = next === null ? undefined : all[next];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
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
