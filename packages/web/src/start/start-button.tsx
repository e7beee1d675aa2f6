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

interface Starting {
  readonly busy: boolean;
  /** What went wrong the last time. */
  readonly problem: string | null;
  readonly press: () => Promise<void>;
}

/** For a button of any shape. */
export function useStarting(start: () => Promise<void>): Starting {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const press = async (): Promise<void> => {
    if (busy.value) return;
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
  return { busy: busy.value, problem: problem.value, press };
}

export function StartButton({ text, start, unable = null, focus = false }: Props): VNode {
  const { busy, problem, press } = useStarting(start);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) button.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div class="stack tight start-button">
      <button
        ref={button}
        type="button"
        class="button primary large"
        aria-disabled={busy || unable !== null}
        onClick={() => {
          if (unable === null) void press();
        }}
      >
        {busy ? say('app.working') : text}
      </button>
      <div aria-live="polite">
        {unable === null ? null : <p class="note">{unable}</p>}
        {problem === null ? null : <p class="problem">{problem}</p>}
      </div>
    </div>
  );
}
