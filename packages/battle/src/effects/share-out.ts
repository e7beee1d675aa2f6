/**
 * Wounds shared out among several units (battle/wound/shared-out): the player names a unit for one after the other, and
 * when all are named, or no more are wanted, all are restored.
 */
import { unitOption } from '../options.ts';
import { procedure } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { fullWounds } from '../units/ranks.ts';
import { mustUnit } from '../units/units.ts';
import { restore } from '../units/wounds.ts';

interface ShareOut {
  seat: string;
  among: readonly string[];
  left: number;
  shares: { readonly [unit: string]: number };
}

const DONE = 'done';

/** Units that lack more Wounds than were named for them. */
function open(s: BattleState, { among, shares }: ShareOut): string[] {
  return among.filter((id) => {
    const unit = mustUnit(s, id);
    return !unit.destroyed && unit.wounds + (shares[id] ?? 0) < fullWounds(s, unit);
  });
}

export const shareOut = procedure<ShareOut>('share-out')({
  share: {
    ask: 'option',
    seat: (s, f) => (f.left > 0 && open(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...open(s, f).map(unitOption), DONE],
    suggest: (s, f) => open(s, f),
    facts: (_, f) => ({ left: f.left }),
    then: (_, f, id) => {
      if (id === DONE) return 'restore';
      f.left -= 1;
      f.shares = { ...f.shares, [id]: (f.shares[id] ?? 0) + 1 };
      return 'share';
    },
  },
  restore: (t, f) => {
    for (const [id, wounds] of Object.entries(f.shares)) restore(t, id, wounds);
  },
});
