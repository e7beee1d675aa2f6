// The collection as a whole: how much there is, out to a file and in from one.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { say } from '../war-room/say.ts';
import { saveFile } from '../war-room/save-file.ts';
import { nameOf } from './cards.ts';
import { collection, collectionTable, parseCollection, replaceCollection } from './collection.ts';
import type { Library } from './library.ts';

export function CollectionTools({ library }: { readonly library: Library }): VNode {
  const said = useSignal('');
  const have = collection.value;
  const count = Object.values(have).reduce((sum, each) => sum + each, 0);
  const nameOfKey = (key: string): string => {
    const card = library.byKey.get(key);
    return card === undefined ? key : nameOf(card.kind, card.id);
  };
  const read = async (file: File): Promise<void> => {
    const found = parseCollection(await file.text());
    if (found === null) {
      said.value = say('collection.unread');
      return;
    }
    replaceCollection(found);
    said.value = say('collection.read', { count: Object.keys(found).length });
  };
  return (
    <details class="more collection-tools">
      <summary>{say('collection.title', { count })}</summary>
      <div class="stack tight">
        <p class="note">{say('collection.text')}</p>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() =>
              saveFile('maester-collection.json', 'application/json', JSON.stringify(have, null, 2))
            }
          >
            {say('collection.json')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => saveFile('maester-collection.csv', 'text/csv', collectionTable(have, nameOfKey))}
          >
            {say('collection.csv')}
          </button>
        </div>
        <label class="field">
          <span>{say('collection.import')}</span>
          <input
            type="file"
            accept=".json,.csv,application/json,text/csv"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) void read(file);
            }}
          />
        </label>
        <p class="note" aria-live="polite">
          {said.value}
        </p>
      </div>
    </details>
  );
}
