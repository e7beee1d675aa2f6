// A button for something that takes a moment and may fail: it cannot be pressed twice, and says what went wrong.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tellProblem } from '../app/problems.ts';
import { say } from '../app/words.ts';

interface Props {
  readonly text: string;
  readonly start: () => Promise<void>;
  /** Why it cannot be pressed now. */
  readonly unable?: string | null;
  /** Takes the focus when it appears. */
  readonly focus?: boolean;
}

export function StartButton({ text, start, unable = null, focus = false }: Props): VNode {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) button.current?.focus({ preventScroll: true });
  }, []);

  const press = async (): Promise<void> => {
    if (busy.value || unable !== null) return;
    busy.value = true;
    problem.value = null;
    try {
      await start();
    } catch (error) {
      problem.value = tellProblem(error);
    } finally {
      busy.value = false;
    }
  };

  return (
    <div class="stack tight start-button">
      <button
        ref={button}
        type="button"
        class="button primary large"
        aria-disabled={busy.value || unable !== null}
        onClick={() => void press()}
      >
        {busy.value ? say('app.working') : text}
      </button>
      <div aria-live="polite">
        {unable === null ? null : <p class="note">{unable}</p>}
        {problem.value === null ? null : <p class="problem">{problem.value}</p>}
      </div>
    </div>
  );
}
