/** Runs this when the page has nothing better to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle time to give away.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 50);
}
