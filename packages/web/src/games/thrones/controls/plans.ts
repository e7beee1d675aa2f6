// What the player has decided beforehand: each plan answers the questions it was made for.

import type { Attendant, Shown } from '../../../frame/scene.ts';
import { TiePlan } from './tie-plan.ts';
import { TokenPlan } from './token-plan.ts';

export class Plans implements Attendant {
  readonly token = new TokenPlan();
  readonly tie = new TiePlan();
  #answering: Attendant | null = null;

  answer(shown: Shown): ReturnType<Attendant['answer']> {
    // Every plan hears every question, for a question it was not made for may end it.
    const [found] = [this.token, this.tie].flatMap((plan) => {
      const answer = plan.answer(shown);
      return answer === null ? [] : [{ plan, answer }];
    });
    this.#answering = found?.plan ?? null;
    return found?.answer ?? null;
  }

  answered(shown: Shown, ok: boolean): void {
    this.#answering?.answered(shown, ok);
  }
}
