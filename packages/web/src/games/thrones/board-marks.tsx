// What is laid over the map for a while: outlines, arrows, and what is printed under them again.

import type { AreaId, HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../app/words.ts';
import { arrowShape } from './arrows.ts';
import type { Arrow } from './desk.ts';
import { areaOutline, drawPrintOf } from './map.ts';
import { orderPlace } from './pieces.tsx';

const outlines = new Map<AreaId, string>();

function outline(id: AreaId): string {
  let path = outlines.get(id);
  if (path === undefined) outlines.set(id, (path = areaOutline(id)));
  return path;
}

/** How much an area stands out, in the one colour of marks: by the weight of its edge and of its fill. */
export type Emphasis = 'choosable' | 'chosen' | 'lit' | 'taught' | 'hovered' | 'inspected' | 'focused';

/** The casings come first, so that none covers the edge of a neighbour. */
export function Outlines(props: { readonly areas: Iterable<AreaId>; readonly kind: Emphasis }): VNode | null {
  const shapes = [...props.areas].map(outline);
  if (shapes.length === 0) return null;
  return (
    <g class={`outlines ${props.kind}`}>
      <path class="casing" d={shapes.join('')} />
      {shapes.map((shape) => (
        <path key={shape} class="edge" d={shape} />
      ))}
    </g>
  );
}

/** Names and icons stay readable under whatever marks their areas. */
export function PrintAgain({ areas }: { readonly areas: Iterable<AreaId> }): VNode {
  const print = [...new Set(areas)].map((id) => drawPrintOf(id, tell(`name.area.${id}`)));
  return <g class="westeros" dangerouslySetInnerHTML={{ __html: print.join('') }} />;
}

export function ArrowOver(props: {
  readonly arrow: Arrow;
  readonly house: HouseId | null;
  readonly level: number;
}): VNode {
  const { arrow, house, level } = props;
  // Who retreats leaves no order behind.
  const start = arrow.kind === 'retreat' ? undefined : orderPlace(arrow.from, level);
  const { shaft, tip, angle } = arrowShape(arrow, start);
  return (
    <g class={`arrow ${arrow.kind} of-${house ?? 'nobody'}`}>
      <path class="edge" d={shaft} />
      <path class="shaft" d={shaft} />
      <path class="flow" d={shaft} />
      <path
        class="head"
        d="M12 0-12-13-6 0-12 13z"
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${angle})`}
      />
    </g>
  );
}
