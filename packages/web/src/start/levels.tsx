// How well computer players play: one level for all of them, and another for a single seat.

import { LEVELS, type Level } from '@maester/minds/levels';
import type { VNode } from 'preact';
import { change, settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import type { NewGame } from '../games/game.ts';
import { Choice } from './fields.tsx';
import { LevelLines } from './level-lines.tsx';
import { SeatFace, seatName } from './seat-sign.tsx';

/** Levels by seat; a seat that is not named has the level of all. */
export type SeatLevels = { readonly [seat: string]: Level };

export function levelOf(levels: SeatLevels, seat: string): Level {
  return levels[seat] ?? settings.value.level;
}

/** The level of all computer players without one of their own, remembered for the next game. */
export function LevelChoice(): VNode {
  const { level } = settings.value;
  return (
    <div class="stack tight">
      <Choice
        legend={say('level.title')}
        value={level}
        options={LEVELS}
        labelOf={(one) => say(`level.${one}`)}
        onChange={(one) => change({ level: one })}
      />
      <p class="note" aria-live="polite">
        {say(`level.${level}.text`)}
      </p>
    </div>
  );
}

interface SelectProps {
  /** The name of the seat. */
  readonly seat: string;
  /** Null: none of these, such as a computer player of an older table. */
  readonly value: Level | null;
  readonly onChange: (level: Level) => void;
}

export function LevelSelect({ seat, value, onChange }: SelectProps): VNode {
  return (
    <select
      class="entry"
      aria-label={say('level.of', { seat })}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = LEVELS.find((level) => level === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {value === null ? (
        <option value="" disabled>
          {say('seat.computer')}
        </option>
      ) : null}
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say(`level.${level}`)}
        </option>
      ))}
    </select>
  );
}

interface SeatLevelsProps {
  readonly game: NewGame;
  readonly seats: readonly string[];
  readonly levels: SeatLevels;
  readonly onChange: (levels: SeatLevels) => void;
}

/** A level for each seat. What the level of all is like was told with it. */
export function LevelsBySeat({ game, seats, levels, onChange }: SeatLevelsProps): VNode {
  const others = seats.map((seat) => levelOf(levels, seat)).filter((level) => level !== settings.value.level);
  return (
    <fieldset class="plain">
      <legend>{say('level.by-seat')}</legend>
      <ul class="people columns">
        {seats.map((seat) => (
          <li key={seat}>
            <span class="person">
              <SeatFace game={game} seat={seat} size={28} />
            </span>
            <LevelSelect
              seat={seatName(game, seat)}
              value={levelOf(levels, seat)}
              onChange={(level) => onChange({ ...levels, [seat]: level })}
            />
          </li>
        ))}
      </ul>
      <LevelLines levels={others} />
    </fieldset>
  );
}
