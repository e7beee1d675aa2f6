// Every House: power, supply, units, and its cards, in hand and spent. Looking at one lights up its areas.

import { UNIT_KINDS, type HouseCardId, type HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { HouseCard } from '../cards/house-card.tsx';
import { useDesk } from '../desk.ts';
import { HouseShield, spoken } from '../house-shield.tsx';
import { CastleIcon, PowerSign, SupplyIcon, UnitSign } from '../signs.tsx';
import { holdings, standings, type Holding } from './facts.ts';
import { lighting, Peek } from './parts.tsx';
import './houses.css';

export function Houses(): VNode | null {
  const desk = useDesk();
  const view = desk.view.value;
  const opened = useSignal<HouseId | null>((desk.scene.seat ?? null) as HouseId | null);
  if (view === null) return null;
  const forts = new Map(standings(view).map((standing) => [standing.house, standing.forts]));
  return (
    <div class="thrones-panel houses">
      {holdings(view).map((holding) => (
        <House
          key={holding.house}
          holding={holding}
          forts={forts.get(holding.house) ?? 0}
          open={opened.value === holding.house}
          onToggle={(open) => {
            opened.value = open ? holding.house : null;
            desk.lit.value = new Set(open ? holding.areas : []);
          }}
        />
      ))}
    </div>
  );
}

interface HouseProps {
  readonly holding: Holding;
  readonly forts: number;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

function House({ holding, forts, open, onToggle }: HouseProps): VNode {
  const desk = useDesk();
  const body = useId();
  const { house, power, supply, hand } = holding;
  const player = desk.scene.nameOf(house);
  return (
    <section class={`house of-${house}`} {...lighting(desk, holding.areas)}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={body} onClick={() => onToggle(!open)}>
          <HouseShield house={house} size={34} />
          <span class="who">
            <span class="house-name">{tell(`name.house.${house}`)}</span>
            <span class="player">{desk.scene.seat === house ? say('thrones.panels.you') : player}</span>
          </span>
          <Figure label={say('thrones.panels.house.forts', { forts })} value={forts}>
            <CastleIcon size={17} />
          </Figure>
          <Figure label={say('thrones.panels.supply.place', { supply })} value={supply}>
            <SupplyIcon size={17} />
          </Figure>
          <Figure label={say('thrones.panels.house.power', { power })} value={power}>
            <PowerSign house={house} size={20} />
          </Figure>
          <Figure label={say('thrones.panels.house.hand', { count: hand.length })} value={hand.length}>
            <span class="card-glyph" />
          </Figure>
        </button>
      </h3>
      <div id={body} class="house-body" hidden={!open}>
        {open && <Belongings holding={holding} />}
      </div>
    </section>
  );
}

function Figure(props: { readonly label: string; readonly value: number; readonly children: VNode }): VNode {
  return (
    <span class="figure" {...spoken(props.label)} title={props.label}>
      {props.children}
      <b>{props.value}</b>
    </span>
  );
}

function Belongings({ holding }: { readonly holding: Holding }): VNode {
  const { house, power, powerOnBoard, powerInPool, onBoard, inBox, hand, discard } = holding;
  return (
    <>
      <p class="power-line">
        <PowerSign house={house} size={22} />
        {say('thrones.panels.house.power-line', { power, board: powerOnBoard, pool: powerInPool })}
      </p>
      <ul class="units">
        {UNIT_KINDS.map((kind) => (
          <li key={kind}>
            <UnitSign kind={kind} house={house} size={30} />
            <span>
              {onBoard[kind] > 0
                ? tell(`count.unit.${kind}`, { n: onBoard[kind] })
                : `0 ${tell(`name.unit.${kind}`)}`}
              <small>{say('thrones.panels.house.in-box', { count: inBox[kind] })}</small>
            </span>
          </li>
        ))}
      </ul>
      <Cards title={say('thrones.panels.house.hand', { count: hand.length })} cards={hand} state="hand" />
      {discard.length > 0 && (
        <Cards
          title={say('thrones.panels.house.discard', { count: discard.length })}
          cards={discard}
          state="discarded"
        />
      )}
    </>
  );
}

function Cards(props: {
  readonly title: string;
  readonly cards: readonly HouseCardId[];
  readonly state: 'hand' | 'discarded';
}): VNode {
  return (
    <>
      <h4>{props.title}</h4>
      <ul class="cards">
        {props.cards.map((card) => (
          <li key={card}>
            <Peek large={<HouseCard card={card} size="large" />}>
              <HouseCard card={card} size="small" state={props.state} />
            </Peek>
          </li>
        ))}
      </ul>
    </>
  );
}
