// Where pieces lie on the map. Everything has an anchor in its area (map-shapes.ts) and gets the nearest place that
// leaves names and printed icons free. Units stand side by side, or as one of their kind with a count when crowded.

import {
  AREA_IDS,
  AREAS,
  NEIGHBOURS,
  UNIT_KINDS,
  type AreaId,
  type UnitKind,
  type Units,
} from '@maester/thrones/tables';
import { areaPolygons, breakName } from './map.ts';
import { MAP_AREAS, PORT_RADIUS, type LandOnMap, type PortOnMap, type SeaOnMap } from './map-shapes.ts';

/** Units of a kind drawn as one piece, from the middle of their row, in units of the piece. */
export interface Stack {
  readonly kind: UnitKind;
  readonly routed: boolean;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

const STEP = 27;
/** Counts hang over the edge of their piece. */
const COUNTED_STEP = 32;
const A_ROW = 3;

/** Side by side up to `single` of them, else one of a kind with its count. */
export function arrange(units: Units, routed: Units, single: number): readonly Stack[] {
  const kinds = UNIT_KINDS.flatMap((kind) => [
    { kind, routed: false, count: units[kind] - routed[kind] },
    { kind, routed: true, count: routed[kind] },
  ]).filter(({ count }) => count > 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const pieces =
    total <= single
      ? kinds.flatMap((stack) => Array.from({ length: stack.count }, () => ({ ...stack, count: 1 })))
      : kinds;
  const rows = Math.ceil(pieces.length / (pieces.length === 4 ? 2 : A_ROW));
  const each = Math.ceil(pieces.length / Math.max(1, rows));
  const step = pieces.some(({ count }) => count > 1) ? COUNTED_STEP : STEP;
  return pieces.map((piece, index) => {
    const row = Math.floor(index / each);
    const length = Math.min(each, pieces.length - row * each);
    return {
      ...piece,
      x: ((index % each) - (length - 1) / 2) * step,
      y: (row - (rows - 1) / 2) * step,
    };
  });
}

/** A box around its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies in an area, as boxes to be placed; in units of the map. */
export interface Contents {
  readonly units: { readonly width: number; readonly height: number } | null;
  readonly token: boolean;
  readonly garrison: boolean;
}

export type Places = Readonly<Record<'units' | 'order' | 'token' | 'garrison', Box>>;

/** Sizes that go with how close one looks. */
export interface Scale {
  /** How many times its own size a piece is drawn. */
  readonly piece: number;
  readonly landName: number;
  readonly seaName: number;
}

// oxfmt-ignore
export const SCALES: readonly [Scale, ...Scale[]] = [
  { piece: 1.42, landName: 25, seaName: 27 },
  { piece: 1.15, landName: 22, seaName: 24 },
  { piece: 0.95, landName: 18, seaName: 22 },
  { piece: 0.8,  landName: 15, seaName: 19 },
  { piece: 0.7,  landName: 12, seaName: 15 },
];

const ORDER_ACROSS = 40;
const TOKEN_ACROSS = 30;

export type NameOf = (area: AreaId) => string;

/** What has its place whatever happens: what is printed, and where the orders of all areas lie. */
export interface Layout {
  readonly scale: Scale;
  readonly printed: readonly Box[];
  readonly orders: ReadonlyMap<AreaId, Box>;
}

/** Orders lie apart everywhere, so that it is plain which is whose. */
export function layOut(nameOf: NameOf, scale: Scale): Layout {
  const printed = AREA_IDS.flatMap((id) => printedOn(id, nameOf(id), scale));
  const across = ORDER_ACROSS * scale.piece;
  const orders = new Map<AreaId, Box>();
  for (const id of AREA_IDS) {
    const area = MAP_AREAS[id];
    const taken = [...near(area.centre, printed), ...near(area.centre, [...orders.values()])];
    const box =
      area.kind === 'port'
        ? boxAt(area.order, across, across)
        : settle(id, area.order, across, across, taken);
    orders.set(id, box);
  }
  return { scale, printed, orders };
}

/** Where everything else in an area lies. An order has its place before it is there, so that nothing jumps. */
export function place(id: AreaId, contents: Contents, { scale, printed, orders }: Layout): Places {
  const area: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
  const around = [id, ...NEIGHBOURS[id]].map((other) => orders.get(other)).filter((box) => box !== undefined);
  const taken = [...near(area.centre, printed), ...around];
  const put = (wish: readonly [number, number], width: number, height: number, there: boolean): Box => {
    const box =
      area.kind === 'port' || !there ? boxAt(wish, width, height) : settle(id, wish, width, height, taken);
    if (there) taken.push(box);
    return box;
  };
  const token = TOKEN_ACROSS * scale.piece;
  const units = contents.units ?? { width: token, height: token };
  const order = orders.get(id) ?? boxAt(area.order, token, token);
  // At sea there is room to lie beside the order.
  const beside: readonly [number, number] =
    area.kind === 'sea'
      ? [order.x + (order.x > 500 ? -1 : 1) * (order.width + units.width) * 0.5, order.y]
      : area.units;
  return {
    order,
    units: put(beside, units.width, units.height, contents.units !== null),
    garrison: put(area.kind === 'land' ? area.garrison : area.centre, token, token, contents.garrison),
    token: put(area.kind === 'land' ? area.token : area.centre, token, token, contents.token),
  };
}

function boxAt([x, y]: readonly [number, number], width: number, height: number): Box {
  return { x, y, width, height };
}

/** The name of an area, its row of icons, the basin of a port. */
function printedOn(id: AreaId, name: string, scale: Scale): Box[] {
  const area: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
  if (area.kind === 'port') return [boxAt(area.centre, 2 * PORT_RADIUS, 2 * PORT_RADIUS)];
  const boxes = [nameBox(area.name, name, area.kind === 'land' ? scale.landName : scale.seaName)];
  if (area.kind === 'land' && area.marks !== undefined) boxes.push(boxAt(area.marks, marksWidth(area), 26));
  return boxes;
}

function near([x, y]: readonly [number, number], boxes: readonly Box[]): Box[] {
  return boxes.filter((box) => Math.abs(box.x - x) < NEAR && Math.abs(box.y - y) < NEAR);
}

/** Areas are not larger than this. */
const NEAR = 330;

function marksWidth({ fort, home, supply = 0, power = 0 }: LandOnMap): number {
  return (fort === undefined ? 0 : 34) + (home === undefined ? 0 : 26) + 21 * (supply + power);
}

export function nameBox(at: readonly [number, number], name: string, size: number): Box {
  const rows = breakName(name);
  const width = Math.max(...rows.map((row) => textWidth(row))) * size;
  return boxAt(at, width + 6, rows.length * size);
}

/** In em; Chinese characters are square. */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.charCodeAt(0) > 0x2e80 ? 1 : 0.53;
  return width;
}

const REACH = 64;
const GRID = 8;

/** Steps away from a wish, the nearest first. */
const STEPS = Array.from({ length: (2 * REACH) / GRID + 1 }, (_, row) =>
  Array.from({ length: (2 * REACH) / GRID + 1 }, (__, column) => {
    const [dx, dy] = [column * GRID - REACH, row * GRID - REACH];
    return { dx, dy, far: (Math.abs(dx) + Math.abs(dy)) * 0.6 };
  }),
)
  .flat()
  .toSorted((a, b) => a.far - b.far);

/** The best place near a wish: little covered, not far, on its own ground. */
function settle(
  id: AreaId,
  [wx, wy]: readonly [number, number],
  width: number,
  height: number,
  taken: readonly Box[],
): Box {
  let best = { x: wx, y: wy, width, height };
  let lowest = Infinity;
  for (const { dx, dy, far } of STEPS) {
    if (far >= lowest) break;
    const box = { x: wx + dx, y: wy + dy, width, height };
    let cost = far;
    for (const other of taken) cost += overlap(box, other) * 0.4;
    if (cost >= lowest) continue;
    cost += abroad(id, box) * 50;
    if (cost < lowest) [best, lowest] = [box, cost];
  }
  return best;
}

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How many of its corners and sides lie outside the area; its middle counts for more than all of them. */
function abroad(id: AreaId, { x, y, width, height }: Box): number {
  const [right, down] = [width * 0.46, height * 0.46];
  let out = contains(id, x, y) ? 0 : 20;
  for (const [dx, dy] of AROUND) if (!contains(id, x + dx * right, y + dy * down)) out += 1;
  return out;
}

// oxfmt-ignore
const AROUND = [[-1, -1], [1, -1], [-1, 1], [1, 1], [-1, 0], [1, 0]] as const;

/** Where lines across an area cross its outline, line by line. */
const crossings = new Map<AreaId, Map<number, readonly number[]>>();
const polygons = new Map<AreaId, ReturnType<typeof areaPolygons>>();

/** Whether a point lies in an area, to a unit or two; islands are no part of their sea. */
export function contains(id: AreaId, x: number, y: number): boolean {
  let lines = crossings.get(id);
  if (lines === undefined) crossings.set(id, (lines = new Map<number, readonly number[]>()));
  const line = Math.round(y / 2);
  let cuts = lines.get(line);
  if (cuts === undefined) lines.set(line, (cuts = cutsAt(id, 2 * line + 0.5)));
  let inside = false;
  for (const cut of cuts) if (x < cut) inside = !inside;
  return inside;
}

function cutsAt(id: AreaId, y: number): readonly number[] {
  let rings = polygons.get(id);
  if (rings === undefined) polygons.set(id, (rings = areaPolygons(id)));
  const cuts: number[] = [];
  for (const ring of rings) {
    let [px, py] = ring.at(-1) ?? [0, 0];
    for (const [qx, qy] of ring) {
      if (qy > y !== py > y) cuts.push(((px - qx) * (y - qy)) / (py - qy) + qx);
      [px, py] = [qx, qy];
    }
  }
  return cuts;
}

/** How many units stand side by side before they are counted. */
export function roomFor(id: AreaId, level: number): number {
  if (AREAS[id].kind === 'port') return level < 2 ? 1 : 3;
  return level < 2 ? 2 : level === 2 ? 4 : 6;
}
