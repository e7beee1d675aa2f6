// Below the question: what was answered automatically, full control at one press, and the way to all standing answers.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { isTaken } from '../../../frame/keyboard.ts';
import { lazy } from '../../../app/lazy.tsx';
import { useDesk } from '../desk.ts';
import { advice, wantAdvice } from './advice.ts';
import { say } from '../say.ts';
import { tellAnswered } from './spoken.ts';
import { askingAgain } from './standing.ts';
import type { Told } from './stops.ts';
import './stops.css';

const StandingDialog = lazy(
  async () => (await import('./dialog.tsx')).StandingDialog,
  () => null,
);

/** The key for full control. */
export const FULL_CONTROL = 'F';

export function StopsBar(): VNode | null {
  const { stops } = useDesk();
  const open = useSignal(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      if (event.key.toUpperCase() === FULL_CONTROL) stops?.toggleControl();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [stops]);
  if (stops === null || !stops.attends) return null;
  const full = stops.standing.value.control === 'full';
  return (
    <div class="stops-bar">
      <Answered />
      <div class="stops-tools">
        <button
          type="button"
          class="quiet"
          aria-pressed={full}
          aria-keyshortcuts={FULL_CONTROL}
          title={say('battle.stops.full.note')}
          onClick={() => stops.toggleControl()}
        >
          {say('battle.stops.full')} <kbd aria-hidden="true">{FULL_CONTROL}</kbd>
        </button>
        <button
          type="button"
          class="quiet"
          aria-pressed={advice.value}
          title={say('battle.stops.advice.note')}
          onClick={() => wantAdvice(!advice.value)}
        >
          {say('battle.stops.advice')}
        </button>
        <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => (open.value = true)}>
          {say('battle.stops.title')}
        </button>
      </div>
      {open.value && <StandingDialog stops={stops} close={() => (open.value = false)} />}
    </div>
  );
}

/** What the player has not been asked since their last choice; what they planned themselves needs no telling. */
function Answered(): VNode {
  const { stops } = useDesk();
  const told = (stops?.told.value ?? []).filter(({ because }) => because !== 'plan');
  const last = told.at(-1);
  return (
    <div class="answered" aria-live="polite">
      {last !== undefined && told.length === 1 && (
        <p>
          <b>{say('battle.stops.told', { count: 1 })}</b> {tellAnswered(last)} <AskAgain told={last} />
        </p>
      )}
      {last !== undefined && told.length > 1 && (
        <details>
          <summary>
            <b>{say('battle.stops.told', { count: told.length })}</b> <span>{tellAnswered(last)}</span>
          </summary>
          <ul>
            {told.map((each) => (
              <li key={each.version}>
                {tellAnswered(each)} <AskAgain told={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The way to change it, where it stands. */
function AskAgain({ told: { decision, because } }: { readonly told: Told }): VNode | null {
  const { stops } = useDesk();
  const change = stops === null ? null : askingAgain(decision, because, stops.standing.value);
  if (stops === null || change === null) return null;
  return (
    <button type="button" class="link" onClick={() => stops.arrange(change)}>
      {say('battle.stops.stop-always')}
    </button>
  );
}
