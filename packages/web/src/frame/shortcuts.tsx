// The keys one can use at a table.

import type { VNode } from 'preact';
import { say, type MessageKey } from '../app/words.ts';
import { Dialog } from './dialog.tsx';
import type { GameScreen } from './game-client.ts';

const KEYS: readonly (readonly [keys: string, what: MessageKey])[] = [
  ['F6', 'frame.keys.around'],
  ['Alt + 1…9', 'frame.keys.panel'],
  ['Tab, Enter', 'frame.keys.tab'],
  ['← ↑ → ↓', 'frame.keys.arrows'],
  ['+ −', 'frame.keys.zoom'],
  ['Space', 'frame.keys.skip'],
  ['Esc', 'frame.keys.escape'],
  ['?', 'frame.keys.help'],
];

interface ShortcutsProps {
  /** Those of the game. */
  readonly more: GameScreen['keys'];
  readonly close: () => void;
}

export function Shortcuts({ more = [], close }: ShortcutsProps): VNode {
  const all = [
    ...KEYS.map(([keys, what]) => [keys, say(what)] as const),
    ...more.map(([keys, what]) => [keys, what()] as const),
  ];
  return (
    <Dialog title={say('frame.keys')} close={close}>
      <dl class="keys">
        {all.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
