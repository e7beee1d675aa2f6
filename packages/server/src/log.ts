// What the server says about itself: one entry an event, written as one line of JSON.
//
// An entry never holds an address of a visitor, a header, a query string, a body or the id of a table (who knows it can
// watch), so a log can be shown to anyone.

import { createHash } from 'node:crypto';

export type LogEntry =
  | { readonly event: 'listening'; readonly url: string }
  /** Something about the settings is to be looked at. */
  | { readonly event: 'warning'; readonly message: string }
  | {
      readonly event: 'request';
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly bytes: number;
      readonly milliseconds: number;
      readonly finished: boolean;
    }
  | { readonly event: 'joined'; readonly table: string; readonly as: 'seat' | 'host' | 'spectator' }
  | {
      readonly event: 'left';
      readonly table: string;
      /** How the connection ended, as the WebSocket protocol numbers it. */
      readonly code: number;
      readonly seconds: number;
    }
  /** This server works together with others, who know it by this name. */
  | { readonly event: 'member'; readonly node: string }
  /** Another server has taken a table that this one had in memory. */
  | { readonly event: 'taken'; readonly table: string }
  | { readonly event: 'refused'; readonly table: string; readonly reason: string }
  /** The health check fails from now on, or no longer. */
  | { readonly event: 'failing' | 'recovered' }
  | { readonly event: 'failure'; readonly during: string; readonly error: string }
  | { readonly event: 'closed'; readonly milliseconds: number };

/** Where entries go. It must not throw. */
export type Log = (entry: LogEntry) => void;

const LEVELS: { readonly [event: string]: string } = { failure: 'error', failing: 'error', warning: 'warn' };

/** A log that hands each entry to `write` as one line of JSON, with the time in front. */
export function jsonLines(write: (line: string) => void): Log {
  return (entry) => {
    const level = LEVELS[entry.event] ?? 'info';
    write(`${JSON.stringify({ time: new Date().toISOString(), level, ...entry })}\n`);
  };
}

/** Stands for a table in the log: the same for the same table, and no way back to its id. */
export function tableInLog(id: string): string {
  return createHash('sha256').update(`maester log ${id}`).digest('hex').slice(0, 12);
}

const BEFORE_AN_ID = new Set(['tables', 'games', 'identities', 't', 'g', 'r']);
/** What could be an id or a secret, and is no file. */
const LONG = /^[^.]{12,}$/;

/** Without ids where they belong, however the path is spelled, and without what could be one anywhere else. */
export function loggedPath(path: string): string {
  let before = '';
  const parts = path.split('/').map((part) => {
    if (part === '') return part;
    const isId = BEFORE_AN_ID.has(before) || LONG.test(part);
    before = part.toLowerCase();
    return isId ? tableInLog(part) : part;
  });
  return parts.join('/');
}
