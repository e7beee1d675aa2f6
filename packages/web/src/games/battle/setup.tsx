// Setting up a battle: the mode, the size of the armies, and which armies fight.

import { computed, signal } from '@preact/signals';
import type { Faction } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { say } from '../../app/words.ts';
import { Choice } from '../../start/fields.tsx';
import type { GameSetup, NewGame } from '../game.ts';
import { ArmyShield } from './heraldry/army-shield.tsx';

const POINTS = [30, 40] as const;
type Points = (typeof POINTS)[number];

interface Options {
  readonly points: Points;
}

/** Ready armies by size, for the seats in order. */
const ARMIES: Readonly<Record<Points, readonly string[]>> = {
  30: ['stark-30', 'lannister-30'],
  40: ['stark-40', 'lannister-40'],
};

const FACTIONS: Readonly<Record<string, Faction>> = { one: 'stark', two: 'lannister' };

function PointsChoice(props: {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}): VNode {
  return (
    <Choice
      legend={say('battle.setup.points')}
      class="counts"
      value={props.options.points}
      options={POINTS}
      labelOf={String}
      onChange={(points) => props.onChange({ ...props.options, points })}
    />
  );
}

function newGame(): NewGame {
  const options = signal<Options>({ points: 30 });
  return {
    setup: computed(() => ({
      mode: 'a-game-of-thrones',
      points: options.value.points,
      armies: ARMIES[options.value.points].slice(),
      terrain: 'layout',
    })),
    seats: signal(['one', 'two']),
    Size: () => <PointsChoice options={options.value} onChange={(value) => (options.value = value)} />,
    Variants: () => <p class="note">{say('battle.setup.note')}</p>,
    nameOf: (seat) => say(seat === 'one' ? 'battle.army.stark' : 'battle.army.lannister'),
    SignOf: ({ seat, size }) => (
      <ArmyShield sign={{ faction: FACTIONS[seat] ?? 'neutral', difference: 0 }} size={size} />
    ),
  };
}

export const battleSetup: GameSetup = { newGame, people: ['one', 'two'] };
