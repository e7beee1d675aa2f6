// What the computer would choose, once it was asked, and why. A hint that comes when its question has gone is for nobody.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Json } from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
import { tellWhy } from '../why.ts';

export class Hints {
  readonly #choice = signal<Json | undefined>(undefined);
  readonly #reason = signal('');
  /** What is asked now, if anything. */
  question: string | null = null;

  get choice(): ReadonlySignal<Json | undefined> {
    return this.#choice;
  }

  /** Why, in words. */
  get reason(): ReadonlySignal<string> {
    return this.#reason;
  }

  /** An advice, if there is one and it comes while this question is there. */
  async timely(question: string, coming: Promise<Advice>): Promise<Advice | null> {
    const advice = await coming.catch(() => null);
    return question === this.question ? advice : null;
  }

  show({ choice, why }: Advice, ask: string): void {
    [this.#choice.value, this.#reason.value] = [choice, tellWhy(why, ask)];
  }

  clear(): void {
    [this.#choice.value, this.#reason.value] = [undefined, ''];
  }
}
