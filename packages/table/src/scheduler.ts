/** Minds and clocks: what a table does by itself. Clocks run for people, computer players think and move. */
import { bug, eyesOf, seededRandom, type Json, type Mind, type Random, type Refusal } from '@maester/kernel';
import { isByTurns, type Clocks, type SavedTurn } from './clocks.ts';
import type { TableDependencies, Think } from './dependencies.ts';
import type { AnyMatch, HeldMatch } from './held-match.ts';
import type { SavedRecord } from './saved-record.ts';

/** A computer player that goes on where it has just moved (unit after unit of a mustering) needs less time. */
const GOING_ON = 0.3;
/** Waking times that are not worth a change in storage. */
const SAME_TIME = 1000;

const nothing = (): void => {};

/** The table whose time it is. */
interface Scheduled {
  isPaused(): boolean;
  play(seat: string, choice: Json): Refusal | null;
  /** A clock is about to cost this seat a decision. */
  missing(seat: string): void;
  /** Clocks ran out, and everyone should know. */
  missed(seats: readonly string[]): void;
}

export class Scheduler {
  readonly #deps: TableDependencies;
  readonly #held: HeldMatch;
  readonly #record: SavedRecord;
  readonly #clocks: Clocks;
  readonly #table: Scheduled;
  /** Who moved last, and when. */
  #lastMove: { readonly seat: string; readonly at: number } | null = null;
  #closed = false;
  /** A mind that is thinking elsewhere, about the position after so many choices. */
  #thought: { readonly seat: string; readonly mind: Mind; readonly length: number; stop(): void } | null =
    null;
  /** What was saved last of a game by turns, and after how many choices. */
  #saved: { readonly wakeAt: number | null; readonly length: number } | null;
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
    this.#saved = turn === null ? null : { wakeAt: turn.wakeAt, length: held.length };
  }

  get #match(): AnyMatch {
    return this.#held.now;
  }

  /** Who plays a computer's seat; if this server no longer has that one, the best there is. */
  mindFor(seat: string): Mind | null {
    const { minds } = this.#deps;
    const place = this.#record.seat(seat);
    if (place?.kind !== 'mind') return null;
    return minds.find(({ id }) => id === place.mind) ?? minds.at(-1) ?? null;
  }

  moved(seat: string): void {
    this.#lastMove = { seat, at: this.#deps.now() };
  }

  /** After every change: clocks run for the people who must decide, and the next mind is set to think. */
  settle(): void {
    this.#cancelTimers();
    const now = this.#deps.now();
    if (this.#table.isPaused()) {
      this.#stopThinking();
      this.#pause(now);
      return;
    }
    const playing = this.#record.now.status === 'playing';
    const waiting = playing ? this.#deps.game.waiting(this.#match.state) : [];
    const people: string[] = [];
    let seat: string | undefined;
    for (const one of waiting) {
      if (this.mindFor(one) === null) people.push(one);
      else seat ??= one;
    }
    this.#clocks.run(people, now);
    const expiry = this.#clocks.nextExpiry(now);
    if (expiry !== null) this.#cancelTimer = this.#deps.later(expiry, () => this.#onTime());
    this.#saveTurn(now, seat === undefined ? expiry : 0);
    if (!this.#isThinkingFor(seat)) this.#stopThinking();
    const thinker = seat;
    if (thinker !== undefined && this.#thought === null)
      this.#cancelMind = this.#deps.later(this.#thinkingTime(thinker, waiting, now), () =>
        this.#letMindPlay(thinker),
      );
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

  /** A table by turns can be put away at any time, and is woken when it has something to do. */
  #saveTurn(now: number, wakesIn: number | null): void {
    const { id, clock, status } = this.#record.now;
    const date = this.#deps.date?.();
    if (date === undefined || !isByTurns(clock) || status === 'gathering' || this.#closed) return;
    const wakeAt = wakesIn === null ? null : Math.round(date + wakesIn);
    const { length } = this.#held;
    const same =
      this.#saved?.length === length &&
      (wakeAt === null || this.#saved.wakeAt === null
        ? wakeAt === this.#saved.wakeAt
        : Math.abs(wakeAt - this.#saved.wakeAt) < SAME_TIME);
    if (same) return;
    this.#deps.save({ kind: 'turn', table: id, turn: { at: date, wakeAt, seats: this.#clocks.turn(now) } });
    this.#saved = { wakeAt, length };
  }

  /** The time that was used must not be given back when the table leaves memory. */
  #pause(now: number): void {
    const { id, seats } = this.#record.now;
    const wasRunning = seats.some(({ seat }) => this.#clocks.isRunning(seat));
    this.#clocks.pause(now);
    const banks = this.#clocks.banks(now);
    if (wasRunning && banks !== null) this.#deps.save({ kind: 'banks', table: id, banks });
  }

  /**
   * How long a mind waits before it moves. Where several decide in secret, nothing is to be seen yet; and where
   * computers play alone, whoever watches sees it at a pace of their own.
   */
  #thinkingTime(seat: string, waiting: readonly string[], now: number): number {
    const { pace } = this.#deps;
    const last = this.#lastMove;
    const nobodyPlays = this.#record.now.seats.every(({ kind }) => kind === 'mind');
    if (last === null || waiting.length > 1 || nobodyPlays) return 0;
    return Math.max(0, last.at + (last.seat === seat ? pace * GOING_ON : pace) - now);
  }

  /**
   * A computer player answers what nobody answered in time: this decision alone, then the clock runs again. Looked at
   * before every request, which may arrive before the timer is heard.
   */
  timeIsUp(): void {
    if (this.#record.now.status !== 'playing' || !this.#clocks.canRunOut) return;
    const now = this.#deps.now();
    const late = this.#deps.game
      .waiting(this.#match.state)
      .filter((seat) => this.#clocks.isRunning(seat) && this.#clocks.left(seat, now) === 0);
    if (late.length === 0) return;
    for (const seat of late) {
      this.#table.missing(seat);
      this.#clocks.miss(seat, now);
      this.#answerNow(seat, this.#deps.minds.at(-1) ?? null);
    }
    this.#table.missed(late);
  }

  /** A timer may be early, by less than a millisecond or because it can wait for no longer than some weeks. */
  #onTime(): void {
    this.timeIsUp();
    this.settle();
  }

  #letMindPlay(seat: string): void {
    const { think } = this.#deps;
    const mind = this.mindFor(seat);
    if (think === undefined || mind === null || mind.ponders !== true) {
      const answer = (): void => this.#answerNow(seat, mind);
      if (this.#deps.inTurn === undefined) answer();
      else this.#cancelMind = this.#deps.inTurn(answer);
    } else this.#ponder(seat, mind, think);
  }

  /** The mind thinks elsewhere; if that fails, another one answers here. */
  #ponder(seat: string, mind: Mind, think: Think): void {
    try {
      const { game, minds } = this.#deps;
      if (this.#closed || !game.waiting(this.#match.state).includes(seat)) return;
      const { length } = this.#match;
      const decided = (choice: Json | null): void => {
        if (this.#thought?.length !== length || !this.#isThinkingFor(seat)) return;
        this.#thought = null;
        try {
          if (choice === null || !this.#isPlayed(mind, seat, choice))
            this.#answerNow(seat, minds.at(-1) ?? null);
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

  #answerNow(seat: string, mind: Mind | null): void {
    try {
      const { game } = this.#deps;
      if (this.#closed || !game.waiting(this.#match.state).includes(seat)) return;
      const random = seededRandom(this.#luckOf(seat));
      // A mind that errs must not stop the game: any legal choice goes on.
      if (mind === null || !this.#mindPlays(mind, seat, random))
        this.#table.play(seat, game.sample(this.#match.state, seat, random));
    } catch (error) {
      this.#deps.report(error);
    }
  }

  #mindPlays(mind: Mind, seat: string, random: Random): boolean {
    let choice: Json;
    try {
      choice = mind.choose(eyesOf(this.#deps.game, this.#match.state, seat, random));
    } catch (error) {
      this.#deps.report(error);
      return false;
    }
    return this.#isPlayed(mind, seat, choice);
  }

  #isPlayed(mind: Mind, seat: string, choice: Json): boolean {
    const refusal = this.#table.play(seat, choice);
    if (refusal !== null) this.#deps.report(bug(`${mind.id} chose what ${refusal.rule} forbids`));
    return refusal === null;
  }
}
