// The Messenger Raven's second thought: another token for one area.

import { useSignal } from '@preact/signals';
import type { AreaId, OrderId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../words.ts';
import { useMarks } from '../desk.ts';
import { OrderSign } from '../signs.tsx';
import { fact, type ControlProps } from './asked.ts';
import { areaIn } from './board-facts.ts';
import { Palette, type Token } from './palette.tsx';
import { areaName, Foot } from './parts.tsx';

export function NewOrderControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const area = fact(decision, 'area') as AreaId;
  const picked = useSignal<OrderId | null>(null);
  const order = picked.value;
  useMarks({
    chosen: new Set([area]),
    orders: new Map(order === null ? [] : [[area, order]]),
  });
  const tokenOf = (token: OrderId): Token => ({
    order: token,
    left: null,
    refusal: asked.check(token),
    held: order === token,
    hinted: asked.hint === token,
  });
  return (
    <>
      <p class="note swap">
        {areaName(area)}: <OrderSign order={areaIn(view, area).order} house={house} size={36} />
        <span aria-hidden="true">→</span>
        {order === null ? (
          <span class="no-order" aria-hidden="true" />
        ) : (
          <OrderSign order={order} house={house} size={36} />
        )}
      </p>
      <Palette
        house={house}
        tokenOf={tokenOf}
        onToken={(token, again) => {
          const refusal = asked.check(token);
          asked.play.explain(refusal);
          if (refusal !== null) return;
          if (again && picked.value === token) void asked.send(token);
          else picked.value = token;
        }}
      />
      <Foot
        asked={asked}
        choice={order}
        label={say('thrones.controls.confirm')}
        onClear={() => (picked.value = null)}
      />
    </>
  );
}
