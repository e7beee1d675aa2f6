// A game for several people who pass this device around: which houses are people, and how they are called.

import { useSignal } from '@preact/signals';
import { NAME_LENGTH } from '@maester/table';
import type { VNode } from 'preact';
import { settings } from '../app/settings.ts';
import { say, tell } from '../app/words.ts';
import { housesOf, playHere, USUAL_GAME } from './new-game.ts';
import { SeatSign } from './seat-sign.tsx';
import { StartButton } from './start-button.tsx';
import { PlayerCountChoice, Variants } from './thrones-options.tsx';

export function Together(): VNode {
  const options = useSignal(USUAL_GAME);
  /** Names by house. */
  const people = useSignal<{ readonly [house: string]: string }>({
    stark: settings.value.name,
    lannister: '',
  });
  const houses = housesOf(options.value);
  const playing = houses.filter((house) => house in people.value);

  const seat = (house: string, sits: boolean): void => {
    const { [house]: _name, ...others } = people.value;
    people.value = sits ? { ...others, [house]: '' } : others;
  };

  const start = (): Promise<void> =>
    playHere(options.value, Object.fromEntries(playing.map((house) => [house, people.value[house] ?? ''])));

  return (
    <div class="stack">
      <PlayerCountChoice options={options.value} onChange={(value) => (options.value = value)} />
      <fieldset class="plain">
        <legend>{say('together.people')}</legend>
        <ul class="people">
          {houses.map((house) => (
            <li key={house}>
              <label class="person">
                <input
                  type="checkbox"
                  checked={house in people.value}
                  onChange={(event) => seat(house, event.currentTarget.checked)}
                />
                <SeatSign seat={house} size={32} />
                <span>{tell(`name.seat.${house}`)}</span>
              </label>
              {house in people.value ? (
                <span class="field">
                  <input
                    aria-label={say('together.name', { house })}
                    placeholder={say('together.name.hint')}
                    value={people.value[house]}
                    maxLength={NAME_LENGTH}
                    onInput={(event) => {
                      people.value = { ...people.value, [house]: event.currentTarget.value };
                    }}
                  />
                </span>
              ) : (
                <span class="note">{say('seat.computer')}</span>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <details class="more">
        <summary>{say('options.more')}</summary>
        <Variants options={options.value} onChange={(value) => (options.value = value)} />
      </details>
      <StartButton
        text={say('play.start')}
        start={start}
        unable={playing.length === 0 ? say('together.nobody') : null}
      />
    </div>
  );
}
