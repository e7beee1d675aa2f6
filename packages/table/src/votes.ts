/**
 * What people decide together: to undo, to pause and resume, and what becomes of a seat whose owner is gone. A proposal
 * is carried out when everyone who is asked has agreed, and dropped when one of them declines.
 */
import { refuse, type Refusal } from '@maester/kernel';
import { isByTurns } from './clocks.ts';
import type { Guests } from './guests.ts';
import type { Proposal, Proposed } from './protocol.ts';
import type { SavedRecord } from './saved-record.ts';

export class Votes {
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  #proposals = 0;
  #open: Omit<Proposal, 'asked'> | null = null;

  constructor(record: SavedRecord, guests: Guests) {
    this.#record = record;
    this.#guests = guests;
  }

  /** What is voted on now. */
  get open(): Proposal | null {
    const open = this.#open;
    if (open === null) return null;
    return { ...open, asked: this.#voters(open).filter((seat) => !open.agreed.includes(seat)) };
  }

  propose(by: string, motion: Proposed): void {
    this.#open = { number: ++this.#proposals, by, motion, agreed: [by] };
  }

  vote(seat: string, proposal: number, agree: boolean): Refusal | null {
    const open = this.#open;
    if (open?.number !== proposal) return refuse('table/vote/nothing-proposed', { proposal });
    if (!agree) this.#open = null;
    else if (!open.agreed.includes(seat)) this.#open = { ...open, agreed: [...open.agreed, seat] };
    return null;
  }

  /** Others sit there now than those it was proposed to, or the game is over. */
  forget(): void {
    this.#open = null;
  }

  /** The game has moved on, so an undo would undo something else. */
  forgetUndo(): void {
    if (this.#open?.motion.kind === 'undo') this.#open = null;
  }

  /** The proposal that all have agreed to, which is closed with that. */
  agreed(): Proposal | null {
    const proposal = this.open;
    // Nobody is left to want it.
    if (proposal === null || this.#voters(proposal).length === 0) return null;
    if (proposal.asked.length > 0) return null;
    this.#open = null;
    return proposal;
  }

  /** Whether anyone but this seat has a say in what was revealed. */
  hasOthers(by: string): boolean {
    return this.#owners().some((seat) => seat !== by);
  }

  /** Who left a seat to a computer player lets the others decide; who lost it does not. */
  #owners(): readonly string[] {
    return this.#record.now.seats
      .filter(({ kind, givenAway }) => kind === 'person' || givenAway === true)
      .map(({ seat }) => seat);
  }

  #voters({ by, motion }: Omit<Proposal, 'asked'>): readonly string[] {
    const { seats } = this.#record.now;
    const people = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
    const present = this.#present(people);
    switch (motion.kind) {
      case 'pause':
      case 'resume':
        return present;
      case 'stand-in':
      case 'replace':
        return present.filter((seat) => seat !== motion.seat);
      case 'undo':
        if (motion.timeOut === null) return this.#owners();
        // Nobody undoes their own time-out behind the backs of the others.
        return motion.timeOut === by && present.length < 2 ? people : present;
    }
  }

  /** Where people come and go, everyone counts as present. */
  #present(people: readonly string[]): readonly string[] {
    if (isByTurns(this.#record.now.clock)) return people;
    return people.filter((seat) => this.#guests.isConnected(seat));
  }
}
