// A generic client: it knows the protocol and, like the browser, the rules, but nothing of any one game.

import { once } from 'node:events';
import {
  sameJson,
  seededRandom,
  type Decision,
  type GameState,
  type Json,
  type Outcome,
  type Random,
} from '@maester/kernel';
import {
  changed,
  CHANGES_SINCE,
  PLAIN_PROTOCOL,
  PROTOCOL,
  RULES_SINCE,
  type AnyGame,
  type ChangeMessage,
  type Message,
  type SeenEvent,
  type StateMessage,
} from '@maester/table';
import { WebSocket } from 'ws';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

const socketAt = (url: string, table: string): string =>
  `${url.replace('http', 'ws')}/api/tables/${table}/socket`;

const HEARTBEAT = JSON.stringify({ type: 'ping', id: 0 });

/** A request without its number. */
type Asked = { readonly type: string; readonly [field: string]: unknown };

/** One connection, with everything it has heard. */
export class Client {
  readonly heard: Message[] = [];
  /** The very bytes, as text. */
  readonly raw: string[] = [];
  readonly socket: WebSocket;
  closed: { code: number; reason: string } | null = null;
  #requests = 0;
  #wake: () => void = () => {};

  constructor(url: string, table: string, options: ConstructorParameters<typeof WebSocket>[2] = {}) {
    this.socket = new WebSocket(socketAt(url, table), options);
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.raw.push(text);
      this.#hear(JSON.parse(text) as Message);
      this.#wake();
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString('utf8') };
      this.#wake();
    });
    this.socket.on('error', () => {});
  }

  /** Changes are heard as the whole states they lead to. */
  #hear(message: Message): void {
    this.heard.push(message.type === 'change' ? changed(this.last('state'), message) : message);
  }

  /** Connects and joins; done when the state has come. */
  static async join(
    url: string,
    table: string,
    token: string | null = null,
    known: { since?: number; heard?: number; protocol?: number } = {},
  ): Promise<Client> {
    const client = new Client(url, table);
    await once(client.socket, 'open');
    client.say({ type: 'join', protocol: CHANGES_SINCE, token, ...known });
    await client.until(() => client.heard.some(({ type }) => type === 'state'));
    return client;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until this holds; an end of the connection before that is an error. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed !== null) throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    if (this.closed === null) await once(this.socket, 'close');
    return this.closed ?? { code: 0, reason: '' };
  }

  async ask(request: Asked): Promise<Of<'accepted'> | Of<'refused'>> {
    const id = ++this.#requests;
    this.say({ id, ...request });
    const answer = (): Message | undefined =>
      this.heard.findLast(
        (message) => (message.type === 'accepted' || message.type === 'refused') && message.id === id,
      );
    await this.until(() => answer() !== undefined);
    return answer() as Of<'accepted'> | Of<'refused'>;
  }

  last<T extends Message['type']>(type: T): Of<T> {
    const found = this.heard.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`nothing of type ${type} was heard`);
    return found as Of<T>;
  }

  close(): void {
    this.socket.close();
  }
}

/** Like the page: views share what has not changed, but the rules know a question by its list of seats. */
function ofItsOwn(view: GameState): GameState {
  return { ...view, flow: { ...view.flow, waiting: [...view.flow.waiting] } };
}

/** Most of several players are like the page; one is sent whole states, and one is told what they are asked. */
export function protocolAt(place: number): number {
  const spoken = [PROTOCOL, PLAIN_PROTOCOL, PROTOCOL, CHANGES_SINCE];
  return spoken[place % spoken.length] ?? PROTOCOL;
}

export interface PlayerOptions {
  /** The server, which may move while it is down. */
  readonly url: () => string;
  readonly table: string;
  readonly token: string;
  readonly game: AnyGame;
  readonly seed: string;
  /** The newest there is, like the page, unless an older one is to be tried. */
  readonly protocol?: number;
  /** One in so many choices the connection is dropped before, while or after it is sent; 0: never. */
  readonly dropOneIn?: number;
  /** Milliseconds before each choice. */
  readonly think?: number;
  /** Milliseconds without an answer after which the connection is given up; without it never. */
  readonly patience?: number;
  /** Hears every view, as the player has followed to it. */
  readonly onView?: (seat: string, version: number, view: unknown) => void;
  /** Hears when each choice that was accepted had been sent. */
  readonly onAccepted?: (sentAt: number) => void;
}

/** Plays a seat to the end, coming back whenever the connection is lost. */
export class Player {
  readonly events: SeenEvent[] = [];
  /** Choices that were answered as accepted, by the version they led to. */
  readonly accepted = new Map<number, Json>();
  /** Every choice that was ever sent, with the version it answers. */
  readonly sent: { readonly version: number; readonly choice: Json }[] = [];
  readonly refusals: string[] = [];
  outcome: Outcome | null = null;
  view: unknown = null;
  version = -1;
  visits = 0;
  /** How many changes were followed. */
  followed = 0;

  #seat: string | null = null;
  /** How it stands, as far as this connection has told. */
  #state: StateMessage | null = null;
  #decision: Decision | null = null;
  #pending: { id: number; choice: Json; sentAt: number } | null = null;
  #requests = 0;
  readonly #options: PlayerOptions;
  readonly #random: Random;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#random = seededRandom(options.seed);
  }

  async play(): Promise<void> {
    while (this.outcome === null) {
      await this.#visit();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  get #protocol(): number {
    return this.#options.protocol ?? PROTOCOL;
  }

  #visit(): Promise<void> {
    const { url, table, token, patience } = this.#options;
    const socket = new WebSocket(socketAt(url(), table));
    this.#pending = null;
    this.#state = null;
    this.#decision = null;
    // Like the page, which notices a server that hangs though the connection stands.
    let heardAt = performance.now();
    const beat = (): void => {
      if (performance.now() - heardAt > (patience ?? Infinity)) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN && this.version >= 0) socket.send(HEARTBEAT);
    };
    const heartbeat = patience === undefined ? undefined : setInterval(beat, patience / 3);
    return new Promise((resolve, reject) => {
      socket.on('open', () => {
        this.visits += 1;
        socket.send(JSON.stringify({ type: 'join', protocol: this.#protocol, token, since: this.version }));
      });
      socket.on('message', (data: Buffer) => {
        heardAt = performance.now();
        try {
          this.#hear(JSON.parse(data.toString('utf8')) as Message, socket);
        } catch (error) {
          socket.terminate();
          reject(error);
        }
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(heartbeat);
        resolve();
      });
    });
  }

  #hear(message: Message, socket: WebSocket): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== this.#protocol) throw new Error(`spoken to in protocol ${message.protocol}`);
        this.#seat = message.seat;
        return;
      case 'state':
        this.#stands(message, socket);
        return;
      case 'change':
        this.#stands(this.#followed(message), socket);
        return;
      case 'accepted':
        if (message.id !== this.#pending?.id) return;
        this.accepted.set(message.version, this.#pending.choice);
        this.#options.onAccepted?.(this.#pending.sentAt);
        this.#pending = null;
        this.#choose(socket);
        return;
      case 'refused':
        this.refusals.push(message.rule);
        // What is sent is legal by the view, so it is the table that has moved on, or the view is wrong.
        if (!message.rule.startsWith('table/'))
          throw new Error(`${this.#seat} was refused by ${message.rule}`);
        this.#pending = null;
        this.#choose(socket);
        return;
      case 'emote':
      case 'moment':
      case 'table':
      case 'chat':
      case 'error':
    }
  }

  /** The state that a change leads to from the one before. */
  #followed(change: ChangeMessage): StateMessage {
    if (this.#protocol < CHANGES_SINCE) throw new Error(`${this.#seat} did not ask for changes`);
    if (this.#state === null) throw new Error(`${this.#seat} was told of a change before any state`);
    if (change.version !== this.version + 1)
      throw new Error(`${this.#seat} was told of the change to ${change.version} at ${this.version}`);
    this.followed += 1;
    return changed(this.#state, change);
  }

  #stands(state: StateMessage, socket: WebSocket): void {
    const { version, view, events, outcome } = state;
    if (version < this.version) throw new Error(`${this.#seat} was shown the past`);
    if (this.#seat !== null) this.#options.onView?.(this.#seat, version, view);
    const again = events.find((event) => event.version <= this.version);
    if (again !== undefined) throw new Error(`${this.#seat} heard twice: ${JSON.stringify(again)}`);
    this.events.push(...events);
    this.#state = state;
    this.version = version;
    this.view = view;
    this.outcome = outcome;
    this.#decision = this.#decided(state);
    if (outcome === null) this.#choose(socket);
    else socket.close();
  }

  /** What the view asks by the rules, as the page works it out; who speaks an older protocol is told the same. */
  #decided({ view, waiting, decision: told }: StateMessage): Decision | null {
    const seat = this.#seat;
    const isAsked = seat !== null && waiting.includes(seat);
    const decision = isAsked ? this.#options.game.decision(ofItsOwn(view as GameState), seat) : null;
    if (isAsked && decision === null) throw new Error(`${seat} is waited for, and its view asks nothing`);
    const expected = this.#protocol < RULES_SINCE ? decision : null;
    if (!sameJson(told, expected)) throw new Error(`${seat} was told another question than its view asks`);
    return decision;
  }

  #choose(socket: WebSocket): void {
    const { think = 0 } = this.#options;
    if (think === 0) this.#chooseNow(socket);
    else setTimeout(() => this.#chooseNow(socket), think);
  }

  #chooseNow(socket: WebSocket): void {
    if (this.#pending !== null || this.#decision === null || this.#seat === null || this.outcome !== null)
      return;
    if (socket.readyState !== WebSocket.OPEN) return;
    const { game, dropOneIn = 0 } = this.#options;
    const choice = game.sample(ofItsOwn(this.view as GameState), this.#seat, this.#random);
    const dropped = dropOneIn > 0 && this.#random.below(dropOneIn) === 0 ? this.#random.below(3) : null;
    if (dropped === 0) socket.terminate();
    if (dropped === 0) return;
    this.#pending = { id: ++this.#requests, choice, sentAt: performance.now() };
    this.sent.push({ version: this.version, choice });
    socket.send(JSON.stringify({ type: 'choose', id: this.#requests, version: this.version, choice }));
    if (dropped === 1) socket.terminate();
    if (dropped === 2) socket.once('message', () => socket.terminate());
  }
}
