// A draft before the game: in a drawn order everyone picks one of the seats that are left. People at this device pick in
// their turn, whoever watches sees what is picked.

import { picker, placesFor, unpicked, type Draft, type SeatInfo, type TableInfo } from '@maester/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { TopBar } from '../app/top-bar.tsx';
import { say, tell, tellRefusal } from '../app/words.ts';
import { RunningClock } from '../frame/clock.tsx';
import { ArmsOf } from '../identity/arms-shield.tsx';
import type { TableModel } from '../table/model.ts';
import { mindName, personaAt } from '../table/tell-mind.ts';
import { SeatSign } from './seat-sign.tsx';
import './draft-page.css';

interface Props {
  readonly info: TableInfo;
  /** Of everyone who plays at this device. */
  readonly models: readonly TableModel[];
}

export function DraftPage({ info, models }: Props): VNode | null {
  const chosen = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const { draft } = info;
  const turn = picker(info);
  if (draft === null || turn === null) return null;
  const mine = models.filter(({ seat }) => seat !== null);
  const asked = mine.find(({ seat }) => seat === turn) ?? null;
  const left = unpicked(draft);
  const seat = asked !== null && left.includes(chosen.value ?? '') ? chosen.value : null;
  const whose = nameAt(info, turn);

  const pick = async (): Promise<void> => {
    if (asked === null || seat === null) return;
    chosen.value = null;
    const answer = await asked.send({ type: 'pick', seat });
    problem.value = answer.ok ? null : tellRefusal(answer.refusal);
  };

  return (
    <>
      <TopBar />
      <main class="page stack draft">
        <div class="stack tight">
          <h1>{say('draft.title')}</h1>
          <p class="draft-turn" aria-live="polite">
            {asked === null
              ? say('draft.waiting', { who: whose })
              : mine.length > 1
                ? say('draft.turn-of', { who: whose })
                : say('draft.your-turn')}
          </p>
          <div role="alert">{problem.value === null ? null : <p class="problem">{problem.value}</p>}</div>
        </div>
        <div class="draft-columns">
          <section class="panel stack" aria-labelledby="draft-houses">
            <h2 id="draft-houses">{say('draft.houses')}</h2>
            <ul class="draft-houses">
              {draft.seats.map((house) => (
                <House
                  key={house}
                  house={house}
                  by={pickedBy(info, draft, house)}
                  chosen={house === seat}
                  choose={asked === null ? null : () => (chosen.value = house)}
                />
              ))}
            </ul>
            {asked === null ? null : (
              <div class="row">
                <button
                  type="button"
                  class="button primary large"
                  disabled={seat === null}
                  onClick={() => void pick()}
                >
                  {seat === null
                    ? say('draft.choose')
                    : say('draft.pick', { house: tell(`name.seat.${seat}`) })}
                </button>
              </div>
            )}
          </section>
          <section class="panel stack" aria-labelledby="draft-order">
            <h2 id="draft-order">{say('draft.order')}</h2>
            <ol class="draft-order">
              {draft.order.map((place) => (
                <Place
                  key={place}
                  info={info}
                  draft={draft}
                  place={place}
                  turn={place === turn}
                  models={models}
                />
              ))}
            </ol>
            <p class="note">{say('draft.order.note')}</p>
          </section>
        </div>
      </main>
    </>
  );
}

interface HouseProps {
  readonly house: string;
  /** Whose it is. */
  readonly by: string | null;
  readonly chosen: boolean;
  readonly choose: (() => void) | null;
}

function House({ house, by, chosen, choose }: HouseProps): VNode {
  return (
    <li>
      <button
        type="button"
        class={`draft-house ${by === null ? '' : 'picked'}`}
        aria-pressed={chosen}
        disabled={by !== null || choose === null}
        onClick={() => choose?.()}
      >
        <SeatSign seat={house} size={72} />
        <strong>{tell(`name.seat.${house}`)}</strong>
        <span class="note">{by ?? say('draft.free')}</span>
      </button>
    </li>
  );
}

interface PlaceProps extends Props {
  readonly draft: Draft;
  readonly place: string;
  readonly turn: boolean;
}

function Place({ info, draft, place, turn, models }: PlaceProps): VNode {
  const at = info.seats.find(({ seat }) => seat === place);
  const picked = draft.picks[place] ?? null;
  const until = models[0]?.deadlines.value[place];
  const persona = personaAt(info, place);
  return (
    <li class={turn ? 'turn' : ''} aria-current={turn ? 'step' : undefined}>
      <SeatSign seat={picked ?? place} size={36} />
      <div>
        <p class="table-title">
          <ArmsOf text={at?.arms ?? persona?.arms ?? null} size={20} /> {nameAt(info, place)}
        </p>
        <p class="note">
          {picked !== null
            ? tell(`name.seat.${picked}`)
            : turn
              ? say('draft.picking')
              : at?.kind === 'mind'
                ? (mindName(at.mind) ?? say('seat.computer'))
                : say('draft.to-come')}
        </p>
      </div>
      {turn && until !== undefined ? <RunningClock until={until} /> : null}
    </li>
  );
}

function pickedBy(info: TableInfo, { picks }: Draft, house: string): string | null {
  const [place] = Object.entries(picks).find(([, seat]) => seat === house) ?? [];
  return place === undefined ? null : nameAt(info, place);
}

/** People without a name are told apart by their place. */
function nameAt(info: TableInfo, place: string): string {
  const at: SeatInfo | undefined = info.seats.find(({ seat }) => seat === place);
  const number = placesFor(info.seats.map(({ seat }) => seat)).indexOf(place) + 1;
  return at?.name ?? personaAt(info, place)?.name ?? say('draft.player', { number });
}
