/** What several cards of the Free Folk have in common. */
import { isSelf, moment, own } from '../../effects/words.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Moment } from '../../effects/moments.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { wound } from '../../units/wounds.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { cardOf } from '../../units/units.ts';

/** The unit itself is destroyed, and still stands there. */
export const fallsItself: Moment<'unit-destroyed'> = moment('unit-destroyed', isSelf('unit'));

/** The chosen unit suffers D3 Wounds, and so many more. */
export const suffersD3 = (who: 'chosen', more = 0): Effect<Trigger> =>
  own(
    'd3-wounds',
    ({ t, seat, owner, [who]: unit }) => {
      const [d3 = 1] = t.roll('effect-wounds', 1, 3);
      wound(t, unit.id, d3 + more, seat, owner?.id ?? null);
    },
    () => 2 + more,
  );
export const isGiant = (s: BattleState, unit: UnitState): boolean =>
  cardOf(s, unit).abilities.includes('giant');
export const isMonster = (s: BattleState, unit: UnitState): boolean => cardOf(s, unit).type === 'monster';
