// What is to be told above the question: who plays for whom, who is gone, how little time is left, what is refused.

import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@maester/table';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { say, tell } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { RunningClock, useNow } from './clock.tsx';
import type { GameScreen } from './game-client.ts';

const RefusalNotice = lazy(
  async () => (await import('./refusal-notice.tsx')).RefusalNotice,
  () => null,
);
/** What only those who play with others need. */
const Absent = lazy(
  async () => (await import('./absence.tsx')).Absent,
  () => null,
);
const TimeOuts = lazy(
  async () => (await import('./absence.tsx')).TimeOuts,
  () => null,
);
const ProposalNotice = lazy(
  async () => (await import('./votes.tsx')).ProposalNotice,
  () => null,
);

export function ownSeat(model: TableModel): SeatInfo | undefined {
  return model.info.value?.seats.find(({ seat }) => seat === model.seat);
}

export function DockNotices(props: { readonly model: TableModel; readonly screen: GameScreen }): VNode {
  const { model, screen } = props;
  const refusal = model.refusal.value;
  const own = ownSeat(model);
  const playing = model.info.value?.status === 'playing';
  const isRemote = model.address.service === 'remote';
  const until = model.deadlines.value[model.seat ?? ''];
  return (
    <>
      {playing && own?.kind === 'mind' ? (
        <Return model={model} seat={own.seat} text={say('frame.given-away')}>
          {say('frame.menu.take-back')}
        </Return>
      ) : null}
      {playing && own?.kind === 'person' && own.missed > 0 ? (
        <Return model={model} seat={own.seat} text={say('frame.out-of-time', { count: own.missed })}>
          {say('frame.out-of-time.back')}
        </Return>
      ) : null}
      {playing && own?.kind === 'person' && own.timeOut && own.missed === 0 && !model.info.value?.proposal ? (
        <div class="dock-notice">
          <p>{say('frame.time-out')}</p>
          <TimeOuts model={model} seats={[own]} />
        </div>
      ) : null}
      {playing && model.info.value?.paused?.why === 'empty' ? (
        <div class="dock-notice">
          <output>{say('frame.paused')}</output>
        </div>
      ) : null}
      {playing ? <Newcomers model={model} /> : null}
      {playing && until !== undefined ? <LittleTime until={until} /> : null}
      {playing && isRemote ? <Absent model={model} /> : null}
      {isRemote || model.info.value?.proposal ? <ProposalNotice model={model} screen={screen} /> : null}
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

/** The computer plays or has answered for us, until we say that we are here. */
function Return({ model, seat, text, children }: ReturnProps): VNode {
  return (
    <div class="dock-notice" role="alert">
      <p>{text}</p>
      {/* Whose time was up is back with anything they say, though this changes nothing else for them. */}
      <button
        type="button"
        class="button"
        onClick={() => void model.send({ type: 'seat-mind', seat, mind: null })}
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

/** For how long it is told that someone else plays a seat now. */
const NEWS_FOR = 12_000;

/** Who sits down at, or leaves, a seat of a running game is told to all. */
function Newcomers({ model }: { readonly model: TableModel }): VNode | null {
  const seats = model.info.value?.seats ?? [];
  const before = useRef(seats);
  const news = useSignal<readonly string[]>([]);
  useEffect(() => {
    const told = seats.flatMap(({ seat, kind, name }) => {
      const was = before.current.find((place) => place.seat === seat)?.kind;
      if (was === kind || seat === model.seat) return [];
      const who = name ?? tell(`name.seat.${seat}`);
      return [say(kind === 'person' ? 'frame.news.person' : 'frame.news.mind', { name: who, seat })];
    });
    before.current = seats;
    if (told.length === 0) return;
    news.value = told;
    const timer = setTimeout(() => (news.value = []), NEWS_FOR);
    return () => clearTimeout(timer);
  }, [seats.map(({ kind }) => kind).join()]);
  if (news.value.length === 0) return null;
  return (
    <div class="dock-notice">
      <output>{news.value.join(' ')}</output>
    </div>
  );
}
