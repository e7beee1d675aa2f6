// A clock that runs: how long a seat still has.

import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../app/words.ts';

const now = signal(Date.now());
let watched = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Runs while someone looks at a clock. */
export function useNow(): number {
  useEffect(() => {
    watched += 1;
    now.value = Date.now();
    timer ??= setInterval(() => (now.value = Date.now()), 1000);
    return () => {
      watched -= 1;
      if (watched > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
  return now.value;
}

const SHORT = 30_000;

/** `until` in milliseconds since 1970. */
export function RunningClock({ until }: { readonly until: number }): VNode {
  return <TimeLeft milliseconds={Math.max(0, until - useNow())} runs />;
}

export function TimeLeft({
  milliseconds,
  runs = false,
}: {
  readonly milliseconds: number;
  readonly runs?: boolean;
}): VNode {
  const text = clockText(milliseconds);
  const style = `time${runs ? ' runs' : ''}${runs && milliseconds < SHORT ? ' short' : ''}`;
  return (
    <span class={style} role="timer" aria-label={say('frame.time-left', { time: text })}>
      {text}
    </span>
  );
}

/** `4:05`, `1:00:00`, or `3 d` where seconds do not matter. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return say('frame.days', { days });
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
