// How far a series is, how long it takes, and the way to stop it and to go on.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellSeconds } from '../../../start/table-words.ts';
import { say } from '../war-room/say.ts';
import type { SeriesRun } from './series-run.ts';

export function Progress({ run }: { readonly run: SeriesRun }): VNode {
  const { series } = run;
  const state = run.state.value;
  const played = run.games.value.length;
  const left = useSignal<number | null>(null);
  useEffect(() => {
    const look = (): void => void (left.value = run.secondsLeft());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [run]);
  const seconds = state === 'running' ? left.value : null;
  return (
    <section class="panel series-progress" aria-label={say('test.progress')}>
      <div>
        <p>
          <b>{say('test.played', { count: played, games: series.games })}</b>{' '}
          <span class="note" aria-live="polite">
            {state === 'running'
              ? seconds === null
                ? say('test.running')
                : say('test.left', { time: tellSeconds(rounded(seconds)) })
              : say(`test.${state}`)}
          </span>
        </p>
        <progress max={series.games} value={played} aria-label={say('test.progress')} />
      </div>
      {state === 'running' ? (
        <button type="button" class="button" onClick={() => run.stop()}>
          {say('test.stop')}
        </button>
      ) : state === 'stopped' ? (
        <button type="button" class="button primary" onClick={() => run.start()}>
          {say('test.continue')}
        </button>
      ) : null}
      {run.failures.value.length > 0 && (
        <p class="problem">
          {say('test.failed', { count: run.failures.value.length, problem: run.failures.value[0] ?? '' })}
        </p>
      )}
    </section>
  );
}

/** To a minute beyond the first, to five seconds below. */
const rounded = (seconds: number): number =>
  seconds > 90 ? Math.round(seconds / 60) * 60 : Math.max(5, Math.ceil(seconds / 5) * 5);
