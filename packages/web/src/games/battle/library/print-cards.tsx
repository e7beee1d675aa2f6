// The cards that were found, on paper. What printing takes is loaded when somebody prints.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { language } from '../../../app/words.ts';
import { saveFile } from '../war-room/save-file.ts';
import { say } from '../war-room/say.ts';
import { usualPaper } from '../war-room/usual-paper.ts';
import type { LibraryCard } from './cards.ts';

/** A whole faction with all its Commanders, not the whole library: that would be a book. */
const MOST = 200;

export function PrintCards({ cards }: { readonly cards: readonly LibraryCard[] }): VNode {
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const canPrint = cards.length > 0 && cards.length <= MOST && state.value !== 'busy';
  const print = async (): Promise<void> => {
    if (!canPrint) return;
    state.value = 'busy';
    try {
      const { cardsPdf } = await import('../builder/list-pdf.ts');
      const printed = cards.map(({ kind, id, isCommander }) => ({ kind, id, commands: isCommander }));
      const pdf = await cardsPdf(printed, usualPaper(), language.value);
      saveFile('maester-cards.pdf', 'application/pdf', new Uint8Array(pdf));
      state.value = 'ready';
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <div class="stack tight print-found">
      <button type="button" class="button" aria-disabled={!canPrint} onClick={() => void print()}>
        {say('library.print', { count: cards.length })}
      </button>
      <p class="note" aria-live="polite">
        {state.value === 'failed'
          ? say('library.print.failed')
          : cards.length > MOST && say('library.print.most', { most: MOST })}
      </p>
    </div>
  );
}
