// The desk of a server that works together with others: what is asked about a table goes to whoever holds it. A table that
// nobody holds is taken by this server if it carries the table's rules, otherwise by one that does.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableInfo } from '@maester/table';
import type { Attendance, Join, Wire } from '../attendance.ts';
import type { Desk, Lists, Made, Role, Seated } from '../desk.ts';
import type { PostgresStorage } from '../postgres/storage.ts';
import { RequestError } from '../request-error.ts';
import { ForAMoment } from '../for-a-moment.ts';
import { HeldElsewhereError } from '../storage.ts';
import { byPeople, type Tables } from '../tables.ts';
import { NotHereError, UnreachableError, type Link } from './link.ts';
import type { Membership, Rules } from './membership.ts';
import type { AttendQuestion, Sessions } from './sessions.ts';

type Question =
  | { readonly do: 'ping' | 'attended' | 'makers' }
  | { readonly do: 'look' | 'info'; readonly table: string }
  | {
      readonly do: 'sit';
      readonly table: string;
      readonly seat: string;
      readonly value: unknown;
      readonly secret: string;
    }
  | {
      readonly do: 'rematch';
      readonly table: string;
      readonly secret: string;
      readonly maker?: string | undefined;
    }
  | ({ readonly do: 'attend' } & AttendQuestion);

export interface ClusterDeskOptions {
  readonly node: string;
  readonly rules: Rules;
  readonly tables: Tables;
  readonly storage: PostgresStorage;
  readonly membership: Membership;
  readonly link: Link;
  readonly sessions: Sessions;
}

/** A table may change hands while it is looked for. */
const ATTEMPTS = 4;
const BETWEEN_ATTEMPTS = 60;

/** Milliseconds that what others say of their tables is good for. */
const LISTED_FOR = 2000;

/** Open tables of other servers where someone is, and who made those that were made there. */
interface Elsewhere {
  readonly attended: readonly TableInfo[];
  readonly makers: readonly Maker[];
}
/** A table and an address. */
type Maker = readonly [string, string];

export class ClusterDesk implements Desk {
  readonly #options: ClusterDeskOptions;
  readonly #elsewhere = new ForAMoment<Elsewhere>(LISTED_FOR);

  constructor(options: ClusterDeskOptions) {
    this.#options = options;
    options.link.answer((question) => this.#answer(question as Question));
  }

  create(value: unknown, maker?: string): Promise<Made> {
    return this.#options.tables.create(value, maker);
  }

  async lists(): Promise<Lists> {
    const { tables } = this.#options;
    const elsewhere = await this.#elsewhere.get('', performance.now(), () => this.#lookElsewhere());
    return tables.lists(
      byPeople([...tables.attended(), ...elsewhere.attended]),
      new Map([...elsewhere.makers, ...tables.makers]),
    );
  }

  async #lookElsewhere(): Promise<Elsewhere> {
    const { membership } = this.#options;
    await membership.refresh().catch(() => {});
    const others = [...membership.others].filter(([, { linked }]) => linked);
    const found = await Promise.all(
      others.map(async ([node]) => {
        const [attended, makers] = await Promise.all([
          // The tables of a server that does not answer are missing from the list, and from nothing else.
          this.#ask<Elsewhere['attended']>(node, { do: 'attended' }).catch((): Elsewhere['attended'] => []),
          // One of an earlier version does not know the question.
          this.#ask<Elsewhere['makers']>(node, { do: 'makers' }).catch((): Elsewhere['makers'] => []),
        ]);
        return { attended, makers };
      }),
    );
    return {
      attended: found.flatMap(({ attended }) => attended),
      makers: found.flatMap(({ makers }) => makers),
    };
  }

  role(id: string, secret: string): Promise<Role | null> {
    return this.#options.tables.role(id, secret);
  }

  owner(id: string, seat: string): Promise<string | null> {
    return this.#options.tables.owner(id, seat);
  }

  journal(id: string): Promise<Buffer> {
    return this.#options.tables.journal(id);
  }

  info(id: string): Promise<TableInfo> {
    return this.#at(
      id,
      () => this.#options.tables.info(id),
      (node) => this.#ask(node, { do: 'info', table: id }),
    );
  }

  sit(id: string, seat: string, value: unknown, secret: string): Promise<Seated> {
    return this.#at(
      id,
      () => this.#options.tables.sit(id, seat, value, secret),
      (node) => this.#ask(node, { do: 'sit', table: id, seat, value, secret }),
    );
  }

  rematch(id: string, secret: string, maker?: string): Promise<{ table: string; host: string | null }> {
    return this.#at(
      id,
      () => this.#options.tables.rematch(id, secret, maker),
      (node) => this.#ask(node, { do: 'rematch', table: id, secret, maker }),
    );
  }

  look(id: string): Promise<unknown> {
    return this.#at(
      id,
      () => this.#options.tables.look(id),
      (node) => this.#ask(node, { do: 'look', table: id }),
    );
  }

  async attend(id: string, join: Join, wire: Wire): Promise<Attendance> {
    await this.#checkOwn(id, join.since);
    return this.#at(
      id,
      () => this.#options.tables.attend(id, join, wire),
      (node) => this.#options.sessions.attend(node, id, join, wire),
    );
  }

  /** Takes a table that nobody holds and that has something to do. */
  async wake(id: string): Promise<void> {
    const { node, tables } = this.#options;
    if ((await this.#locate(id)) === node) await tables.find(id);
  }

  /** Someone who has heard more of a table than this server knows has heard it elsewhere. */
  async #checkOwn(id: string, since: number): Promise<void> {
    const { node, tables, storage } = this.#options;
    if (!tables.isBehind(id, since)) return;
    if ((await storage.whereabouts(id))?.node !== node) tables.lose(id);
  }

  async #at<Result>(
    id: string,
    here: () => Promise<Result>,
    there: (node: string) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const node = await this.#locate(id);
      try {
        return await (node === this.#options.node ? here() : there(node));
      } catch (error) {
        if (error instanceof UnreachableError) {
          if (!error.isGone) break;
          await this.#options.membership.refresh().catch(() => {});
        } else if (!(error instanceof HeldElsewhereError || error instanceof NotHereError)) throw error;
        await pause(BETWEEN_ATTEMPTS * attempt);
      }
    }
    throw new RequestError(
      503,
      'moving',
      'This table is moving to another server. Please try again in a moment.',
    );
  }

  /** The server that holds the table or that should take it. */
  async #locate(id: string): Promise<string> {
    const { node, tables, storage, membership, rules } = this.#options;
    if (tables.has(id)) return node;
    const found = await tables.read(id, () => storage.whereabouts(id));
    if (found.node !== null && found.node !== node) return found.node;
    if (carries(rules, found)) return node;
    const first = (): string | undefined =>
      [...membership.others]
        .filter(([, theirs]) => theirs.linked && carries(theirs.rules, found))
        .map(([name]) => name)
        .toSorted((a, b) => weight(id, b) - weight(id, a))[0];
    const other = first();
    if (other !== undefined) return other;
    await membership.refresh();
    // If nobody can play it, this server says why.
    return first() ?? node;
  }

  async #ask<Result>(node: string, question: Question): Promise<Result> {
    return (await this.#options.link.ask(node, question)) as Result;
  }

  /** What other servers ask of this one. */
  async #answer(question: Question): Promise<unknown> {
    const { tables, sessions } = this.#options;
    try {
      switch (question.do) {
        case 'ping':
          return null;
        case 'attended':
          return within(tables.attended(), this.#options.link.longestBody);
        case 'makers':
          return within([...tables.makers], this.#options.link.longestBody);
        case 'look':
          await tables.look(question.table);
          return null;
        case 'info':
          return await tables.info(question.table);
        case 'sit':
          return await tables.sit(question.table, question.seat, question.value, question.secret);
        case 'rematch':
          return await tables.rematch(question.table, question.secret, question.maker);
        case 'attend':
          await this.#checkOwn(question.table, question.join.since);
          return await sessions.receive(question);
      }
    } catch (error) {
      if (error instanceof HeldElsewhereError) throw new NotHereError(error.message);
      throw error;
    }
  }
}

/** As many as one answer holds. */
function within<Item>(items: readonly Item[], most: number): readonly Item[] {
  let bytes = 0;
  return items.filter((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) < most);
}

function carries(rules: Rules, { game, version }: { game: string; version: string }): boolean {
  return rules[game]?.includes(version) === true;
}

/** All servers think of the same one first. */
function weight(table: string, node: string): number {
  return createHash('sha256').update(`${table} ${node}`).digest().readUInt32BE();
}
