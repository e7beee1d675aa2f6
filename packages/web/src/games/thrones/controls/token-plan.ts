// The power token that a march leaves behind, decided with the march itself: when the rules ask, the plan answers.

import { signal, type Signal } from '@preact/signals';
import type { ThronesState } from '@maester/thrones';
import { countUnits, mayEstablishControl, type AreaId, type HouseId } from '@maester/thrones/tables';
import type { Attendant, Shown } from '../../../frame/scene.ts';
import { areaIn } from './board-facts.ts';
import { NO_UNITS, type Moves } from './march-draft.ts';

const ASK = 'march/leave-power-token';

export class TokenPlan implements Attendant {
  /** Whether a token stays behind; kept from march to march, for most players always want the same. */
  readonly leaves: Signal<boolean> = signal(true);
  #from: AreaId | null = null;

  /** The march that was sent leaves this area empty; null asks as usual. */
  decide(from: AreaId | null): void {
    this.#from = from;
  }

  answer({ decision }: Shown): ReturnType<Attendant['answer']> {
    const from = this.#from;
    if (decision === null || from === null) return null;
    if (decision.ask === ASK && decision.facts['area'] === from)
      return { choice: this.leaves.value ? 'leave-token' : 'leave-nothing', after: 0 };
    // Something else is asked: the march came to another end.
    this.#from = null;
    return null;
  }

  answered(): void {
    this.#from = null;
  }
}

/**
 * Whether the rules will ask about a token after this march. Against a neutral force the player decides when the fight
 * is over.
 */
export function willAskForToken(view: ThronesState, house: HouseId, from: AreaId, moves: Moves): boolean {
  const going = [...moves].filter(([, units]) => countUnits(units) > 0);
  const gone = going.reduce((count, [, units]) => count + countUnits(units), 0);
  if (gone === 0 || gone < countUnits(areaIn(view, from).units)) return false;
  if (going.some(([to]) => areaIn(view, to).neutral !== null)) return false;
  const areas = view.areas.map((area) =>
    area.id === from ? { ...area, house: null, units: NO_UNITS } : area,
  );
  return mayEstablishControl({ ...view, areas }, house, from);
}
