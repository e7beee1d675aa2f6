// Which turn and round it is, counted by what was told: an undo never makes an earlier one come again.

import type { Calendar } from './standing.ts';

export function countTurns(now: Calendar, event: unknown): Calendar {
  const { type } = event as { readonly type?: unknown };
  if (type === 'round') return { turn: now.turn + 1, round: now.round + 1 };
  return type === 'turn' || type === 'round-ends' ? { ...now, turn: now.turn + 1 } : now;
}
