// Nothing is asked of us: whom the game waits for, and what they decide as far as everyone may know.

import type { HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { remember } from '../../../app/storage.ts';
import { canTell, tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk, useMarks } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { houseName } from './parts.tsx';
import { draftKey } from './orders.tsx';
import type { Draft } from './order-draft.ts';
import '../../controls/waiting.css';

/** What is being decided, by its `procedure/step`; views show that much to everyone. */
export function askIn(stack: readonly { readonly procedure: string; readonly step: string }[]): string {
  const top = stack.at(-1);
  return top === undefined ? '' : `${top.procedure}/${top.step}`;
}

export function Waiting(): VNode | null {
  const { scene, play, view } = useDesk();
  const shown = scene.shown.value;
  if (shown === null || view.value === null || shown.outcome !== null) return null;
  // Our own question is asked once everything before it has been shown.
  const waiting = shown.waiting.filter((seat) => seat !== scene.seat);
  if (waiting.length === 0) return null;
  const ask = askIn(view.value.flow.stack);
  const key = `thrones.controls.doing.${ask}`;
  const given = scene.seat === null || play === null ? undefined : view.value.flow.answers[scene.seat];
  return (
    <div class="waiting">
      {given !== undefined && <Given ask={ask} given={given} />}
      <p class="waiting-for">
        {say(given === undefined ? 'thrones.controls.waiting' : 'thrones.controls.waiting.others')}
        <span class="pondering" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
      <ul class="thinkers">
        {waiting.map((seat) => (
          <li key={seat}>
            <HouseShield house={seat as HouseId} size={28} />
            <span>
              <strong>{houseName(seat)}</strong>
              <small>{scene.nameOf(seat)}</small>
            </span>
          </li>
        ))}
      </ul>
      {canTell(key) && <p class="doing">{tell(key)}</p>}
    </div>
  );
}

/** Our own answer is in; it can be taken back while others think. */
function Given({ ask, given }: { readonly ask: string; readonly given: unknown }): VNode | null {
  const desk = useDesk();
  const { play, scene, view } = desk;
  const orders = ask.startsWith('planning-phase/') ? (given as Draft) : null;
  useMarks({ orders: new Map(Object.entries(orders ?? {}) as [never, never][]) });
  if (play === null) return null;
  const takeBack = (): void => {
    // The plan is there again to be changed.
    if (orders !== null) remember(draftKey(desk, view.value?.round ?? 0), orders);
    void play.undo();
  };
  return (
    <p class="given">
      <span>{say(orders === null ? 'thrones.controls.given' : 'thrones.controls.given.orders')}</span>
      {(scene.shown.value?.freeUndo ?? 0) > 0 && (
        <button type="button" class="quiet" disabled={play.sending.value} onClick={takeBack}>
          <span aria-hidden="true">↶</span> {say('thrones.controls.undo')}
        </button>
      )}
    </p>
  );
}
