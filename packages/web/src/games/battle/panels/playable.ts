// Which Tactics cards the open decision lets its player declare, and in which of their ways.

import type { Decision } from '@maester/kernel';

/** The responses that can be used now, by card; null if no card can be declared at all. */
export function playableNow(decision: Decision | null): ReadonlyMap<string, readonly number[]> | null {
  if (decision?.kind !== 'option' || decision.ask !== 'occasion/declare') return null;
  const playable = new Map<string, number[]>();
  for (const { id, on } of decision.options) {
    const card = on.find(({ kind }) => kind === 'card')?.id;
    if (card === undefined) continue;
    const [, , which = ''] = id.split('|');
    const known = playable.get(card) ?? [];
    if (!known.includes(Number(which))) playable.set(card, [...known, Number(which)]);
  }
  return playable;
}
