// Nothing is asked of us: whom the game waits for.

import type { VNode } from 'preact';
import { useDesk } from '../desk.ts';
import { say } from '../say.ts';
import { SeatTag } from './parts.tsx';
import '../../controls/waiting.css';

export function Waiting(): VNode | null {
  const { scene } = useDesk();
  const shown = scene.shown.value;
  if (shown === null || shown.outcome !== null) return null;
  // Our own question is asked once everything before it has been shown.
  const waiting = shown.waiting.filter((seat) => seat !== scene.seat);
  if (waiting.length === 0) return null;
  return (
    <div class="waiting">
      <p class="waiting-for">
        {say('battle.controls.waiting')}
        <span class="pondering" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
      <ul class="thinkers">
        {waiting.map((seat) => (
          <li key={seat}>
            <SeatTag seat={seat} size={28} />
            <small>{scene.nameOf(seat)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
