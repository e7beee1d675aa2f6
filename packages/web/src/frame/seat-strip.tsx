// Who sits where, as a strip of signs in the bar.

import type { SeatInfo } from '@maester/table';
import type { VNode } from 'preact';
import { say, tell } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { mindName, personaAt } from '../table/tell-mind.ts';
import { RunningClock, TimeLeft } from './clock.tsx';
import type { GameClient } from './game-client.ts';
import './seats.css';

export interface SeatsProps {
  readonly model: TableModel;
  readonly client: GameClient;
}

/** How a seat is played, in a word. */
export function stateOf({ kind, missed, connected, offered, mind }: SeatInfo, local: boolean): string {
  if (kind === 'open') return say('frame.seat.open');
  if (kind === 'mind') {
    const level = mindName(mind);
    if (offered) return say('frame.seat.offered');
    return level === null ? say('frame.seat.mind') : say('frame.seat.mind.level', { level });
  }
  if (!local && !connected) return say('frame.seat.gone');
  return missed > 0 ? say('frame.seat.missed') : say('frame.seat.here');
}

export function SeatClock({
  place,
  model,
}: {
  readonly place: SeatInfo;
  readonly model: TableModel;
}): VNode | null {
  const until = model.deadlines.value[place.seat];
  if (until !== undefined) return <RunningClock until={until} />;
  return place.left === null || place.kind !== 'person' ? null : <TimeLeft milliseconds={place.left} />;
}

export function SeatStrip({ model, client }: SeatsProps): VNode {
  const info = model.info.value;
  const seats = info?.seats ?? [];
  const waiting = model.shown.value?.waiting ?? [];
  const local = model.address.service === 'local';
  return (
    <ul class="seat-strip" aria-label={say('frame.seats')}>
      {seats.map((place) => {
        const waits = waiting.includes(place.seat);
        const title = [
          tell(`name.seat.${place.seat}`),
          place.name ?? (info === null ? null : (personaAt(info, place.seat)?.name ?? null)),
          stateOf(place, local),
          waits ? say('frame.seat.thinks') : null,
        ].filter(Boolean);
        const gone = place.kind === 'person' && !local && !place.connected;
        return (
          <li
            key={place.seat}
            data-seat={place.seat}
            class={`seat-chip${waits ? ' waits' : ''}${gone ? ' gone' : ''}`}
            title={title.join(' · ')}
          >
            <client.SeatSign seat={place.seat} size={26} />
            <SeatClock place={place} model={model} />
            <span class="visually-hidden">{title.slice(1).join(', ')}</span>
            {waits ? <span class="thinking" aria-hidden="true" /> : null}
          </li>
        );
      })}
    </ul>
  );
}
