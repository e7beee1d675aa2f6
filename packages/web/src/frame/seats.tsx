// Who sits where: the list with everything there is to know and to do.

import { useSignal } from '@preact/signals';
import { PASSWORD_LENGTH, type SeatInfo } from '@maester/table';
import type { VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { settings } from '../app/settings.ts';
import { say, tell } from '../app/words.ts';
import { ArmsOf } from '../identity/arms-shield.tsx';
import { LevelLines } from '../start/level-lines.tsx';
import type { TableModel } from '../table/model.ts';
import { levelIn, mindText, personaAt, type Persona } from '../table/tell-mind.ts';
import { rememberedTable } from '../table/remembered.ts';
import { STAND_IN } from '../table/service.ts';
import { SeatClock, stateOf, type SeatsProps } from './seat-strip.tsx';
import type { Visit } from './visit.ts';
import { propose } from './agreement.ts';
import { mayReplace } from './replaceable.ts';

export function SeatList({ model, client, visit }: SeatsProps & { readonly visit: Visit }): VNode {
  const info = model.info.value;
  const waiting = model.shown.value?.waiting ?? [];
  const local = model.address.service === 'local';
  // A seat tells of the temper; what the level is like is said once for all of them.
  const tempered = info?.seats.filter(({ kind, mind }) => kind === 'mind' && mind !== levelIn(mind)) ?? [];
  return (
    <>
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
              <Character place={place} />
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
      <LevelLines levels={tempered.map(({ mind }) => levelIn(mind))} />
    </>
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
function Character({ place: { kind, mind } }: { readonly place: SeatInfo }): VNode | null {
  const text = kind === 'mind' ? mindText(mind) : null;
  return text === null ? null : <p class="note">{text}</p>;
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
  const info = model.info.value;
  if (info === null || model.seat === null || !mayReplace(info, model.seat, place)) return null;
  // A computer player that plays already goes on.
  const { seat, mind } = place;
  return (
    <button
      type="button"
      class="button quiet seat-take"
      onClick={() => void propose(model, { kind: 'replace', seat, mind: mind ?? STAND_IN })}
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
