// The tables on the server that this browser has a part in, with their secrets: so a player comes back to the seat.

import { recall, remember } from '../app/storage.ts';

export interface Remembered {
  readonly id: string;
  readonly game: string;
  /** The secret of the host, if we made it. */
  readonly host: string | null;
  /** Secrets by seat. */
  readonly seats: { readonly [seat: string]: string };
  readonly name: string;
  readonly visited: number;
}

const KEY = 'maester.tables';
/** The oldest are forgotten beyond this. */
const MOST = 100;

export function rememberedTables(): readonly Remembered[] {
  return recall<readonly Remembered[]>(KEY, []);
}

export function rememberedTable(id: string): Remembered | null {
  return rememberedTables().find((table) => table.id === id) ?? null;
}

export function rememberTable(id: string, change: Partial<Remembered>, now: number): void {
  const known = rememberedTable(id) ?? { id, game: '', host: null, seats: {}, name: '', visited: now };
  const seats = { ...known.seats, ...change.seats };
  const others = rememberedTables().filter((table) => table.id !== id);
  remember(KEY, [{ ...known, ...change, seats, visited: now }, ...others].slice(0, MOST));
}

export function forgetTable(id: string): void {
  remember(
    KEY,
    rememberedTables().filter((table) => table.id !== id),
  );
}

/** Whoever had a place in a draft has the seat that was picked there, by the same secret. */
export function moveSeats(id: string, picks: { readonly [place: string]: string }): void {
  const known = rememberedTable(id);
  if (known === null || !Object.keys(known.seats).some((seat) => seat in picks)) return;
  const seats = Object.fromEntries(
    Object.entries(known.seats).map(([seat, secret]) => [picks[seat] ?? seat, secret]),
  );
  const others = rememberedTables().filter((table) => table.id !== id);
  remember(KEY, [{ ...known, seats }, ...others]);
}

/** A seat we have stood up from. */
export function forgetSeat(id: string, seat: string): void {
  const known = rememberedTable(id);
  if (known === null) return;
  const { [seat]: _gone, ...seats } = known.seats;
  const others = rememberedTables().filter((table) => table.id !== id);
  remember(KEY, [{ ...known, seats }, ...others]);
}
