/** Activations out of turn (battle/round/extra-activation): an NCU at any time, a unit that then does nothing. */
import { ncuOption } from '../options.ts';
import { procedure } from '../rules.ts';
import { ncuActivation, startNcuActivation } from '../tactics/board.ts';
import type { BattleState } from '../state.ts';
import { ncusToActivate } from './to-activate.ts';

interface ExtraActivation {
  seat: string;
  /** The only NCU it may be; null if any. */
  only: string | null;
}

/** NCUs of this player that could be activated now. */
export function readyNcus(s: BattleState, seat: string, only: string | null = null): string[] {
  return ncusToActivate(s, seat).filter((id) => only === null || id === only);
}

export const extraActivation = procedure<ExtraActivation>('extra-activation')({
  choose: {
    ask: 'option',
    seat: (s, f) => (readyNcus(s, f.seat, f.only).length > 0 ? f.seat : null),
    options: (s, f) => [...readyNcus(s, f.seat, f.only).map(ncuOption), 'no'],
    then: (t, f, id) => {
      if (id !== 'no') t.run(ncuActivation, startNcuActivation(id, f.seat));
    },
  },
});
