// Everything about tactics: one's own hand, the zones of the Tactics Board with the NCUs, and the piles.

import type { VNode } from 'preact';
import { Hand, Piles } from './hand.tsx';
import { TacticsBoard } from './tactics-board.tsx';

export function Tactics(): VNode {
  return (
    <div class="tactics-panel">
      <Hand />
      <TacticsBoard />
      <Piles />
    </div>
  );
}
