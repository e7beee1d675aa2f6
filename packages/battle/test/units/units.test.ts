// How units are written down in a state.

import { describe, expect, it } from 'vitest';
import type { UnitState } from '../../src/state.ts';
import { ordersUsedBy, tokensOn, withoutNone, writtenOut } from '../../src/units/units.ts';

const WHOLE: Required<UnitState> = {
  id: 'one-1',
  seat: 'one',
  card: 'stark-sworn-swords',
  tray: 'infantry',
  attachments: ['sworn-sword-captain'],
  wounds: 7,
  pose: { x: 1000, y: 2000, facing: 0 },
  destroyed: true,
  activated: true,
  conditions: ['weakened'],
  ordersUsed: ['tactical-reposition'],
  tokens: { pillage: 0 },
  fellWith: ['umber-champion'],
};

describe('a unit in a state', () => {
  it('has null for Orders and tokens it has none of', () => {
    const bare = withoutNone({ ...WHOLE, ordersUsed: [], tokens: {} });
    expect(bare).toStrictEqual({ ...WHOLE, ordersUsed: null, tokens: null });
    expect([ordersUsedBy(bare), tokensOn(bare)]).toEqual([[], {}]);
    expect(writtenOut(bare)).toStrictEqual({ ...WHOLE, ordersUsed: [], tokens: {} });
  });

  it('keeps everything else, tokens that are spent as well', () => {
    expect(withoutNone(WHOLE)).toStrictEqual(WHOLE);
  });
});
