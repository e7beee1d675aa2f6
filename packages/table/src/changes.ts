/**
 * What one entry changes for each who looks on. Most of them see the same, so they are sent the same message, and messages
 * that differ share what does not: whoever puts them on the wire need not write it twice.
 */
import { sameJson, type Decision, type Patch } from '@maester/kernel';
import type { Guest } from './guests.ts';
import type { ChangeMessage, SeenEvent, StateMessage } from './protocol.ts';

/** Guests with the same eyes are told the same. */
type Eyes = Pick<Guest, 'seat' | 'knowsRules'>;

/** What an entry means for one seat. */
export interface ChangeFor {
  /** The same list for all who hear the same. */
  readonly events: readonly SeenEvent[];
  readonly freeUndo: number;
  /** Undefined if the same question is still open, or who has the rules need not be told. */
  readonly decision: Decision | null | undefined;
}

export class Changes {
  readonly everyone: Pick<StateMessage, 'version' | 'waiting' | 'outcome' | 'clocks'>;
  readonly #messages: ChangeMessage[] = [];
  /** There are few of them: looking through a list is quicker than a map. */
  readonly #told: {
    readonly seat: string | null;
    readonly knowsRules: boolean;
    readonly message: ChangeMessage;
  }[] = [];

  constructor(everyone: Changes['everyone']) {
    this.everyone = everyone;
  }

  /** What these eyes were told already. */
  of({ seat, knowsRules = false }: Eyes): ChangeMessage | undefined {
    for (const told of this.#told)
      if (told.seat === seat && told.knowsRules === knowsRules) return told.message;
    return undefined;
  }

  add({ seat, knowsRules = false }: Eyes, change: ChangeFor, view: Patch | null): ChangeMessage {
    const message = this.#message(change, this.#shared(view));
    this.#told.push({ seat, knowsRules, message });
    return message;
  }

  /** The same patch as another's, if there is one. */
  #shared(patch: Patch | null): Patch | null {
    for (const { view } of this.#messages) if (view === patch) return patch;
    for (const { view } of this.#messages) if (sameJson(view, patch)) return view;
    return patch;
  }

  #message({ events, freeUndo, decision }: ChangeFor, view: Patch | null): ChangeMessage {
    for (const other of this.#messages)
      if (
        other.view === view &&
        other.events === events &&
        other.freeUndo === freeUndo &&
        other.decision === decision
      )
        return other;
    const message: ChangeMessage = {
      type: 'change',
      ...this.everyone,
      events,
      freeUndo,
      view,
      ...(decision === undefined ? {} : { decision }),
    };
    this.#messages.push(message);
    return message;
  }
}
