// A list from elsewhere: pasted, from a file or in a link, in any format. What is unclear is asked; when nothing is, the
// list is saved and opens.

import { useSignal } from '@preact/signals';
import type { ArmyList } from '@maester/battle/engine';
import {
  LONGEST,
  problemInWords,
  questionInWords,
  readList,
  suggestionsInWords,
  type Answers,
  type Question,
  type Reading,
} from '@maester/lists';
import type { VNode } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Loading } from '../../../app/lazy.tsx';
import { goTo, hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { textIn } from '../list-file.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { learnListWords, listWords } from './list-words.ts';
import { sumOf } from './open-list.ts';
import { addList, openLists } from './saved-lists.ts';
import { loadFor } from './words.ts';

/** A size that fits, where the text names none: the smallest usual one that is not too small. */
const SIZES = [30, 40, 50, 60, 75, 100] as const;

export function sizeFor(army: ArmyList): number {
  return SIZES.find((points) => sumOf(army, points).cost <= points) ?? 100;
}

async function keep(army: ArmyList, points: number | null): Promise<string> {
  await loadFor(army);
  const size = points ?? sizeFor(army);
  return addList({ army, points: size, sum: sumOf(army, size) }).id;
}

const NONE = 'none';

export function ReadList(): VNode {
  const id = useId();
  const text = useSignal('');
  const answers = useSignal<Answers>({});
  const reading = useSignal<Reading | null>(null);
  const busy = useSignal(false);
  useEffect(() => void learnListWords(), []);

  const read = (written: string, given: Answers): void => {
    text.value = written;
    answers.value = given;
    reading.value = written.trim() === '' ? null : readList(written, given);
  };
  const readFile = async (file: File): Promise<void> => {
    const found = await textIn(file);
    if ('text' in found) read(found.text, {});
    else reading.value = { ok: false, problem: found.problem };
  };
  const open = async (army: ArmyList, points: number | null): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    goTo({ page: 'armies', army: await keep(army, points), other: null });
  };
  const now = reading.value;
  return (
    <div class="stack tight read-list">
      <label class="field" for={id}>
        <span>{say('read.paste')}</span>
        <textarea
          id={id}
          rows={5}
          spellcheck={false}
          maxLength={LONGEST}
          value={text.value}
          placeholder={say('read.placeholder')}
          onInput={(event) => read(event.currentTarget.value, {})}
        />
      </label>
      <label class="field">
        <span>{say('read.file')}</span>
        <input
          type="file"
          accept=".json,.txt,.list,application/json,text/plain,image/*"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void readFile(file);
          }}
        />
      </label>
      <div class="stack tight" aria-live="polite">
        {now !== null && !now.ok && <p class="problem">{problemInWords(listWords(), now.problem)}</p>}
        {now?.ok === true && (
          <>
            <p class="note">
              {say('read.found', { format: tell(`lists.format.${now.format}`), count: now.entries.length })}
            </p>
            {now.entries.some(({ how }) => how === 'guess') && (
              <p class="note">
                {say('read.guessed', {
                  entries: now.entries
                    .filter(({ how }) => how === 'guess')
                    .map(({ written }) => `“${written}”`),
                })}
              </p>
            )}
            {now.questions.map((question) => (
              <Asked
                key={question.id}
                question={question}
                answer={answers.value[question.id] ?? ''}
                choose={(answer) => read(text.value, { ...answers.value, [question.id]: answer })}
              />
            ))}
            {now.list !== null && (
              <OpenRead list={now.list} points={now.points} busy={busy.value} open={open} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function OpenRead(props: {
  readonly list: ArmyList;
  readonly points: number | null;
  readonly busy: boolean;
  readonly open: (army: ArmyList, points: number | null) => Promise<void>;
}): VNode {
  const { list, points, busy, open } = props;
  return (
    <p>
      <button
        type="button"
        class="button primary"
        aria-disabled={busy}
        onClick={() => void open(list, points)}
      >
        {say('read.open')}
      </button>
    </p>
  );
}

function Asked(props: {
  readonly question: Question;
  readonly answer: string;
  readonly choose: (answer: string) => void;
}): VNode {
  const { question, answer, choose } = props;
  const said = listWords();
  return (
    <label class="field">
      <span>{questionInWords(said, question)}</span>
      <select value={answer} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{say('read.choose')}</option>
        {suggestionsInWords(said, question).map(({ answer: each, text }) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
        {question.about === 'card' && (
          <option value={NONE}>{tell('lists.question.leave-out', { written: question.written })}</option>
        )}
      </select>
    </label>
  );
}

/** A link with a whole list: it is saved on this device and opens. */
export function ListFromLink({ code }: { readonly code: string }): VNode {
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    const open = async (): Promise<void> => {
      openLists();
      await learnListWords();
      const reading = readList(hrefOf({ page: 'list', code }));
      if (!reading.ok) problem.value = problemInWords(listWords(), reading.problem);
      else if (reading.list === null) problem.value = say('read.unclear');
      else {
        const id = await keep(reading.list, reading.points);
        // The way back leads before the link, not to another copy.
        history.replaceState(null, '', hrefOf({ page: 'armies', army: id, other: null }));
        dispatchEvent(new HashChangeEvent('hashchange'));
      }
    };
    void open();
  }, [code]);
  if (problem.value === null) return <Loading />;
  return (
    <WarRoom class="lists">
      <p class="problem" role="alert">
        {problem.value}
      </p>
    </WarRoom>
  );
}
