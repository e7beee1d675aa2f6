/** The Clean-Up Phase in its steps. */
import { boardWithout } from '../tactics/claims.ts';
import { forgetRound } from './memory.ts';
import { lift } from '../tactics/influence.ts';
import { happens } from '../timing/window.ts';
import { procedure } from '../rules.ts';
import type { NcuState } from '../state.ts';
import { seatsInOrder } from '../sides/sides.ts';
import { refillHand } from '../tactics/deck.ts';
import { endIfWon, nextSide } from '../victory/victory.ts';
import { modeOf } from '../edition/of.ts';

/** battle/ncu/lent: whoever had it for the round gives it back. */
function returned({ home, ...ncu }: NcuState): NcuState {
  return home === undefined ? ncu : { ...ncu, seat: home };
}

function withoutStay(ncu: NcuState): NcuState {
  const { stays, ...rest } = ncu;
  return stays === true ? rest : ncu;
}

export const cleanUp = procedure('clean-up')({
  'end-of-round-effects': (t) => {
    t.emit({ type: 'round-ends', round: t.state.round });
    happens(t, 'round-ends', null);
  },
  'score-victory-points': (t) => {
    modeOf(t.state).scoreRound?.(t);
  },
  'check-victory': (t) => endIfWon(t),
  'game-mode': (t) => modeOf(t.state).roundEnded?.(t),
  'remove-activation-tokens': ({ state: s }) => {
    s.units = s.units.map((unit) =>
      unit.activated || unit.ordersUsed !== null ? { ...unit, activated: false, ordersUsed: null } : unit,
    );
    s.ncus = s.ncus.map((ncu) => ({ ...returned(ncu), activated: ncu.stays === true }));
    s.players = s.players.map((player) => ({ ...player, passed: false }));
    forgetRound(s);
  },
  'empty-tactics-board': ({ state: s }) => {
    const staying = s.ncus.filter(({ stays }) => stays === true);
    s.zones = boardWithout(s.zones, (ncu) => !staying.some(({ id }) => id === ncu));
    if (staying.length > 0) s.ncus = s.ncus.map(withoutStay);
  },
  /** Influences, and everything else that lasts for the round. */
  'remove-influence': (t) => lift(t, (effect) => effect.until !== 'game'),
  'discard-and-draw': (t) => t.run(refillHand, { seats: [...seatsInOrder(t.state)] }),
  'pass-first-player-token': ({ state: s }) => {
    s.firstSide = s.nextFirstSide ?? nextSide(s, s.firstSide);
    s.nextFirstSide = null;
  },
  'advance-round-track': ({ state: s }) => {
    s.round += 1;
  },
});
