/** Minds and clocks: what a table does by itself. Clocks run for people, computer players think and move. */
import {
  bug,
  eyesOf,
  seededRandom,
  type Json,
  type Limits,
  type Mind,
  type Random,
  type Refusal,
} from '@maester/kernel';
import type { Clocks, SavedTurn } from './clocks.ts';
import type { TableDependencies, Think } from './dependencies.ts';
import type { AnyMatch, HeldMatch } from './held-match.ts';
import { SavedClocks } from './saved-clocks.ts';
import type { SavedRecord } from './saved-record.ts';

/** A computer player that goes on where it has just moved (unit after unit of a mustering) needs less time. */
const GOING_ON = 0.3;
/** For a mind that answers where others are served, because thinking elsewhere has failed. */
const AT_ONCE: Limits = { effort: 0, hurried: () => true };

const nothing = (): void => {};

/** The table whose time it is. */
interface Scheduled {
  isPaused(): boolean;
  play(seat: string, choice: Json): Refusal | null;
  /** Clocks ran out, and everyone should know. */
  late(): void;
  /** A computer player is about to answer for this seat, whose time is up. */
  missing(seat: string): void;
  /** It has. */
  missed(seat: string): void;
}

export class Scheduler {
  readonly #deps: TableDependencies;
  readonly #held: HeldMatch;
  readonly #record: SavedRecord;
  readonly #clocks: Clocks;
  readonly #savedClocks: SavedClocks;
  readonly #table: Scheduled;
  /** Who moved last, and when. */
  #lastMove: { readonly seat: string; readonly at: number } | null = null;
  #closed = false;
  /** A mind that is thinking elsewhere, about the position after so many choices. */
  #thought: { readonly seat: string; readonly mind: Mind; readonly length: number; stop(): void } | null =
    null;
  #cancelTimer: () => void = nothing;
  #cancelMind: () => void = nothing;

  constructor(
    deps: TableDependencies,
    held: HeldMatch,
    record: SavedRecord,
    clocks: Clocks,
    table: Scheduled,
    turn: SavedTurn | null = null,
  ) {
    this.#deps = deps;
    this.#held = held;
    this.#record = record;
    this.#clocks = clocks;
    this.#table = table;
    this.#savedClocks = new SavedClocks(deps, held, record, clocks, turn);
  }

  get #match(): AnyMatch {
    return this.#held.now;
  }

  /**
   * Who plays a computer's seat, or answers for someone whose time is up, whoever has the seat meanwhile. A mind that this
   * server no longer has is stood in for as well.
   */
  mindFor(seat: string): Mind | null {
    if (this.#clocks.isLate(seat)) return this.#standIn;
    const place = this.#record.seat(seat);
    if (place?.kind !== 'mind') return null;
    return this.#deps.minds.find(({ id }) => id === place.mind) ?? this.#standIn;
  }

  get #standIn(): Mind | null {
    return this.#deps.minds.at(-1) ?? null;
  }

  moved(seat: string, now: number): void {
    this.#lastMove = { seat, at: now };
  }

  /** After every change: clocks run for the people who must decide, and the next mind is set to think. */
  settle(): void {
    this.#cancelTimers();
    const now = this.#deps.now();
    if (this.#table.isPaused()) {
      this.#stopThinking();
      if (!this.#closed) this.#savedClocks.pause(now);
      return;
    }
    const { status } = this.#record.now;
    const waiting = status === 'playing' ? this.#deps.game.waiting(this.#match.state) : [];
    const people: string[] = [];
    const lent: string[] = [];
    let seat: string | undefined;
    for (const one of waiting) {
      if (this.mindFor(one) === null) people.push(one);
      else {
        seat ??= one;
        if (this.#record.isLent(one) && !this.#clocks.isLate(one)) lent.push(one);
      }
    }
    this.#clocks.run(people, now, lent);
    const expiry = this.#clocks.nextExpiry(now);
    if (expiry !== null) this.#cancelTimer = this.#deps.later(expiry, () => this.#onTime());
    if (!this.#closed && status !== 'gathering') this.#savedClocks.goOn(now, seat === undefined ? expiry : 0);
    if (!this.#isThinkingFor(seat)) this.#stopThinking();
    const thinker = seat;
    if (thinker !== undefined && this.#thought === null)
      this.#cancelMind = this.#deps.later(this.#thinkingTime(thinker, waiting, now), () =>
        this.#letMindPlay(thinker),
      );
  }

  /** No more timers; what was used of the clocks is saved. */
  putAway(): void {
    if (!this.#closed && this.#record.now.status === 'playing') this.#savedClocks.putAway(this.#deps.now());
    this.close();
  }

  /** No more timers. */
  close(): void {
    this.#closed = true;
    this.#cancelTimers();
    this.#stopThinking();
  }

  #isThinkingFor(seat: string | undefined): boolean {
    const thought = this.#thought;
    return (
      thought !== null &&
      thought.seat === seat &&
      thought.length === this.#held.length &&
      thought.mind === this.mindFor(seat)
    );
  }

  #stopThinking(): void {
    this.#thought?.stop();
    this.#thought = null;
  }

  #cancelTimers(): void {
    this.#cancelTimer();
    this.#cancelMind();
    this.#cancelTimer = this.#cancelMind = nothing;
  }

  /**
   * How long a mind waits before it moves. Where several decide in secret, nothing is to be seen yet; where someone's time
   * is up, people have waited long enough; and where computers play alone, whoever watches sees it at a pace of their own.
   */
  #thinkingTime(seat: string, waiting: readonly string[], now: number): number {
    const { pace } = this.#deps;
    const last = this.#lastMove;
    const nobodyPlays = this.#record.now.seats.every(({ kind }) => kind === 'mind');
    if (last === null || waiting.length > 1 || nobodyPlays || this.#clocks.isLate(seat)) return 0;
    return Math.max(0, last.at + (last.seat === seat ? pace * GOING_ON : pace) - now);
  }

  /**
   * A computer player answers what nobody answered in time: this decision alone, then the clock runs again. If it ponders
   * elsewhere, the question is its own until it answers. Looked at before every request, which may arrive before the timer
   * is heard.
   */
  timeIsUp(): void {
    if (this.#record.now.status !== 'playing' || !this.#clocks.canRunOut) return;
    const now = this.#deps.now();
    const late = this.#deps.game
      .waiting(this.#match.state)
      .filter((seat) => this.#clocks.isRunning(seat) && this.#clocks.left(seat, now) === 0);
    if (late.length === 0) return;
    for (const seat of late) this.#clocks.miss(seat, now);
    if (this.#whereToPonder(this.#standIn) !== null) this.#table.late();
    else for (const seat of late) this.#answerNow(seat, this.#standIn);
  }

  /** A timer may be early, by less than a millisecond or because it can wait for no longer than some weeks. */
  #onTime(): void {
    this.timeIsUp();
    this.settle();
  }

  /** Null for a mind that answers where the table is. */
  #whereToPonder(mind: Mind | null): Think | null {
    return mind?.ponders === true ? (this.#deps.think ?? null) : null;
  }

  #letMindPlay(seat: string): void {
    const mind = this.mindFor(seat);
    const think = this.#whereToPonder(mind);
    if (mind === null || think === null) {
      const answer = (): void => this.#answer(seat, mind);
      if (this.#deps.inTurn === undefined) answer();
      else this.#cancelMind = this.#deps.inTurn(answer);
    } else this.#ponder(seat, mind, think);
  }

  /** The mind thinks elsewhere; if that fails, the stand-in says here what comes to its mind first. */
  #ponder(seat: string, mind: Mind, think: Think): void {
    try {
      const { game } = this.#deps;
      if (this.#closed || !game.waiting(this.#match.state).includes(seat)) return;
      const { length } = this.#match;
      const decided = (choice: Json | null): void => {
        if (this.#thought?.length !== length || !this.#isThinkingFor(seat)) return;
        this.#thought = null;
        try {
          if (choice === null || !this.#isPlayed(mind, seat, choice))
            this.#answerNow(seat, this.#standIn, AT_ONCE);
        } catch (error) {
          this.#deps.report(error);
        }
      };
      const view = game.view(this.#match.state, seat);
      const question = { game: game.id, mind: mind.id, seat, view, seed: this.#luckOf(seat) };
      // It may be called off before it is known how.
      this.#thought = { seat, mind, length, stop: () => {} };
      const stop = think(question, decided);
      if (this.#isThinkingFor(seat)) this.#thought = { seat, mind, length, stop };
    } catch (error) {
      this.#thought = null;
      this.#deps.report(error);
    }
  }

  #luckOf(seat: string): string {
    return `${this.#match.seed} ${seat} ${this.#match.length}`;
  }

  /** Answers whether or not it is its turn; what that takes counts as well. */
  #answerNow(seat: string, mind: Mind | null, limits?: Limits): void {
    const began = this.#deps.now();
    this.#answer(seat, mind, limits);
    this.#deps.thought?.(this.#deps.now() - began);
  }

  #answer(seat: string, mind: Mind | null, limits?: Limits): void {
    try {
      const { game } = this.#deps;
      if (this.#closed || !game.waiting(this.#match.state).includes(seat)) return;
      const random = seededRandom(this.#luckOf(seat));
      // A mind that errs must not stop the game: any legal choice goes on.
      if (mind === null || !this.#mindPlays(mind, seat, random, limits))
        this.#play(seat, game.sample(this.#match.state, seat, random));
    } catch (error) {
      this.#deps.report(error);
    }
  }

  #mindPlays(mind: Mind, seat: string, random: Random, limits: Limits | undefined): boolean {
    let choice: Json;
    try {
      choice = mind.choose(eyesOf(this.#deps.game, this.#match.state, seat, random, limits));
    } catch (error) {
      this.#deps.report(error);
      return false;
    }
    return this.#isPlayed(mind, seat, choice);
  }

  #isPlayed(mind: Mind, seat: string, choice: Json): boolean {
    const refusal = this.#play(seat, choice);
    if (refusal !== null) this.#deps.report(bug(`${mind.id} chose what ${refusal.rule} forbids`));
    return refusal === null;
  }

  #play(seat: string, choice: Json): Refusal | null {
    const isLate = this.#clocks.isLate(seat);
    if (isLate) this.#table.missing(seat);
    const refusal = this.#table.play(seat, choice);
    if (isLate && refusal === null) this.#table.missed(seat);
    return refusal;
  }
}
