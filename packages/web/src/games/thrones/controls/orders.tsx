// Placing orders: an area and a token, in either order, by click or by drag; all of it can be changed until it is
// confirmed, and a half-made plan is still there after a reload.

import { useSignal } from '@preact/signals';
import type { Refusal } from '@maester/kernel';
import { ORDERS, type AreaId, type OrderId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { forget, recall, remember } from '../../../app/storage.ts';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useDesk, useMarks, type Desk } from '../desk.ts';
import { startDrag } from '../../../board-kit/drag.ts';
import { isTaken } from '../../../frame/keyboard.ts';
import { OrderSign, StarSign } from '../signs.tsx';
import type { Asked, ControlProps } from './asked.ts';
import { areaIn, inBoardOrder } from './board-facts.ts';
import {
  exchange,
  fillIn,
  lay,
  readDraft,
  starsLaid,
  tokensLeft,
  without,
  type Draft,
} from './order-draft.ts';
import { orderByKey } from './order-keys.ts';
import { Palette, type Token } from './palette.tsx';
import { areaName, Foot, Pictured, UnitRow, useLight } from './parts.tsx';

export function draftKey(desk: Desk, round: number): string {
  return `maester.orders.${desk.scene.key}.${round}`;
}

export function OrdersControl({ asked }: ControlProps): VNode {
  const desk = useDesk();
  const { decision, view, house } = asked;
  const slots = decision.kind === 'assignment' ? decision.slots : [];
  const areas = inBoardOrder(slots.map((slot) => slot.id as AreaId));
  const allowed = (slots[0]?.values ?? []).map(({ id }) => id);
  const stars = Number(decision.facts['stars']);
  const key = draftKey(desk, view.round);
  const draft = useSignal<Draft>(readDraft(recall<unknown>(key, {}), areas, allowed));
  const held = useSignal<OrderId | null>(null);
  const active = useSignal<AreaId | null>(null);
  /** The active area was gone on to, not chosen: choosing it now does not put it away. */
  const offered = useRef(false);
  const suggested = useSignal<Draft | null>(null);
  const finished = asked.check(draft.value) === null;

  const change = (next: Draft): void => {
    asked.play.explain(null);
    draft.value = next;
    if (Object.keys(next).length === 0) forget(key);
    else remember(key, next);
  };
  const put = (area: AreaId, order: OrderId): boolean => {
    if (!areas.includes(area)) {
      asked.play.explain(asked.check({ ...draft.value, [area]: order }));
      return false;
    }
    const laid = lay(draft.value, area, order, stars);
    asked.play.explain(laid.ok ? null : laid.refusal);
    if (laid.ok) change(laid.draft);
    return laid.ok;
  };
  const emptyAfter = (area: AreaId): AreaId | null => {
    const at = areas.indexOf(area);
    const around = [...areas.slice(at + 1), ...areas.slice(0, at)];
    return around.find((id) => draft.value[id] === undefined) ?? null;
  };
  const onArea = (area: AreaId): void => {
    if (held.value !== null) {
      if (put(area, held.value)) held.value = null;
    } else {
      active.value = active.value === area && !offered.current ? null : area;
      offered.current = false;
    }
  };
  const onToken = (order: OrderId): void => {
    const { refusal } = tokenOf(order);
    asked.play.explain(refusal);
    if (refusal !== null) return;
    const area = active.value;
    if (area === null) held.value = held.value === order ? null : order;
    else if (put(area, order)) {
      active.value = emptyAfter(area);
      offered.current = true;
    }
  };
  const takeAway = (area: AreaId): void => change(without(draft.value, area));
  const clear = (): void => {
    if (held.value !== null || active.value !== null) {
      held.value = null;
      active.value = null;
    }
  };
  const suggest = async (): Promise<void> => {
    const anew = finished;
    const hint = suggested.value === null ? await asked.askHint() : null;
    if (hint === undefined) return;
    const wanted = suggested.value ?? readDraft(hint, areas, allowed);
    // What the player laid stays as long as something is empty; a finished plan is laid anew.
    change(anew ? wanted : fillIn(draft.value, wanted, areas, allowed, stars));
    suggested.value = wanted;
    active.value = null;
    held.value = null;
  };
  const send: Asked['send'] = async (choice) => {
    const accepted = await asked.send(choice);
    if (accepted) forget(key);
    return accepted;
  };
  const tokenOf = (order: OrderId): Token => ({
    order,
    left: tokensLeft(draft.value, order),
    refusal: allowed.includes(order) ? null : refusalOf(asked, areas, order, stars),
    held: held.value === order || (active.value !== null && draft.value[active.value] === order),
    hinted: false,
  });

  useMarks({
    choosable: new Set(areas),
    chosen: new Set(active.value === null ? [] : [active.value]),
    orders: new Map(Object.entries(draft.value) as [AreaId, OrderId][]),
    onArea,
    whyNot: (area) => asked.check({ ...draft.value, [area]: held.value ?? 'march-0' }),
    onDrop: (area, carried) => {
      const [kind, what] = carried.split(':');
      if (kind === 'order') put(area, what as OrderId);
      else if (kind === 'area' && areas.includes(area)) change(exchange(draft.value, what as AreaId, area));
    },
  });
  useOrderKeys((pressed) => {
    const here = active.value ?? areas.find((area) => draft.value[area] === undefined) ?? null;
    if (pressed === 'Delete' || pressed === 'Backspace') {
      if (active.value !== null) takeAway(active.value);
    } else if (pressed.toLowerCase() === 'n') {
      active.value = active.value === null ? here : emptyAfter(active.value);
    } else if (here !== null) {
      const order = orderByKey(pressed, draft.value, here, allowed, stars);
      if (order === null || !put(here, order)) return;
      active.value = here;
      held.value = null;
    }
  });

  const laid = Object.keys(draft.value).length;
  const replaceable = finished && (suggested.value === null || !same(draft.value, suggested.value));
  return (
    <>
      <p class="note order-note" data-idle={held.value === null && active.value === null}>
        {say(noteFor(held.value, active.value), { order: held.value, area: active.value })}
      </p>
      <Palette
        house={house}
        tokenOf={tokenOf}
        onToken={onToken}
        onGrab={(order, event) =>
          startDrag(event, `order:${order}`, <OrderSign order={order} house={house} size={46} />)
        }
      >
        <Pictured
          class="stars"
          label={say('thrones.controls.orders.stars', { laid: starsLaid(draft.value), stars })}
        >
          {Array.from({ length: stars }, (_, i) => (
            <span key={i} class={i < stars - starsLaid(draft.value) ? 'star' : 'star spent'}>
              <StarSign size={15} />
            </span>
          ))}
        </Pictured>
        <span aria-hidden="true">
          {say('thrones.controls.orders.stars.left', { left: stars - starsLaid(draft.value) })}
        </span>
      </Palette>
      <ul class="order-areas">
        {areas.map((area) => (
          <OrderArea
            key={area}
            asked={asked}
            area={area}
            order={draft.value[area] ?? null}
            active={active.value === area}
            onSelect={() => onArea(area)}
            onRemove={() => takeAway(area)}
          />
        ))}
      </ul>
      <Foot
        asked={{ ...asked, send }}
        choice={draft.value}
        label={say('thrones.controls.orders.confirm')}
        onClear={clear}
        unfinished={unfinished(asked.check(draft.value), areas.length - laid)}
        onHint={suggest}
        hintLabel={say(
          replaceable ? 'thrones.controls.orders.suggest-all' : 'thrones.controls.orders.suggest',
        )}
      >
        <button
          type="button"
          class="quiet clear"
          disabled={laid === 0 || asked.busy}
          onClick={() => change({})}
        >
          {say('thrones.controls.orders.clear')}
        </button>
      </Foot>
    </>
  );
}

function noteFor(
  held: OrderId | null,
  active: AreaId | null,
): 'thrones.controls.orders.note' | 'thrones.controls.orders.held' | 'thrones.controls.orders.active' {
  if (held !== null) return 'thrones.controls.orders.held';
  return active === null ? 'thrones.controls.orders.note' : 'thrones.controls.orders.active';
}

/** Areas without an order are no mistake yet, nor are tokens not laid where there are too few of them. */
function unfinished(refusal: Refusal | null, count: number): string | null {
  if (refusal?.rule === 'thrones/planning/every-area-with-units')
    return say('thrones.controls.orders.missing', { count });
  if (refusal?.rule !== 'thrones/planning/too-few-place-all') return null;
  const { eligible, placed } = refusal.facts;
  return say('thrones.controls.orders.too-few', { count: Number(eligible) - Number(placed) });
}

/** Why the token cannot be laid anywhere: no stars at all, or a card that forbids it. */
function refusalOf(asked: Asked, areas: readonly AreaId[], order: OrderId, stars: number): Refusal | null {
  if (ORDERS[order].star && stars === 0)
    return { rule: 'thrones/planning/star-limit', facts: { stars: 1, limit: 0 } };
  return asked.check(Object.fromEntries(areas.map((area) => [area, order])));
}

function same(one: Draft, other: Draft): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((area) => one[area] === other[area]);
}

/** Keys on the map are the map's, but for those that take an order away. */
function useOrderKeys(press: (key: string) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const removes = event.key === 'Delete' || event.key === 'Backspace';
      const typing = event.target.closest('input, textarea') !== null;
      if (removes ? !typing : !isTaken(event.target, event.key)) press(event.key);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
}

/** Areas may lie in a row too long for the screen: the one at hand comes into sight. */
function useInSight(active: boolean): { readonly current: HTMLLIElement | null } {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active]);
  return line;
}

function OrderArea(props: {
  readonly asked: Asked;
  readonly area: AreaId;
  readonly order: OrderId | null;
  readonly active: boolean;
  readonly onSelect: () => void;
  readonly onRemove: () => void;
}): VNode {
  const { asked, area, order, active } = props;
  const light = useLight([area]);
  const line = useInSight(active);
  const what = order === null ? say('thrones.controls.orders.none') : tell(`name.order.${order}`);
  return (
    <li ref={line} class="order-area" data-empty={order === null}>
      <button
        type="button"
        class="option"
        aria-pressed={active}
        onClick={props.onSelect}
        onPointerDown={(event) => {
          const onToken = event.target instanceof Element && event.target.closest('.draggable') !== null;
          if (order !== null && onToken)
            startDrag(event, `area:${area}`, <OrderSign order={order} house={asked.house} size={46} />);
        }}
        {...light}
      >
        <span class={order === null ? 'option-icon' : 'option-icon draggable'}>
          {order === null ? (
            <span class="no-order" aria-hidden="true" />
          ) : (
            <OrderSign order={order} house={asked.house} size={36} />
          )}
        </span>
        <span class="option-text">
          <span class="option-label">{areaName(area)}</span>
          <span class="visually-hidden">{what}</span>
          <span class="option-detail">
            <UnitRow units={areaIn(asked.view, area).units} house={asked.house} size={18} />
          </span>
        </span>
      </button>
      {order !== null && active && (
        <button
          type="button"
          class="remove"
          aria-label={say('thrones.controls.orders.remove', { area })}
          onClick={props.onRemove}
        >
          ×
        </button>
      )}
    </li>
  );
}
