// The pieces on the map, area by area. An area in which nothing changed is not drawn again.

import type { ThronesState } from '@maester/thrones';
import {
  AREAS,
  countUnits,
  type AreaId,
  type AreaState,
  type HouseId,
  type UnitKind,
  type Units,
} from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { language, tell } from '../../app/words.ts';
import type { Marks } from './desk.ts';
import { MAP_AREAS } from './map-shapes.ts';
import { ordersShown, type OrderShown } from './orders-shown.ts';
import { arrange, layOut, place, roomFor, SCALES, type Box, type Layout, type Stack } from './placement.ts';
import { OrderShape, PowerShape, UnitShape } from './signs.tsx';
import './pieces.css';

type Ghosts = Marks['units'];

interface InArea {
  readonly area: AreaState;
  readonly order: OrderShown | null;
  readonly ghosts: Ghosts;
  readonly level: number;
  /** Whose units the ghosts are. */
  readonly house: HouseId | null;
}

interface PiecesProps {
  readonly view: ThronesState;
  readonly drafts: Marks['orders'];
  readonly ghosts: Ghosts;
  readonly level: number;
  readonly seat: HouseId | null;
}

export function Pieces({ view, drafts, ghosts, level, seat }: PiecesProps): VNode {
  const drawn = useRef(new Map<AreaId, { key: string; node: VNode | null }>());
  const orders = ordersShown(view, drafts);
  const nodes = view.areas.map((area) => {
    const inArea: InArea = {
      area,
      order: orders.get(area.id) ?? null,
      ghosts: ghosts.filter((ghost) => ghost.area === area.id),
      level,
      house: seat,
    };
    // Views come as fresh copies, so areas are compared by what they say.
    const key = language.value + JSON.stringify(inArea);
    const last = drawn.current.get(area.id);
    if (last?.key === key) return last.node;
    const node = drawArea(inArea);
    drawn.current.set(area.id, { key, node });
    return node;
  });
  return <g class="pieces">{nodes}</g>;
}

const nameOf = (id: AreaId): string => tell(`name.area.${id}`);

const layouts = new Map<string, Layout>();

/** Where things lie in this language, at this closeness. */
function layoutAt(level: number): Layout {
  const key = `${language.value} ${level}`;
  let layout = layouts.get(key);
  if (layout === undefined) layouts.set(key, (layout = layOut(nameOf, SCALES[level] ?? SCALES[0])));
  return layout;
}

/** Where the order of an area lies, or would. */
export function orderPlace(id: AreaId, level: number): readonly [x: number, y: number] | undefined {
  const box = layoutAt(level).orders.get(id);
  return box === undefined ? undefined : [box.x, box.y];
}

const NONE: Units = { footman: 0, knight: 0, ship: 0, 'siege-engine': 0 };

function drawArea({ area, order, ghosts, level, house }: InArea): VNode | null {
  const { id, power, garrison, neutral } = area;
  const scale = SCALES[level] ?? SCALES[0];
  const empty = countUnits(area.units) === 0 && ghosts.length === 0 && order === null;
  if (empty && power === null && garrison === 0 && neutral === null) return null;
  const stacks = arrange(area.units, area.routed, roomFor(id, level));
  const coming = arrangeGhosts(ghosts, stacks);
  const across = extent([...stacks, ...coming]);
  const places = place(
    id,
    {
      units: across === null ? null : { width: across[0] * scale.piece, height: across[1] * scale.piece },
      token: power !== null,
      garrison: garrison > 0 || neutral !== null,
    },
    layoutAt(level),
  );
  const owner = area.house ?? house;
  return (
    <g key={id} data-area={id}>
      {power !== null && (
        <g transform={at(places.token, scale.piece)}>
          <PowerShape house={power} />
        </g>
      )}
      {garrison > 0 && (
        <Garrison at={at(places.garrison, scale.piece)} house={AREAS[id].homeOf} strength={garrison} />
      )}
      {neutral !== null && <Neutral at={at(places.garrison, scale.piece)} force={neutral} />}
      {area.house !== null && stacks.length > 0 && (
        <g transform={at(places.units, scale.piece)}>
          {stacks.map((stack) => (
            <StackOf key={`${stack.x} ${stack.y}`} stack={stack} house={area.house as HouseId} />
          ))}
        </g>
      )}
      {owner !== null && coming.length > 0 && (
        <g class="coming" transform={at(places.units, scale.piece)}>
          {coming.map((stack) => (
            <StackOf key={`${stack.x} ${stack.y}`} stack={stack} house={house ?? owner} />
          ))}
        </g>
      )}
      {order !== null && (
        <g class={order.draft ? 'draft' : 'given'} transform={at(places.order, scale.piece)}>
          <OrderShape order={order.order} house={order.house} />
          {order.draft && <circle class="dashes" r="22.5" />}
        </g>
      )}
    </g>
  );
}

function at({ x, y }: Box, scale: number): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** Units that would come stand behind those that are there. */
function arrangeGhosts(ghosts: Ghosts, there: readonly Stack[]): readonly Stack[] {
  const units: Record<UnitKind, number> = { ...NONE };
  for (const { kind, count } of ghosts) units[kind] += count;
  const right = there.length === 0 ? null : Math.max(...there.map(({ x }) => x));
  const row = arrange(units, NONE, 2);
  const left = row.length === 0 ? 0 : Math.min(...row.map(({ x }) => x));
  return right === null ? row : row.map((stack) => ({ ...stack, x: stack.x - left + right + 27 }));
}

/** Width and height of a group of stacks; null without any. */
function extent(stacks: readonly Stack[]): readonly [number, number] | null {
  if (stacks.length === 0) return null;
  const [xs, ys] = [stacks.map(({ x }) => Math.abs(x)), stacks.map(({ y }) => Math.abs(y))];
  return [2 * Math.max(...xs) + 28, 2 * Math.max(...ys) + 28];
}

function StackOf({ stack, house }: { readonly stack: Stack; readonly house: HouseId }): VNode {
  const { kind, routed, count, x, y } = stack;
  return (
    <g transform={`translate(${x} ${y})`}>
      <UnitShape kind={kind} house={house} routed={routed} />
      {count > 1 && (
        <g class="count" transform="translate(8 10)">
          <circle r="7.5" />
          <text y="4">{count}</text>
        </g>
      )}
    </g>
  );
}

/** A wall with its strength, in the colours of the House whose home it is. */
function Garrison(props: {
  readonly at: string;
  readonly house: HouseId | null;
  readonly strength: number;
}): VNode {
  return (
    <g class={`garrison of-${props.house ?? 'nobody'}`} transform={props.at}>
      <path d="M-12-12h5v3.5h4.5V-12h5v3.5H7V-12h5V12h-24z" />
      <text y="8">{props.strength}</text>
    </g>
  );
}

function Neutral({
  at: where,
  force,
}: {
  readonly at: string;
  readonly force: number | 'impassable';
}): VNode {
  return (
    <g class="neutral" transform={where}>
      <path d="M-10.5-12.5h21v11.5C10.5 6.5 5.5 11 0 13.5-5.5 11-10.5 6.5-10.5-1z" />
      {force === 'impassable' ? (
        <path class="barred" d="M-5-6.5 5 5.5M5-6.5-5 5.5" />
      ) : (
        <text y="5">{force}</text>
      )}
    </g>
  );
}

/** Who attacks stands at the border, swords drawn. */
export function CombatMarker({
  combat,
  at: [x, y],
  level,
}: {
  readonly combat: NonNullable<ThronesState['combat']>;
  readonly at: readonly [number, number];
  readonly level: number;
}): VNode {
  const scale = (SCALES[level] ?? SCALES[0]).piece * 1.15;
  const stacks = arrange(combat.attackers, NONE, roomFor('winterfell', level));
  const [from, to] = [MAP_AREAS[combat.from].centre, MAP_AREAS[combat.area].centre];
  const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  // The swords on the border, the attackers behind them.
  const back = [(-34 * (to[0] - from[0])) / length, (-34 * (to[1] - from[1])) / length];
  return (
    <g class="combat" transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class="attackers" transform={`translate(${back[0]} ${back[1]})`}>
        {stacks.map((stack) => (
          <StackOf key={`${stack.x} ${stack.y}`} stack={stack} house={combat.attacker} />
        ))}
      </g>
      <g class="clash">
        <path
          class="burst"
          d="M0-22 5.5-14 14.5-17.5 14-8 22.5-5 16.5 2.5 21 11 11.5 11.5 9 21 0 16-9 21-11.5 11.5-21 11-16.5 2.5-22.5-5-14-8-14.5-17.5-5.5-14z"
        />
        <path class="swords" d="M-9-9 8 8M9-9-8 8M-9 4-4 9M9 4 4 9" />
      </g>
    </g>
  );
}
