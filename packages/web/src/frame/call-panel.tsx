// How a table calls people back: this device when it is one's turn, and a program that the host names.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { say } from '../app/words.ts';
import { Choice, Toggle } from '../start/fields.tsx';
import { rememberedTable } from '../table/remembered.ts';
import { serverService } from '../table/services.ts';
import { callMe, isCalled } from './calls.ts';

interface CallPanelProps {
  readonly table: string;
  readonly seat: string | null;
}

export function CallPanel({ table, seat }: CallPanelProps): VNode | null {
  const hosting = (rememberedTable(table)?.host ?? null) !== null;
  if (seat === null && !hosting) return null;
  return (
    <section class="stack tight call-panel">
      <h3>{say('frame.call')}</h3>
      {seat === null ? null : <CallMe table={table} seat={seat} />}
      {hosting ? <WebhookForm table={table} /> : null}
    </section>
  );
}

function CallMe({ table, seat }: { readonly table: string; readonly seat: string }): VNode {
  const on = useSignal(isCalled(table, seat));
  const problem = useSignal<string | null>(null);
  const choose = async (wanted: boolean): Promise<void> => {
    problem.value = null;
    on.value = wanted;
    try {
      const found = await callMe(table, seat, wanted);
      if (found !== null) problem.value = say(`frame.call.${found}`);
    } catch (error) {
      problem.value = tellProblem(error);
    }
    on.value = isCalled(table, seat);
  };
  return (
    <>
      <Toggle
        label={say('frame.call.me')}
        note={say('frame.call.me.note')}
        checked={on.value}
        onChange={(wanted) => void choose(wanted)}
      />
      <div role="alert">{problem.value === null ? null : <p class="problem">{problem.value}</p>}</div>
    </>
  );
}

const FORMS = ['discord', 'json'] as const;

function WebhookForm({ table }: { readonly table: string }): VNode {
  const url = useSignal('');
  const form = useSignal<(typeof FORMS)[number]>('discord');
  const said = useSignal('');
  const save = async (): Promise<void> => {
    const address = url.value.trim();
    try {
      await serverService().setWebhook(table, address === '' ? null : { url: address, form: form.value });
      said.value = say('frame.call.webhook.saved');
    } catch (error) {
      said.value = tellProblem(error);
    }
  };
  return (
    <details class="more">
      <summary>{say('frame.call.webhook')}</summary>
      <form
        class="stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p class="note">{say('frame.call.webhook.note')}</p>
        <label class="field">
          <span>{say('frame.call.webhook.url')}</span>
          <input
            type="url"
            value={url.value}
            autoComplete="off"
            onInput={(event) => (url.value = event.currentTarget.value)}
          />
        </label>
        <Choice
          legend={say('frame.call.webhook.form')}
          value={form.value}
          options={FORMS}
          labelOf={(each) => say(`frame.call.webhook.${each}`)}
          onChange={(each) => (form.value = each)}
        />
        <p class="row">
          <button type="submit" class="button">
            {say('frame.call.webhook.save')}
          </button>
          <output>{said.value}</output>
        </p>
      </form>
    </details>
  );
}
