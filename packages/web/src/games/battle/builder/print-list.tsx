// A list for the printer: what of it, on which paper.

import { useSignal } from '@preact/signals';
import { en, PAPERS, PRINTED_PARTS, zhHant, type Paper, type PrintedPart } from '@maester/print';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { canTell, language, learnWords, tell } from '../../../app/words.ts';
import { Toggle } from '../../../start/fields.tsx';
import { saveFile } from '../war-room/save-file.ts';
import { usualPaper } from '../war-room/usual-paper.ts';
import { listPdf } from './list-pdf.ts';
import type { OpenList } from './open-list.ts';
import { armyName } from './opponent.tsx';

const WORDS = { en, 'zh-Hant': zhHant } as const;

const isPaper = (name: string): name is Paper => Object.hasOwn(PAPERS, name);

export function PrintList({ list }: { readonly list: OpenList }): VNode {
  const paper = useSignal<Paper>(usualPaper());
  const parts = useSignal<readonly PrintedPart[]>(PRINTED_PARTS);
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  useEffect(() => void learnWords(WORDS), []);
  const army = list.army.value;
  const canPrint = army.units.length > 0 && parts.value.length > 0 && state.value !== 'busy';
  const save = async (): Promise<void> => {
    if (!canPrint) return;
    state.value = 'busy';
    try {
      const said = { language: language.value, has: canTell, say: tell };
      const pdf = await listPdf(army, list.points.value, { paper: paper.value, parts: parts.value }, said);
      const name = armyName(army).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
      saveFile(`${name}.pdf`, 'application/pdf', new Uint8Array(pdf));
      state.value = 'ready';
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <div class="stack tight print-list">
      <fieldset class="plain">
        <legend class="visually-hidden">{tell('print.what')}</legend>
        {PRINTED_PARTS.map((part) => (
          <Toggle
            key={part}
            label={tell(`print.part.${part}`)}
            checked={parts.value.includes(part)}
            onChange={(checked) => {
              parts.value = PRINTED_PARTS.filter((each) =>
                each === part ? checked : parts.value.includes(each),
              );
            }}
          />
        ))}
      </fieldset>
      <label class="field">
        <span>{tell('print.paper')}</span>
        <select
          value={paper.value}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isPaper(value)) paper.value = value;
          }}
        >
          {Object.keys(PAPERS).map((each) => (
            <option key={each} value={each}>
              {tell(`print.paper.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" aria-disabled={!canPrint} onClick={() => void save()}>
        {tell('print.save')}
      </button>
      <p class="note" aria-live="polite">
        {tell(
          army.units.length === 0
            ? 'print.empty'
            : { ready: 'print.hint', busy: 'print.busy', failed: 'print.failed' }[state.value],
        )}
      </p>
    </div>
  );
}
