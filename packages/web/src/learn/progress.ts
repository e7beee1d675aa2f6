// Which lessons were done, remembered in this browser.

import { recall, remember } from '../app/storage.ts';
import { LESSON_IDS, type LessonId } from './lessons.ts';

const KEY = 'maester.lessons';

export function lessonsDone(): Set<LessonId> {
  const kept = recall<unknown>(KEY, []);
  return new Set(LESSON_IDS.filter((id) => Array.isArray(kept) && kept.includes(id)));
}

export function noteDone(id: LessonId): void {
  remember(KEY, [...lessonsDone().add(id)]);
}
