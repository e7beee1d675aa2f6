// A game against the computer, in two clicks: the second one is the start button here.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import { HouseChoice } from './house-choice.tsx';
import { housesOf, playHere, USUAL_GAME } from './new-game.ts';
import { StartButton } from './start-button.tsx';
import { PlayerCountChoice, Variants } from './thrones-options.tsx';

export function PlayNow(): VNode {
  const options = useSignal(USUAL_GAME);
  const chosen = useSignal('any');
  const houses = housesOf(options.value);
  // A house that is not in the smaller game cannot stay chosen.
  const house = houses.some((each) => each === chosen.value) ? chosen.value : 'any';

  const start = (): Promise<void> => {
    const mine = house === 'any' ? houses[Math.floor(Math.random() * houses.length)] : house;
    return playHere(options.value, { [mine ?? 'stark']: settings.value.name });
  };

  return (
    <div class="stack">
      <HouseChoice
        legend={say('play.house')}
        houses={houses}
        other="any"
        value={house}
        onChange={(value) => (chosen.value = value)}
      />
      <div class="play-foot">
        <PlayerCountChoice options={options.value} onChange={(value) => (options.value = value)} />
        <details class="more">
          <summary>{say('options.more')}</summary>
          <Variants options={options.value} onChange={(value) => (options.value = value)} />
        </details>
        <StartButton text={say('play.start')} start={start} focus />
      </div>
    </div>
  );
}
