// The combat on the screen as it goes on from state to state.

import type { ThronesEvent } from '@maester/thrones';
import { useRef } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { nextStage, type Stage } from './combat-story.ts';

/** The stage as it follows from state to state; `fresh` while its result is among the latest news. */
export function useStage(): { readonly stage: Stage | null; readonly fresh: boolean } {
  const { scene, view } = useDesk();
  const told = useRef({ view: view.value, count: -1, stage: null as Stage | null, fresh: false });
  const events = scene.events.value;
  const last = told.current;
  if (view.value !== null && (last.view !== view.value || last.count !== events.length)) {
    const past = events.map(({ event }) => event as ThronesEvent);
    // A replay may go back: then there is no before.
    const goesOn = last.count >= 0 && last.count <= events.length;
    const news = goesOn ? past.slice(last.count) : [];
    const stage = nextStage(goesOn ? last.stage : null, view.value, news, past);
    const fresh = stage !== null && stage.result !== null && news.includes(stage.result);
    told.current = { view: view.value, count: events.length, stage, fresh };
  }
  return told.current;
}
