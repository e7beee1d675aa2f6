// Setting up a game of thrones: how many houses, and the two variants.

import { signal, computed } from '@preact/signals';
import { PLAYER_COUNTS, SETUPS, type PlayerCount } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../../app/words.ts';
import { Choice, Toggle } from '../../start/fields.tsx';
import type { GameSetup, NewGame } from '../game.ts';

type Options = {
  readonly players: PlayerCount;
  readonly tidesOfBattle: boolean;
  readonly faq: boolean;
};

interface Props {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function PlayerCountChoice({ options, onChange }: Props): VNode {
  return (
    <Choice
      legend={say('thrones.options.houses')}
      class="counts"
      value={options.players}
      options={PLAYER_COUNTS}
      labelOf={String}
      onChange={(players) => onChange({ ...options, players })}
    />
  );
}

function Variants({ options, onChange }: Props): VNode {
  return (
    <div class="stack tight">
      <Toggle
        label={say('thrones.options.tides')}
        note={say('thrones.options.tides.note')}
        checked={options.tidesOfBattle}
        onChange={(tidesOfBattle) => onChange({ ...options, tidesOfBattle })}
      />
      <Toggle
        label={say('thrones.options.faq')}
        note={say('thrones.options.faq.note')}
        checked={options.faq}
        onChange={(faq) => onChange({ ...options, faq })}
      />
    </div>
  );
}

function newGame(): NewGame {
  const options = signal<Options>({ players: 6, tidesOfBattle: false, faq: false });
  const onChange = (value: Options): void => void (options.value = value);
  return {
    setup: options,
    seats: computed(() => SETUPS[options.value.players].houses),
    Size: () => <PlayerCountChoice options={options.value} onChange={onChange} />,
    Variants: () => <Variants options={options.value} onChange={onChange} />,
  };
}

export const thronesSetup: GameSetup = { newGame, people: ['stark', 'lannister'] };
