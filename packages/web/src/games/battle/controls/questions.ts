// Tells questions apart: what is asked all along while others answer is one, the same asked after an answer is another.

import { sameJson, type Decision } from '@maester/kernel';

export class Questions {
  #last: { readonly decision: Decision; readonly version: number } | null = null;
  #number = 0;
  /** The last one has been answered, as far as nothing was refused. */
  isAnswered = false;

  /** The number of what is asked at this version of the game. */
  numberOf(decision: Decision, version: number): number {
    const last = this.#last;
    const goesOn = last !== null && (last.version === version || !this.isAnswered);
    if (!goesOn || !sameJson(last.decision, decision)) {
      this.#number += 1;
      this.isAnswered = false;
    }
    this.#last = { decision, version };
    return this.#number;
  }
}
