// Taking back: at once where nothing was revealed since, else when every other person agrees.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import type { Line } from './chronicle.ts';
import { Dialog } from './dialog.tsx';
import type { GameScreen } from './game-client.ts';
import { standingChoices, takenBack } from './taken-back.ts';
import type { Visit } from './visit.ts';
import './undo.css';

const MOST = 50;

interface UndoDialogProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly screen: GameScreen;
  readonly close: () => void;
}

/** How far back, and what that takes back: free as far as that goes, by agreement beyond. */
export function UndoDialog({ visit, model, screen, close }: UndoDialogProps): VNode {
  // It is counted from the last state, not from one that is shown on the way there.
  useEffect(() => model.skip(), []);
  const shown = model.shown.value;
  const free = shown?.freeUndo ?? 0;
  const standing = standingChoices(model.events.value, shown?.version ?? 0);
  const since = standing.filter((version) => version >= (model.chosenAt ?? Infinity)).length;
  const wanted = useSignal(free === 0 ? Math.max(1, since) : 1);
  // A secret answer that waits for the others is taken back by itself.
  const answered = model.seat !== null && Object.hasOwn(shown?.view.flow.answers ?? {}, model.seat);
  const others = (model.info.value?.seats ?? []).filter(
    ({ seat, kind }) => kind === 'person' && !visit.models.value.some((ours) => ours.seat === seat),
  );
  // Computer players are rated as well, and cannot agree to anything.
  const isAloneRated = !answered && others.length === 0 && model.info.value?.rated === true;
  const most = Math.min(MOST, isAloneRated ? free : standing.length);
  const count = Math.min(wanted.value, most);
  const asks = !answered && count > free && others.length > 0;
  const clock = model.info.value?.clock.kind ?? 'none';
  // Somebody else has been thinking about what we would take back.
  const costs = !answered && clock !== 'none' && others.some(({ seat }) => shown?.waiting.includes(seat));
  if (count === 0)
    return (
      <Dialog title={say('frame.undo')} close={close}>
        <p>{say(standing.length === 0 ? 'frame.undo.nothing' : 'frame.undo.rated')}</p>
      </Dialog>
    );
  return (
    <Dialog title={say('frame.undo')} close={close}>
      {answered ? (
        <p>{say('frame.undo.answer')}</p>
      ) : (
        <>
          <p>{say('frame.undo.text')}</p>
          <div class="stepper">
            <button
              type="button"
              class="button"
              aria-label={say('frame.undo.fewer')}
              disabled={count <= 1}
              onClick={() => (wanted.value = count - 1)}
            >
              −
            </button>
            <output>{say('frame.undo.count', { count })}</output>
            <button
              type="button"
              class="button"
              aria-label={say('frame.undo.more')}
              disabled={count >= most}
              onClick={() => (wanted.value = count + 1)}
            >
              +
            </button>
          </div>
          <WhatGoes model={model} screen={screen} count={count} told={5} />
        </>
      )}
      {asks ? <p class="note">{say('frame.undo.agreement')}</p> : null}
      {costs && !asks ? <p class="note">{say('frame.undo.time')}</p> : null}
      <button
        type="button"
        class="button primary"
        onClick={() => {
          void visit.undo(model, answered ? 1 : count);
          close();
        }}
      >
        {say(asks ? 'frame.undo.ask' : 'frame.undo.do')}
      </button>
    </Dialog>
  );
}

/** More lines of a choice are only counted. */
const LINES_TOLD = 2;

interface WhatGoesProps {
  readonly model: TableModel;
  readonly screen: GameScreen;
  readonly count: number;
  /** Of so many choices at most it is told what they did; the others are only counted. */
  readonly told: number;
}

/** What the last so many choices did, the newest first, in the words of one's own chronicle. */
export function WhatGoes({ model, screen, count, told }: WhatGoesProps): VNode {
  const events = model.events.value;
  const standing = standingChoices(events, model.shown.value?.version ?? 0);
  const shown = takenBack(events, standing.slice(-count), screen).slice(0, told);
  const rest = count - shown.length;
  return (
    <ol class="taken-back" aria-label={say('frame.undo.what')}>
      {shown.map((lines, i) => (
        <li key={i}>
          {lines.slice(0, LINES_TOLD).map((line) => (
            <p key={line.key}>{sentence(line, screen)}</p>
          ))}
          {lines.length > LINES_TOLD ? (
            <p class="note">{say('frame.undo.further', { count: lines.length - LINES_TOLD })}</p>
          ) : null}
        </li>
      ))}
      {rest === 0 ? null : (
        <li>
          <p class="note">
            {say(shown.length === 0 ? 'frame.undo.untold' : 'frame.undo.rest', { count: rest })}
          </p>
        </li>
      )}
    </ol>
  );
}

function sentence({ event, joined }: Line, screen: GameScreen): string | null {
  return screen.tellEvent(
    event.event,
    joined.map((other) => other.event),
  );
}
