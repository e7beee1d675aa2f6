// The buttons over the table.

import type { VNode } from 'preact';
import { useDesk } from './desk.ts';
import { TOOLS } from './field/overlays.ts';
import type { Turn } from './field/projection.ts';
import { say, type BattleKey } from './say.ts';

const ICONS = {
  in: 'M-7 0H7M0-7V7',
  out: 'M-7 0H7',
  whole: 'M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3',
  turn: 'M6-5A8 8 0 1 0 8 2M6-10V-5H1',
} as const;

export function BoardTools(): VNode {
  const desk = useDesk();
  const hand = desk.hand.value;
  const turn = (): void => {
    desk.turned.value = ((desk.projection.value.turn + 1) % 4) as Turn;
  };
  return (
    <div class="board-tools over-map" role="toolbar" aria-label={say('battle.field.tools')}>
      <Tool icon="in" class="by-pinch" words="battle.field.zoom-in" onClick={() => hand?.zoom(1.5)} />
      <Tool icon="out" class="by-pinch" words="battle.field.zoom-out" onClick={() => hand?.zoom(1 / 1.5)} />
      <Tool icon="whole" words="battle.field.whole" onClick={() => hand?.showWhole()} />
      <Tool icon="turn" words="battle.field.turn" onClick={turn} />
      {TOOLS.map((Extra, i) => (
        <Extra key={i} />
      ))}
    </div>
  );
}

function Tool(props: {
  readonly icon: keyof typeof ICONS;
  readonly words: BattleKey;
  readonly class?: string;
  readonly onClick: () => void;
}): VNode {
  const text = say(props.words);
  return (
    <button type="button" class={props.class} title={text} aria-label={text} onClick={props.onClick}>
      <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
        <path d={ICONS[props.icon]} />
      </svg>
    </button>
  );
}
