// The button that begins to measure, and the bar of tools while one does. Keys: M opens and closes it; on the table, Enter
// lays the tape from the unit one is at, and it follows to the next.

import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { useDesk, type Desk } from '../desk.ts';
import { say } from '../words.ts';
import { linesFrom } from './lines.ts';
import { measuringAt, TOOLS, unitIn, type End, type Measuring, type Tool } from './measuring.ts';
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
  useEffect(() => (open ? layTape(desk, measuring) : undefined), [desk, measuring, open]);
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
  const desk = useDesk();
  const unit = measuring.unit.value;
  const lines = useComputed(() => {
    const view = desk.view.value;
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

/** The tape is laid by dragging over the table, or by Enter on one unit and walking to the next. */
function layTape(desk: Desk, measuring: Measuring): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const room = desk.sheet.peek()?.closest<HTMLElement>('.board');
  if (room === null || room === undefined) return () => {};
  const active = (): boolean => measuring.tools.peek().has('tape' satisfies Tool);
  const endAt = (event: PointerEvent): End | null => {
    const thing = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<SVGElement>('.board [data-thing^="unit:"]')?.dataset['thing'])
      .find((key) => key !== undefined);
    if (thing !== undefined) return { kind: 'unit', unit: thing.slice('unit:'.length) };
    const at = desk.pointAt(event.clientX, event.clientY);
    return at === null ? null : { kind: 'point', at };
  };
  let pointer: number | null = null;
  let start = { x: 0, y: 0 };
  const press = (event: PointerEvent): void => {
    const onTool = event.target instanceof Element && event.target.closest('.over-map') !== null;
    if (!active() || event.button !== 0 || onTool || !event.isPrimary) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    measuring.from.value = endAt(event);
    measuring.to.value = null;
    // The table stays where it is while somebody measures on it.
    event.stopPropagation();
  };
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    event.stopPropagation();
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 6) measuring.to.value = endAt(event);
  };
  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    // A press without a drag is a click, and no tape.
    if (measuring.to.peek() === null) measuring.from.value = null;
    else addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
  };
  room.addEventListener('pointerdown', press, { capture: true, signal });
  room.addEventListener('pointermove', follow, { capture: true, signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', lift, { signal });
  room.addEventListener(
    'keydown',
    (event) => {
      if (!active() || event.target !== room || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      if (event.key === 'Escape' && measuring.from.peek() === null) return;
      const at = unitIn(desk.hovered.peek());
      event.preventDefault();
      event.stopPropagation();
      measuring.clear();
      if (event.key === 'Enter' && at !== null) measuring.from.value = { kind: 'unit', unit: at };
    },
    { capture: true, signal },
  );
  const stop = desk.hovered.subscribe((key) => {
    const at = unitIn(key);
    const from = measuring.from.peek();
    if (pointer !== null || at === null || from === null || document.activeElement !== room) return;
    if (from.kind === 'unit' && from.unit !== at) measuring.to.value = { kind: 'unit', unit: at };
  });
  return () => {
    ending.abort();
    stop();
  };
}
