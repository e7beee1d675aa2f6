// A series while it is played: several workers, each with a game of its own. It can be stopped at any time and gone on
// with, also on a later visit; a game that was being played is then played again.

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Journal } from '@maester/kernel';
import type { Series, SeriesGame } from '@maester/records/series';
import type { FromSeriesWorker, SeriesWorker, StartSeriesWorker } from './series-messages.ts';

export type RunState = 'running' | 'stopped' | 'done';

export interface RunOptions {
  readonly start: StartSeriesWorker;
  readonly workers: number;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  /** Games of an earlier visit. */
  readonly played?: readonly SeriesGame[];
  /** Hears of every game as it is played. */
  readonly save?: (game: SeriesGame) => void;
}

/** Milliseconds between two looks at the games that were played. */
const LOOK_AFTER = 200;

export class SeriesRun {
  readonly series: Series;
  readonly #options: RunOptions;
  readonly #games: SeriesGame[];
  readonly #shown = signal<readonly SeriesGame[]>([]);
  readonly #state: Signal<RunState>;
  readonly #failures = signal<readonly string[]>([]);
  /** Games that nobody plays or has played. */
  #left: number[];
  /** Who plays which. */
  readonly #busy = new Map<SeriesWorker, number>();
  #looking: ReturnType<typeof setTimeout> | null = null;
  /** How many games earlier visits have played. */
  readonly #before: number;
  /** Milliseconds of work in this visit so far, and since when there is work now. */
  #worked = 0;
  #since = 0;

  constructor(series: Series, options: RunOptions) {
    this.series = series;
    this.#options = options;
    this.#games = [...(options.played ?? [])];
    this.#before = this.#games.length;
    const done = new Set(this.#games.map(({ number }) => number));
    this.#left = Array.from({ length: series.games }, (_, number) => number).filter((n) => !done.has(n));
    this.#state = signal(this.#left.length === 0 ? 'done' : 'stopped');
    this.#look();
  }

  /** Those that were played, in the order of their numbers. */
  get games(): ReadonlySignal<readonly SeriesGame[]> {
    return this.#shown;
  }

  get state(): ReadonlySignal<RunState> {
    return this.#state;
  }

  /** Games that broke off, each with its reason. */
  get failures(): ReadonlySignal<readonly string[]> {
    return this.#failures;
  }

  /** Seconds until the end, as far as can be told. */
  secondsLeft(): number | null {
    const played = this.#games.length - this.#before;
    if (this.#state.value !== 'running' || played === 0) return null;
    const worked = this.#worked + this.#options.now() - this.#since;
    return ((this.series.games - this.#games.length) * worked) / played / 1000;
  }

  start(): void {
    if (this.#state.value !== 'stopped') return;
    this.#state.value = 'running';
    this.#since = this.#options.now();
    const workers = Math.max(1, Math.min(this.#options.workers, this.#left.length));
    for (let i = 0; i < workers; i++) this.#hire();
  }

  stop(): void {
    if (this.#state.value !== 'running') return;
    this.#state.value = 'stopped';
    this.#worked += this.#options.now() - this.#since;
    for (const [worker, number] of this.#busy) {
      worker.terminate();
      this.#left.push(number);
    }
    this.#busy.clear();
    this.#left = this.#left.toSorted((a, b) => a - b);
    this.#look();
  }

  /** The whole of a game, to be replayed. */
  journal(game: SeriesGame): Promise<Journal> {
    return new Promise((resolve, reject) => {
      const worker = this.#options.start((message) => {
        worker.terminate();
        if (message.type === 'journal') resolve(message.journal);
        else reject(new Error(message.type === 'failed' ? message.problem : 'no journal came'));
      });
      worker.postMessage({ type: 'journal', series: this.series, game });
    });
  }

  #hire(): void {
    const worker: SeriesWorker = this.#options.start((message) => this.#hear(worker, message));
    this.#next(worker);
  }

  #next(worker: SeriesWorker): void {
    const number = this.#left.shift();
    if (number === undefined) {
      worker.terminate();
      this.#busy.delete(worker);
      if (this.#busy.size === 0) this.#end();
      return;
    }
    this.#busy.set(worker, number);
    worker.postMessage({ type: 'play', series: this.series, number });
  }

  #hear(worker: SeriesWorker, message: FromSeriesWorker): void {
    // What a worker says after it was stopped counts no more: its game is played again.
    if (!this.#busy.has(worker)) return;
    if (message.type === 'played') {
      this.#games.push(message.game);
      this.#options.save?.(message.game);
    } else if (message.type === 'failed') this.#failures.value = [...this.#failures.value, message.problem];
    this.#looking ??= setTimeout(() => this.#look(), LOOK_AFTER);
    this.#next(worker);
  }

  #look(): void {
    if (this.#looking !== null) clearTimeout(this.#looking);
    this.#looking = null;
    this.#shown.value = this.#games.toSorted((a, b) => a.number - b.number);
  }

  #end(): void {
    this.#worked += this.#options.now() - this.#since;
    this.#state.value = 'done';
    this.#look();
  }
}
