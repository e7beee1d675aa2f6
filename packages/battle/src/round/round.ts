/** The game round: the Activation Phase with its alternating turns, then the Clean-Up Phase. */
import { happens } from '../timing/window.ts';
import { procedure } from '../rules.ts';
import { anyHeldBack, fromReserve } from '../set-up/reserve.ts';
import { isOut, seatsInOrder } from '../sides/sides.ts';
import { nextSide } from '../victory/victory.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { cleanUp } from './clean-up.ts';
import { loseStrays } from './companions.ts';
import { anythingLeft, canActivate, hasAnythingLeft } from './to-activate.ts';
import { turn } from './turn.ts';

export const round = procedure<{ side: number }>('round')({
  'round-starts': (t) => {
    const { state: s } = t;
    t.emit({ type: 'round', round: s.round });
    modeOf(s).roundStarts?.(t);
  },
  strays: (t) => loseStrays(t),
  reserve: (t) => {
    if (anyHeldBack(t.state)) t.run(fromReserve, { seats: [...seatsInOrder(t.state)], done: [] });
  },
  'start-of-round-effects': (t) => happens(t, 'round-starts', null),
  /** An effect may just have changed who is the First Player. */
  'first-turn': (t, f) => {
    f.side = t.state.firstSide;
  },
  'next-turn': (t, f) => {
    const { state: s } = t;
    if (!anythingLeft(s)) return 'clean-up';
    // battle/free-for-all/elimination: since its turn was due the side may have lost its last unit
    if (isOut(s, f.side)) f.side = nextSide(s, f.side);
    // battle/round/no-units-left
    if (rulesOf(s).rules.turnWithoutUnits === 'skipped')
      while (!hasAnythingLeft(s, f.side)) f.side = nextSide(s, f.side);
    const seats = s.sides[f.side] ?? [];
    const seat = seats.find((one) => canActivate(s, one)) ?? seats[0] ?? '';
    f.side = nextSide(s, f.side);
    t.run(turn, { seat });
    return 'next-turn';
  },
  'clean-up': (t) => t.run(cleanUp, {}),
});
