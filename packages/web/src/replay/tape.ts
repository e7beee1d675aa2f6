// A whole game from its journal, to be wound to any moment: what happened at every version, and the state there.
// A version is the number of entries before it.

import {
  checkVersion,
  KernelError,
  Match,
  type Emitted,
  type Entry,
  type GameState,
  type Journal,
} from '@maester/kernel';
import type { AnyGame, SeenEvent } from '@maester/table';

/** As whom a tape is watched: a seat, anyone (null), or someone who sees everything. */
export type Eye = string | null | typeof ALL_SEEING;
export const ALL_SEEING = Symbol('all-seeing');

/** So many entries are read before others have their turn. */
const AT_ONCE = 16;

export class Tape {
  readonly game: AnyGame;
  readonly journal: Journal;
  readonly seats: readonly string[];
  readonly #match: Match<GameState, unknown>;
  readonly #told: { readonly version: number; readonly emitted: Emitted<unknown> }[] = [];

  private constructor(game: AnyGame, journal: Journal) {
    if (journal.game !== game.id)
      throw new KernelError('journal', 'game', `expected ${game.id}, got ${journal.game}`);
    checkVersion(game, journal.version);
    this.game = game;
    this.journal = journal;
    const setup = game.readSetup(journal.setup);
    this.seats = game.seats(setup);
    this.#match = new Match(game, setup, journal.seed);
    for (const emitted of game.opening(setup, journal.seed).events) this.#told.push({ version: 0, emitted });
  }

  /**
   * Plays the whole journal and compares every hash; throws a KernelError that names the first entry that differs.
   * Now and then it lets others have their turn, by `pause`.
   */
  static async read(game: AnyGame, journal: Journal, pause: () => Promise<void>): Promise<Tape> {
    const tape = new Tape(game, journal);
    for (const [i, entry] of journal.entries.entries()) {
      tape.#play(entry, i);
      if (i % AT_ONCE === AT_ONCE - 1) await pause();
    }
    return tape;
  }

  #play(entry: Entry, index: number): void {
    const match = this.#match;
    const wrong = (problem: string): KernelError => new KernelError('journal', `entries[${index}]`, problem);
    const version = index + 1;
    if ('by' in entry) {
      const refusal = 'withdraw' in entry ? match.undo(entry.by) : match.undo(entry.by, entry.undo, 'agreed');
      if (refusal !== null) throw wrong(`refused by ${refusal.rule}`);
      if ('undo' in entry) {
        const event = { type: 'undo', seat: entry.by, count: entry.undo };
        this.#told.push({ version, emitted: { to: null, event } });
      }
    } else {
      const applied = match.play(entry[0], entry[1]);
      if (!applied.ok) throw wrong(`refused by ${applied.refusal.rule}`);
      for (const emitted of applied.events) this.#told.push({ version, emitted });
    }
    const expected = 'by' in entry ? entry.hash : entry[2];
    if (match.hash !== expected)
      throw wrong(`the state after it has hash ${match.hash}, the journal says ${expected}`);
  }

  get length(): number {
    return this.journal.entries.length;
  }

  /** The state after so many entries; it is the caller's own. */
  at(version: number): GameState {
    return this.#match.at(version);
  }

  view(version: number, eye: Eye): GameState {
    const state = this.at(version);
    return eye === ALL_SEEING ? state : this.game.view(state, eye);
  }

  /** What this eye may know of what happened, the newest last. */
  events(eye: Eye): readonly SeenEvent[] {
    return this.#told
      .filter(
        ({ emitted: { to } }) => to === null || eye === ALL_SEEING || (eye !== null && to.includes(eye)),
      )
      .map(({ version, emitted: { event } }) => ({ version, event }));
  }
}
