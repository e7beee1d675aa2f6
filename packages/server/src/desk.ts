// Where requests about tables go: to the tables of this server, or by way of others.

import type { TableInfo } from '@maester/table';
import type { Attendance, Join, Wire } from './attendance.ts';

export interface Made {
  readonly table: string;
  readonly host: string;
}

/** Where somebody sits now, and the secret of that seat. */
export interface Seated {
  readonly token: string;
  readonly seat: string;
}

/** Tables that are open to all, at most 100 of each; those that one address has made beyond a few come last. */
export interface Lists {
  /** Those that wait for players: where someone is first, then the newest. */
  readonly tables: readonly TableInfo[];
  /** Games in progress where someone is, those with the most people first. */
  readonly running: readonly TableInfo[];
}

export interface Role {
  readonly seat: string | null;
  readonly host: boolean;
}

/** Every call rejects with a RequestError if it cannot be. */
export interface Desk {
  /** `maker` is the address of whoever asks, here and below. */
  create(value: unknown, maker?: string): Promise<Made>;
  lists(): Promise<Lists>;
  /** What a secret allows at a table; null for nothing. */
  role(id: string, secret: string): Promise<Role | null>;
  /** The hash of the secret of whoever has a seat; null for nobody. */
  owner(id: string, seat: string): Promise<string | null>;
  info(id: string): Promise<TableInfo>;
  /** A guest sits down; `secret` may be the host's, or empty. */
  sit(id: string, seat: string, value: unknown, secret: string): Promise<Seated>;
  rematch(id: string, secret: string, maker?: string): Promise<{ table: string; host: string | null }>;
  journal(id: string): Promise<Buffer>;
  /** Whether one may come to this table. */
  look(id: string): Promise<unknown>;
  attend(id: string, join: Join, wire: Wire): Promise<Attendance>;
}
