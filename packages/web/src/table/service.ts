// What the client knows of tables, wherever they are: on this device (local.ts) or on a server (remote.ts).
// A service is where tables are found, made and joined; a connection is one seat's or spectator's line to a table.
// Screens cannot tell which service they use.

import type { Journal, Json, Refusal } from '@maester/kernel';
import type { Clock, Message, Request, TableInfo } from '@maester/table';

/** The computer player who plays for a person for a while. */
export { USUAL_LEVEL as STAND_IN } from '@maester/minds/levels';

export const SERVICES = ['local', 'remote'] as const;
export type ServiceKind = (typeof SERVICES)[number];

/** Where a table is. */
export interface TableAddress {
  readonly service: ServiceKind;
  readonly id: string;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A request to a table, before it has a number. */
export type RequestBody = Without<Request, 'id'>;

export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** How the connection stands. */
export type Link =
  | { readonly kind: 'joining' }
  | { readonly kind: 'live' }
  /** It broke; another attempt follows by itself. */
  | { readonly kind: 'lost' }
  /** It is over for good; `problem` is a message key of `link.ended`. */
  | { readonly kind: 'ended'; readonly problem: EndProblem };

export const END_PROBLEMS = ['no-table', 'not-yours', 'elsewhere', 'other-rules', 'broken'] as const;
export type EndProblem = (typeof END_PROBLEMS)[number];

export interface Connection {
  /** Answers when the table did; a request made while the connection is broken waits for it. */
  send(request: RequestBody): Promise<Answer>;
  leave(): void;
}

export interface Listener {
  /** Whether they have the rules of this table: then a server need not say what they are asked. */
  readonly knowsRules?: boolean;
  readonly hear: (message: Message) => void;
  readonly link: (link: Link) => void;
}

export interface NewTable {
  readonly game: string;
  readonly setup: Json;
  readonly clock: Clock;
  readonly chat: boolean;
  /** Listed for everyone. */
  readonly open: boolean;
  /** The result counts for ratings. */
  readonly rated?: boolean;
  /** Seats are dealt at random. */
  readonly dealt?: boolean;
  /** Seats are picked in turn: `minds` and `names` are by place (`placesFor`). */
  readonly draft?: boolean;
  /** Whoever sits down must know it. */
  readonly password?: string | null;
  /** Computer players by seat. */
  readonly minds: { readonly [seat: string]: string };
  /** Who sits down at once on this device, by seat. On a local table every seat without a computer player is one. */
  readonly names: { readonly [seat: string]: string };
}

/** A table this device has a part in. */
export interface MyTable {
  readonly address: TableAddress;
  readonly game: string;
  /** The seats played from this device; none for a host who only watches. */
  readonly seats: readonly string[];
  readonly name: string;
  /** Milliseconds since 1970 of the last visit. */
  readonly visited: number;
  /** What is known of it, if anything. */
  readonly info: TableInfo | null;
  /** It is no longer there, or by other rules: it will never be known again. */
  readonly gone: boolean;
}

export interface TableService {
  readonly kind: ServiceKind;
  /** Makes a table and remembers that it is ours. */
  create(wanted: NewTable): Promise<string>;
  info(id: string): Promise<TableInfo>;
  /** Sits down at an open seat, or at any where they are dealt, under this name, and remembers the secret. */
  sit(id: string, seat: string, name: string, password?: string | null): Promise<void>;
  /** We have stood up: the seat is no longer ours. */
  stand(id: string, seat: string): Promise<void>;
  /** The seats we may act for there. */
  seatsAt(id: string): readonly string[];
  /** Joins at one of our seats, or to watch (as the host, if we are). */
  join(id: string, seat: string | null, listener: Listener): Connection;
  /** The whole game, as far as we may have it: always on this device, after the end on a server. */
  journal(id: string): Promise<Journal>;
  /** A table for the same game once more. */
  rematch(id: string): Promise<string>;
  mine(): Promise<readonly MyTable[]>;
  forget(id: string): Promise<void>;
}

/** Something a service could not do; `code` is a message key of `service.problem`. */
export class ServiceError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
