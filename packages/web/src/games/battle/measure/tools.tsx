// The button that begins to measure, and the bar of tools while one does. Keys: M opens and closes it; on the table, Enter
// lays the tape from the unit one is at, and it follows to the next.

import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { useDesk } from '../desk.ts';
import { say } from '../say.ts';
import { linesFrom } from './lines.ts';
import { measureByHand } from './hand.ts';
import { measuringAt, TOOLS, type End, type Measuring } from './measuring.ts';
import './measure.css';

export function MeasureTool(): VNode {
  const desk = useDesk();
  const measuring = measuringAt(desk);
  const open = measuring.open.value;
  const toggle = (): void => {
    if (open) measuring.close();
    else measuring.open.value = true;
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'm' || typing(event.target)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  useEffect(() => (open ? measureByHand(desk, measuring) : undefined), [desk, measuring, open]);
  return (
    <button
      type="button"
      class="measure-open"
      aria-pressed={open}
      aria-keyshortcuts="M"
      title={say('battle.measure.open')}
      aria-label={say('battle.measure.open')}
      onClick={toggle}
    >
      <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
        <path d="M-9 3L3-9 9-3-3 9ZM-6 0l2 2M-3-3l3 3M0-6l2 2" />
      </svg>
    </button>
  );
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}

/** The tools there are, and what they read. */
export function MeasureBar(): VNode | null {
  const measuring = measuringAt(useDesk());
  return measuring.open.value ? <Bar measuring={measuring} /> : null;
}

function Bar({ measuring }: { readonly measuring: Measuring }): VNode {
  const tools = measuring.tools.value;
  return (
    <fieldset class="measure-bar over-map">
      <legend class="visually-hidden">{say('battle.measure.name')}</legend>
      <div class="measure-tools">
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tools.has(tool)}
            onClick={() => measuring.toggle(tool)}
          >
            {say(`battle.measure.${tool}`)}
          </button>
        ))}
        <button
          type="button"
          class="measure-close"
          aria-label={say('battle.measure.close')}
          title={say('battle.measure.close')}
          onClick={() => measuring.close()}
        >
          ×
        </button>
      </div>
      <Readings measuring={measuring} />
    </fieldset>
  );
}

/** Everything that is measured, in words: what the table shows in lines. */
function Readings({ measuring }: { readonly measuring: Measuring }): VNode {
  const unit = measuring.unit.value;
  const lines = useComputed(() => {
    const view = measuring.view.value;
    const from = measuring.unit.value;
    return view === null || from === null ? [] : linesFrom(view, from);
  });
  const tape = measuring.tape.value;
  const [from, to] = [measuring.from.value, measuring.to.value];
  return (
    <div class="measure-readings">
      {tape !== null && from !== null && to !== null && (
        <p class="measure-tape">
          <output>
            {say('battle.measure.tape.between', { from: nameOf(from), to: nameOf(to), length: tape.length })}
          </output>
        </p>
      )}
      {unit === null ? (
        <p class="note">
          {say(measuring.tools.value.has('tape') ? 'battle.measure.help.tape' : 'battle.measure.help.unit')}
        </p>
      ) : (
        <details>
          <summary>{say('battle.measure.of', { unit })}</summary>
          <ul>
            {lines.value.map(({ other, ...facts }) => (
              <li key={other}>{say('battle.measure.line', { other, ...facts })}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function nameOf(end: End): string {
  return end.kind === 'unit' ? tell(`name.unit.${end.unit}`) : say('battle.measure.place');
}
