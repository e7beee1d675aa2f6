/** The talk at a table: the last lines, and who may read which. */
import type { ChatLine } from './protocol.ts';
import type { SavedLine } from './record.ts';

/** Older lines are no longer shown. */
const LINES_KEPT = 200;

/** So many lines at once, and one more each second. */
const LINES_AT_ONCE = 8;
const LINE_EVERY = 1000;

/** The hash of the secret of a seat's present owner. */
type OwnerOf = (seat: string) => string | null;

export class Chat {
  readonly #lines: SavedLine[];
  readonly #ownerOf: OwnerOf;
  /** By seat: until when its lines so far keep it busy. */
  readonly #busyUntil = new Map<string, number>();

  constructor(lines: readonly SavedLine[], ownerOf: OwnerOf) {
    this.#lines = [...lines];
    this.#ownerOf = ownerOf;
  }

  /** Whether the seat may say something now, however many connections it has; if so, this counts as said. */
  mayWrite(from: string, now: number): boolean {
    const busy = Math.max(now, this.#busyUntil.get(from) ?? 0) + LINE_EVERY;
    if (busy > now + LINES_AT_ONCE * LINE_EVERY) return false;
    this.#busyUntil.set(from, busy);
    return true;
  }

  /** A line with its number; one to a single seat is bound to the two who exchange it. */
  write(from: string, to: string | null, text: string): SavedLine {
    const number = (this.#lines.at(-1)?.number ?? 0) + 1;
    const between = to === null ? {} : { between: [this.#ownerOf(from), this.#ownerOf(to)] as const };
    return { from, to, text, number, ...between };
  }

  add(line: SavedLine): void {
    this.#lines.push(line);
    if (this.#lines.length > LINES_KEPT) this.#lines.shift();
  }

  /** The lines after that number which whoever has this seat may read. */
  since(seat: string | null, number: number): readonly ChatLine[] {
    return this.#lines.filter((line) => line.number > number && this.mayRead(seat, line)).map(asSent);
  }

  /** Private lines are for the two who exchanged them, not for whoever has their seats later. */
  mayRead(seat: string | null, { from, to, between }: SavedLine): boolean {
    if (to === null) return true;
    if (seat === null || (seat !== from && seat !== to)) return false;
    return between === undefined || between[seat === from ? 0 : 1] === this.#ownerOf(seat);
  }
}

/** A line without what only the table must know. */
export function asSent({ from, to, text, number }: SavedLine): ChatLine {
  return { from, to, text, number };
}
