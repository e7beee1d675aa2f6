// The keys one can use at a table.

import type { VNode } from 'preact';
import { say, type MessageKey } from '../app/words.ts';
import { Dialog } from './dialog.tsx';

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

export function Shortcuts({ close }: { readonly close: () => void }): VNode {
  return (
    <Dialog title={say('frame.keys')} close={close}>
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
