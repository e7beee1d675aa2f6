// What to expect of computer players: a line for each level, told once however many of them play.

import { LEVELS, type Level } from '@maester/minds/levels';
import type { VNode } from 'preact';
import { say } from '../app/words.ts';

/** Null stands for a computer player without a level. */
export function LevelLines({ levels }: { readonly levels: readonly (Level | null)[] }): VNode {
  return (
    <dl class="level-lines" aria-live="polite">
      {LEVELS.filter((level) => levels.includes(level)).map((level) => (
        <div key={level}>
          <dt>{say(`level.${level}`)}</dt> <dd>{say(`level.${level}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
