// Talk at the table, to everyone or to one seat.

import { useSignal } from '@preact/signals';
import { CHAT_LENGTH } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { say, tell, tellRefusal } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import type { GameClient } from './game-client.ts';
import type { Reading } from './reading.ts';
import './chat.css';

const EmoteRow = lazy(
  async () => (await import('./emotes.tsx')).EmoteRow,
  () => null,
);

interface ChatProps {
  readonly model: TableModel;
  readonly client: GameClient;
  readonly reading: Reading;
}

export function Chat({ model, client, reading }: ChatProps): VNode {
  const lines = model.chat.value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => reading.upToNow(), [lines.length]);
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  if (model.info.value?.chat === false) return <p class="note">{say('frame.chat.off')}</p>;
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={say('frame.chat')}>
        {lines.length === 0 ? <p class="note">{say('frame.chat.empty')}</p> : null}
        {lines.map(({ number, from, to, text }) => (
          <p key={number} class={to === null ? 'chat-line' : 'chat-line private'}>
            <client.SeatSign seat={from} size={18} />{' '}
            <strong>{model.nameOf(from) ?? tell(`name.seat.${from}`)}</strong>
            {to === null ? null : (
              <em> {say('frame.chat.privately', { to: model.nameOf(to) ?? tell(`name.seat.${to}`) })}</em>
            )}
            <span> {text}</span>
          </p>
        ))}
        <div class="chat-end" ref={end} />
      </div>
      {model.seat === null ? (
        <p class="note">{say('frame.chat.watching')}</p>
      ) : (
        <>
          <EmoteRow model={model} />
          <ChatForm model={model} />
        </>
      )}
    </div>
  );
}

function ChatForm({ model }: { readonly model: TableModel }): VNode {
  const text = useSignal('');
  const to = useSignal('');
  const problem = useSignal<string | null>(null);
  const others = (model.info.value?.seats ?? []).filter(
    ({ seat, kind }) => seat !== model.seat && kind === 'person',
  );
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    problem.value = null;
    const answer = await model.send({ type: 'chat', text: said, to: to.value === '' ? null : to.value });
    // What could not be said stays in the field.
    if (answer.ok) text.value = '';
    else problem.value = tellRefusal(answer.refusal);
  };
  return (
    <form class="chat-form" onSubmit={(event) => void send(event)}>
      {others.length === 0 ? null : (
        <select
          class="entry"
          aria-label={say('frame.chat.to')}
          value={to.value}
          onChange={(event) => (to.value = event.currentTarget.value)}
        >
          <option value="">{say('frame.chat.everyone')}</option>
          {others.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {say('frame.chat.privately', { to: name ?? tell(`name.seat.${seat}`) })}
            </option>
          ))}
        </select>
      )}
      <input
        class="entry"
        aria-label={say('frame.chat.text')}
        placeholder={say('frame.chat.text')}
        maxLength={CHAT_LENGTH}
        autoComplete="off"
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say('frame.chat.send')}
      </button>
      {problem.value === null ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
