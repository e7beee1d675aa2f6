// The line between servers that work together, by way of NATS: questions to one server, and frames on lines. What NATS
// loses when a connection breaks is noticed by whoever counts frames; nothing here is the only copy of anything.

import { KernelError } from '@maester/kernel';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Log } from '../log.ts';
import { readNatsAddress } from '../nats-address.ts';
import { RequestError } from '../request-error.ts';
import { StorageError } from '../storage.ts';

/** The other server does not answer: it may be gone, or out of reach. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** NATS knows of nobody under this name. */
  readonly isGone: boolean;

  constructor(node: string, isGone: boolean) {
    super(`server ${node} ${isGone ? 'is not there' : 'does not answer'}`);
    this.isGone = isGone;
  }
}

/** The other server does not have what it is asked for. */
export class NotHereError extends Error {
  override readonly name = 'NotHereError';
}

type Answer =
  | { readonly value: unknown }
  | { readonly refused: { readonly status: number; readonly code: string; readonly message: string } }
  | { readonly elsewhere: true }
  | { readonly failed: string };

export interface LinkOptions {
  readonly nats: string;
  readonly node: string;
  /** Set apart from whatever else uses this NATS. */
  readonly cluster: string;
  /** Milliseconds until a broken connection is noticed, at the latest. */
  readonly patience: number;
  readonly log: Log;
}

const RECONNECT_EVERY = 250;
/** A frame of a line: a head in JSON, an end of line, and the rest. */
const END_OF_HEAD = 0x0a;

export class Link {
  readonly #connection: NatsConnection;
  /** Whether NATS says that nobody listens. */
  readonly #isNobody: (error: unknown) => boolean;
  readonly #options: LinkOptions;
  readonly #root: string;
  readonly #broken = new Set<() => void>();
  readonly #mended = new Set<() => void>();
  #isUp = true;
  #isAnswering = false;

  private constructor(
    connection: NatsConnection,
    isNobody: (error: unknown) => boolean,
    options: LinkOptions,
  ) {
    this.#connection = connection;
    this.#isNobody = isNobody;
    this.#options = options;
    this.#root = `maester.${options.cluster}`;
    void this.#watch();
  }

  static async connect(options: LinkOptions): Promise<Link> {
    const address = readNatsAddress(options.nats);
    const { connect, NoRespondersError, RequestError: Unanswered } = await import('@nats-io/transport-node');
    const isNobody = (error: unknown): boolean =>
      error instanceof NoRespondersError || (error instanceof Unanswered && error.isNoResponders());
    try {
      const connection = await connect({
        ...address,
        name: `maester ${options.node}`,
        reconnect: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_EVERY,
        reconnectJitter: RECONNECT_EVERY,
        timeout: options.patience,
        pingInterval: options.patience / 3,
        maxPingOut: 2,
        ignoreClusterUpdates: true,
      });
      return new Link(connection, isNobody, options);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new StorageError(`${address.servers} cannot be used: ${why}`);
    }
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Others that ask this server are heard. */
  get isReachable(): boolean {
    return this.#isUp && this.#isAnswering;
  }

  /** `broken` hears that the connection broke, so that frames were lost; `mended` that it is back. */
  watch(broken: () => void, mended: () => void): void {
    this.#broken.add(broken);
    this.#mended.add(mended);
  }

  /** Answers what others ask of this server. */
  answer(handle: (question: unknown) => Promise<unknown>): void {
    this.#connection.subscribe(`${this.#root}.ask.${this.#options.node}`, {
      callback: (error, message) => {
        if (error !== null) return;
        this.#answered(handle, message)
          .then((answer) => message.respond(JSON.stringify(answer)))
          .catch((problem: unknown) =>
            this.#options.log({
              event: 'failure',
              during: 'answering another server',
              error: String(problem),
            }),
          );
      },
    });
  }

  /** Resolves when NATS knows that this server answers. If the line breaks meanwhile, NATS is told again with the next one. */
  async untilReachable(): Promise<void> {
    await this.#connection.flush().catch(() => {});
    this.#isAnswering = true;
  }

  async #answered(handle: (question: unknown) => Promise<unknown>, message: Msg): Promise<Answer> {
    try {
      return { value: await handle(message.json()) };
    } catch (error) {
      if (error instanceof RequestError) {
        const { status, code, message: text } = error;
        return { refused: { status, code, message: text } };
      }
      if (error instanceof KernelError && error.kind !== 'bug')
        return { refused: { status: 400, code: 'input', message: error.message } };
      if (error instanceof NotHereError) return { elsewhere: true };
      this.#options.log({ event: 'failure', during: 'another server’s question', error: String(error) });
      return { failed: String(error) };
    }
  }

  /** Rejects as the other server did, or with an UnreachableError or a NotHereError. */
  async ask(node: string, question: unknown): Promise<unknown> {
    let reply: Msg;
    try {
      reply = await this.#connection.request(`${this.#root}.ask.${node}`, JSON.stringify(question), {
        timeout: this.#options.patience,
      });
    } catch (error) {
      throw new UnreachableError(node, this.#isUp && this.#isNobody(error));
    }
    const answer = reply.json<Answer>();
    if ('value' in answer) return answer.value;
    if ('refused' in answer) {
      const { status, code, message } = answer.refused;
      throw new RequestError(status, code, message);
    }
    if ('elsewhere' in answer) throw new NotHereError(`not at ${node}`);
    throw new Error(`server ${node} failed: ${answer.failed}`);
  }

  /** Puts a frame on a line. */
  send(line: string, head: object, body: Uint8Array = new Uint8Array()): void {
    if (!this.#isUp || this.#connection.isClosed()) return;
    this.#connection.publish(
      `${this.#root}.${line}`,
      Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]),
    );
  }

  /** Hears the frames of a line, in order; gives back how to stop. */
  hear(line: string, heard: (head: unknown, body: Uint8Array) => void): () => void {
    const subscription: Subscription = this.#connection.subscribe(`${this.#root}.${line}`, {
      callback: (error, { data }) => {
        if (error !== null) return;
        const end = data.indexOf(END_OF_HEAD);
        try {
          heard(JSON.parse(Buffer.from(data.subarray(0, end)).toString()), data.subarray(end + 1));
        } catch (problem) {
          this.#options.log({ event: 'failure', during: 'another server’s frame', error: String(problem) });
        }
      },
    });
    return () => subscription.unsubscribe();
  }

  /** The longest body of a frame. */
  get longestBody(): number {
    const most = this.#connection.info?.max_payload ?? 1024 * 1024;
    return most - 1024;
  }

  /** Resolves when everything has left. */
  async close(): Promise<void> {
    if (this.#connection.isClosed()) return;
    if (this.#isUp) await this.#connection.drain();
    else await this.#connection.close();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'reconnect') {
        this.#isUp = true;
        for (const run of this.#mended) run();
      } else if (type === 'disconnect') {
        this.#isUp = false;
        this.#options.log({ event: 'failure', during: 'talking to NATS', error: 'the connection broke' });
        for (const run of this.#broken) run();
      }
    }
  }
}
