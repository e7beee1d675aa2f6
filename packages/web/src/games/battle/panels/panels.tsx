// The panels beside the table, and how they are called.

import type { VNode } from 'preact';
import type { Panel } from '../../../frame/game-client.ts';
import { say } from '../words.ts';
import { Armies } from './armies.tsx';

const DRAWINGS = {
  armies: 'M5 21V4M5 5h13l-3 4 3 4H5',
} as const;

function drawing(name: keyof typeof DRAWINGS): () => VNode {
  const Drawing = (): VNode => (
    <svg class="panel-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
  return Drawing;
}

export const PANELS: readonly Panel[] = [
  {
    id: 'armies',
    title: () => say('battle.panels.armies'),
    Icon: drawing('armies'),
    Content: Armies,
  },
];
