// Copying what other people put on their pages to show a game there.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { say } from '../app/words.ts';
import { embedCode, type EmbeddedRoute } from './address.ts';

export function EmbedCode({ route }: { readonly route: EmbeddedRoute }): VNode {
  const said = useSignal('');
  const code = embedCode(route, location.origin);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      said.value = say('share.embed.copied');
    } catch {
      // Not every browser lets a page write there: the visitor can.
      said.value = code;
    }
  };
  return (
    <div class="stack tight">
      <div class="row">
        <button type="button" class="button quiet" onClick={() => void copy()}>
          {say('share.embed')}
        </button>
      </div>
      <output class="note embed-code">{said.value}</output>
    </div>
  );
}
