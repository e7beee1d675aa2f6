// Tied bidders as one list: dragged by hand, moved by arrow keys or buttons, confirmed once.

import { useSignal } from '@preact/signals';
import type { HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../words.ts';
import { useDesk } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { fact, optionsOf, type Asked, type ControlProps } from './asked.ts';
import { isHouse } from './kinds.ts';
import { Foot, Hinted, houseName } from './parts.tsx';
import { movedTo } from './tie-plan.ts';
import { HousesControl } from './tracks.tsx';
import './ties.css';

export function TiesControl({ asked }: ControlProps): VNode {
  const { plans } = useDesk();
  return plans === null ? <HousesControl asked={asked} /> : <TieList asked={asked} />;
}

function TieList({ asked }: ControlProps): VNode {
  const { plans } = useDesk();
  const { decision } = asked;
  const first = Number(decision.facts['place']);
  const order = useSignal<readonly HouseId[]>(
    optionsOf(decision)
      .map(({ id }) => id)
      .filter(isHouse),
  );
  const list = useRef<HTMLOListElement>(null);
  const held = useSignal<HouseId | null>(null);

  const move = (from: number, to: number): void => {
    order.value = movedTo(order.value, from, to);
  };
  /** Where the list would take what is held at this height. */
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    return rows.filter(({ top, height }) => y > top + height / 2).length;
  };
  const drag = (event: PointerEvent): void => {
    const house = held.value;
    if (house === null) return;
    const from = order.value.indexOf(house);
    const gap = placeAt(event.clientY);
    move(from, gap > from ? gap - 1 : gap);
  };
  const take = (event: PointerEvent, house: HouseId): void => {
    if (event.button !== 0 || asked.busy) return;
    if (!(event.target instanceof Element) || event.target.closest('button') !== null) return;
    // A finger scrolls the list, unless it takes a House by its shield.
    if (event.pointerType === 'touch' && event.target.closest('.tie-grip') === null) return;
    list.current?.setPointerCapture(event.pointerId);
    held.value = house;
  };
  const drop = (): void => void (held.value = null);

  const send: Asked['send'] = (choice) => {
    plans?.tie.decide(fact(decision, 'track'), order.value);
    return asked.send(choice);
  };
  const suggest = async (): Promise<void> => {
    const wanted = await asked.askHint();
    const from = order.value.findIndex((house) => house === wanted);
    if (from > 0) move(from, 0);
  };
  return (
    <>
      <p class="note">{say('thrones.controls.ties.note')}</p>
      <ol
        class="ties"
        ref={list}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        aria-label={say('thrones.controls.ties')}
      >
        {order.value.map((house, i) => (
          <li key={house} data-held={held.value === house} onPointerDown={(event) => take(event, house)}>
            <span class="tie-grip">
              <span class="place">{first + i}</span>
              <HouseShield house={house} size={30} />
            </span>
            <strong>{houseName(house)}</strong>
            {asked.hint === house && i === 0 && <Hinted />}
            <Mover house={house} at={i} of={order.value.length} move={move} />
          </li>
        ))}
      </ol>
      <p class="visually-hidden" aria-live="polite">
        {say('thrones.controls.ties.said', { houses: order.value })}
      </p>
      <Foot
        asked={{ ...asked, send }}
        choice={order.value[0] ?? null}
        label={say('thrones.controls.ties.confirm')}
        onHint={suggest}
      />
    </>
  );
}

function Mover(props: {
  readonly house: HouseId;
  readonly at: number;
  readonly of: number;
  readonly move: (from: number, to: number) => void;
}): VNode {
  const { house, at, of, move } = props;
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move(at, at + by);
  };
  return (
    <span class="movers">
      {(['up', 'down'] as const).map((way) => {
        const to = way === 'up' ? at - 1 : at + 1;
        return (
          <button
            key={way}
            type="button"
            aria-label={say(`thrones.controls.ties.${way}`, { house })}
            aria-disabled={to < 0 || to >= of}
            onClick={() => move(at, to)}
            onKeyDown={press}
          >
            <span aria-hidden="true">{way === 'up' ? '↑' : '↓'}</span>
          </button>
        );
      })}
    </span>
  );
}
