// What is to be told above the question: who plays for whom, who is gone, how little time is left, what is refused.

import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@maester/table';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say, tell } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { STEWARD } from '../table/place.ts';
import { rememberedTable } from '../table/remembered.ts';
import { RunningClock, useNow } from './clock.tsx';
import type { GameScreen } from './game-client.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { UndoNotice } from './undo.tsx';

export function ownSeat(model: TableModel): SeatInfo | undefined {
  return model.info.value?.seats.find(({ seat }) => seat === model.seat);
}

export function DockNotices(props: { readonly model: TableModel; readonly screen: GameScreen }): VNode {
  const { model, screen } = props;
  const refusal = model.refusal.value;
  const own = ownSeat(model);
  const playing = model.info.value?.status === 'playing';
  const until = model.deadlines.value[model.seat ?? ''];
  return (
    <>
      {playing && own?.kind === 'mind' ? (
        <Return model={model} seat={own.seat} text={say('frame.given-away')}>
          {say('frame.menu.take-back')}
        </Return>
      ) : null}
      {playing && own?.kind === 'person' && own.away ? (
        <Return model={model} seat={own.seat} text={say('frame.out-of-time')}>
          {say('frame.out-of-time.back')}
        </Return>
      ) : null}
      {playing && until !== undefined ? <LittleTime until={until} /> : null}
      {playing && model.address.hall === 'remote' ? <Absent model={model} /> : null}
      <UndoNotice model={model} screen={screen} />
      {refusal === null ? null : <RefusalNotice refusal={refusal} close={() => model.explain(null)} />}
    </>
  );
}

interface ReturnProps {
  readonly model: TableModel;
  readonly seat: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

/** The computer answers for us, until we say that we are here. */
function Return({ model, seat, text, children }: ReturnProps): VNode {
  return (
    <div class="dock-notice" role="alert">
      <p>{text}</p>
      {/* Whose time was up is back with anything they say, though this changes nothing else for them. */}
      <button
        type="button"
        class="button"
        onClick={() => void model.say({ type: 'seat-mind', seat, mind: null })}
      >
        {children}
      </button>
    </div>
  );
}

const LITTLE = 30_000;

function LittleTime({ until }: { readonly until: number }): VNode | null {
  if (until - useNow() > LITTLE) return null;
  return (
    <div class="dock-notice hurry">
      <p role="alert">{say('frame.little-time')}</p>
      <RunningClock until={until} />
    </div>
  );
}

/** A connection may break for a moment and come back by itself. */
const PATIENCE = 5000;

/** The game waits for people who are not there. */
function Absent({ model }: { readonly model: TableModel }): VNode | null {
  const waiting = model.shown.value?.waiting ?? [];
  const gone = (model.info.value?.seats ?? []).filter(
    ({ seat, kind, connected, away }) =>
      kind === 'person' && !connected && !away && seat !== model.seat && waiting.includes(seat),
  );
  const told = useSignal(false);
  const link = model.link.value.kind;
  useEffect(() => {
    told.value = false;
    const timer = setTimeout(() => (told.value = true), PATIENCE);
    return () => clearTimeout(timer);
  }, [gone.length === 0, link]);
  const asked = (model.shown.value?.decision ?? null) !== null;
  if (!told.value || gone.length === 0 || asked || link !== 'live') return null;
  const hosting = (rememberedTable(model.address.id)?.host ?? null) !== null;
  const names = gone.map(({ seat, name }) => name ?? tell(`name.seat.${seat}`));
  return (
    <div class="dock-notice">
      <output>{say('frame.absent', { names })}</output>
      {hosting
        ? gone.map(({ seat }, i) => (
            <button
              key={seat}
              type="button"
              class="button"
              onClick={() => void model.say({ type: 'seat-mind', seat, mind: STEWARD })}
            >
              {say('frame.absent.stand-in', { name: names[i] ?? '' })}
            </button>
          ))
        : null}
    </div>
  );
}
