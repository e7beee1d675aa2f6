// The panels beside the table, and how they are called.

import type { VNode } from 'preact';
import { lazy } from '../../../app/lazy.tsx';
import type { Panel } from '../../../frame/game-client.ts';
import { say, type BattleKey } from '../say.ts';
import { Score } from './score.tsx';

// Fetched when they are first opened.
const Tactics = lazy(async () => (await import('./tactics.tsx')).Tactics);
const Armies = lazy(async () => (await import('./armies.tsx')).Armies);
const Positions = lazy(async () => (await import('./positions.tsx')).Positions);

const DRAWINGS = {
  score: 'M5 4h14v5a7 7 0 0 1-14 0zM5 6H2c0 4 2 5 4 5M19 6h3c0 4-2 5-4 5M12 16v4M8 20h8',
  armies: 'M5 21V4M5 5h13l-3 4 3 4H5',
  tactics: 'M4 8l8-4 8 15-8 3zM9 5 3 8l4 10',
  positions: 'M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M19 8v4',
} as const;

function panel(id: keyof typeof DRAWINGS, title: BattleKey, Content: Panel['Content']): Panel {
  const Icon = (): VNode => (
    <svg class="panel-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={DRAWINGS[id]} />
    </svg>
  );
  return { id, title: () => say(title), Icon, Content };
}

export const PANELS: readonly Panel[] = [
  panel('score', 'battle.panels.score', Score),
  panel('tactics', 'battle.panels.tactics', Tactics),
  panel('armies', 'battle.panels.armies', Armies),
  panel('positions', 'battle.panels.positions', Positions),
];
