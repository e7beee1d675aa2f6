// A table that says what a test lets it say, and what a seat's model makes of it.

import type { Decision } from '@maester/kernel';
import type { Message, SeenEvent } from '@maester/table';
import { TableModel, type ModelOptions } from '../../src/table/model.ts';
import type { Answer, TableService, Listener, RequestBody } from '../../src/table/service.ts';

/** A view in which nobody is asked anything. */
export const NOTHING_ON = { flow: { waiting: [] } };

/** A table of which the test says what it tells. */
export class FakeTable {
  pace = 100;
  readonly said: RequestBody[] = [];
  readonly pauses: number[] = [];
  answer: Answer = { ok: true, version: 0 };
  listener: Listener | null = null;
  seen = true;
  shared = false;
  #unseen: (() => void)[] = [];
  #due: (() => void)[] = [];
  readonly noted: (readonly [key: string, version: number])[] = [];
  readonly model: TableModel;

  constructor(lastChoice: number | null = null, decide?: ModelOptions['decide']) {
    const service = {
      join: (_id: string, _seat: string | null, listener: Listener) => {
        this.listener = listener;
        return {
          send: (request: RequestBody) => {
            this.said.push(request);
            return Promise.resolve(this.answer);
          },
          leave: () => {},
        };
      },
    } as unknown as TableService;
    this.model = new TableModel(service, { service: 'remote', id: 'abcd' }, 'red', {
      pace: () => this.pace,
      now: () => 1000,
      later: (milliseconds, run) => {
        this.pauses.push(milliseconds);
        this.#due.push(run);
        return () => (this.#due = this.#due.filter((other) => other !== run));
      },
      whenSeen: (run) => {
        if (this.seen) run();
        else this.#unseen.push(run);
        return () => (this.#unseen = this.#unseen.filter((other) => other !== run));
      },
      shared: () => this.shared,
      lastChoice: () => lastChoice,
      noteChoice: (key, version) => this.noted.push([key, version]),
      counsel: () => Promise.resolve({ choice: 'lances', why: null }),
      decide,
    });
  }

  hear(message: Partial<Message>): void {
    this.listener?.hear(message as Message);
  }

  state(
    version: number,
    events: readonly SeenEvent[] = [happened(version)],
    decision: Decision | null = null,
    freeUndo = 0,
  ): void {
    const rest = { view: NOTHING_ON, waiting: [], decision, freeUndo, outcome: null, clocks: {} };
    this.hear({ type: 'state', version, events, ...rest });
  }

  /** Someone looks at the page again. */
  look(): void {
    this.seen = true;
    for (const run of this.#unseen.splice(0)) run();
  }

  /** The time a state is looked at is over. */
  pass(): void {
    for (const run of this.#due.splice(0)) run();
  }
}

export const question = (ask: string): Decision => ({
  kind: 'amount',
  seat: 'red',
  ask,
  facts: {},
  min: 0,
  max: 1,
});
export const happened = (version: number): SeenEvent => ({ version, event: { type: 'tilt', version } });

export const placeOf = (id: string, kind: 'person' | 'mind') => ({
  seat: id,
  kind,
  name: id,
  left: null,
  running: false,
});
