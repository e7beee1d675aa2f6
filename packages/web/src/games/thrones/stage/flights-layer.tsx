// Draws what moves over the map, for the moment it takes. Nothing moves for those who asked for stillness, or for
// everything at once.

import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { ThronesEvent, ThronesState } from '@maester/thrones';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { arrowShape } from '../arrows.ts';
import { Layer } from '../board-layers.tsx';
import { useDesk } from '../desk.ts';
import { CHARGES, CROWN, SHIELD } from '../map-icons.ts';
import { MAP_AREAS, type LandOnMap } from '../map-shapes.ts';
import { SCALES } from '../placement.ts';
import { UnitShape } from '../signs.tsx';
import { FLIGHT_TIMES, flightsOf, holdersIn, type Flight, type Holders } from './flights.ts';
import './flights.css';

interface Flying {
  readonly id: number;
  readonly flight: Flight;
}

const isStill = (): boolean =>
  settings.peek().pace === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function FlightsLayer({ level }: { readonly level: ReadonlySignal<number> }): VNode | null {
  const { scene, play, staged } = useDesk();
  const flying = useSignal<readonly Flying[]>([]);
  const before = useRef<{ readonly version: number; readonly holders: Holders } | null>(null);
  const count = useRef(0);
  /** What would pass unseen behind a battle of one's own. */
  const later = useRef<Flight[]>([]);
  const fly = (flights: readonly Flight[]): void => {
    for (const flight of flights) {
      const id = (count.current += 1);
      flying.value = [...flying.peek(), { id, flight }];
      setTimeout(
        () => (flying.value = flying.peek().filter((one) => one.id !== id)),
        FLIGHT_TIMES[flight.kind],
      );
    }
  };
  useSignalEffect(() => {
    const shown = scene.shown.value;
    if (shown === null) return;
    const last = before.current;
    const view = shown.view as ThronesState;
    const goesOn = last !== null && shown.version > last.version;
    before.current = { version: shown.version, holders: holdersIn(view, goesOn ? last.holders : undefined) };
    if (!goesOn || isStill()) return;
    const news = shown.news.map(({ event }) => event as ThronesEvent);
    const flights = flightsOf(last.holders, view, news);
    const isStaged = staged.peek() || (play !== null && news.some((event) => isOwnBattle(event, scene.seat)));
    if (isStaged) later.current.push(...flights);
    else fly([...later.current.splice(0), ...flights]);
  });
  useSignalEffect(() => {
    if (!staged.value) fly(later.current.splice(0));
  });
  if (flying.value.length === 0) return null;
  const scale = (SCALES[level.value] ?? SCALES[0]).piece;
  return (
    <Layer name="flights">
      {flying.value.map(({ id, flight }) => (
        <Flown key={id} flight={flight} scale={scale} />
      ))}
    </Layer>
  );
}

/** A battle of one's own was decided: its stage opens. */
function isOwnBattle(event: ThronesEvent, seat: string | null): boolean {
  return event.type === 'combat-won' && (event.house === seat || event.loser === seat);
}

function Flown({ flight, scale }: { readonly flight: Flight; readonly scale: number }): VNode {
  switch (flight.kind) {
    case 'units':
      return <Travelling flight={flight} scale={scale} />;
    case 'banner':
      return <Banner flight={flight} scale={scale} />;
    case 'power':
      return <Power flight={flight} scale={scale} />;
  }
}

interface Drawn<Kind extends Flight['kind']> {
  readonly flight: Flight & { readonly kind: Kind };
  readonly scale: number;
}

/** So many places of its way are named to the browser. */
const STOPS = 12;

function Travelling({ flight: { units, house, arrow }, scale }: Drawn<'units'>): VNode {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const way = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    way.setAttribute('d', arrowShape(arrow).shaft);
    const length = way.getTotalLength();
    const stops = Array.from({ length: STOPS + 1 }, (_, i) => {
      const { x, y } = way.getPointAtLength((length * i) / STOPS);
      return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
    });
    group.current?.animate(stops, {
      duration: FLIGHT_TIMES.units,
      easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
      fill: 'both',
    });
  }, []);
  const middle = (units.length - 1) / 2;
  return (
    <g ref={group} class="travelling">
      {units.map((kind, i) => (
        <g key={i} transform={`translate(${(i - middle) * 20} ${Math.abs(i - middle) * 4})`}>
          <UnitShape kind={kind} house={house} />
        </g>
      ))}
    </g>
  );
}

function Banner({ flight: { house, area }, scale }: Drawn<'banner'>): VNode {
  const { centre, ...printed } = MAP_AREAS[area];
  const [x, y] = (printed as Partial<LandOnMap>).marks ?? centre;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale * 1.5})`}>
      <g class={`banner of-${house}`}>
        <path class="pole" d="M0 8V-46" />
        <g transform="translate(0 -34)">
          <path class="base" d={SHIELD} transform="scale(1.25)" />
          <g class="charge" transform="scale(1.15)" dangerouslySetInnerHTML={{ __html: CHARGES[house] }} />
        </g>
      </g>
    </g>
  );
}

function Power({ flight: { area, gained }, scale }: Drawn<'power'>): VNode {
  const [x, y] = MAP_AREAS[area].order;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class="gained">
        <text>+{gained}</text>
        <g transform="translate(22 -6)" dangerouslySetInnerHTML={{ __html: CROWN }} />
      </g>
    </g>
  );
}
