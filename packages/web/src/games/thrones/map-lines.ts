// The lines of map-shapes.ts, as points.

export type Point = readonly [x: number, y: number];

export function pointsOf(line: string): readonly Point[] {
  let [x, y] = [0, 0];
  return line.split(' ').map((step) => {
    const [across = 0, down = 0] = step.split(',').map(Number);
    return [(x += across), (y += down)];
  });
}

/** Points as the data of an SVG path. */
export const written = (points: readonly Point[]): string => points.map((point) => point.join(',')).join(' ');
