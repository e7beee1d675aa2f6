// Open statistics: what came of the finished games of this server, for everyone to see. They say with what was played
// and what came of it, and nothing about who played, when, or at which table.

import type { Journal } from '@maester/kernel';
import type { GameAccount } from '@maester/records/account';
import { StatisticsTally, type Counted, type Statistics } from '@maester/records/results';
import type { TableRecord } from '@maester/table';
import { journalOf } from './journal-of.ts';
import type { Log } from './log.ts';
import { DamagedTableError, type Storage } from './storage.ts';

/** Plays a finished game through and says what came of it; null if nothing is recorded of such a game. */
export type Accountant = (journal: Journal) => Promise<GameAccount | null>;

/** Of one game: what everyone sees. Who met whom is nobody's business. */
export type OpenStatistics = Omit<Statistics, 'opponents' | 'opposing' | 'modes'>;

export interface StatisticsOptions {
  readonly storage: Pick<Storage, 'uncounted' | 'load' | 'count' | 'counted'>;
  readonly account: Accountant;
  readonly log: Log;
}

/** So many are looked up at once. */
const AT_ONCE = 20;
const READ_AT_ONCE = 1000;

export class GameStatistics {
  readonly #options: StatisticsOptions;
  readonly #tallies = {
    battle: new StatisticsTally('battle', 'mine'),
    thrones: new StatisticsTally('thrones', 'mine'),
  };
  /** The last result that was added. */
  #last = 0;
  #counting = false;
  #reading: Promise<void> | null = null;
  #closed = false;

  constructor(options: StatisticsOptions) {
    this.#options = options;
  }

  /** Counts the games that have ended since the last time, one after the other. */
  async count(): Promise<void> {
    if (this.#counting || this.#closed) return;
    this.#counting = true;
    try {
      for (;;) {
        const ids = await this.#options.storage.uncounted(AT_ONCE);
        for (const id of ids) {
          if (this.#closed) return;
          await this.#countOne(id);
        }
        if (ids.length < AT_ONCE) return;
      }
    } finally {
      this.#counting = false;
    }
  }

  close(): void {
    this.#closed = true;
  }

  async #countOne(id: string): Promise<void> {
    const { storage, account, log } = this.#options;
    let counted: Counted | null = null;
    try {
      const saved = await storage.load(id);
      if (saved === null) return;
      const found = isPlayedByPeople(saved.record) ? await account(journalOf(saved)) : null;
      counted = found === null ? null : countedAs(found, saved.record);
    } catch (error) {
      // A table that cannot be read now will not be read next time either.
      if (!(error instanceof DamagedTableError))
        log({ event: 'failure', during: 'counting a game', error: String(error) });
    }
    if (this.#closed) return;
    await storage.count(id, counted === null ? null : JSON.stringify(counted));
  }

  /** What has come of all games so far. */
  async all(): Promise<{ readonly battle: OpenStatistics; readonly thrones: OpenStatistics }> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
    return { battle: open(this.#tallies.battle), thrones: open(this.#tallies.thrones) };
  }

  /** Other servers count as well, so they are read from where they are kept. */
  async #read(): Promise<void> {
    for (;;) {
      const rows = await this.#options.storage.counted(this.#last, READ_AT_ONCE);
      for (const { number, result } of rows) {
        this.#last = number;
        const counted = JSON.parse(result) as Counted;
        this.#tallies[counted.game].add(counted);
      }
      if (rows.length < READ_AT_ONCE) return;
    }
  }
}

function open(tally: StatisticsTally): OpenStatistics {
  const { opponents: _, opposing: __, modes: ___, ...rest } = tally.statistics();
  return rest;
}

const isPlayedByPeople = ({ seats }: TableRecord): boolean => seats.some(({ kind }) => kind === 'person');

/** Without names, dates and places. The parts of people are marked; those of computer players only stand against them. */
export function countedAs({ game, mode, seats }: GameAccount, record: TableRecord): Counted {
  return {
    game,
    mode,
    players: seats.map(({ seat, ...part }) => ({
      ...part,
      name: '',
      mind: '',
      mine: record.seats.find((each) => each.seat === seat)?.kind === 'person',
    })),
  };
}
