// A table before the game begins: who sits where, sitting down and standing up, inviting others, and starting.

import type { Level } from '@maester/minds/levels';
import { useSignal } from '@preact/signals';
import { ANY_SEAT, type SeatInfo, type TableInfo } from '@maester/table';
import type { VNode } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { tellProblem } from '../app/problems.ts';
import { settings } from '../app/settings.ts';
import { TopBar } from '../app/top-bar.tsx';
import { tell, tellRefusal } from '../app/words.ts';
import { EmbedCode } from '../embed/embed-code.tsx';
import { ArmsOf } from '../identity/arms-shield.tsx';
import type { TableModel } from '../table/model.ts';
import type { Answer, TableService } from '../table/service.ts';
import { rememberedTable } from '../table/remembered.ts';
import { levelIn, mindFor, mindName, mindText, personaAt, type Persona } from '../table/tell-mind.ts';
import { NameField, PasswordField } from './fields.tsx';
import { LevelLines } from './level-lines.tsx';
import { LevelSelect } from './levels.tsx';
import { say } from './lobby/words.ts';
import { SeatSign } from './seat-sign.tsx';
import { Share } from './share.tsx';
import { linkOf } from './table-link.ts';
import { tellClock, tellSetup } from './table-words.ts';
import './lobby.css';

const CallPanel = lazy(async () => (await import('../frame/call-panel.tsx')).CallPanel);

interface Props {
  readonly model: TableModel;
  readonly service: TableService;
}

export function Lobby({ model, service }: Props): VNode | null {
  const problem = useSignal<string | null>(null);
  const password = useSignal('');
  const info = model.info.value;
  if (info === null) return null;
  const { id } = model.address;
  const hosting = (rememberedTable(id)?.host ?? null) !== null;
  const ours = service.seatsAt(id);
  const full = info.seats.every(({ kind }) => kind === 'person');
  /** Who hosts or sits here has been let in already. */
  const mustSay = info.locked && !hosting && ours.length === 0;
  const isOpen = info.seats.some(({ kind }) => kind === 'open');
  const isDraft = info.draft !== null;
  const complete = info.seats.every(({ kind }) => kind !== 'open');

  /** Does something, and says what went wrong. */
  const attempt = async (act: () => Promise<Answer | void>): Promise<boolean> => {
    problem.value = null;
    try {
      const answer = await act();
      if (answer?.ok === false) problem.value = tellRefusal(answer.refusal);
    } catch (error) {
      problem.value = tellProblem(error);
    }
    return problem.value === null;
  };

  const sit = (seat: string): void => {
    const name = settings.value.name.trim();
    if (name === '') problem.value = say('fields.name.missing');
    else void attempt(() => service.sit(id, seat, name, mustSay ? password.value.trim() : null));
  };
  const give = (seat: string, level: Level | null): Promise<boolean> => {
    const before = info.seats.find((place) => place.seat === seat)?.mind ?? null;
    const mind = level === null ? null : mindFor(info.game, level, before);
    return attempt(() => model.send({ type: 'seat-mind', seat, mind }));
  };
  const standUp = async (seat: string): Promise<void> => {
    // Our place at the table ends with the seat, so its answer may not reach us.
    await model.send({ type: 'seat-mind', seat, mind: null });
    await attempt(() => service.stand(id, seat));
  };

  return (
    <>
      <TopBar />
      <main class="page stack lobby">
        <div class="stack tight">
          <h1>{say('lobby.title')}</h1>
          <p class="note">
            {ours.length > 0
              ? say(complete ? 'lobby.seated.all' : 'lobby.seated')
              : say(full ? 'lobby.full' : 'lobby.sit-down')}
          </p>
          <div role="alert">{problem.value === null ? null : <p class="problem">{problem.value}</p>}</div>
        </div>
        <div class="lobby-columns">
          <section class="panel stack" aria-labelledby="lobby-seats">
            <h2 id="lobby-seats">{say('lobby.seats')}</h2>
            {isDraft ? <p class="note">{say('lobby.draft')}</p> : null}
            {ours.length === 0 && !full ? <NameField /> : null}
            {mustSay && !full ? (
              <PasswordField
                value={password.value}
                onChange={(value) => (password.value = value)}
                note={say('lobby.locked')}
              />
            ) : null}
            {(info.dealt || isDraft) && isOpen ? (
              <div class="row">
                <button
                  type="button"
                  class={ours.length === 0 ? 'button primary' : 'button quiet'}
                  onClick={() => sit(ANY_SEAT)}
                >
                  {say(ours.length === 0 ? 'lobby.sit-any' : 'lobby.sit-any-too')}
                </button>
              </div>
            ) : null}
            <ul class="seats">
              {info.seats.map((seat) => (
                <Seat
                  key={seat.seat}
                  seat={seat}
                  mine={ours.includes(seat.seat)}
                  another={ours.length > 0}
                  dealt={info.dealt || isDraft}
                  hosting={hosting}
                  sit={() => sit(seat.seat)}
                  persona={personaAt(info, seat.seat)}
                  give={(level) => void give(seat.seat, level)}
                  standUp={() => void standUp(seat.seat)}
                />
              ))}
            </ul>
            <LevelLines
              levels={info.seats.map(({ kind, mind }) => (kind === 'mind' ? levelIn(mind) : null))}
            />
            <Beginning
              info={info}
              hosting={hosting}
              fill={async (seats) => {
                for (const seat of seats) if (!(await give(seat, settings.value.level))) return;
              }}
              start={() => void attempt(() => model.send({ type: 'start' }))}
            />
          </section>
          <div class="stack">
            <section class="panel stack" aria-labelledby="lobby-invite">
              <h2 id="lobby-invite">{say('lobby.invite')}</h2>
              <Share link={linkOf(id)} />
              <EmbedCode route={{ page: 'table', service: 'remote', id }} />
            </section>
            {ours.length > 0 || hosting ? (
              <div class="panel">
                <CallPanel table={id} seat={ours[0] ?? null} />
              </div>
            ) : null}
            <TableOptions info={info} />
          </div>
        </div>
      </main>
    </>
  );
}

interface SeatProps {
  readonly seat: SeatInfo;
  readonly mine: boolean;
  /** We sit elsewhere already. */
  readonly another: boolean;
  /** Nobody chooses a seat here. */
  readonly dealt: boolean;
  readonly hosting: boolean;
  readonly sit: () => void;
  /** Who its computer player is. */
  readonly persona: Persona | null;
  readonly give: (level: Level | null) => void;
  readonly standUp: () => void;
}

function Seat({ seat: place, mine, another, dealt, hosting, sit, persona, give, standUp }: SeatProps): VNode {
  const { seat, kind } = place;
  const house = tell(`name.seat.${seat}`);
  const act = (text: string, press: () => void, style = ''): VNode => (
    <button type="button" class={`button ${style}`} aria-label={`${house}: ${text}`} onClick={press}>
      {text}
    </button>
  );
  return (
    <li class={`seat ${kind} ${mine ? 'mine' : ''}`}>
      <SeatSign seat={seat} size={40} />
      <div>
        <p class="table-title">{house}</p>
        <p class="note" title={mindText(place.mind) ?? undefined}>
          <ArmsOf text={place.arms ?? persona?.arms ?? null} size={20} />{' '}
          {tellSeat(place, mine, persona?.name ?? null)}
        </p>
      </div>
      <div class="row">
        {dealt
          ? null
          : another
            ? kind === 'open' && act(say('lobby.sit-too'), sit, 'quiet')
            : kind !== 'person' && act(say('lobby.sit'), sit, kind === 'open' ? 'primary' : '')}
        {hosting && kind === 'open' ? act(say('lobby.to-computer'), () => give(settings.value.level)) : null}
        {hosting && kind === 'mind' ? (
          <>
            <LevelSelect seat={house} value={levelIn(place.mind)} onChange={(level) => give(level)} />
            {act(say('lobby.open-seat'), () => give(null))}
          </>
        ) : null}
        {hosting && kind === 'person' && !mine ? act(say('lobby.free-seat'), () => give(null)) : null}
        {mine ? act(say('lobby.stand-up'), standUp) : null}
      </div>
    </li>
  );
}

function tellSeat({ kind, name, connected, mind }: SeatInfo, mine: boolean, persona: string | null): string {
  const level = mindName(mind);
  switch (kind) {
    case 'open':
      return say('seat.open');
    case 'mind':
      if (level === null) return say('seat.computer');
      return persona === null
        ? say('seat.computer.level', { level })
        : say('seat.computer.persona', { persona, level });
    case 'person':
      if (mine) return say('seat.you', { name: name ?? '' });
      return say(connected ? 'seat.person' : 'seat.person.away', { name: name ?? '' });
  }
}

interface BeginningProps {
  readonly info: TableInfo;
  readonly hosting: boolean;
  readonly fill: (seats: readonly string[]) => Promise<void>;
  readonly start: () => void;
}

/** What is missing before the game can begin. */
function Beginning({ info, hosting, fill, start }: BeginningProps): VNode {
  const open = info.seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
  if (!hosting)
    return <p aria-live="polite">{say(open.length > 0 ? 'lobby.wait-seats' : 'lobby.wait-host')}</p>;
  return (
    <div class="stack tight">
      <p aria-live="polite" class="note">
        {open.length > 0 ? say('lobby.missing', { seats: open }) : say('lobby.ready')}
      </p>
      <div class="row">
        {open.length > 0 ? (
          <button type="button" class="button" onClick={() => void fill(open)}>
            {say('lobby.fill')}
          </button>
        ) : null}
        <button type="button" class="button primary large" disabled={open.length > 0} onClick={start}>
          {say(info.draft === null ? 'lobby.start' : 'lobby.start-draft')}
        </button>
      </div>
    </div>
  );
}

function TableOptions({ info }: { readonly info: TableInfo }): VNode {
  return (
    <section class="panel stack tight" aria-labelledby="lobby-options">
      <h2 id="lobby-options">{say('lobby.options')}</h2>
      <ul class="facts">
        {tellSetup(info).map((option) => (
          <li key={option}>{option}</li>
        ))}
        <li>{tellClock(info.clock)}</li>
        <li>{say(info.chat ? 'table.chat' : 'table.no-chat')}</li>
        {info.rated ? <li>{say('table.rated')}</li> : null}
        {info.dealt ? <li>{say('table.dealt')}</li> : null}
        {info.draft === null ? null : <li>{say('table.draft')}</li>}
        {info.locked ? <li>{say('table.locked')}</li> : null}
      </ul>
      <details class="more">
        <summary>{say('lobby.dice')}</summary>
        <p class="note">{say('lobby.dice.text')}</p>
        <p class="commitment">{info.commitment}</p>
      </details>
    </section>
  );
}
