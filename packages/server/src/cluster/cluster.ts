// A server on PostgreSQL, alone or together with others: opens what it needs and closes it in the right order.

import { randomUUID } from 'node:crypto';
import type { AnyGame, TableRecord } from '@maester/table';
import type { Desk } from '../desk.ts';
import type { RateLimiter } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Places } from '../places.ts';
import { postgresStorage, type PostgresStorage } from '../postgres/storage.ts';
import type { Tables } from '../tables.ts';
import { Alarm } from './alarm.ts';
import { ClusterDesk } from './cluster-desk.ts';
import { Link, UnreachableError } from './link.ts';
import { Membership, type Rules } from './membership.ts';
import { Sessions } from './sessions.ts';
import { SharedLimits } from './shared-limits.ts';
import { SharedPlaces } from './shared-places.ts';

export interface ClusterOptions {
  readonly database: string;
  /** Where the servers meet; without it this one answers for its own tables alone. */
  readonly nats: string | null;
  readonly games: readonly AnyGame[];
  readonly log: Log;
  /** Milliseconds that a server may be silent before others take its tables. */
  readonly lease?: number;
}

const LEASE = 6000;
/** Of a lease: long enough for all others to write that their lines are down as well, and for this one to read it. */
const BROKEN_AFTER = 5 / 8;
/** A server that NATS knows nothing of, so many looks in a row, is dead. */
const LOOKS = 2;

export class Cluster {
  readonly storage: PostgresStorage;
  readonly #options: ClusterOptions;
  readonly #node: string;
  readonly #rules: Rules;
  readonly #membership: Membership;
  readonly #link: Link | null;
  readonly #alarm: Alarm;
  readonly #missing = new Map<string, number>();
  #isLooking = false;
  #brokeAt: number | null = null;
  /** Others have a line to each other, this server has none. */
  #isAlone = false;
  #sessions: Sessions | null = null;
  #limits: SharedLimits | null = null;
  #places: SharedPlaces | null = null;
  #watch: NodeJS.Timeout | undefined;
  #leaving: Promise<void> | undefined;

  private constructor(
    options: ClusterOptions,
    node: string,
    parts: {
      storage: PostgresStorage;
      membership: Membership;
      link: Link | null;
      alarm: Alarm;
      rules: Rules;
    },
  ) {
    this.#options = options;
    this.#node = node;
    this.storage = { ...parts.storage, clockwork: parts.membership.date };
    this.#membership = parts.membership;
    this.#link = parts.link;
    this.#alarm = parts.alarm;
    this.#rules = parts.rules;
  }

  /** Rejects with a StorageError that says why the database or NATS cannot be used. */
  static async open(options: ClusterOptions): Promise<Cluster> {
    const { database, nats, games, log, lease = LEASE } = options;
    const node = randomUUID();
    const rules = Object.fromEntries(games.map(({ id, version, earlier }) => [id, [version, ...earlier]]));
    const storage = await postgresStorage(database, node);
    let link: Link | null = null;
    let membership: Membership | null = null;
    try {
      const cluster = await storage.cluster();
      if (nats !== null) link = await Link.connect({ nats, node, cluster, patience: lease / 3, log });
      const isLinked = (): boolean => link?.isReachable ?? true;
      membership = await Membership.join({ database, node, rules, lease, isLinked, log });
      log({ event: 'member', node });
      const alarm = await Alarm.start({ pool: storage.pool, rules, log, pollEvery: 1 });
      return new Cluster(options, node, { storage, membership, link, alarm, rules });
    } catch (error) {
      await membership?.leave();
      await link?.close();
      await storage.close();
      throw error;
    }
  }

  /** Whoever calls finds tables that other servers hold. */
  get forwards(): boolean {
    return this.#link !== null;
  }

  /** Other servers in reach; clients here at their tables. */
  get figures(): { readonly others: number; readonly visits: number; readonly isLinked: boolean } {
    return {
      others: this.#membership.others.size,
      visits: this.#sessions?.visits ?? 0,
      isLinked: this.#link?.isUp ?? true,
    };
  }

  /** Nobody else can have this server's tables, and it can be reached by everyone who needs them. */
  isCurrent(): boolean {
    return this.#membership.isCurrent() && !this.#isAlone;
  }

  /** A table has something to do at this date. */
  wakes({ id, game, gameVersion }: TableRecord, date: number): void {
    this.#alarm.set(id, game, gameVersion, date);
  }

  /** Opens the desk: from now on other servers may ask, and tables are woken. */
  serve(tables: Tables, limiters: { readonly [limit: string]: RateLimiter }, places: Places): Desk {
    const { log } = this.#options;
    const node = this.#node;
    const failed = (error: unknown): void =>
      log({ event: 'failure', during: 'waking tables', error: String(error) });
    if (this.#link === null) {
      this.#membership.watch(
        () => tables.loseAll(),
        () => {},
      );
      this.#alarm.ring((id) => tables.wakeOne(id)).catch(failed);
      return tables;
    }
    const link = this.#link;
    const membership = this.#membership;
    const sessions = new Sessions({ node, link, tables, log });
    this.#sessions = sessions;
    const desk = new ClusterDesk({
      node,
      rules: this.#rules,
      tables,
      storage: this.storage,
      membership,
      link,
      sessions,
    });
    membership.watch(
      () => tables.loseAll(),
      () => sessions.dropThose((other) => !membership.others.has(other)),
    );
    this.#limits = new SharedLimits(node, link, limiters);
    this.#places = new SharedPlaces(node, link, places);
    this.#watch = setInterval(() => void this.#look(link, tables), (this.#options.lease ?? LEASE) / 8);
    this.#alarm.ring((id) => desk.wake(id)).catch(failed);
    return desk;
  }

  /** Resolves when other servers know that they can ask this one. */
  async announce(): Promise<void> {
    if (this.#link === null) return;
    await this.#link.untilReachable();
    // If this fails, the next beat tells them.
    await this.#membership.refresh().catch(() => {});
  }

  /** Looks whether the other servers are there, and whether this one still is for them. */
  async #look(link: Link, tables: Tables): Promise<void> {
    this.#lookAtSelf(link, tables);
    if (this.#isLooking || !link.isUp) return;
    this.#isLooking = true;
    await Promise.all([...this.#membership.others.keys()].map((node) => this.#lookAt(link, node)));
    this.#isLooking = false;
  }

  async #lookAt(link: Link, node: string): Promise<void> {
    try {
      await link.ask(node, { do: 'ping' });
      this.#missing.delete(node);
    } catch (error) {
      if (!(error instanceof UnreachableError) || !error.isGone) return;
      const looks = (this.#missing.get(node) ?? 0) + 1;
      this.#missing.set(node, looks);
      if (looks < LOOKS) return;
      this.#missing.delete(node);
      this.#options.log({ event: 'failure', during: 'looking for others', error: `${node} is gone` });
      await this.#membership.bury(node).catch(() => {});
    }
  }

  /** A server without a line goes on with what it has only if all others are without one too. */
  #lookAtSelf(link: Link, tables: Tables): void {
    if (link.isUp) {
      this.#brokeAt = null;
      this.#isAlone = false;
      return;
    }
    this.#brokeAt ??= performance.now();
    const isBroken = performance.now() - this.#brokeAt > (this.#options.lease ?? LEASE) * BROKEN_AFTER;
    const wasAlone = this.#isAlone;
    this.#isAlone = isBroken && [...this.#membership.others.values()].some(({ linked }) => linked);
    if (this.#isAlone && !wasAlone) tables.letGo();
  }

  /** The tables have been let go: others may go on with them, and clients there are told to come again. */
  async retire(): Promise<void> {
    clearInterval(this.#watch);
    this.#places?.stop();
    await this.#membership.leave();
    this.#sessions?.end();
  }

  leave(): Promise<void> {
    this.#leaving ??= this.#leave();
    return this.#leaving;
  }

  async #leave(): Promise<void> {
    await this.retire();
    this.#limits?.stop();
    await this.#alarm.stop();
    await this.#link?.close();
    await this.storage.close();
  }
}
