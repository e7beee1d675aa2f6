/**
 * A match: a game being played, with its journal. It plays choices, takes them back, shows any earlier moment,
 * forks, and replays a journal while comparing every hash.
 */
import { bug, KernelError } from './error.ts';
import type { Applied, Game } from './game.ts';
import type { Json } from './json.ts';
import { checkVersion, hashBeside, JOURNAL_FORMAT, type Entry, type Journal } from './journal.ts';
import { StateHash } from './hash.ts';
import { refuse, type Refusal } from './refusal.ts';
import { answersWait } from './secret-answers.ts';
import type { GameState } from './state.ts';

/** A choice that still counts (was not taken back). */
interface Played {
  readonly seat: string;
  readonly choice: Json;
  /** Where the dice stood before it: after an undo they never go back, so that a roll once seen does not come again. */
  readonly dice: number;
  readonly revealed: boolean;
}

/** How a match stood after so many entries, as plain data: with its journal it need not be played again up to there. */
export interface MatchSnapshot<State = GameState> {
  readonly entries: number;
  readonly state: State;
  /** Where the dice stood after each entry. */
  readonly dice: readonly number[];
  /** The entries that revealed something, by their index. */
  readonly revealed: readonly number[];
  readonly sealed: number;
}

/** The hash of a state as a journal of the game has it beside a choice. */
export function hashIn<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
): string {
  return new StateHash(game.records, game.unhashed).of(game.hashed(state));
}

/** A copy of the state is kept every so many choices; moments between are played again from there. */
const SNAPSHOT_EVERY = 64;

export class Match<State extends GameState = GameState, Setup = Json, Event = unknown> {
  readonly game: Game<State, Setup, Event>;
  readonly setup: Setup;
  readonly #seed: string;
  #state: State;
  readonly #hash: StateHash;
  readonly #entries: Entry[] = [];
  /** For each entry: the choice, if it was one, and where the dice stood after it. */
  readonly #moments: { readonly played: Played | null; readonly dice: number }[] = [];
  #line: Played[] = [];
  /** So many choices were played before something was seen that has been taken back since: none is free any more. */
  #sealed = 0;
  /** By the number of choices played. */
  readonly #snapshots = new Map<number, State>();

  constructor(game: Game<State, Setup, Event>, setup: Setup, seed: string) {
    this.game = game;
    this.setup = setup;
    this.#seed = seed;
    this.#state = game.start(setup, seed);
    this.#hash = new StateHash(game.records, game.unhashed);
    this.#snapshots.set(0, game.copy(this.#state));
  }

  /** Plays a whole journal, comparing hashes; throws a KernelError naming the first entry that differs. */
  static replay<State extends GameState, Setup, Event>(
    game: Game<State, Setup, Event>,
    journal: Journal,
    upTo = journal.entries.length,
  ): Match<State, Setup, Event> {
    if (journal.game !== game.id) {
      throw new KernelError('journal', 'game', `expected ${game.id}, got ${journal.game}`);
    }
    checkVersion(game, journal.version);
    const match = new Match(game, game.readSetup(journal.setup), journal.seed);
    for (const [i, entry] of journal.entries.slice(0, upTo).entries()) {
      const refusal = match.#replayEntry(entry);
      const where = `entries[${i}]`;
      if (refusal !== null) {
        throw new KernelError(
          'journal',
          where,
          `refused by ${refusal.rule} ${JSON.stringify(refusal.facts)}`,
        );
      }
      const expected = hashBeside(entry);
      const found = match.lastHash;
      if (found !== expected) {
        throw new KernelError(
          'journal',
          where,
          `the state after it has hash ${found}, the journal says ${expected}`,
        );
      }
    }
    return match;
  }

  /**
   * Goes on from a snapshot of a journal; throws a KernelError if it does not fit. The state must have the hash that the
   * journal says.
   */
  static resume<State extends GameState, Setup, Event>(
    game: Game<State, Setup, Event>,
    setup: Setup,
    seed: string,
    entries: readonly Entry[],
    { state, dice, revealed, sealed, entries: count }: MatchSnapshot<State>,
  ): Match<State, Setup, Event> {
    const last = entries[count - 1];
    if (last === undefined || dice.length !== count || hashIn(game, state) !== hashBeside(last))
      throw new KernelError('journal', 'snapshot', 'does not fit the entries');
    const match = new Match(game, setup, seed);
    const reveals = new Set(revealed);
    let before = match.state.flow.dice.next;
    for (const [i, entry] of entries.slice(0, count).entries()) {
      const after = dice[i] ?? 0;
      let played: Played | null = null;
      if (!('by' in entry)) {
        const [seat, choice] = entry;
        played = { seat, choice, dice: before, revealed: reveals.has(i) };
      }
      takeUp(match.#line, entry, played);
      match.#entries.push(entry);
      match.#moments.push({ played, dice: after });
      before = after;
    }
    match.#sealed = sealed;
    match.#state = state;
    if (match.#line.length > 0) match.#snapshots.set(match.#line.length, game.copy(state));
    return match;
  }

  snapshot(): MatchSnapshot<State> {
    return {
      entries: this.#entries.length,
      state: this.game.copy(this.#state),
      dice: this.#moments.map(({ dice }) => dice),
      revealed: this.#moments.flatMap(({ played }, i) => (played?.revealed === true ? [i] : [])),
      sealed: this.#sealed,
    };
  }

  #replayEntry(entry: Entry): Refusal | null {
    if (!('by' in entry)) {
      const applied = this.play(entry[0], entry[1]);
      return applied.ok ? null : applied.refusal;
    }
    if ('withdraw' in entry) return this.#withdraw(entry.by);
    return this.undo(entry.by, entry.undo, 'agreed');
  }

  get seed(): string {
    return this.#seed;
  }

  /** The state now. Read it; change it only through this match. */
  get state(): State {
    return this.#state;
  }

  /** How many entries there are: the version that a choice from outside must name. */
  get length(): number {
    return this.#entries.length;
  }

  get lastEntry(): Entry | null {
    return this.#entries.at(-1) ?? null;
  }

  /** The hash of the state after the last entry, which was made with it. */
  get lastHash(): string {
    const last = this.lastEntry;
    return last === null ? this.hash : hashBeside(last);
  }

  /** How many choices count: those that were not taken back. */
  get played(): number {
    return this.#line.length;
  }

  get hash(): string {
    return this.#hash.of(this.game.hashed(this.#state));
  }

  play(seat: string, choice: Json): Applied<Event> {
    const dice = this.#state.flow.dice.next;
    const waits = answersWait(this.#state);
    const applied = this.game.apply(this.#state, seat, choice);
    if (!applied.ok) return applied;
    const played = { seat, choice, dice, revealed: applied.revealed };
    const length = this.#line.push(played);
    if (length % SNAPSHOT_EVERY === 0) this.#snapshots.set(length, this.game.copy(this.#state));
    const hash = this.#hash.of(this.game.hashed(this.#state), waits ? 'flow' : null);
    this.#enter([seat, choice, hash], played);
    return applied;
  }

  #enter(entry: Entry, played: Played | null = null): void {
    this.#entries.push(entry);
    this.#moments.push({ played, dice: this.#state.flow.dice.next });
  }

  /** How many of the last choices this seat may take back without asking anyone: its own, nothing revealed since. */
  freeUndo(seat: string): number {
    let count = 0;
    for (let i = this.#line.length - 1; i >= this.#sealed; i--) {
      const played = this.#line[i];
      if (played === undefined || played.seat !== seat || played.revealed) break;
      count += 1;
    }
    return count;
  }

  /**
   * Takes back the last `count` choices; more than `freeUndo` only if the others agreed. A seat whose secret answer
   * still waits for the others takes back just that.
   */
  undo(seat: string, count = 1, agreement: 'free' | 'agreed' = 'free'): Refusal | null {
    if (!Number.isInteger(count) || count < 1) {
      return refuse('kernel/choice/shape', { expected: 'a whole number of choices, at least 1' });
    }
    if (agreement === 'free' && Object.hasOwn(this.#state.flow.answers, seat)) {
      const sealed = this.#placeOfAnswer(seat) < this.#sealed;
      return sealed ? refuse('kernel/undo/revealed', { count, free: 0 }) : this.#withdraw(seat);
    }
    if (count > this.#line.length)
      return refuse('kernel/undo/nothing-left', { count, played: this.#line.length });
    if (agreement === 'free' && count > this.freeUndo(seat)) {
      return refuse('kernel/undo/revealed', { count, free: this.freeUndo(seat) });
    }
    const dice = this.#state.flow.dice.next;
    const left = this.#line.length - count;
    const seen = this.#line.slice(left).some((played) => played.revealed);
    this.#sealed = seen ? left : Math.min(this.#sealed, left);
    this.#rewind(this.#line.slice(0, left));
    this.#state.flow.dice.next = dice;
    this.#enter({ by: seat, undo: count, hash: this.hash });
    return null;
  }

  #withdraw(seat: string): Refusal | null {
    const refusal = this.game.withdraw(this.#state, seat);
    if (refusal !== null) return refusal;
    const withdrawn = this.#placeOfAnswer(seat);
    this.#line.splice(withdrawn, 1);
    this.#forgetAfter(withdrawn);
    this.#enter({ by: seat, withdraw: true, hash: this.hash });
    return null;
  }

  #placeOfAnswer(seat: string): number {
    return this.#line.findLastIndex((played) => played.seat === seat);
  }

  /** Sets the state to where these choices lead, from the nearest snapshot. */
  #rewind(line: Played[]): void {
    this.#forgetAfter(line.length);
    this.#state = this.#after(line);
    this.#line = line;
  }

  /** Where these choices lead, from the nearest snapshot on the way. */
  #after(line: readonly Played[]): State {
    const shared = this.#shared(line);
    const nearest = Math.max(...[...this.#snapshots.keys()].filter((length) => length <= shared));
    const snapshot = this.#snapshots.get(nearest);
    if (snapshot === undefined) throw bug('a snapshot is missing');
    const state = this.game.copy(snapshot);
    for (const [i, played] of line.entries()) {
      if (i < nearest) continue;
      state.flow.dice.next = played.dice;
      this.game.apply(state, played.seat, played.choice);
      // A match that was resumed finds the snapshots on its way again.
      if ((i + 1) % SNAPSHOT_EVERY === 0 && i < shared) this.#snapshots.set(i + 1, this.game.copy(state));
    }
    return state;
  }

  /** How many of these choices still count, up to the first that does not. */
  #shared(line: readonly Played[]): number {
    const apart = line.findIndex((played, i) => played !== this.#line[i]);
    return apart === -1 ? line.length : apart;
  }

  /** The choices that counted after the first `entries` entries. */
  #lineAt(entries: number): Played[] {
    const line: Played[] = [];
    for (const [i, entry] of this.#entries.slice(0, entries).entries())
      takeUp(line, entry, this.#moments[i]?.played ?? null);
    return line;
  }

  /** How many choices must be played to show that moment that do not count any more: no snapshot is kept of them. */
  undoneAt(entries: number): number {
    const line = this.#lineAt(entries);
    return line.length - this.#shared(line);
  }

  /** The state as it was after the first `entries` entries. */
  at(entries: number): State {
    const line = this.#lineAt(entries);
    const state = this.#after(line);
    const last = this.#moments[entries - 1];
    if (last !== undefined) state.flow.dice.next = last.dice;
    return state;
  }

  #forgetAfter(played: number): void {
    for (const at of this.#snapshots.keys()) if (at > played) this.#snapshots.delete(at);
  }

  /** A match of its own that begins as this one stood after its first `entries` entries. */
  fork(entries = this.length): Match<State, Setup, Event> {
    return Match.replay(this.game, this.journal(), entries);
  }

  journal(): Journal {
    return {
      format: JOURNAL_FORMAT,
      game: this.game.id,
      version: this.game.version,
      setup: this.setup as Json,
      seed: this.seed,
      entries: this.#entries.slice(),
    };
  }
}

/** The choices that count, after one more entry. */
function takeUp(line: Played[], entry: Entry, played: Played | null): void {
  if (played !== null) line.push(played);
  else if ('withdraw' in entry)
    line.splice(
      line.findLastIndex(({ seat }) => seat === entry.by),
      1,
    );
  else if ('undo' in entry) line.length -= entry.undo;
}
