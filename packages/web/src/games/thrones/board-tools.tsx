// The buttons over the map.

import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Notebook } from './notes.ts';
import { say, type ThronesKey } from './words.ts';
import type { PanZoom } from '../../board-kit/pan-zoom.ts';

const ICONS = {
  in: 'M-7 0H7M0-7V7',
  out: 'M-7 0H7',
  whole: 'M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3',
  width: 'M-8-7V7M8-7V7M-5 0H5M-5 0-2-3M-5 0-2 3M5 0 2-3M5 0 2 3',
  notes: 'M-8 8-6.500 2.500 4-8 8-4-2.500 6.500ZM1.500-5.500 5.500-1.500',
  follow: 'M0-9V-5M0 5V9M-9 0H-5M5 0H9M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0M0-.5V.5',
} as const;

export function BoardTools({
  hand,
  follow,
  notebook,
}: {
  readonly hand: PanZoom | null;
  readonly follow: Signal<boolean>;
  readonly notebook: Notebook | null;
}): VNode {
  return (
    <div class="board-tools over-map" role="toolbar" aria-label={say('thrones.board.tools')}>
      <Tool icon="in" words="thrones.board.zoom-in" onClick={() => hand?.zoom(1.5)} />
      <Tool icon="out" words="thrones.board.zoom-out" onClick={() => hand?.zoom(1 / 1.5)} />
      <Tool icon="whole" words="thrones.board.whole" onClick={() => hand?.showWhole()} />
      <Tool icon="width" words="thrones.board.width" onClick={() => hand?.showWidth()} />
      {notebook !== null && (
        <Tool
          icon="notes"
          words="thrones.notes"
          pressed={notebook.open.value}
          onClick={() => notebook.toggle()}
        />
      )}
      <Tool
        icon="follow"
        words="thrones.board.follow"
        pressed={follow.value}
        onClick={() => (follow.value = !follow.value)}
      />
    </div>
  );
}

interface ToolProps {
  readonly icon: keyof typeof ICONS;
  readonly words: ThronesKey;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, words, pressed, onClick }: ToolProps): VNode {
  const text = say(words);
  return (
    <button
      type="button"
      class={icon === 'width' ? 'fit-width' : ''}
      title={text}
      aria-label={text}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
