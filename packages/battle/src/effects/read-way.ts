/** The unit of a way that waits in the state, and what was chosen with it: a Condition token, an action, another unit. */
export function readWay(way: string): { unit: string; more: string | null } {
  const bar = way.indexOf('|');
  return bar < 0 ? { unit: way, more: null } : { unit: way.slice(0, bar), more: way.slice(bar + 1) };
}
