// Wakes tables at their time by a job queue in the database, whichever server is alive then. When a table is due stands
// in its own row; a job only says when to look there, so one too many does no harm, and one that is lost is made up for
// by the look that every server takes at what is overdue.

import { PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import type { Rules } from './membership.ts';

interface Wake {
  readonly table: string;
}

export interface AlarmOptions {
  readonly pool: Pool;
  readonly rules: Rules;
  readonly log: Log;
  /** Seconds between two looks at the queue. */
  readonly pollEvery: number;
}

/** Jobs taken at a time. */
const BATCH = 20;
/** A server that took a job and did not come back: another gets it. */
const EXPIRES_AFTER = 30;
const KEPT_FOR = 3600;
/** Each choice of a quick game sets another date: the first of a minute is enough, since a job waits until its date. */
const SET_EVERY = 60;

/** One queue for each version of each game's rules, served by those who carry them. */
function queueOf(game: string, version: string): string {
  return `wake.${game}.${version}`.replaceAll(/[^\w.-]/g, '-');
}

export class Alarm {
  readonly #boss: PgBoss;
  readonly #options: AlarmOptions;
  readonly #queues = new Set<string>();

  private constructor(boss: PgBoss, options: AlarmOptions) {
    this.#boss = boss;
    this.#options = options;
  }

  static async start(options: AlarmOptions): Promise<Alarm> {
    const { pool, rules, log } = options;
    const boss = new PgBoss({
      db: {
        executeSql: async (text, values) => {
          const result = await pool.query(text, values === undefined ? undefined : [...values]);
          // Of several statements, the last is what counts.
          return Array.isArray(result) ? (result.at(-1) as { rows: unknown[] }) : result;
        },
      },
      schema: 'maester_jobs',
      schedule: false,
    });
    boss.on('error', (error) => log({ event: 'failure', during: 'waking tables', error: error.message }));
    await boss.start();
    const alarm = new Alarm(boss, options);
    for (const [game, versions] of Object.entries(rules))
      for (const version of versions) await alarm.#open(queueOf(game, version));
    return alarm;
  }

  async #open(queue: string): Promise<void> {
    if (this.#queues.has(queue)) return;
    await this.#boss.createQueue(queue, {
      retryLimit: 3,
      retryDelay: 1,
      expireInSeconds: EXPIRES_AFTER,
      deleteAfterSeconds: KEPT_FOR,
    });
    this.#queues.add(queue);
  }

  /** Runs for every table whose time has come. */
  async ring(wake: (table: string) => Promise<void>): Promise<void> {
    const options = { batchSize: BATCH, pollingIntervalSeconds: this.#options.pollEvery };
    for (const queue of this.#queues)
      await this.#boss.work<Wake>(queue, options, async (jobs) => {
        for (const { data } of jobs) await wake(data.table);
      });
  }

  /** Never rejects: the table's own row says when it is due. */
  set(table: string, game: string, version: string, date: number): void {
    const queue = queueOf(game, version);
    if (!this.#queues.has(queue)) return;
    this.#boss
      .send(queue, { table } satisfies Wake, {
        startAfter: new Date(date),
        singletonKey: table,
        singletonSeconds: SET_EVERY,
      })
      .catch((error: unknown) =>
        this.#options.log({ event: 'failure', during: 'setting an alarm', error: String(error) }),
      );
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }
}
