// Which stage is shown: the one that the latest events belong to, for as long as there is something to see.

import { follow, NOTHING_YET, type Following, type Happened, type Stage } from '@maester/battle/account';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { useDesk } from '../desk.ts';

/** Milliseconds a stage that nobody is asked about stays after its last change, at a fast pace. */
const STAYS = 4200;
const CALMER = 1.6;

/** The stage to show; `close` takes it away until another one begins. */
export function useStage(boardIsAsked: boolean): {
  readonly stage: Stage | null;
  readonly close: () => void;
} {
  const { scene } = useDesk();
  const stage = useSignal<Stage | null>(null);
  const heard = useRef<{ readonly count: number; readonly following: Following } | null>(null);

  useSignalEffect(() => {
    const events = scene.events.value;
    const last = heard.current;
    // Who opens a table or jumps in a replay sees no stage that was over long before.
    const goesOn = last !== null && last.count <= events.length;
    let following = goesOn ? last.following : NOTHING_YET;
    const fresh = events.slice(goesOn ? last.count : 0);
    /** The version at which the stage changed last. */
    let changed: number | null = null;
    for (const { event, version } of fresh) {
      const before = following.stage;
      following = follow(following, event as Happened);
      if (following.stage !== before) changed = version;
    }
    const now = following.stage;
    const isNew = goesOn && changed !== null && changed === events.at(-1)?.version;
    heard.current = { count: events.length, following };
    if (settings.peek().pace === 'instant') stage.value = null;
    else if (isNew) stage.value = now;
    else if (!goesOn || changed !== null) stage.value = null;
  });

  const shown = stage.value;
  const asked = (scene.shown.value?.decision ?? null) !== null;
  // A question on the table is not to be covered.
  const waits = shown !== null && !shown.over && asked && !boardIsAsked;
  useEffect(() => {
    if (shown === null || waits) return undefined;
    const time = STAYS * (settings.peek().pace === 'calm' ? CALMER : 1);
    const timer = setTimeout(() => (stage.value = null), time);
    return () => clearTimeout(timer);
  }, [shown, waits]);
  return { stage: shown, close: () => (stage.value = null) };
}
