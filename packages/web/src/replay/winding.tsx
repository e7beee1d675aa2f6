// Winding a replay: step, play, slide, jump to a round or a combat.

import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { landmarks } from '../frame/chronicle.ts';
import type { GameScreen } from '../frame/game-client.ts';
import { Icon, type IconName } from '../frame/icons.tsx';
import { SPEEDS, type Player } from './player.ts';
import type { ReplayScene } from './replay-scene.ts';
import { say } from './words.ts';

interface WindingProps {
  readonly scene: ReplayScene;
  readonly screen: GameScreen;
  readonly player: Player;
}

export function Winding({ scene, screen, player }: WindingProps): VNode {
  const marks = useComputed(() => landmarks(scene.all, screen)).value;
  const here = scene.version.value;
  const playing = player.playing.value;
  const go = (version: number) => (): void => {
    player.pause();
    void scene.go(version);
  };
  const before = marks.findLast(({ version }) => version < here)?.version ?? 0;
  const after = marks.find(({ version }) => version > here)?.version ?? scene.length;
  const inside = marks.findLastIndex(({ version }) => version <= here);
  const atEnd = here >= scene.length;
  return (
    <fieldset class="winding" aria-label={say('replay.steps')}>
      <input
        type="range"
        class="moments"
        aria-label={say('replay.slider')}
        aria-valuetext={say('replay.at', { version: here, length: scene.length })}
        min={0}
        max={scene.length}
        value={here}
        onInput={(event) => go(Number(event.currentTarget.value))()}
      />
      <div class="winding-buttons">
        <WindButton icon="first" label={say('replay.first')} off={here === 0} press={go(0)} />
        <WindButton icon="earlier" label={say('replay.earlier')} off={here === 0} press={go(before)} />
        <WindButton icon="back" label={say('replay.back')} off={here === 0} press={go(here - 1)} />
        <button
          type="button"
          class="button primary wind-play"
          aria-label={say(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => player.toggle()}
        >
          <Icon name={playing ? 'pause' : 'forward'} />
        </button>
        <WindButton icon="forward" label={say('replay.forward')} off={atEnd} press={go(here + 1)} />
        <WindButton icon="later" label={say('replay.later')} off={atEnd} press={go(after)} />
        <WindButton icon="last" label={say('replay.last')} off={atEnd} press={go(scene.length)} />
      </div>
      <output class={scene.waits.value ? 'note waits' : 'note'}>
        {scene.waits.value ? say('replay.waits') : say('replay.at', { version: here, length: scene.length })}
      </output>
      <div class="winding-choices">
        <select
          class="entry"
          aria-label={say('replay.chapters')}
          value={inside}
          onChange={(event) => go(marks[Number(event.currentTarget.value)]?.version ?? 0)()}
        >
          {inside === -1 ? <option value={-1}>{say('replay.chapters.choose')}</option> : null}
          {marks.map(({ level, title }, i) => (
            <option key={i} value={i}>
              {level === 1 ? title : `\u2003${title}`}
            </option>
          ))}
        </select>
        <select
          class="entry speed"
          aria-label={say('replay.speed')}
          value={player.speed.value}
          onChange={(event) => {
            const wanted = SPEEDS.find((speed) => String(speed) === event.currentTarget.value);
            if (wanted !== undefined) player.setSpeed(wanted);
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {say('replay.speed.times', { times: speed })}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

interface WindButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly press: () => void;
}

function WindButton({ icon, label, off, press }: WindButtonProps): VNode {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
