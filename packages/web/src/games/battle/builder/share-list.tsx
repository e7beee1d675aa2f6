// A list on its way out: a link with all of it, the same as a picture for a camera, and the formats of other programs.

import { useSignal } from '@preact/signals';
import { writeList, WRITTEN_FORMATS, type WrittenFormat } from '@maester/lists';
import type { VNode } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { QrCode } from '../../../start/share.tsx';
import { say } from '../war-room/say.ts';
import { saveFile } from '../war-room/save-file.ts';
import { learnListWords } from './list-words.ts';
import type { OpenList } from './open-list.ts';
import { armyName } from './opponent.tsx';

export function ShareList({ list }: { readonly list: OpenList }): VNode {
  const format = useSignal<WrittenFormat>('link');
  const said = useSignal('');
  const id = useId();
  useEffect(() => void learnListWords(), []);
  const army = list.army.value;
  const page = location.href.replace(/#.*$/, '');
  const text =
    army.units.length === 0 ? null : writeList(army, format.value, { points: list.points.value, page });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      said.value = say('share.copied');
    } catch {
      document.querySelector<HTMLTextAreaElement>(`[id="${id}"]`)?.select();
      said.value = say('share.copy-yourself');
    }
  };
  return (
    <div class="stack tight share-list">
      <label class="field">
        <span>{say('share-list.format')}</span>
        <select
          value={format.value}
          onChange={(event) => {
            const chosen = WRITTEN_FORMATS.find((each) => each === event.currentTarget.value);
            if (chosen !== undefined) format.value = chosen;
            said.value = '';
          }}
        >
          {WRITTEN_FORMATS.map((each) => (
            <option key={each} value={each}>
              {tell(`lists.format.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {text === null ? (
        <p class="note">{say(army.units.length === 0 ? 'share-list.empty' : 'share-list.no-place')}</p>
      ) : (
        <>
          <label class="field" for={id}>
            <span class="visually-hidden">{say('share-list.text')}</span>
            <textarea id={id} readOnly rows={format.value === 'link' ? 3 : 8} value={text} />
          </label>
          <div class="row">
            <button type="button" class="button" onClick={() => void copy()}>
              {say('share-list.copy')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                const isJson = format.value === 'json';
                const name = armyName(army).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
                saveFile(
                  `${name}.${isJson ? 'json' : 'txt'}`,
                  isJson ? 'application/json' : 'text/plain',
                  text,
                );
              }}
            >
              {say('share-list.save')}
            </button>
          </div>
          <p class="note" aria-live="polite">
            {said.value}
          </p>
          {format.value === 'link' && <QrCode text={text} label={say('share-list.qr')} />}
        </>
      )}
    </div>
  );
}
