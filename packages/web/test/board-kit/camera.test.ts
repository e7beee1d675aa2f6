// How one looks at a board.

import { describe, expect, it } from 'vitest';
import { fit, fitWidth, levelOf, seen, wholeOf, within, zoomAt } from '../../src/board-kit/camera.ts';

const board = { width: 1300, height: 1900 };
const WHOLE = wholeOf(board);
const desk = { width: 1000, height: 800 };
const phone = { width: 390, height: 500 };

describe('the camera', () => {
  it('shows the whole board at its height on a desk', () => {
    const camera = fit(WHOLE, desk, 0);
    const { left, top, width, height } = seen(camera, desk);
    expect(height).toBeCloseTo(WHOLE.height);
    expect(top).toBeCloseTo(0);
    expect(left + width / 2).toBeCloseTo(WHOLE.width / 2);
  });

  it('fills the width of a phone', () => {
    expect(seen(fitWidth(board, phone, 900), phone).width).toBeCloseTo(WHOLE.width);
  });

  it('keeps what lies under the pointer there when it comes closer', () => {
    const before = fit(WHOLE, desk, 0);
    const after = zoomAt(before, 2, 300, 200, board, desk);
    expect((300 - after.x) / after.k).toBeCloseTo((300 - before.x) / before.k);
    expect((200 - after.y) / after.k).toBeCloseTo((200 - before.y) / before.k);
  });

  it('neither goes further than the whole board nor loses it', () => {
    const far = within({ x: 5000, y: -5000, k: 0.01 }, board, desk);
    expect(far.k).toBeCloseTo(desk.height / WHOLE.height);
    const lost = within({ x: 5000, y: -9000, k: 2 }, board, desk);
    expect(lost.x).toBeLessThan(50);
    expect(lost.y).toBeGreaterThan(-2 * WHOLE.height);
  });

  it('knows in steps how close it is', () => {
    expect([0.3, 0.6, 1, 1.5, 3].map((k) => levelOf({ x: 0, y: 0, k }))).toEqual([0, 1, 2, 3, 4]);
  });
});
