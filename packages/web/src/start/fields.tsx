// The fields of forms: one of a few, on or off, a line of text.

import { NAME_LENGTH, PASSWORD_LENGTH } from '@maester/table';
import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { change, settings } from '../app/settings.ts';
import { say } from '../app/words.ts';

interface ChoiceProps<T> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => ComponentChildren;
  readonly onChange: (value: T) => void;
  readonly class?: string;
}

export function Choice<T extends string | number>(props: ChoiceProps<T>): VNode {
  const name = useId();
  return (
    <fieldset class={`choice ${props.class ?? ''}`}>
      <legend>{props.legend}</legend>
      {props.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === props.value}
            onChange={() => props.onChange(option)}
          />
          {props.labelOf(option)}
        </label>
      ))}
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Toggle({ label, note, checked, onChange }: ToggleProps): VNode {
  return (
    <label class="toggle">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
      {note === undefined ? null : <span class="note">{note}</span>}
    </label>
  );
}

/** How the visitor is called, here and from now on. */
export function NameField({ note }: { readonly note?: string }): VNode {
  return (
    <label class="field">
      <span>{say('fields.name')}</span>
      <input
        value={settings.value.name}
        maxLength={NAME_LENGTH}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
      {note === undefined ? null : <span class="note">{note}</span>}
    </label>
  );
}

interface PasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: string;
}

/** The password of a table: a word among friends, so it may be read while it is typed. */
export function PasswordField({ value, onChange, note }: PasswordProps): VNode {
  return (
    <label class="field">
      <span>{say('fields.password')}</span>
      <input
        value={value}
        maxLength={PASSWORD_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {note === undefined ? null : <span class="note">{note}</span>}
    </label>
  );
}
