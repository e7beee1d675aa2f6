// Requests on their way to a table: each gets a number and waits for the answer with that number. Those that were
// never answered because a connection broke are sent again on the next one; a table never does the same one twice.

import type { Message, Request } from '@maester/table';
import type { Answer, RequestBody } from './service.ts';

const LOST: Answer = { ok: false, refusal: { rule: 'client/connection/lost', facts: {} } };

/** The table has gone on since the version that was answered. */
const STALE = 'table/choice/stale';

interface Waiting {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  posted: boolean;
  /** Sent more than once. */
  repeated: boolean;
}

export class PendingRequests {
  readonly #post: (request: Request) => boolean;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  /** `post` says whether the request is on its way. */
  constructor(post: (request: Request) => boolean) {
    this.#post = post;
  }

  send(body: RequestBody): Promise<Answer> {
    const id = ++this.#number;
    const request = { ...body, id } as Request;
    return new Promise((resolve) => {
      const waiting: Waiting = { request, resolve, posted: false, repeated: false };
      this.#waiting.set(id, waiting);
      waiting.posted = this.#post(request);
    });
  }

  /** Whether the message was the answer to a request. */
  answered(message: Message): boolean {
    if (message.type !== 'accepted' && message.type !== 'refused') return false;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'accepted') waiting?.resolve({ ok: true, version: message.version });
    // The first one had arrived after all, or the question is no longer asked; the state tells which.
    else if (waiting?.repeated === true && waiting.request.type === 'choose' && message.rule === STALE)
      waiting.resolve({ ok: true, version: Number(message.facts['now']) });
    else waiting?.resolve({ ok: false, refusal: { rule: message.rule, facts: message.facts } });
    return true;
  }

  /** The connection is there again: what was never sent or is safe to say twice is sent; the rest is given up. */
  again(): void {
    for (const [id, waiting] of this.#waiting) {
      const { request, resolve, posted } = waiting;
      // A choice or an undo names the version it answers, so it is refused if it was done the first time.
      if (!posted || request.type === 'choose' || request.type === 'undo') {
        waiting.repeated ||= posted;
        waiting.posted = this.#post(request);
      } else {
        this.#waiting.delete(id);
        resolve(LOST);
      }
    }
  }

  /** Nobody will answer any more. */
  giveUp(): void {
    for (const { resolve } of this.#waiting.values()) resolve(LOST);
    this.#waiting.clear();
  }
}
