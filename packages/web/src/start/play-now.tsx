// A game against the computer, in two clicks: the second one is the start button here.

import { useSignal } from '@preact/signals';
import { placesFor } from '@maester/table';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import { Toggle } from './fields.tsx';
import { HouseChoice } from './house-choice.tsx';
import type { GameSetup } from '../games/game.ts';
import { seatWords, type GameId } from '../games/index.ts';
import { LevelChoice, LevelsBySeat, type SeatLevels } from './levels.tsx';
import { playHere } from './new-game.ts';
import { StartButton } from './start-button.tsx';

export function PlayNow({ id, newGame }: GameSetup & { readonly id: GameId }): VNode {
  const game = useMemo(newGame, []);
  const words = seatWords(id);
  const chosen = useSignal('any');
  const levels = useSignal<SeatLevels>({});
  const wantsDraft = useSignal(false);
  const houses = game.seats.value;
  // A house that is not in the smaller game cannot stay chosen.
  const house = houses.some((each) => each === chosen.value) ? chosen.value : 'any';

  const draft = wantsDraft.value && id === 'thrones';

  const start = (): Promise<void> => {
    if (draft) return playHere(id, game, { [placesFor(houses)[0] ?? '']: settings.value.name }, {}, true);
    const mine = house === 'any' ? houses[Math.floor(Math.random() * houses.length)] : house;
    return playHere(id, game, { [mine ?? '']: settings.value.name }, levels.value);
  };

  return (
    <div class="stack">
      {draft ? (
        <p class="note">{say('draft.note')}</p>
      ) : (
        <HouseChoice
          legend={say(words.mine)}
          game={game}
          otherName={say(words.any)}
          other="any"
          value={house}
          onChange={(value) => (chosen.value = value)}
        />
      )}
      <LevelChoice />
      <div class="play-foot">
        <game.Size />
        <details class="more">
          <summary>{say('options.more')}</summary>
          <game.Variants />
          {id === 'thrones' ? (
            <Toggle
              label={say('draft.option')}
              checked={draft}
              onChange={(value) => (wantsDraft.value = value)}
            />
          ) : null}
          {draft ? null : (
            <LevelsBySeat
              game={game}
              seats={houses.filter((each) => each !== house)}
              levels={levels.value}
              onChange={(value) => (levels.value = value)}
            />
          )}
        </details>
        <StartButton text={say('play.start')} start={start} unable={game.problem?.value ?? null} focus />
      </div>
    </div>
  );
}
