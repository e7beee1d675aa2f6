// What players express without words: a row of signs to press, and the sign beside whoever pressed one.

import { useSignal } from '@preact/signals';
import { EMOTES, type Emote } from '@maester/table';
import type { VNode } from 'preact';
import { say, tell, tellRefusal } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import './emotes.css';

/** A goblet, a laurel, a dagger, two hands, a jester's cap, a broken shield. */
const SIGNS: Readonly<Record<Emote, string>> = {
  greetings: 'M6 3h12c0 6-2 9-6 9s-6-3-6-9ZM12 12v6M8 20.500h8M8.500 18h7M6.500 6h11',
  'well-played':
    'M8 20C4 17 3 12 5 6M16 20c4-3 5-8 3-14M5 8 2.500 7M5 12l-3 .5M6.500 16l-2.800 1.500M19 8l2.500-1M19 12l3 .5M17.500 16l2.800 1.500M12 5l1.500 3.200 3.500.4-2.600 2.400.7 3.500L12 12.800l-3.100 1.700.7-3.500L7 8.600l3.500-.4Z',
  beware: 'M12 2l2 3v9h-4V5ZM6.500 14h11M12 14v5M10 21h4M12 19v2',
  pact: 'M2 8l4-2 4 2 2-1.500L18 6l4 2v7l-3 1-5 4-3-1-2 .5-3-3.500-4-1ZM10 8l-2 4c1.500 1 3 .5 4-1.500l6 5.500',
  laughter:
    'M4 15C2 10 3 6 6 4c2 2 3 4 3.500 6M20 15c2-5 1-9-2-11-2 2-3 4-3.500 6M12 3v5M7 15h10c0 4-2 6-5 6s-5-2-5-6ZM9.500 11.500v1M14.500 11.500v1M9 17.500c2 1.200 4 1.200 6 0',
  alas: 'M12 2.500 20 5v6c0 5-3 8-8 10.500C7 19 4 16 4 11V5ZM12 2.500 10 8l4 3-3 4 1 6.500',
};

function EmoteSign({ emote, size }: { readonly emote: Emote; readonly size: number }): VNode {
  return (
    <svg class="emote-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SIGNS[emote]} />
    </svg>
  );
}

/** Pressed, it is seen by everyone at the table. */
export function EmoteRow({ model }: { readonly model: TableModel }): VNode {
  const problem = useSignal<string | null>(null);
  const express = async (emote: Emote): Promise<void> => {
    problem.value = null;
    const answer = await model.send({ type: 'emote', emote });
    if (!answer.ok) problem.value = tellRefusal(answer.refusal);
  };
  return (
    <fieldset class="emotes plain">
      <legend class="visually-hidden">{say('frame.emotes')}</legend>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          class="icon-button"
          title={say(`frame.emote.${emote}`)}
          aria-label={say(`frame.emote.${emote}`)}
          onClick={() => void express(emote)}
        >
          <EmoteSign emote={emote} size={26} />
        </button>
      ))}
      {problem.value === null ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </fieldset>
  );
}

/** What is expressed now, below the bar, in the order of the seats. */
export function Expressions({ model }: { readonly model: TableModel }): VNode {
  return (
    <ul class="expressions">
      {model.emotes.value.map(({ seat, emote, number }) => (
        <li key={number} class="expression">
          <EmoteSign emote={emote} size={28} />
          <span>
            <strong>{model.nameOf(seat) ?? tell(`name.seat.${seat}`)}</strong> {say(`frame.emote.${emote}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
