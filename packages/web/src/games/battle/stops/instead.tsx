// Around a question: the way to what can be used before it at the start of one's turn, and what is laid out already.

import type { VNode } from 'preact';
import { labelOf, useKeys } from '../controls/asked.ts';
import { Glyph } from '../heraldry/glyph.tsx';
import { useDesk } from '../desk.ts';
import { say } from '../say.ts';
import type { Laid } from './gesture.ts';
import { sourcesIn } from './moments.ts';
import { sourceName } from './spoken.ts';
import './stops.css';

/** The cards and Orders that the start of a turn offers; to activate a unit passes them. */
export function Instead({ open }: { readonly open: () => void }): VNode | null {
  const window = useDesk().stops?.stop.value?.instead ?? null;
  const sources = window === null ? [] : sourcesIn(window);
  if (sources.length === 0) return null;
  return (
    <button type="button" class="instead" onClick={open}>
      <Glyph of="hand" size={20} />
      <span>{say('battle.stops.instead', { sources: sources.map(sourceName) })}</span>
    </button>
  );
}

/** What is laid out and not sent yet, with the way back. */
export function Trail(): VNode | null {
  const { stops } = useDesk();
  const { laid = [], isOpened = false } = stops?.stop.value ?? {};
  const hasWayBack = laid.length > 0 || isOpened;
  useKeys(null, hasWayBack ? () => void stops?.back() : null);
  if (stops === null) return null;
  if (stops.isSetAside.value && !hasWayBack) return <p class="set-aside">{say('battle.stops.set-aside')}</p>;
  if (!hasWayBack) return null;
  return (
    <div class="trail">
      <button type="button" class="quiet" onClick={() => stops.back()}>
        <span aria-hidden="true">←</span> {say('battle.stops.back')}
      </button>
      <ol aria-label={say('battle.stops.trail')}>
        {laid.map((each, i) => (
          <li key={i}>{answerOf(each)}</li>
        ))}
      </ol>
    </div>
  );
}

function answerOf({ decision, choice }: Laid): string {
  const option = decision.kind === 'option' ? decision.options.find(({ id }) => id === choice) : undefined;
  if (option !== undefined) return labelOf(option);
  return decision.kind === 'pose' ? say('battle.stops.place') : String(choice);
}
