// The battlefield and its edges. The south-west corner is the origin.
import type { Polygon } from './polygon.ts';
import { inches, type Mil } from './measures.ts';

export interface Battlefield {
  readonly width: Mil;
  readonly depth: Mil;
}

const box = (west: Mil, east: Mil, south: Mil, north: Mil): Polygon => [
  { x: west, y: south },
  { x: west, y: north },
  { x: east, y: north },
  { x: east, y: south },
];

export const tableTop = ({ width, depth }: Battlefield): Polygon => box(0, width, 0, depth);

const beyond = new WeakMap<Battlefield, readonly Polygon[]>();

/** What lies beyond the four edges of the table, as shapes nothing may stand on. */
export const beyondTable = (table: Battlefield): readonly Polygon[] => {
  const { width, depth } = table;
  const far = inches(20);
  const shapes = beyond.get(table) ?? [
    box(-far, 0, -far, depth + far),
    box(-far, width + far, depth, depth + far),
    box(width, width + far, -far, depth + far),
    box(-far, width + far, -far, 0),
  ];
  beyond.set(table, shapes);
  return shapes;
};

export const BATTLEFIELD: Battlefield = { width: inches(48), depth: inches(48) };
