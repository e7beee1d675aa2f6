// Where the tables of this device let computer players think: a worker of their own. It is started when it is first
// needed; when a thought is called off, it is ended in the middle of it and another one starts with the next.

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

/** The most time for a hint, in milliseconds. */
const ADVISE_WITHIN = 2500;

export class Thinker {
  readonly #start: StartThinking;
  readonly #report: (problem: string) => void;
  /** The most time for a thought, in milliseconds; the page says what the visitor has chosen. */
  within = 4000;
  #worker: ThinkingWorker | null = null;
  #calls = 0;
  /** Those that wait for an answer; null is none. */
  readonly #waiting = new Map<number, { message: ToThinker; done: (advice: Advice | null) => void }>();

  constructor(start: StartThinking, report: (problem: string) => void) {
    this.#start = start;
    this.#report = report;
  }

  readonly think: Think = (question, decided) => {
    const call = this.#ask('choose', question, this.within, (advice) => decided(advice?.choice ?? null));
    return () => {
      if (!this.#waiting.delete(call)) return;
      // It would go on for nobody; the others are asked again.
      this.#worker?.terminate();
      this.#worker = null;
      for (const { message } of this.#waiting.values()) this.#send(message);
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
  ): number {
    const message = { call: ++this.#calls, task, question, milliseconds };
    this.#waiting.set(message.call, { message, done });
    this.#send(message);
    return message.call;
  }

  #send(message: ToThinker): void {
    this.#worker ??= this.#hire();
    this.#worker.postMessage(message);
  }

  #hire(): ThinkingWorker {
    return this.#start(
      (message) => {
        const waiting = this.#waiting.get(message.call);
        this.#waiting.delete(message.call);
        if ('problem' in message) this.#report(message.problem);
        waiting?.done('advice' in message ? message.advice : null);
      },
      () => {
        this.#report('the thinking of the computer players ended');
        this.#worker = null;
        const left = [...this.#waiting.values()];
        this.#waiting.clear();
        for (const { done } of left) done(null);
      },
    );
  }
}
