/** The vote on undoing what was revealed: everyone who plays must agree. */
import { refuse, type Refusal } from '@maester/kernel';
import type { UndoProposal } from './protocol.ts';
import type { SeatRecord } from './record.ts';

export class UndoVote {
  #proposals = 0;
  #open: UndoProposal | null = null;

  /** What is voted on now. */
  get open(): UndoProposal | null {
    return this.#open;
  }

  propose(seat: string, count: number): void {
    this.#open = { number: ++this.#proposals, by: seat, count, agreed: [seat] };
  }

  vote(seat: string, proposal: number, agree: boolean): Refusal | null {
    const open = this.#open;
    if (open?.number !== proposal) return refuse('table/undo/nothing-proposed', { proposal });
    if (!agree) this.#open = null;
    else if (!open.agreed.includes(seat)) this.#open = { ...open, agreed: [...open.agreed, seat] };
    return null;
  }

  forget(): void {
    this.#open = null;
  }

  /**
   * The proposal that all have agreed to, which is closed with that. Who left a seat to a computer player lets the
   * others decide; who lost it does not.
   */
  agreed(seats: readonly SeatRecord[]): UndoProposal | null {
    const proposal = this.#open;
    if (proposal === null) return null;
    const voters = seats.filter(({ kind, givenAway }) => kind === 'person' || givenAway === true);
    if (!voters.every(({ seat }) => proposal.agreed.includes(seat))) return null;
    this.#open = null;
    return proposal;
  }
}
