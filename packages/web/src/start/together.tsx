// A game for several people who pass this device around: which houses are people, and how they are called.

import { useSignal } from '@preact/signals';
import { NAME_LENGTH, placesFor } from '@maester/table';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { say, tell } from '../app/words.ts';
import type { GameSetup } from '../games/game.ts';
import { seatWords, type GameId } from '../games/index.ts';
import { Toggle } from './fields.tsx';
import { LevelLines } from './level-lines.tsx';
import { LevelSelect, levelOf, type SeatLevels } from './levels.tsx';
import { playHere } from './new-game.ts';
import { BlankShield, SeatFace, seatName } from './seat-sign.tsx';
import { StartButton } from './start-button.tsx';

export function Together({ id, newGame, people: first }: GameSetup & { readonly id: GameId }): VNode {
  const game = useMemo(newGame, []);
  const words = seatWords(id);
  /** Names by house; the first is mine. */
  const people = useSignal<{ readonly [house: string]: string }>(
    Object.fromEntries(first.map((house, i) => [house, i === 0 ? settings.value.name : ''])),
  );
  const levels = useSignal<SeatLevels>({});
  const houses = game.seats.value;
  const wantsDraft = useSignal(false);
  const draft = wantsDraft.value && id === 'thrones';
  const playing = houses.filter((house) => house in people.value);

  const seat = (house: string, sits: boolean): void => {
    const { [house]: _name, ...others } = people.value;
    people.value = sits ? { ...others, [house]: '' } : others;
  };

  /** In a draft a row is a place at the table. */
  const idOf = (house: string): string =>
    draft ? (placesFor(houses)[houses.indexOf(house)] ?? house) : house;
  const nameOf = (house: string): string =>
    draft ? tell(`name.seat.${idOf(house)}`) : seatName(game, house);

  const start = (): Promise<void> =>
    playHere(
      id,
      game,
      Object.fromEntries(playing.map((house) => [idOf(house), people.value[house] ?? ''])),
      Object.fromEntries(houses.map((house) => [idOf(house), levelOf(levels.value, house)])),
      draft,
    );

  return (
    <div class="stack">
      <game.Size />
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
                {draft ? (
                  <>
                    <BlankShield size={32} />
                    <span>{nameOf(house)}</span>
                  </>
                ) : (
                  <SeatFace game={game} seat={house} size={32} />
                )}
              </label>
              {house in people.value ? (
                <span class="field">
                  <input
                    aria-label={say(words.person, { house: nameOf(house) })}
                    placeholder={say('together.name.hint')}
                    value={people.value[house]}
                    maxLength={NAME_LENGTH}
                    onInput={(event) => {
                      people.value = { ...people.value, [house]: event.currentTarget.value };
                    }}
                  />
                </span>
              ) : (
                <LevelSelect
                  seat={nameOf(house)}
                  value={levelOf(levels.value, house)}
                  onChange={(level) => (levels.value = { ...levels.value, [house]: level })}
                />
              )}
            </li>
          ))}
        </ul>
        <LevelLines
          levels={houses
            .filter((house) => !(house in people.value))
            .map((house) => levelOf(levels.value, house))}
        />
      </fieldset>
      <details class="more">
        <summary>{say('options.more')}</summary>
        <game.Variants />
        {id === 'thrones' ? (
          <Toggle
            label={say('draft.option')}
            note={say('draft.note')}
            checked={draft}
            onChange={(value) => (wantsDraft.value = value)}
          />
        ) : null}
      </details>
      <StartButton
        text={say('play.start')}
        start={start}
        unable={playing.length === 0 ? say('together.nobody') : (game.problem?.value ?? null)}
      />
    </div>
  );
}
