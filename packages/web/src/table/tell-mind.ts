// The name of a computer player, as people know it.

import { LEVELS } from '@maester/minds/levels';
import { say } from '../app/words.ts';

/** Null if it has none: of an older table, or without a thought. */
export function mindName(mind: string | null): string | null {
  const level = LEVELS.find((one) => one === mind);
  return level === undefined ? null : say(`level.${level}`);
}
