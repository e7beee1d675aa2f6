/**
 * Trigger windows: when something happens, seats may answer in order, each once. Passing is final, and a response may
 * run procedures that open windows of their own.
 *
 * Who is asked must follow from what everyone can see (`mayRespond`), never from the hidden hand: a seat that holds
 * nothing useful is asked too and passes, or its silence would tell.
 */
import type { Offer, Thing } from '../decision.ts';
import type { Play, Procedure, Rulebook } from '../procedure.ts';
import type { Frame } from '../state.ts';
import type { TourneyState } from './state.ts';

interface Window {
  /** Those who have not been asked yet, in order. */
  seats: string[];
}

export interface WindowRules<Event, Fields> {
  /** Whether, as far as everyone can see, this seat could respond. */
  readonly mayRespond: (s: TourneyState, seat: string) => boolean;
  /** What the seat can respond with, besides passing. */
  readonly options: (s: TourneyState, f: Frame & Fields, seat: string) => readonly Offer[];
  readonly respond: (t: Play<TourneyState, Event>, on: readonly Thing[], seat: string) => void;
}

export const PASS = 'pass';

export function windowOf<Event, Fields extends object = object>(
  book: Rulebook<TourneyState, Event>,
  id: string,
  { mayRespond, options, respond }: WindowRules<Event, Fields>,
): Procedure<Fields & Window> {
  return book.procedure<Fields & Window>(id)({
    respond: {
      ask: 'option',
      seat: (s, f) => f.seats.find((seat) => mayRespond(s, seat)) ?? null,
      options: (s, f, seat) => [...options(s, f, seat), PASS],
      then: (t, f, choice, seat, on) => {
        f.seats = f.seats.slice(f.seats.indexOf(seat) + 1);
        if (choice !== PASS) respond(t, on, seat);
        return 'respond';
      },
    },
  });
}
