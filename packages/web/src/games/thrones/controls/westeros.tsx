// A Westeros card whose effect its holder chooses.

import { idOn } from '@maester/kernel';
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
          const card = idOn(option.on, 'westeros');
          return (
            <Option
              key={option.id}
              asked={asked}
              picking={picking}
              class="big"
              look={{
                choice: option.id,
                label: tell(option.say.key, option.say.facts),
                detail: card === null ? undefined : tell(`text.westeros.${card}`),
              }}
            />
          );
        })}
      </div>
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('thrones.controls.confirm')}
        onClear={picking.clear}
      />
    </>
  );
}
