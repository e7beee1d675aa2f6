/** The steps of all procedures of a game, by name. Step follows step, so the last one found is kept at hand. */
import { bug } from './error.ts';
import type { CompiledStep, Procedure } from './procedure.ts';
import type { Frame } from './state.ts';

export class StepTable {
  readonly #procedures = new Map<string, ReadonlyMap<string, CompiledStep>>();
  #procedure = '';
  #steps: ReadonlyMap<string, CompiledStep> | undefined;
  #last: CompiledStep | undefined;

  add({ id, steps }: Procedure): void {
    this.#procedures.set(id, new Map(Object.entries(steps)));
    this.#procedure = '';
  }

  has(procedure: string, step: string): boolean {
    return this.#procedures.get(procedure)?.has(step) === true;
  }

  /** The step at which a frame stands. */
  at({ procedure, step }: Frame): CompiledStep {
    if (procedure !== this.#procedure) {
      this.#steps = this.#procedures.get(procedure);
      this.#procedure = procedure;
    } else if (this.#last?.name === step) return this.#last;
    const found = this.#steps?.get(step);
    if (found === undefined) throw bug(`no step ${procedure}/${step}`);
    this.#last = found;
    return found;
  }
}
