// People who are gone or keep missing their turn, a game that is paused, and what those who are there can do about it.

import { useSignal } from '@preact/signals';
import { pauseKept, type SeatInfo } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say, tell } from '../app/words.ts';
import { tellSeconds } from '../start/table-words.ts';
import type { TableModel } from '../table/model.ts';
import { STAND_IN } from '../table/service.ts';
import { propose } from './agreement.ts';
import { Icon } from './icons.tsx';
import { keepsMissing, mayStandIn, timeLosers } from './replaceable.ts';

/** A connection may break for a moment and come back. Someone gone for longer can be stood in for. */
const PATIENCE = 5000;
const GONE_FOR_GOOD = 60_000;

interface AbsenceProps {
  readonly model: TableModel;
}

function nameOf({ seat, name }: SeatInfo): string {
  return name ?? tell(`name.seat.${seat}`);
}

/** The game waits for people who are not there, or goes on without them. */
export function Absent({ model }: AbsenceProps): VNode | null {
  const waiting = model.shown.value?.waiting ?? [];
  const others = (model.info.value?.seats ?? []).filter(
    ({ seat, kind }) => kind === 'person' && seat !== model.seat,
  );
  const gone = others.filter(({ seat, connected }) => !connected && waiting.includes(seat));
  const missing = others.filter(keepsMissing);
  const told = useSignal(false);
  const lasting = useSignal(false);
  const link = model.link.value.kind;
  useEffect(() => {
    told.value = lasting.value = false;
    const timers = [
      setTimeout(() => (told.value = true), PATIENCE),
      setTimeout(() => (lasting.value = true), GONE_FOR_GOOD),
    ];
    return () => timers.forEach(clearTimeout);
  }, [gone.length === 0, link]);
  const asked = (model.shown.value?.decision ?? null) !== null;
  if (link !== 'live') return null;
  if (missing.length > 0) return <Replace model={model} seats={missing} mayPropose text="frame.missing" />;
  if (!told.value || gone.length === 0 || asked) return null;
  return <Replace model={model} seats={gone} mayPropose={lasting.value} text="frame.absent" />;
}

interface ReplaceProps extends AbsenceProps {
  readonly seats: readonly SeatInfo[];
  readonly mayPropose: boolean;
  readonly text: 'frame.absent' | 'frame.missing';
}

function Replace({ model, seats, mayPropose, text }: ReplaceProps): VNode {
  const info = model.info.value;
  const offers = info !== null && info.proposal === null && model.seat !== null && mayPropose;
  const replaceable = offers ? seats.filter((place) => mayStandIn(info, place)) : [];
  return (
    <div class="dock-notice">
      <output>{say(text, { names: seats.map(nameOf) })}</output>
      {replaceable.map((place) => (
        <button
          key={place.seat}
          type="button"
          class="button"
          onClick={() => void propose(model, { kind: 'stand-in', seat: place.seat, mind: STAND_IN })}
        >
          {say('frame.absent.stand-in', { name: nameOf(place) })}
        </button>
      ))}
      {offers ? <TimeOuts model={model} seats={seats} /> : null}
    </div>
  );
}

/** The decisions that a clock took from someone can be given back, if all agree. */
export function TimeOuts({ model, seats }: AbsenceProps & { readonly seats: readonly SeatInfo[] }): VNode {
  return (
    <>
      {seats
        .filter(({ timeOut }) => timeOut)
        .map((place) => (
          <button
            key={place.seat}
            type="button"
            class="button quiet"
            onClick={() => void propose(model, { kind: 'undo-time-out', seat: place.seat })}
          >
            {place.seat === model.seat
              ? say('frame.time-out.undo.own')
              : say('frame.time-out.undo', { name: nameOf(place) })}
          </button>
        ))}
    </>
  );
}

/** In place of the controls while the people have stopped the game, or it waits for someone who keeps missing. */
export function Paused({ model }: AbsenceProps): VNode {
  const info = model.info.value;
  const paused = info?.paused ?? null;
  const late = paused?.why === 'missing' ? info?.seats.find(({ seat }) => seat === paused.seat) : undefined;
  const absent = info === null ? [] : timeLosers(info);
  // Whether they may resume all the same, the table knows.
  const mayResume = model.seat !== null && (info?.proposal ?? null) === null && late === undefined;
  return (
    <div class="paused-card">
      <Icon name="pause" size={40} />
      <h2>{say('frame.pause')}</h2>
      <p>
        {late === undefined ? say('frame.pause.text') : say('frame.pause.missing', { name: nameOf(late) })}
      </p>
      {mayResume && info !== null && absent.length > 0 ? (
        <p class="note">
          {say('frame.pause.absent', { names: absent.map(nameOf), time: tellSeconds(pauseKept(info.clock)) })}
        </p>
      ) : null}
      {mayResume ? (
        <button type="button" class="button primary" onClick={() => void propose(model, { kind: 'resume' })}>
          {say('frame.pause.resume')}
        </button>
      ) : null}
    </div>
  );
}
