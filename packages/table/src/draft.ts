/**
 * A draft as data: places without a seat, the drawn order, and what was picked. `drafting.ts` carries it out; a page needs
 * only this.
 */
import { seededRandom, shuffled } from '@maester/kernel';
import type { Draft } from './protocol.ts';
import type { SeatRecord, TableRecord } from './record.ts';

export const PLACE = 'place-';

/** The places of a table with this many seats. */
export function placesFor(seats: readonly string[]): readonly string[] {
  return seats.map((_, i) => `${PLACE}${i + 1}`);
}

/** A draft of these seats that nobody has started. */
export function newDraft(seats: readonly string[]): Draft {
  return { seats, order: [], picks: {} };
}

/** The same with its order. */
export function drawn(record: Pick<TableRecord, 'seed' | 'seats'>, draft: Draft): Draft {
  return { ...draft, order: drawnOrder(record), picks: {} };
}

/** Where whoever has this seat sat before they picked it; null without a draft, or before. */
export function placeOf(draft: Draft | null, seat: string): string | null {
  return Object.entries(draft?.picks ?? {}).find(([, picked]) => picked === seat)?.[0] ?? null;
}

/** In which order they pick: it follows from the promised seed. */
export function drawnOrder({ seed, seats }: Pick<TableRecord, 'seed' | 'seats'>): readonly string[] {
  return shuffled(
    seededRandom(`${seed} draft`),
    seats.map(({ seat }) => seat),
  );
}

/** How many have picked. */
export function howManyPicked({ draft }: Pick<TableRecord, 'draft'>): number {
  return Object.keys(draft?.picks ?? {}).length;
}

/** Who is to pick; null if nobody is. */
export function picker({ status, draft = null }: Pick<TableRecord, 'status' | 'draft'>): string | null {
  if (status !== 'gathering' || draft === null) return null;
  return draft.order[howManyPicked({ draft })] ?? null;
}

/** What is left to pick. */
export function unpicked({ seats, picks }: Draft): readonly string[] {
  const taken = Object.values(picks);
  return seats.filter((seat) => !taken.includes(seat));
}

/** What a computer player picks: each has likings of its own, which follow from the seed. */
export function likedMost(seed: string, place: string, left: readonly string[]): string | null {
  return shuffled(seededRandom(`${seed} draft ${place}`), left)[0] ?? null;
}

/** The places as the seats that were picked, in the order of the game. */
export function seated(record: TableRecord, seats: readonly string[]): readonly SeatRecord[] {
  const picks = record.draft?.picks ?? {};
  return seats.flatMap((seat) => {
    const place = record.seats.find((one) => picks[one.seat] === seat);
    return place === undefined ? [] : [{ ...place, seat }];
  });
}
