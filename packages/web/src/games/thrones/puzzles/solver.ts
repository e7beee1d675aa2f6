// What a march can force: a search over everything the rules allow, for us whatever helps, for the others whatever
// hurts. A solution is a choice that holds against every reply; no answer is written down anywhere.

import type { Decision, Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { controller, type AreaId, type HouseId } from '@maester/thrones/tables';

/** A House is to take an area with the march that is asked about. */
export interface Goal {
  readonly seat: HouseId;
  readonly area: AreaId;
}

/** Whether the march, with all that it led to, is over. */
export function isOver(state: ThronesState): boolean {
  return !state.flow.stack.some(({ procedure }) => procedure === 'march');
}

export function isReached(state: ThronesState, { seat, area }: Goal): boolean {
  return controller(state, area) === seat;
}

/** All answers to what is asked; of a march only those that go where it matters, everyone else staying at home. */
export function answersTo(decision: Decision, { area }: Goal): readonly Json[] {
  switch (decision.kind) {
    case 'option':
      return decision.options.map(({ id }) => id);
    case 'amount':
      return Array.from({ length: decision.max - decision.min + 1 }, (_, i) => decision.min + i);
    case 'assignment':
      return ways(decision.slots.map(({ id }) => id)).map((going) =>
        Object.fromEntries(decision.slots.map(({ id }) => [id, going.has(id) ? area : 'stay'])),
      );
    // There are no such questions in a battle of this game.
    case 'several':
    case 'pose':
      return [];
  }
}

/** Every choice of how many of each kind go; the largest armies first. */
function ways(slots: readonly string[]): readonly ReadonlySet<string>[] {
  const kinds = [...Map.groupBy(slots, (slot) => slot.replace(/-\d+$/, '')).values()];
  let found: readonly (readonly string[])[] = [[]];
  for (const units of kinds)
    found = found.flatMap((going) =>
      Array.from({ length: units.length + 1 }, (_, count) => [...going, ...units.slice(0, count)]),
    );
  return found
    .filter((going) => going.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((going) => new Set(going));
}

/** A search that gives up after so many positions. */
export class Solver {
  readonly #goal: Goal;
  #left: number;

  constructor(goal: Goal, positions = 60_000) {
    this.#goal = goal;
    this.#left = positions;
  }

  /** Whether there was more to look at than it may. */
  get gaveUp(): boolean {
    return this.#left <= 0;
  }

  /** Whether the goal can be reached from here against every reply. */
  forces(state: ThronesState): boolean {
    this.#left -= 1;
    if (this.#left <= 0) return false;
    if (isOver(state)) return isReached(state, this.#goal);
    const next = this.#next(state);
    if (next === null) return false;
    const after = (choice: Json): boolean => {
      const moved = thrones.copy(state);
      return thrones.apply(moved, next.seat, choice).ok && this.forces(moved);
    };
    if (next.seat === this.#goal.seat) return next.answers.some(after);
    return next.answers.filter((choice) => thrones.check(state, next.seat, choice) === null).every(after);
  }

  /** Our choices that hold against every reply. */
  solutions(state: ThronesState): readonly Json[] {
    const next = this.#next(state);
    if (next === null || next.seat !== this.#goal.seat) return [];
    return next.answers.filter((choice) => {
      const moved = thrones.copy(state);
      return thrones.apply(moved, next.seat, choice).ok && this.forces(moved);
    });
  }

  /** The reply of another House that hurts most: one against which the goal can no longer be forced, if there is any. */
  reply(state: ThronesState, seat: string): Json | null {
    const decision = thrones.decision(state, seat);
    if (decision === null) return null;
    const legal = answersTo(decision, this.#goal).filter(
      (choice) => thrones.check(state, seat, choice) === null,
    );
    const hurting = legal.find((choice) => {
      const moved = thrones.copy(state);
      return thrones.apply(moved, seat, choice).ok && !this.forces(moved);
    });
    return hurting ?? legal[0] ?? null;
  }

  /** Who answers next, we first: whoever answers with us in secret may have any answer. */
  #next(state: ThronesState): { seat: string; answers: readonly Json[] } | null {
    const waiting = thrones.waiting(state);
    const seat = waiting.find((one) => one === this.#goal.seat) ?? waiting[0];
    const decision = seat === undefined ? null : thrones.decision(state, seat);
    return seat === undefined || decision === null
      ? null
      : { seat, answers: answersTo(decision, this.#goal) };
  }
}
