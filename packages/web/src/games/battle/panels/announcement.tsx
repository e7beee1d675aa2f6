// What just happened, said over the table for a moment: a card that was played, an Order, a charge.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { BattleEvent } from '@maester/battle';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { tell } from '../../../app/words.ts';
import { useDesk } from '../desk.ts';

const SHOWN = new Set<BattleEvent['type']>(['round', 'card', 'order', 'destroyed', 'scored']);
/** Milliseconds. */
const TIME = 2200;

export function Announcement(): VNode {
  const { scene } = useDesk();
  const current = useSignal<BattleEvent | null>(null);
  const seen = useRef(scene.shown.peek()?.version ?? null);
  useSignalEffect(() => {
    const shown = scene.shown.value;
    if (shown === null || shown.version === seen.current) return;
    const goesOn = seen.current !== null && shown.version > seen.current;
    seen.current = shown.version;
    if (!goesOn || settings.peek().pace === 'instant') return;
    const news = shown.news.map(({ event }) => event as BattleEvent).filter(({ type }) => SHOWN.has(type));
    current.value = news.at(-1) ?? current.peek();
  });
  useEffect(() => {
    if (current.value === null) return undefined;
    const timer = setTimeout(() => (current.value = null), TIME);
    return () => clearTimeout(timer);
  }, [current.value]);
  const event = current.value;
  return (
    <div aria-live="polite">
      {event !== null && <p class="battle-announcement">{tell(`event.${event.type}`, event)}</p>}
    </div>
  );
}
