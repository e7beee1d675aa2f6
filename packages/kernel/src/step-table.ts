/** The steps of all procedures of a game, by name. Step follows step, so the last one of each procedure is kept at hand. */
import { bug } from './error.ts';
import type { CompiledStep, Procedure } from './procedure.ts';
import type { Frame } from './state.ts';

interface Steps {
  readonly procedure: string;
  readonly byName: ReadonlyMap<string, CompiledStep>;
  last: CompiledStep | null;
}

export class StepTable {
  readonly #procedures = new Map<string, Steps>();
  #now: Steps | undefined;

  add({ id, steps }: Procedure): void {
    this.#procedures.set(id, { procedure: id, byName: new Map(Object.entries(steps)), last: null });
    this.#now = undefined;
  }

  has(procedure: string, step: string): boolean {
    return this.#procedures.get(procedure)?.byName.has(step) === true;
  }

  /** The step at which a frame stands: mostly where its procedure was last, or the one after that. */
  at({ procedure, step }: Frame): CompiledStep {
    if (this.#now?.procedure !== procedure) this.#now = this.#procedures.get(procedure);
    const last = this.#now?.last ?? null;
    if (last?.name === step) return last;
    const found = last?.following?.name === step ? last.following : this.#now?.byName.get(step);
    if (this.#now === undefined || found === undefined) throw bug(`no step ${procedure}/${step}`);
    this.#now.last = found;
    return found;
  }
}
