// Which lessons were done, remembered in this browser.

import { recall, remember } from '../app/storage.ts';

const KEY = 'maester.lessons';

export function lessonsDone(): Set<string> {
  const kept = recall<unknown>(KEY, []);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
}

export function noteDone(id: string): void {
  remember(KEY, [...lessonsDone().add(id)]);
}
