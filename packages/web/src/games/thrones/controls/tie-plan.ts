// The places of tied bidders, decided as one list: the rules ask for one place after the other, and the list answers.

import type { HouseId } from '@maester/thrones/tables';
import type { Attendant, Shown } from '../../../frame/scene.ts';
import { fact, optionsOf } from './asked.ts';

const ASK = 'clash-of-kings/order-tied-houses';

export class TiePlan implements Attendant {
  #track = '';
  #order: readonly HouseId[] = [];

  /** The Houses of one tie, the highest place first. */
  decide(track: string, order: readonly HouseId[]): void {
    this.#track = track;
    this.#order = order;
  }

  answer({ decision }: Shown): ReturnType<Attendant['answer']> {
    if (decision === null || this.#order.length === 0) return null;
    const tied = optionsOf(decision).map(({ id }) => id);
    const planned = decision.ask === ASK && fact(decision, 'track') === this.#track;
    const next = this.#order.find((house) => tied.includes(house));
    if (planned && next !== undefined && tied.every((id) => this.#order.some((house) => house === id)))
      return { choice: next, after: 0 };
    // Another tie, or something else: this list is done with.
    this.#order = [];
    return null;
  }

  answered(_: Shown, ok: boolean): void {
    if (!ok) this.#order = [];
  }
}

/** The same list with one entry at another place. */
export function movedTo<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}
