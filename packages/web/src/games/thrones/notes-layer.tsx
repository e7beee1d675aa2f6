// One's own notes as they lie on the map, and what one writes them with.

import type { ReadonlySignal } from '@preact/signals';
import type { HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../../app/words.ts';
import { Layer } from './board-layers.tsx';
import { ArrowOver, Outlines } from './board-marks.tsx';
import { useDesk } from './desk.ts';
import { MAP_AREAS } from './map-shapes.ts';
import { MOST_LETTERS, type Notebook } from './notes.ts';
import { SCALES } from './placement.ts';
import { say } from './words.ts';
import './notes.css';

interface NotesProps {
  readonly notebook: Notebook;
}

export function NotesLayer(props: NotesProps & { readonly level: ReadonlySignal<number> }): VNode | null {
  const { notebook, level } = props;
  const { scene } = useDesk();
  const { arrows, words } = notebook.noted.value;
  const from = notebook.from.value ?? notebook.writing.value;
  if (arrows.length === 0 && words.size === 0 && from === null) return null;
  const size = (SCALES[level.value] ?? SCALES[0]).landName * 0.85;
  return (
    <Layer name="notes">
      {from !== null && <Outlines kind="chosen" areas={[from]} />}
      {arrows.map((arrow) => (
        <ArrowOver
          key={`${arrow.from} ${arrow.to}`}
          arrow={{ ...arrow, kind: 'march' }}
          house={scene.seat as HouseId | null}
          level={level.value}
        />
      ))}
      {[...words].map(([area, text]) => {
        const [x, y] = MAP_AREAS[area].centre;
        return (
          <text key={area} class="note-words" x={x} y={y + size * 2.1} font-size={size}>
            {text}
          </text>
        );
      })}
    </Layer>
  );
}

/** What to do, while the map takes notes. */
export function NotesBar({ notebook }: NotesProps): VNode | null {
  if (!notebook.open.value) return null;
  const area = notebook.writing.value;
  return (
    <div class="notes-bar over-map">
      {area === null ? (
        <>
          <p>
            {notebook.from.value === null
              ? say('thrones.notes.how')
              : say('thrones.notes.from', { area: notebook.from.value })}
          </p>
          <button type="button" class="button" onClick={() => notebook.clear()}>
            {say('thrones.notes.clear')}
          </button>
          <button type="button" class="button primary" onClick={() => notebook.toggle()}>
            {say('thrones.notes.done')}
          </button>
        </>
      ) : (
        <Writing
          key={area}
          notebook={notebook}
          label={say('thrones.notes.write', { area: tell(`name.area.${area}`) })}
          text={notebook.noted.value.words.get(area) ?? ''}
        />
      )}
    </div>
  );
}

function Writing(props: NotesProps & { readonly label: string; readonly text: string }): VNode {
  const { notebook, label, text } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        notebook.write(input.current?.value ?? '');
      }}
    >
      <label>
        <span>{label}</span>
        <input ref={input} type="text" maxLength={MOST_LETTERS} value={text} />
      </label>
      <button type="submit" class="button primary">
        {say('thrones.notes.save')}
      </button>
    </form>
  );
}
