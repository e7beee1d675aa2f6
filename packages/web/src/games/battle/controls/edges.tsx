// Whose edge is which: the Deployment Zones on the table, to be picked there or by name.

import { BATTLEFIELD, EDGES } from '@maester/battle/field';
import type { VNode } from 'preact';
import { useMarks } from '../desk.ts';
import { say } from '../say.ts';
import { usePicking, type Asked, type OptionDecision } from './asked.ts';
import { Offered, OptionsFoot } from './options.tsx';

const edgeOf = (id: string): number => EDGES.findIndex((edge) => edge === id);

export function EdgesControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const { decision } = asked;
  const picking = usePicking(asked);
  const edges = decision.options.map(({ id }) => edgeOf(id)).filter((edge) => edge >= 0);
  const picked = picking.picked === null ? -1 : edgeOf(picking.picked);
  useMarks({
    edges: picked >= 0 ? [picked] : edges,
    onPoint({ x, y }) {
      const far = [y, BATTLEFIELD.depth - y, x, BATTLEFIELD.width - x];
      const [nearest] = edges.toSorted((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
      const id = nearest === undefined ? undefined : EDGES[nearest];
      if (id !== undefined) picking.pickThere(id);
    },
  });
  return (
    <>
      <p class="note">{say('battle.controls.edges')}</p>
      <Offered asked={asked} picking={picking} />
      <OptionsFoot asked={asked} picking={picking} />
    </>
  );
}
