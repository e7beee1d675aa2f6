// The options of a game of thrones: how many houses, and the two variants.

import { PLAYER_COUNTS } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../app/words.ts';
import { Choice, Toggle } from './fields.tsx';
import type { ThronesOptions } from './new-game.ts';

interface Props {
  readonly options: ThronesOptions;
  readonly onChange: (options: ThronesOptions) => void;
}

export function PlayerCountChoice({ options, onChange }: Props): VNode {
  return (
    <Choice
      legend={say('options.houses')}
      class="counts"
      value={options.players}
      options={PLAYER_COUNTS}
      labelOf={String}
      onChange={(players) => onChange({ ...options, players })}
    />
  );
}

export function Variants({ options, onChange }: Props): VNode {
  return (
    <div class="stack tight">
      <Toggle
        label={say('options.tides')}
        note={say('options.tides.note')}
        checked={options.tidesOfBattle}
        onChange={(tidesOfBattle) => onChange({ ...options, tidesOfBattle })}
      />
      <Toggle
        label={say('options.faq')}
        note={say('options.faq.note')}
        checked={options.faq}
        onChange={(faq) => onChange({ ...options, faq })}
      />
    </div>
  );
}
