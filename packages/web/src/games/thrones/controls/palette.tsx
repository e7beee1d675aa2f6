// All order tokens of a House, the special ones below the regular ones of their type: what is left, what is forbidden
// and why.

import { ORDER_IDS, ORDERS, type HouseId, type OrderId } from '@maester/thrones/tables';
import type { Refusal } from '@maester/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { tell, tellRefusal } from '../../../app/words.ts';
import { say } from '../words.ts';
import { OrderSign } from '../signs.tsx';
import { Hinted } from './parts.tsx';
import './orders.css';

export interface Token {
  readonly order: OrderId;
  /** How many are left of how many, where that is counted. */
  readonly left: number | null;
  /** Why it cannot be used at all now. */
  readonly refusal: Refusal | null;
  readonly held: boolean;
  readonly hinted: boolean;
}

export function Palette(props: {
  readonly house: HouseId;
  readonly tokenOf: (order: OrderId) => Token;
  readonly onToken: (order: OrderId, again: boolean) => void;
  readonly onGrab?: (order: OrderId, event: PointerEvent) => void;
  /** Stands in the corner that no token needs. */
  readonly children?: ComponentChildren;
}): VNode {
  /** The token that is pointed at, touched or focused. */
  const about = useSignal<OrderId | null>(null);
  return (
    <fieldset class="palette" aria-label={say('thrones.controls.orders.palette')}>
      {ORDER_IDS.map((order) => {
        const token = props.tokenOf(order);
        return (
          <TokenButton
            key={order}
            house={props.house}
            token={token}
            onClick={(again) => props.onToken(order, again)}
            onAbout={(is) => (about.value = is ? order : about.value === order ? null : about.value)}
            {...(props.onGrab === undefined || token.refusal !== null
              ? {}
              : { onGrab: (event: PointerEvent) => props.onGrab?.(order, event) })}
          />
        );
      })}
      <div class="palette-gap">{props.children}</div>
      {about.value !== null && (
        <p class="order-line" id="order-line">
          {lineOf(props.tokenOf(about.value))}
        </p>
      )}
    </fieldset>
  );
}

/** What an order does, in one line; or why it cannot be given. */
function lineOf({ order, refusal }: Token): string {
  return refusal === null ? say(`thrones.controls.order-line.${order}`) : tellRefusal(refusal);
}

function TokenButton(props: {
  readonly house: HouseId;
  readonly token: Token;
  readonly onClick: (again: boolean) => void;
  readonly onAbout: (is: boolean) => void;
  readonly onGrab?: (event: PointerEvent) => void;
}): VNode {
  const { house, token } = props;
  const { order, left, refusal } = token;
  const name = tell(`name.order.${order}`);
  const counted = left === null ? name : say('thrones.controls.orders.token', { order, left });
  const said = token.hinted ? `${counted}, ${say('thrones.controls.hint.mark')}` : counted;
  return (
    <button
      type="button"
      class={`token ${order}${props.onGrab === undefined ? '' : ' draggable'}`}
      aria-label={refusal === null ? said : `${said}. ${tellRefusal(refusal)}`}
      aria-describedby="order-line"
      aria-pressed={token.held}
      aria-disabled={refusal !== null}
      data-spent={left === 0}
      onPointerEnter={() => props.onAbout(true)}
      onPointerLeave={() => props.onAbout(false)}
      onFocus={() => props.onAbout(true)}
      onBlur={() => props.onAbout(false)}
      onClick={(event) => props.onClick(event.detail === 0)}
      {...(props.onGrab === undefined ? {} : { onPointerDown: props.onGrab })}
    >
      <OrderSign order={order} house={house} size={46} />
      {left !== null && ORDERS[order].count > 1 && <span class="left">×{left}</span>}
      {refusal !== null && <span class="barred" aria-hidden="true" />}
      {token.hinted && <Hinted />}
    </button>
  );
}
