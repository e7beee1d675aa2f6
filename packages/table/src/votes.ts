/**
 * What people decide together: to undo, to pause and resume, and what becomes of a seat whose owner is gone. A proposal
 * is carried out when everyone who is asked has agreed, and dropped when one of them declines.
 */
import { refuse, type Refusal } from '@maester/kernel';
import { isByTurns } from './clocks.ts';
import { GONE_FOR_GOOD, type Guests } from './guests.ts';
import type { Proposal, Proposed } from './protocol.ts';
import type { SavedRecord } from './saved-record.ts';

export class Votes {
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #now: () => number;
  #proposals = 0;
  #open: Omit<Proposal, 'asked'> | null = null;

  constructor(record: SavedRecord, guests: Guests, now: () => number) {
    this.#record = record;
    this.#guests = guests;
    this.#now = now;
  }

  /** What is voted on now. */
  get open(): Proposal | null {
    const open = this.#open;
    if (open === null) return null;
    return { ...open, asked: this.#voters(open).filter((seat) => !open.agreed.includes(seat)) };
  }

  /** Milliseconds until someone who has lost their connection is asked no longer; null if nobody is. */
  get changesIn(): number | null {
    const open = this.open;
    if (open?.motion.kind !== 'pause' || isByTurns(this.#record.now.clock)) return null;
    const now = this.#now();
    const gone = open.asked.filter((seat) => !this.#guests.isConnected(seat));
    if (gone.length === 0) return null;
    return Math.min(...gone.map((seat) => GONE_FOR_GOOD - this.#guests.goneFor(seat, now)));
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

  /** Whether anyone else plays who could agree that this seat is open to strangers. */
  hasThird(by: string, seat: string): boolean {
    return this.#people().some((other) => other !== by && other !== seat);
  }

  #people(): readonly string[] {
    return this.#record.now.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  }

  /** Who left a seat to a computer player lets the others decide; who lost it does not. */
  #owners(): readonly string[] {
    return this.#record.now.seats
      .filter(({ kind, givenAway }) => kind === 'person' || givenAway === true)
      .map(({ seat }) => seat);
  }

  #voters({ by, motion, agreed }: Omit<Proposal, 'asked'>): readonly string[] {
    switch (motion.kind) {
      case 'pause':
        // Nobody's clock is stopped because somebody else lost their connection for a moment.
        return this.#present(GONE_FOR_GOOD);
      case 'resume':
        return this.#present();
      case 'stand-in':
        return this.#present().filter((seat) => seat !== motion.seat);
      case 'replace': {
        const others = this.#people().filter((seat) => seat !== motion.seat);
        const present = this.#present();
        const heard = others.filter((seat) => agreed.includes(seat) || present.includes(seat));
        // Nobody alone opens a seat to strangers: they could be anyone.
        return heard.some((seat) => seat !== by) ? heard : others;
      }
      case 'undo': {
        const owners = this.#owners();
        // Whoever ran out of time gains by it, so they need not agree; but nobody alone undoes what was revealed.
        const others = owners.filter((seat) => seat !== motion.timeOut);
        return others.some((seat) => seat !== by) ? others : owners;
      }
    }
  }

  /** Who is there, or has been gone for less than so many milliseconds. Where people come and go, that is everyone. */
  #present(grace = 0): readonly string[] {
    const people = this.#people();
    if (isByTurns(this.#record.now.clock)) return people;
    const now = this.#now();
    return people.filter((seat) => this.#guests.isConnected(seat) || this.#guests.goneFor(seat, now) < grace);
  }
}
