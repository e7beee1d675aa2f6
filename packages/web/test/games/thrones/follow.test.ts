// Where the map goes when something is asked.

import { signal } from '@preact/signals';
import type { AreaId } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import { fit, marginOf, seen, type Camera, type Rect } from '../../../src/board-kit/camera.ts';
import { lookAt } from '../../../src/games/thrones/follow.ts';
import { MAP_AREAS } from '../../../src/games/thrones/map-shapes.ts';

const PHONE = { width: 390, height: 320 };
const DESKTOP = { width: 1020, height: 850 };
const FAR_APART: readonly AreaId[] = ['castle-black', 'winterfell', 'sunspear'];

function handOn(size: typeof PHONE) {
  const camera = signal<Camera>({ x: 0, y: 0, k: 0.39 });
  return {
    size: signal(size),
    resting: camera,
    get seen(): Rect {
      return seen(camera.value, size);
    },
    show: (part: Rect, closest: number): void => {
      camera.value = fit(part, size, marginOf(size), closest);
    },
  };
}

function sees({ seen: { left, top, width, height } }: { readonly seen: Rect }, area: AreaId): boolean {
  const [x, y] = MAP_AREAS[area].centre;
  return x > left && x < left + width && y > top && y < top + height;
}

describe('the map', () => {
  it('shows all that can be chosen where there is room for it', () => {
    const hand = handOn(DESKTOP);
    lookAt(hand, FAR_APART, [], true);
    expect(FAR_APART.every((area) => sees(hand, area))).toBe(true);
  });

  it('never goes so far away that nothing can be read: then it shows what comes first', () => {
    const hand = handOn(PHONE);
    lookAt(hand, FAR_APART, ['sunspear'], true);
    expect(hand.resting.value.k).toBeGreaterThanOrEqual(0.35);
    expect(sees(hand, 'sunspear')).toBe(true);
    expect(sees(hand, 'winterfell')).toBe(false);
  });

  it('shows as many as there is room for where none comes first, and never only what lies between them', () => {
    const hand = handOn(PHONE);
    lookAt(hand, ['castle-black', 'yronwood', 'sunspear'], [], true);
    expect(sees(hand, 'yronwood') && sees(hand, 'sunspear')).toBe(true);
    lookAt(hand, ['castle-black', 'starfall'], [], true);
    expect(sees(hand, 'castle-black') || sees(hand, 'starfall')).toBe(true);
  });

  it('follows what is chosen next, and else stays where the player left it', () => {
    const hand = handOn(PHONE);
    lookAt(hand, FAR_APART, ['sunspear'], true);
    const left = hand.resting.value;
    lookAt(hand, FAR_APART, [], false);
    expect(hand.resting.value).toEqual(left);
    lookAt(hand, FAR_APART, ['winterfell'], false);
    expect(sees(hand, 'winterfell')).toBe(true);
    expect(hand.resting.value.k).toBeCloseTo(left.k);
  });
});
