// Arrows over the map.

import { expect, it } from 'vitest';
import { arrowShape } from '../../../src/games/thrones/arrows.ts';
import { MAP_AREAS } from '../../../src/games/thrones/map-shapes.ts';

const [x, y] = MAP_AREAS.winterfell.centre;

it('an arrow begins at the order it carries out, else in the middle of its area, and ends before its goal', () => {
  const march = { from: 'winterfell', to: 'moat-cailin' } as const;
  expect(arrowShape(march).shaft).toMatch(new RegExp(`^M${x} ${y}Q`));
  const fromOrder = arrowShape(march, [x + 40.4, y + 60]);
  expect(fromOrder.shaft).toMatch(new RegExp(`^M${x + 40} ${y + 60}Q`));
  const [goalX, goalY] = MAP_AREAS['moat-cailin'].centre;
  expect(Math.hypot(fromOrder.tip[0] - goalX, fromOrder.tip[1] - goalY)).toBeCloseTo(16);
});

it('an arrow by way of a sea begins at the order, too', () => {
  const shipped = { from: 'winterfell', to: 'pyke', via: ['bay-of-ice', 'sunset-sea'] } as const;
  expect(arrowShape(shipped, [10, 20]).shaft).toMatch(/^M10 20Q/);
});
