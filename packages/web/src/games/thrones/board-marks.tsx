// What is laid over the map for a while: the veil over areas that do not matter now, outlines, arrows.

import type { AreaId, HouseId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../app/words.ts';
import { arrowShape } from './arrows.ts';
import type { Arrow } from './desk.ts';
import { areaOutline, drawNameOf, drawPort } from './map.ts';
import { MAP_AREAS, MAP_SIZE, type LandOnMap, type PortOnMap, type SeaOnMap } from './map-shapes.ts';
import { orderPlace } from './pieces.tsx';

const outlines = new Map<AreaId, string>();

function outline(id: AreaId): string {
  let path = outlines.get(id);
  if (path === undefined) outlines.set(id, (path = areaOutline(id)));
  return path;
}

const isPort = (id: AreaId): boolean => MAP_AREAS[id].kind === 'port';

/** A port lies half on its land and half on its sea: it is drawn once more over the veil on them. */
function portAgain(id: AreaId): string {
  const area: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
  return area.kind === 'port' ? drawPort(id, area) : '';
}

/** Everything but these areas recedes. */
export function Veil({ clear }: { readonly clear: ReadonlySet<AreaId> }): VNode {
  const { width, height } = MAP_SIZE;
  const holes = [...clear].filter((id) => !isPort(id)).map(outline);
  return (
    <g class="veil">
      <path d={`M0 0H${width}V${height}H0Z${holes.join('')}`} />
      <g class="westeros" dangerouslySetInnerHTML={{ __html: [...clear].map(portAgain).join('') }} />
    </g>
  );
}

export function Outlines({
  areas,
  kind,
}: {
  readonly areas: Iterable<AreaId>;
  readonly kind: string;
}): VNode {
  return (
    <g class={`outlines ${kind}`}>
      {[...areas].map((id) => (
        <path key={id} d={outline(id)} />
      ))}
    </g>
  );
}

/** Names stay readable under whatever marks their areas. */
export function NamesAgain({ areas }: { readonly areas: Iterable<AreaId> }): VNode {
  const names = [...new Set(areas)].map((id) => drawNameOf(id, tell(`name.area.${id}`)));
  return <g class="westeros" dangerouslySetInnerHTML={{ __html: names.join('') }} />;
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
