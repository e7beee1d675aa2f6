// Who sits where: a strip of signs in the bar, and the list with everything there is to know and to do.

import { useSignal } from '@preact/signals';
import { PASSWORD_LENGTH, type SeatInfo } from '@maester/table';
import type { VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { settings } from '../app/settings.ts';
import { say, tell } from '../app/words.ts';
import { ArmsOf } from '../identity/arms-shield.tsx';
import type { TableModel } from '../table/model.ts';
import { mindName, personaAt, temperText, type Persona } from '../table/tell-mind.ts';
import { rememberedTable } from '../table/remembered.ts';
import { STAND_IN } from '../table/service.ts';
import { RunningClock, TimeLeft } from './clock.tsx';
import type { GameClient } from './game-client.ts';
import type { Visit } from './visit.ts';
import { propose } from './votes.tsx';
import './seats.css';

interface SeatsProps {
  readonly model: TableModel;
  readonly client: GameClient;
}

/** How a seat is played, in a word. */
function stateOf({ kind, missed, connected, offered, mind }: SeatInfo, local: boolean): string {
  if (kind === 'open') return say('frame.seat.open');
  if (kind === 'mind') {
    const level = mindName(mind);
    if (offered) return say('frame.seat.offered');
    return level === null ? say('frame.seat.mind') : say('frame.seat.mind.level', { level });
  }
  if (!local && !connected) return say('frame.seat.gone');
  return missed > 0 ? say('frame.seat.missed') : say('frame.seat.here');
}

function SeatClock({ place, model }: { readonly place: SeatInfo; readonly model: TableModel }): VNode | null {
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

export function SeatList({ model, client, visit }: SeatsProps & { readonly visit: Visit }): VNode {
  const info = model.info.value;
  const waiting = model.shown.value?.waiting ?? [];
  const local = model.address.service === 'local';
  return (
    <ul class="seat-list">
      {info?.seats.map((place) => (
        <li key={place.seat}>
          <client.SeatSign seat={place.seat} size={32} />
          <div>
            <strong>{tell(`name.seat.${place.seat}`)}</strong>
            <Who place={place} persona={personaAt(info, place.seat)} />
            {place.seat === model.seat ? <span class="you">{say('frame.seat.you')}</span> : null}
            <p class="note">
              {stateOf(place, local)}
              {waiting.includes(place.seat) ? ` · ${say('frame.seat.thinks')}` : ''}
            </p>
            <Temper place={place} />
          </div>
          <SeatClock place={place} model={model} />
          {local || info.status !== 'playing' ? null : model.seat === null && place.offered ? (
            <TakeSeat seat={place.seat} visit={visit} locked={info.locked} />
          ) : isOwnerless(place) ? (
            <OfferSeat place={place} model={model} />
          ) : (
            <ReplacePlayer place={place} model={model} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A person or a computer player, with their arms. */
function Who({
  place,
  persona,
}: {
  readonly place: SeatInfo;
  readonly persona: Persona | null;
}): VNode | null {
  const name = place.name ?? persona?.name ?? null;
  if (name === null) return null;
  return (
    <span>
      {' '}
      <ArmsOf text={place.name === null ? (persona?.arms ?? null) : place.arms} size={18} /> {name}
    </span>
  );
}

/** What to expect of a computer player. */
function Temper({ place: { kind, mind } }: { readonly place: SeatInfo }): VNode | null {
  const text = kind === 'mind' ? temperText(mind) : null;
  return text === null ? null : <p class="note temper">{text}</p>;
}

/** A computer player plays it, and there is no owner who may come back. */
function isOwnerless({ kind, name }: SeatInfo): boolean {
  return kind === 'mind' && name === null;
}

/** The host lets someone take over from the computer, or no longer. */
function OfferSeat({ place, model }: { readonly place: SeatInfo; readonly model: TableModel }): VNode | null {
  const { seat, offered } = place;
  if ((rememberedTable(model.address.id)?.host ?? null) === null) return null;
  const offer = async (): Promise<void> => {
    const answer = await model.send({ type: 'offer', seat, offered: !offered });
    if (!answer.ok) model.explain(answer.refusal);
  };
  return (
    <button type="button" class="button quiet seat-take" onClick={() => void offer()}>
      {say(offered ? 'frame.seat.offer.end' : 'frame.seat.offer')}
    </button>
  );
}

/** Someone else is found for a player who is gone, if all agree. */
function ReplacePlayer({ place, model }: Omit<SeatsProps, 'client'> & { place: SeatInfo }): VNode | null {
  const { seat, kind, connected, missed, offered } = place;
  const isGone = kind === 'mind' || !connected || missed > 1;
  if (model.seat === null || seat === model.seat || !isGone || offered) return null;
  return (
    <button
      type="button"
      class="button quiet seat-take"
      onClick={() => void propose(model, { kind: 'replace', seat, mind: STAND_IN })}
    >
      {say('frame.seat.replace')}
    </button>
  );
}

interface TakeSeatProps {
  readonly seat: string;
  readonly visit: Visit;
  readonly locked: boolean;
}

function TakeSeat({ seat, visit, locked }: TakeSeatProps): VNode {
  const problem = useSignal<string | null>(null);
  const password = useSignal('');
  const take = async (): Promise<void> => {
    try {
      const name = settings.value.name.trim();
      await visit.service.sit(
        visit.id,
        seat,
        name === '' ? tell(`name.seat.${seat}`) : name,
        locked ? password.value.trim() : null,
      );
    } catch (error) {
      problem.value = tellProblem(error);
    }
  };
  return (
    <div class="seat-take">
      {locked ? (
        <input
          class="entry"
          aria-label={say('fields.password')}
          placeholder={say('fields.password')}
          autoComplete="off"
          maxLength={PASSWORD_LENGTH}
          value={password.value}
          onInput={(event) => (password.value = event.currentTarget.value)}
        />
      ) : null}
      <button type="button" class="button" onClick={() => void take()}>
        {say('frame.seat.take')}
      </button>
      {problem.value === null ? null : <p class="problem">{problem.value}</p>}
    </div>
  );
}
