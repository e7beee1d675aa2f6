// Where the tables of this device let computer players think: a worker of their own, which gets one question after the
// other. It is started when it is first needed; when a thought is called off, it is ended in the middle of it and
// another one starts with the next. One that fails or is overdue is replaced, and the question is asked again.

import type { Advice } from '@maester/minds/levels';
import type { MindQuestion, Think } from '@maester/table';

export interface ToThinker {
  readonly call: number;
  readonly task: 'choose' | 'advise';
  readonly question: MindQuestion;
  readonly milliseconds: number;
}

export type FromThinker =
  | { readonly call: number; readonly advice: Advice }
  | { readonly call: number; readonly problem: string };

/** A worker as far as it is used here. */
export interface ThinkingWorker {
  postMessage(message: ToThinker): void;
  terminate(): void;
}

/** Starts a worker; `answered` hears what it says, `failed` that it is no more. */
export type StartThinking = (answered: (message: FromThinker) => void, failed: () => void) => ThinkingWorker;

/** What a worker of the browser says, and every way in which it says that it has failed. */
export function listenTo(
  worker: EventTarget,
  answered: (message: FromThinker) => void,
  failed: () => void,
): void {
  worker.addEventListener('message', (event) => answered((event as MessageEvent<FromThinker>).data));
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
}

/** The most time for a hint, in milliseconds. */
const ADVISE_WITHIN = 2500;

/** How long an answer may take beyond that, in milliseconds; a new worker must first load the game. */
const GRACE = 8000;

const MOST_ATTEMPTS = 2;

interface Call {
  readonly message: ToThinker;
  /** Hears the answer; null is none. */
  readonly done: (advice: Advice | null) => void;
  failures: number;
}

export class Thinker {
  readonly #start: StartThinking;
  readonly #report: (problem: string) => void;
  /** The most time for a thought, in milliseconds; the page says what the visitor has chosen. */
  within = 4000;
  #worker: ThinkingWorker | null = null;
  #calls = 0;
  /** What the worker is thinking about. */
  #current: Call | null = null;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** Those that the worker hasn't been asked yet. Somebody watches the screen for a hint, so hints go first. */
  readonly #waiting: Readonly<Record<ToThinker['task'], Call[]>> = { advise: [], choose: [] };

  constructor(start: StartThinking, report: (problem: string) => void) {
    this.#start = start;
    this.#report = report;
  }

  readonly think: Think = (question, decided) => {
    const call = this.#ask('choose', question, this.within, (advice) => decided(advice?.choice ?? null));
    return () => {
      const { choose } = this.#waiting;
      const place = choose.indexOf(call);
      if (place !== -1) choose.splice(place, 1);
      if (call !== this.#current) return;
      // It would go on for nobody.
      this.#interrupt();
      this.#next();
    };
  };

  advise(question: MindQuestion): Promise<Advice> {
    return new Promise((resolve, reject) => {
      this.#ask('advise', question, ADVISE_WITHIN, (advice) => {
        if (advice === null) reject(new Error('nobody advises'));
        else resolve(advice);
      });
    });
  }

  #ask(
    task: ToThinker['task'],
    question: MindQuestion,
    milliseconds: number,
    done: (advice: Advice | null) => void,
  ): Call {
    const call = { message: { call: ++this.#calls, task, question, milliseconds }, done, failures: 0 };
    this.#waiting[task].push(call);
    if (task === 'advise' && this.#current?.message.task === 'choose') this.#askAgain(this.#interrupt());
    this.#next();
    return call;
  }

  #next(): void {
    if (this.#current !== null) return;
    const { advise, choose } = this.#waiting;
    const call = advise[0] ?? choose[0];
    if (call === undefined) return;
    this.#worker ??= this.#hire();
    this.#waiting[call.message.task].shift();
    this.#current = call;
    this.#worker.postMessage(call.message);
    this.#overdue = setTimeout(
      () => this.#fail('the thinking of a computer player took too long'),
      call.message.milliseconds + GRACE,
    );
  }

  #hire(): ThinkingWorker {
    // Once it is replaced, nobody listens to it.
    const ifStillHere = (then: () => void): void => {
      if (worker === this.#worker) then();
    };
    const worker = this.#start(
      (message) => ifStillHere(() => this.#answer(message)),
      () => ifStillHere(() => this.#fail('the thinking of the computer players ended')),
    );
    return worker;
  }

  #answer(message: FromThinker): void {
    if (message.call !== this.#current?.message.call) return;
    // A file that could not be fetched may be tried again only in a new worker.
    if ('problem' in message) return this.#fail(message.problem);
    const call = this.#release();
    this.#next();
    call?.done(message.advice);
  }

  /** Whoever plays is told of the problem only when a question goes unanswered. */
  #fail(problem: string): void {
    const call = this.#interrupt();
    const givenUp = call !== null && ++call.failures === MOST_ATTEMPTS;
    if (givenUp) this.#report(problem);
    else this.#askAgain(call);
    this.#next();
    if (givenUp) call.done(null);
  }

  /** Before all others of its kind. */
  #askAgain(call: Call | null): void {
    if (call !== null) this.#waiting[call.message.task].unshift(call);
  }

  /** Ends the worker, and with it the thought, which is returned. */
  #interrupt(): Call | null {
    this.#worker?.terminate();
    this.#worker = null;
    return this.#release();
  }

  /** The worker thinks about nothing now; returns what it thought about. */
  #release(): Call | null {
    clearTimeout(this.#overdue);
    const call = this.#current;
    this.#current = null;
    return call;
  }
}
