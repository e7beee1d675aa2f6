/**
 * Trigger windows: when something happens, seats may respond in order, the active player first. A window is an
 * ordinary procedure made by `responses`; a response may run procedures that open windows of their own.
 *
 * Who is asked must follow from what everyone can see (`mayRespond`), never from the hidden hand: a seat that holds
 * nothing useful is asked too and passes, or its silence would tell.
 */
import type { Procedure, Rulebook } from './procedure.ts';
import type { Play } from './play.ts';
import type { Frame, GameState } from './state.ts';

export const PASS = 'pass';

export interface WindowFields {
  /** In the order in which they are asked. */
  seats: string[];
  /** The place in `seats` of the one who is asked next. */
  at: number;
  /** How many responses were made so far. */
  made: number;
}

export interface WindowRules<State extends GameState, Event, Fields> {
  /** `one`: each seat responds at most once. `many`: round and round until all have passed; passing is final. */
  readonly responses: 'one' | 'many';
  /** Whether, as far as everyone can see, this seat could respond. */
  readonly mayRespond: (s: State, f: Frame & Fields & WindowFields, seat: string) => boolean;
  /** What the seat can respond with, besides passing. */
  readonly options: (s: State, f: Frame & Fields & WindowFields, seat: string) => readonly string[];
  /** Performs a response, usually by running a procedure. */
  readonly respond: (
    t: Play<State, Event>,
    f: Frame & Fields & WindowFields,
    option: string,
    seat: string,
  ) => void;
}

export function windowOf<State extends GameState, Event, Fields extends object>(
  rulebook: Rulebook<State, Event>,
  id: string,
  rules: WindowRules<State, Event, Fields>,
): Procedure<Fields & WindowFields> {
  return rulebook.procedure<Fields & WindowFields>(id)({
    'next-seat': (t, f) => {
      if (f.at >= f.seats.length) {
        if (rules.responses === 'one' || f.seats.length === 0) return 'end';
        f.at = 0;
      }
      const seat = f.seats[f.at] ?? '';
      if (rules.mayRespond(t.state, f, seat)) return 'respond';
      f.seats.splice(f.at, 1);
      return 'next-seat';
    },
    respond: {
      ask: 'option',
      seat: (_, f) => f.seats[f.at] ?? null,
      options: (s, f, seat) => [...rules.options(s, f, seat), PASS],
      then: (t, f, choice, seat) => {
        if (choice === PASS) f.seats.splice(f.at, 1);
        else {
          f.at += 1;
          f.made += 1;
          rules.respond(t, f, choice, seat);
        }
        return 'next-seat';
      },
    },
  });
}
