// What computer players have said, by the event it was about: the chronicle shows it there. It is worked out elsewhere
// (remarks.ts), and only where someone wants to read it.

import { signal } from '@preact/signals';
import type { SeenEvent } from '@maester/table';

export interface Remark {
  readonly seat: string;
  /** Who says it. */
  readonly name: string;
  readonly text: string;
}

export const remarked = signal<ReadonlyMap<SeenEvent, () => readonly Remark[]>>(new Map());
