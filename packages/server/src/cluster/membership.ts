// The servers that share a database. Each says every moment that it is alive; one that has not said so for as long as a
// lease lasts is presumed dead, by the others and by itself, and its tables may be taken. The database's clock alone counts.

import type { Pool } from 'pg';
import { poolAt } from '../postgres/connection.ts';
import type { Log } from '../log.ts';
import { SharedDate } from './shared-date.ts';

/** The versions of each game's rules that a server carries. */
export interface Rules {
  readonly [game: string]: readonly string[];
}

/** What is known of another server. */
export interface Member {
  readonly rules: Rules;
  /** It has a line to the others. */
  readonly linked: boolean;
}

export interface MembershipOptions {
  readonly database: string;
  readonly node: string;
  readonly rules: Rules;
  /** Milliseconds that a server may be silent. */
  readonly lease: number;
  /** Whether this server has a line to the others. */
  readonly isLinked: () => boolean;
  readonly log: Log;
}

/**
 * Says that this server is alive, and asks who else is, what the date is, and whether this one was as good as dead: struck
 * off, or silent for too long by the database's clock.
 */
const BEAT = `
  with before as (select alive_until from maester.nodes where id = $1),
  beat as (
    insert into maester.nodes (id, rules, alive_until, linked)
    values ($1, $2, now() + $3 * interval '1 millisecond', $4)
    on conflict (id) do update set alive_until = excluded.alive_until, linked = excluded.linked
    returning (xmax = 0) as is_new)
  select beat.is_new or coalesce((select alive_until <= now() from before), true) as has_lapsed,
    (extract(epoch from now()) * 1000)::float8 as date, n.id, n.rules, n.linked from beat
  left join maester.nodes n on n.id <> $1 and n.alive_until > now()`;
const LEAVE = 'delete from maester.nodes where id = $1';
/** Rows of servers that are long gone. */
const SWEEP = `delete from maester.nodes where alive_until < now() - interval '1 hour'`;
const BEATS_A_LEASE = 4;

export class Membership {
  readonly #options: MembershipOptions;
  /** Of its own, so that no rush of others' work makes this server look dead. */
  readonly #pool: Pool;
  readonly #timer: NodeJS.Timeout;
  /** The database's. */
  readonly date = new SharedDate();
  #others: ReadonlyMap<string, Member> = new Map();
  #aliveUntil = 0;
  #wasCurrent = false;
  #expired: () => void = () => {};
  #changed: () => void = () => {};
  #beating = false;
  #left = false;

  private constructor(options: MembershipOptions) {
    this.#options = options;
    const patience = options.lease / 2;
    this.#pool = poolAt(options.database, 1, { connect: patience, answer: patience });
    this.#timer = setInterval(() => void this.#tick(), options.lease / BEATS_A_LEASE);
  }

  /** Resolves when the others know of it. */
  static async join(options: MembershipOptions): Promise<Membership> {
    const membership = new Membership(options);
    try {
      await membership.#pool.query(SWEEP);
      await membership.#beat();
      return membership;
    } catch (error) {
      await membership.leave();
      throw error;
    }
  }

  /** `expired` hears that others may have taken what this server held, `changed` that servers came or went. */
  watch(expired: () => void, changed: () => void): void {
    this.#expired = expired;
    this.#changed = changed;
  }

  get others(): ReadonlyMap<string, Member> {
    return this.#others;
  }

  /** Nobody can have presumed this server dead. To be asked before anything is believed that is in memory. */
  isCurrent(): boolean {
    const current = performance.now() < this.#aliveUntil;
    const expired = this.#wasCurrent && !current;
    this.#wasCurrent = current;
    if (expired) {
      this.#options.log({ event: 'failure', during: 'renewing the lease', error: 'it ran out' });
      this.#expired();
    }
    return current;
  }

  /** A server that cannot be reached in any way need not be waited for: what it writes counts only if nobody takes its tables. */
  async bury(node: string): Promise<void> {
    await this.#pool.query(LEAVE, [node]);
    await this.#beat();
  }

  /** Asks who else is there. */
  async refresh(): Promise<void> {
    await this.#beat();
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    clearInterval(this.#timer);
    await this.#pool.query(LEAVE, [this.#options.node]).catch(() => {});
    await this.#pool.end();
  }

  async #tick(): Promise<void> {
    this.isCurrent();
    if (this.#beating || this.#left) return;
    this.#beating = true;
    try {
      await this.#beat();
    } catch (error) {
      this.#options.log({ event: 'failure', during: 'renewing the lease', error: String(error) });
    } finally {
      this.#beating = false;
    }
  }

  async #beat(): Promise<void> {
    const { node, rules, lease, isLinked } = this.#options;
    // From before it was asked for: by the time the answer is there, the lease is shorter.
    const asked = performance.now();
    const { rows } = await this.#pool.query<{
      has_lapsed: boolean;
      date: number;
      id: string | null;
      rules: string;
      linked: boolean;
    }>({
      name: 'beat',
      text: BEAT,
      values: [node, JSON.stringify(rules), lease, isLinked()],
    });
    const [first] = rows;
    if (first !== undefined) this.date.hear(first.date, asked, performance.now());
    // Whatever ran out or was struck off meanwhile may be another's.
    if (first?.has_lapsed === true) this.#aliveUntil = 0;
    this.isCurrent();
    this.#aliveUntil = asked + lease;
    this.#wasCurrent = true;
    const before = this.#others;
    this.#others = new Map(
      rows.flatMap(({ id, rules: text, linked }): [string, Member][] =>
        id === null ? [] : [[id, { rules: JSON.parse(text) as Rules, linked }]],
      ),
    );
    const same = before.size === this.#others.size && [...before.keys()].every((id) => this.#others.has(id));
    if (!same) this.#changed();
  }
}
