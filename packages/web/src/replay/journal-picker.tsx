// Opening a journal from a file: by choosing it or by dropping it on the page.

import { signal, useSignal } from '@preact/signals';
import { readJournal, type Journal } from '@maester/kernel';
import type { VNode } from 'preact';
import { goTo } from '../app/router.ts';
import { metaOf } from '../games/index.ts';
import { tellBroken } from './broken.ts';
import { say } from './words.ts';

/** The journal opened in this visit. */
export const openedJournal = signal<Journal | null>(null);

export function JournalPicker(): VNode {
  const problem = useSignal<string | null>(null);
  const over = useSignal(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    problem.value = null;
    try {
      const journal = readJournal(await file.text());
      if (metaOf(journal.game) === null) {
        problem.value = say('replay.bad.game', { game: journal.game });
        return;
      }
      openedJournal.value = journal;
      goTo({ page: 'journal', at: null });
    } catch (error) {
      problem.value = tellBroken(error);
    }
  };
  return (
    <div
      class={over.value ? 'journal-picker over' : 'journal-picker'}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <label class="button primary">
        {say('replay.open.choose')}
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {problem.value === null ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  );
}
