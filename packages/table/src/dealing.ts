/**
 * Where seats are dealt: the order in which they are given away, and whose turn among them it is. It follows from the
 * seed, which was promised when the table was made, so nobody can have chosen it; and who stands up and sits down again
 * gets the same seat, unless somebody else has taken it meanwhile.
 */
import { refuse, seededRandom, shuffled, type Refusal } from '@maester/kernel';
import { ANY_SEAT } from './protocol.ts';
import type { TableRecord } from './record.ts';

type Dealt = Pick<TableRecord, 'seats' | 'seed' | 'dealt' | 'draft' | 'status'>;

/** The seat that somebody gets who asks for this one, or why none. */
export function seatFor(table: Dealt, asked: string): string | Refusal {
  const { seats, seed, dealt = false, draft = null, status } = table;
  const isOpen = (seat: string): boolean =>
    seats.some((place) => place.seat === seat && place.kind === 'open');
  // In a running game one takes over what is offered.
  if (status !== 'gathering') return asked;
  if (draft !== null && asked === ANY_SEAT)
    return seats.find(({ kind }) => kind === 'open')?.seat ?? refuse('table/seat/none-open', {});
  if (!dealt) return asked;
  if (asked !== ANY_SEAT) return refuse('table/seat/dealt', {});
  const order = shuffled(
    seededRandom(`${seed} seats`),
    seats.map(({ seat }) => seat),
  );
  return order.find(isOpen) ?? refuse('table/seat/none-open', {});
}
