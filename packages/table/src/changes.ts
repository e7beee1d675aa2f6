/**
 * What one entry changes for each who looks on. Most of them see the same, so they are sent the same message, and messages
 * that differ share what does not: whoever puts them on the wire need not write it twice.
 */
import { differenceBeside, sameJson, type Decision, type GameState, type Patch } from '@maester/kernel';
import type { ChangeMessage, SeenEvent, StateMessage } from './protocol.ts';

/** What an entry means for one seat. */
export interface ChangeFor {
  /** The same list for all who hear the same. */
  readonly events: readonly SeenEvent[];
  readonly freeUndo: number;
  /** Undefined if the same question is still open. */
  readonly decision: Decision | null | undefined;
}

/** What everyone sees, before an entry and after it, and the difference. */
export interface OpenChange {
  readonly from: GameState;
  readonly to: GameState;
  readonly patch: Patch | null;
}

export class Changes {
  readonly everyone: Pick<StateMessage, 'version' | 'waiting' | 'outcome' | 'clocks'>;
  readonly #open: OpenChange;
  readonly #messages: ChangeMessage[] = [];
  readonly #told = new Map<string | null, ChangeMessage>();

  constructor(everyone: Changes['everyone'], open: OpenChange) {
    this.everyone = everyone;
    this.#open = open;
  }

  /** What these eyes were told already. */
  of(seat: string | null): ChangeMessage | undefined {
    return this.#told.get(seat);
  }

  add(seat: string | null, change: ChangeFor, from: GameState, to: GameState): ChangeMessage {
    const open = this.#open;
    const message = this.#message(
      change,
      this.#shared(differenceBeside(from, to, open.from, open.to, open.patch)),
    );
    this.#told.set(seat, message);
    return message;
  }

  /** The same patch as another's, if there is one. */
  #shared(patch: Patch | null): Patch | null {
    if (patch === this.#open.patch) return patch;
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
