// Open statistics: what came of the finished games of this server, for everyone to see. They say with what was played
// and what came of it, and nothing about who played, when, or at which table.

import type { Journal } from '@maester/kernel';
import type { GameAccount } from '@maester/records/account';
import { StatisticsTally, type Counted, type Statistics } from '@maester/records/results';
import type { SavedTable, TableRecord } from '@maester/table';
import { journalOf } from './journal-of.ts';
import type { Log } from './log.ts';
import { DamagedTableError, type Storage } from './storage.ts';

/** Plays a finished game through and says what came of it; null if nothing is recorded of such a game. */
export type Accountant = (journal: Journal) => Promise<GameAccount | null>;

/** Of one game: what everyone sees. Who met whom is nobody's business. */
export type OpenStatistics = Omit<Statistics, 'opponents' | 'opposing' | 'modes'>;

export interface StatisticsOptions {
  readonly storage: Pick<Storage, 'uncounted' | 'load' | 'count' | 'counted'>;
  /** Null where nothing is to be counted. */
  readonly account: Accountant | null;
  /** Hears of every finished game before it counts; if it rejects, it hears of it again. */
  readonly rate: (record: TableRecord) => Promise<void>;
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
    const { storage, rate } = this.#options;
    const saved = await this.#saved(id);
    if (saved === null || this.#closed) return;
    if (saved !== 'damaged') await rate(saved.record);
    const counted = saved === 'damaged' ? null : await this.#counted(saved);
    if (this.#closed) return;
    await storage.count(id, counted === null ? null : JSON.stringify(counted));
  }

  /** A table that cannot be read now will not be read next time either. */
  async #saved(id: string): Promise<SavedTable | 'damaged' | null> {
    try {
      return await this.#options.storage.load(id);
    } catch (error) {
      if (error instanceof DamagedTableError) return 'damaged';
      throw error;
    }
  }

  async #counted(saved: SavedTable): Promise<Counted | null> {
    const { account, log } = this.#options;
    if (account === null || !isPlayedByPeople(saved.record)) return null;
    try {
      const found = await account(journalOf(saved));
      return found === null ? null : countedAs(found, saved.record);
    } catch (error) {
      log({ event: 'failure', during: 'counting a game', error: String(error) });
      return null;
    }
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
