// Around a question: what can be used before it at the start of one's turn, and what is laid out already.

import { battle, type BattleState } from '@maester/battle';
import type { VNode } from 'preact';
import { useKeys, labelOf, usePicking, type Asked, type OptionDecision } from '../controls/asked.ts';
import { Offered } from '../controls/options.tsx';
import { useDesk } from '../desk.ts';
import { say } from '../words.ts';
import type { Laid } from './gesture.ts';
import { PASS, sourcesIn } from './moments.ts';
import { sourceName } from './spoken.ts';
import './stops.css';

/** The cards and Orders that the start of a turn offers; to activate a unit passes them. */
export function Instead({ asked }: { readonly asked: Asked }): VNode | null {
  const { stops, scene } = useDesk();
  const window = stops?.stop.value?.instead ?? null;
  const options = window?.options.filter(({ id }) => id !== PASS) ?? [];
  if (stops === null || window === null || options.length === 0) return null;
  const view = scene.shown.value?.view as BattleState;
  const declaring: Asked<OptionDecision> = {
    ...asked,
    decision: { ...window, options },
    view,
    check: (choice) => battle.check(view, window.seat, choice),
    leadsOn: () => false,
    send: (choice) => stops.declare(String(choice)),
  };
  return <Declaring asked={declaring} />;
}

function Declaring({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const picking = usePicking(asked);
  const { picked } = picking;
  const { decision, hint } = asked;
  return (
    <details class="instead" open={decision.options.some(({ id }) => id === hint)}>
      <summary>{say('battle.stops.instead', { sources: sourcesIn(decision).map(sourceName) })}</summary>
      <Offered asked={asked} picking={picking} />
      {picked !== null && (
        <button
          type="button"
          class="confirm"
          aria-disabled={asked.busy}
          onClick={() => void asked.send(picked)}
        >
          {say('battle.stops.declare')}
        </button>
      )}
    </details>
  );
}

/** What is laid out and not sent yet, with the way back. */
export function Trail(): VNode | null {
  const { stops } = useDesk();
  const laid = stops?.stop.value?.laid ?? [];
  useKeys(null, laid.length === 0 ? null : () => void stops?.back());
  if (stops === null) return null;
  if (stops.isSetAside.value && laid.length === 0)
    return <p class="set-aside">{say('battle.stops.set-aside')}</p>;
  if (laid.length === 0) return null;
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
