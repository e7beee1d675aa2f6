// Clients who are connected to one server while another has their table. The server of the client, the gateway, passes
// messages on in both directions; each direction is numbered, and at the first gap the client is sent to join again, which
// loses nothing: it says what it has heard, and a choice names the version it answers.

import type { Request } from '@maester/table';
import type { Attendance, Join, Wire } from '../attendance.ts';
import type { Log } from '../log.ts';
import { HeldElsewhereError } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { Balcony, type Spectator } from './balcony.ts';
import { Assembly, framesOf, type Numbered } from './frames.ts';
import { Galleries, watchLine, type Position } from './galleries.ts';
import { NotHereError, type Link } from './link.ts';

/** On the line of a gateway, from the server that has the table. */
type Downward = { readonly s: string } & (
  | ({ readonly k: 'message' } & Numbered)
  | { readonly k: 'position'; readonly position: Position }
  | { readonly k: 'end' }
);
/** On the line of the server that has the table, from a gateway. */
type Upward = { readonly s: string } & (
  | ({ readonly k: 'request' } & Numbered)
  | { readonly k: 'leave'; readonly from: string }
);

export interface AttendQuestion {
  readonly session: string;
  readonly gateway: string;
  readonly table: string;
  readonly join: Join;
}

/** A client of this server at another's table. */
interface Visit {
  readonly node: string;
  /** The line of a spectator. */
  readonly line: string;
  readonly spectator: Spectator;
  readonly assembly: Assembly;
  readonly wire: Wire;
  sent: number;
}

/** Another server's client at a table of this one. */
interface Visitor {
  readonly gateway: string;
  readonly assembly: Assembly;
  /** Null while it is coming in. */
  attendance: Attendance | null;
  early: Request[];
  sent: number;
}

const lineOf = (node: string): string => `line.${node}`;
const EVERYONE = 'everyone';

export interface SessionsOptions {
  readonly node: string;
  readonly link: Link;
  readonly tables: Tables;
  readonly log: Log;
}

export class Sessions {
  readonly #options: SessionsOptions;
  readonly #galleries: Galleries;
  readonly #visits = new Map<string, Visit>();
  readonly #visitors = new Map<string, Visitor>();
  readonly #balconies = new Map<string, { readonly balcony: Balcony; readonly stop: () => void }>();
  #count = 0;

  constructor(options: SessionsOptions) {
    const { link, node, tables } = options;
    this.#options = options;
    this.#galleries = new Galleries(tables, link);
    link.hear(lineOf(node), (head, body) => this.#hear(head as Downward | Upward, body));
    link.hear(EVERYONE, (head) => this.#lose((other) => other === (head as { back: string }).back));
    link.watch(
      () => this.#lose(() => true),
      () => link.send(EVERYONE, { back: node }),
    );
  }

  /** Clients here at tables elsewhere. */
  get visits(): number {
    return this.#visits.size;
  }

  // Of the gateway

  /** Lets a client of this server attend a table that another has. */
  async attend(node: string, table: string, join: Join, wire: Wire): Promise<Attendance> {
    const { link } = this.#options;
    const session = `${this.#options.node}-${++this.#count}`;
    const spectator = { send: (bytes: Uint8Array) => wire.send(bytes), miss: () => this.#miss(session) };
    const line = watchLine(table, join);
    const visit: Visit = { node, line, wire, spectator, assembly: new Assembly(), sent: 0 };
    this.#visits.set(session, visit);
    if (join.token === null) this.#balconyOf(line).add(spectator);
    const question: AttendQuestion = { session, gateway: this.#options.node, table, join };
    let as: Attendance['as'];
    try {
      as = (await link.ask(node, { do: 'attend', ...question })) as Attendance['as'];
    } catch (error) {
      this.#leave(session);
      throw error;
    }
    return {
      as,
      request: (request) => {
        if (!this.#visits.has(session)) return;
        visit.sent += 1;
        const body = Buffer.from(JSON.stringify(request));
        link.send(lineOf(node), { s: session, k: 'request', n: visit.sent } satisfies Upward, body);
      },
      settled: (run) => run(),
      leave: () => this.#leave(session),
    };
  }

  #balconyOf(line: string): Balcony {
    const found = this.#balconies.get(line);
    if (found !== undefined) return found.balcony;
    const balcony = new Balcony();
    const stop = this.#options.link.hear(line, (head, body) =>
      balcony.hear(head as Numbered & { gallery: string }, body),
    );
    this.#balconies.set(line, { balcony, stop });
    return balcony;
  }

  #leave(session: string): void {
    const visit = this.#remove(session);
    if (visit === undefined) return;
    const head: Upward = { s: session, k: 'leave', from: this.#options.node };
    this.#options.link.send(lineOf(visit.node), head);
  }

  #remove(session: string): Visit | undefined {
    const visit = this.#visits.get(session);
    if (visit === undefined) return undefined;
    this.#visits.delete(session);
    const watched = this.#balconies.get(visit.line);
    watched?.balcony.remove(visit.spectator);
    if (watched?.balcony.size === 0) {
      watched.stop();
      this.#balconies.delete(visit.line);
    }
    return visit;
  }

  /** Something was lost on the way. */
  #miss(session: string): void {
    const visit = this.#visits.get(session);
    this.#leave(session);
    visit?.wire.dismiss();
  }

  // Of the server that has the table

  /** Another server's client comes to a table of this one. */
  async receive({ session, gateway, table, join }: AttendQuestion): Promise<Attendance['as']> {
    const { tables, link } = this.#options;
    const visitor: Visitor = { gateway, assembly: new Assembly(), attendance: null, early: [], sent: 0 };
    this.#visitors.set(session, visitor);
    const line = lineOf(gateway);
    const wire: Wire = {
      send: (bytes) => {
        for (const [body, more] of framesOf(bytes, link.longestBody)) {
          visitor.sent += 1;
          const numbered: Numbered = more ? { n: visitor.sent, more } : { n: visitor.sent };
          link.send(line, { s: session, k: 'message', ...numbered } satisfies Downward, body);
        }
      },
      dismiss: () => {
        link.send(line, { s: session, k: 'end' } satisfies Downward);
        this.#goes(session);
      },
    };
    const position = (place: Position): void =>
      link.send(line, { s: session, k: 'position', position: place } satisfies Downward);
    let attendance: Attendance;
    try {
      attendance =
        join.token === null
          ? await this.#galleries.attend(table, join, wire, position)
          : await tables.attend(table, join, wire);
    } catch (error) {
      this.#visitors.delete(session);
      if (error instanceof HeldElsewhereError) throw new NotHereError(error.message);
      throw error;
    }
    if (this.#visitors.get(session) !== visitor) {
      attendance.leave();
      throw new NotHereError('the client is gone');
    }
    visitor.attendance = attendance;
    for (const request of visitor.early) this.#request(session, attendance, request);
    visitor.early = [];
    return attendance.as;
  }

  #request(session: string, attendance: Attendance, request: Request): void {
    try {
      attendance.request(request);
    } catch (error) {
      this.#options.log({
        event: 'failure',
        during: 'a request by way of another server',
        error: String(error),
      });
      const gateway = this.#visitors.get(session)?.gateway;
      this.#goes(session);
      if (gateway !== undefined) this.#options.link.send(lineOf(gateway), { s: session, k: 'end' });
    }
  }

  #goes(session: string): void {
    const visitor = this.#visitors.get(session);
    this.#visitors.delete(session);
    visitor?.attendance?.leave();
  }

  // Of both

  #hear(head: Downward | Upward, body: Uint8Array): void {
    const { s: session } = head;
    switch (head.k) {
      case 'message':
        this.#deliver(session, head, body);
        return;
      case 'position': {
        const visit = this.#visits.get(session);
        if (visit !== undefined) this.#balconyOf(visit.line).position(visit.spectator, head.position);
        return;
      }
      case 'end':
        this.#remove(session)?.wire.dismiss();
        return;
      case 'leave':
        if (this.#visitors.get(session)?.gateway === head.from) this.#goes(session);
        return;
      case 'request':
        this.#pass(session, head, body);
    }
  }

  #deliver(session: string, head: Numbered, body: Uint8Array): void {
    const visit = this.#visits.get(session);
    const whole = visit?.assembly.add(head, body) ?? null;
    if (whole === 'gap') this.#miss(session);
    else if (whole !== null) visit?.wire.send(whole);
  }

  #pass(session: string, head: Numbered, body: Uint8Array): void {
    const visitor = this.#visitors.get(session);
    if (visitor === undefined) return;
    const whole = visitor.assembly.add(head, body);
    if (whole === null) return;
    if (whole === 'gap') {
      this.#goes(session);
      this.#options.link.send(lineOf(visitor.gateway), { s: session, k: 'end' } satisfies Downward);
      return;
    }
    const request = JSON.parse(Buffer.from(whole).toString()) as Request;
    if (visitor.attendance === null) visitor.early.push(request);
    else this.#request(session, visitor.attendance, request);
  }

  /** Ends what goes by way of servers that are gone. */
  dropThose(isGone: (node: string) => boolean): void {
    this.#lose(isGone);
  }

  #lose(isLost: (node: string) => boolean): void {
    for (const [session, { node, wire }] of this.#visits) {
      if (!isLost(node)) continue;
      this.#remove(session);
      wire.dismiss();
    }
    for (const [session, { gateway }] of this.#visitors) if (isLost(gateway)) this.#goes(session);
  }

  /** Sends everyone else's clients to join again, wherever the tables are then. */
  end(): void {
    for (const [session, { gateway }] of this.#visitors) {
      this.#options.link.send(lineOf(gateway), { s: session, k: 'end' } satisfies Downward);
      this.#goes(session);
    }
  }
}
