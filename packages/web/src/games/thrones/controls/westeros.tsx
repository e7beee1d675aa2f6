// A Westeros card whose effect its holder chooses.

import { WESTEROS_CARDS, type WesterosCardId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { optionsOf, usePicking, type ControlProps } from './asked.ts';
import { Foot, Option } from './parts.tsx';

export function WesterosControl({ asked }: ControlProps): VNode {
  const picking = usePicking(asked);
  return (
    <>
      <div class="options">
        {optionsOf(asked.decision).map((option) => {
          const card = Object.hasOwn(WESTEROS_CARDS, option) ? (option as WesterosCardId) : null;
          return (
            <Option
              key={option}
              asked={asked}
              picking={picking}
              class="big"
              look={{
                choice: option,
                label: card === null ? tell(`option.${option}`) : tell(`name.westeros.${card}`),
                detail: card === null ? undefined : tell(`text.westeros.${card}`),
              }}
            />
          );
        })}
      </div>
      <Foot asked={asked} choice={picking.picked} label={say('controls.confirm')} onClear={picking.clear} />
    </>
  );
}
