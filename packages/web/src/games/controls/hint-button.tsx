// Asks the computer what it would do, which may take a while: it shows that it thinks, and is asked once at a time.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import './waiting.css';

export function HintButton(props: {
  readonly label: string;
  /** For those who do not see it: that the computer thinks. */
  readonly thinks: string;
  readonly busy: boolean;
  readonly ask: () => Promise<unknown>;
}): VNode {
  const { label, thinks, busy, ask } = props;
  const isThinking = useSignal(false);
  const press = async (): Promise<void> => {
    if (isThinking.value) return;
    isThinking.value = true;
    try {
      await ask();
    } finally {
      isThinking.value = false;
    }
  };
  return (
    <button
      type="button"
      class="quiet hint"
      disabled={busy}
      aria-busy={isThinking.value}
      onClick={() => void press()}
    >
      {isThinking.value ? (
        <span class="pondering" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : (
        <span aria-hidden="true">✦</span>
      )}{' '}
      {label}
      <span class="visually-hidden" aria-live="polite">
        {isThinking.value ? thinks : ''}
      </span>
    </button>
  );
}
