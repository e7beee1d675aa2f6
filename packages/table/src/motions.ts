/** What players propose to each other, and what is done when all have agreed (`votes.ts` counts them). */
import { refuse, type Refusal } from '@maester/kernel';
import type { Pauses } from './pauses.ts';
import type { Motion, Proposed } from './protocol.ts';
import type { SavedRecord } from './saved-record.ts';
import type { Seating } from './seating.ts';
import type { UndoAllowance } from './undo-allowance.ts';
import type { Votes } from './votes.ts';

interface MotionParts {
  readonly record: SavedRecord;
  readonly votes: Votes;
  readonly pauses: Pauses;
  readonly seating: Seating;
  readonly allowance: UndoAllowance;
  /** How many choices count. */
  readonly played: () => number;
  /** Everyone has agreed to take back the last choices. */
  readonly undo: (by: string, count: number) => Refusal | null;
  /** Something that everyone should see is proposed, or declined. */
  readonly tell: () => void;
  /** Who plays, or whether anyone does, has changed. */
  readonly settle: () => void;
}

export class Motions {
  readonly #parts: MotionParts;

  constructor(parts: MotionParts) {
    this.#parts = parts;
  }

  propose(by: string, motion: Motion): Refusal | null {
    const { record, pauses, played } = this.#parts;
    if (record.now.status !== 'playing') return refuse('table/start/not-yet', {});
    if (motion.kind === 'resume') pauses.want(by);
    const refusal = this.#mayPropose(by, motion);
    if (refusal !== null) return refusal;
    if (motion.kind === 'resume') return this.#resume(by);
    if (motion.kind !== 'undo-time-out') return this.#put(by, motion);
    const { seat } = motion;
    const count = played() - (record.seat(seat)?.timeOut ?? played());
    return this.#put(by, { kind: 'undo', count, timeOut: seat });
  }

  /** Someone would take back what others have seen. */
  proposeUndo(by: string, count: number): Refusal | null {
    return this.#put(by, { kind: 'undo', count, timeOut: null });
  }

  #resume(by: string): Refusal | null {
    const { pauses, votes, settle } = this.#parts;
    const kept = pauses.keptFrom(by);
    if (kept !== 0) {
      const isOpen = votes.open?.by === by && votes.open.motion.kind === 'resume';
      if (isOpen && kept !== null) return keptPause(kept);
      return this.#put(by, { kind: 'resume' });
    }
    votes.forget();
    pauses.hold(null);
    settle();
    return null;
  }

  #put(by: string, motion: Proposed): Refusal | null {
    const { record, votes, tell } = this.#parts;
    // Computer players cannot agree, and they are rated as well.
    if (motion.kind === 'undo' && record.now.rated === true && !votes.hasOthers(by))
      return refuse('kernel/undo/revealed', { count: motion.count, free: 0 });
    votes.propose(by, motion);
    tell();
    return this.carryOutIfAgreed();
  }

  #mayPropose(by: string, motion: Motion): Refusal | null {
    const { record, votes, pauses, seating, allowance } = this.#parts;
    switch (motion.kind) {
      case 'pause':
        return pauses.isHeld ? refuse('table/pause/paused', {}) : null;
      case 'resume': {
        if (!pauses.isHeld) return refuse('table/pause/not-paused', {});
        const absent = pauses.absent(by);
        return absent.length === 0 ? null : refuse('table/pause/absent', { seats: absent });
      }
      case 'stand-in':
        return seating.mayReplace(by, motion);
      case 'replace': {
        const refusal = seating.mayReplace(by, motion);
        if (refusal !== null || votes.hasThird(by, motion.seat)) return refusal;
        return refuse('table/vote/no-one-else', { seat: motion.seat });
      }
      case 'undo-time-out':
        if (record.seat(motion.seat)?.timeOut === undefined)
          return refuse('table/undo/no-time-out', { seat: motion.seat });
        return allowance.isSpent ? refuse('table/undo/too-many', {}) : null;
    }
  }

  vote(seat: string, proposal: number, agree: boolean): Refusal | null {
    const { votes, pauses, tell } = this.#parts;
    const withdrawn = !agree && votes.open?.by === seat && votes.open.motion.kind === 'resume';
    const refusal = votes.vote(seat, proposal, agree);
    if (refusal !== null) return refusal;
    if (withdrawn) pauses.wantNoMore(seat);
    tell();
    return this.carryOutIfAgreed();
  }

  carryOutIfAgreed(): Refusal | null {
    const { votes, pauses, seating, undo, tell, settle } = this.#parts;
    const proposal = votes.agreed();
    if (proposal === null) return null;
    const { by, motion, agreed } = proposal;
    if (motion.kind === 'undo') return undo(by, motion.count);
    // Someone may have come back, or left, since it was proposed.
    const refusal = this.#mayPropose(by, motion);
    if (refusal !== null) {
      tell();
      return refusal;
    }
    switch (motion.kind) {
      case 'pause':
        pauses.hold({ why: 'agreed', by: agreed });
        break;
      case 'resume':
        pauses.hold(null);
        break;
      case 'stand-in':
      case 'replace':
        seating.replace(by, motion);
        pauses.replaced(motion.seat);
    }
    settle();
    return null;
  }
}

/** The others are asked and have not answered: they have some time left for that. */
function keptPause(milliseconds: number): Refusal {
  const minutes = Math.ceil(milliseconds / 60_000);
  return refuse('table/pause/kept', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
