// A path drawn at many places is the path moved, turned and scaled to each of them.
import { describe, expect, it } from 'vitest';
import { oval, stamped } from '../../../src/games/battle/field/stamp.ts';

describe('a stamped path', () => {
  it('is moved and scaled', () => {
    expect(stamped('M1 2L3-4Z', [{ x: 10, y: 20 }])).toBe('M11 22L13 16Z');
    expect(stamped('M1 2L3-4Z', [{ x: 10, y: 20, scale: 2 }])).toBe('M12 24L16 12Z');
  });

  it('is turned clockwise, as the screen has it', () => {
    expect(stamped('M0-10', [{ x: 0, y: 0, turn: 90 }])).toBe('M10 0');
  });

  it('is drawn at every place', () => {
    expect(
      stamped('M0 0H2V3', [
        { x: 0, y: 0 },
        { x: 5, y: 5 },
      ]),
    ).toBe('M0 0L2 0L2 3M5 5L7 5L7 8');
  });

  it('understands steps from where it is, several points after a letter, and smooth curves', () => {
    expect(stamped('M1 1l2 2m1 1h1v-1', [{ x: 0, y: 0 }])).toBe('M1 1L3 3M4 4L5 4L5 3');
    expect(stamped('M0 0 1 1 2 0', [{ x: 0, y: 0 }])).toBe('M0 0L1 1L2 0');
    expect(stamped('M0 0C1 1 2 1 3 0S5-1 6 0', [{ x: 0, y: 0 }])).toBe('M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0');
    expect(stamped('M1 1l1 0zl0 1', [{ x: 0, y: 0 }])).toBe('M1 1L2 1ZL1 2');
  });

  it('has round arcs wherever it lies', () => {
    expect(stamped(oval(0, 0, 2, 1), [{ x: 10, y: 0, scale: 2, turn: 90 }])).toBe(
      'M10 -4A4 2 90 1 0 10 4A4 2 90 1 0 10 -4Z',
    );
  });
});
