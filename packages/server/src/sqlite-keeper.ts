// What commits to a database. Choices are kept in the order in which they come, those of many tables on one page, and put in
// the order of tables when there are many: written there at once, each would be a page of its own. That goes table by table,
// between what people wait for.

import type { DatabaseSync } from 'node:sqlite';
import { committer, type Outcomes } from './sqlite-commit.ts';
import { writesOn, type Work } from './sqlite-writes.ts';

/** So many choices are worth putting in order. */
const MANY = 2000;
/** Each of them is a page or two, so this takes about as long as other transactions. */
const TABLES_AT_ONCE = 50;

export interface Keeper {
  commit(works: readonly Work[]): Outcomes;
  /** Puts some choices in order if there are many; those that have been kept need not wait for it. */
  tidy(): void;
  /** Puts all in order, unless nothing was kept here. */
  finish(): void;
}

export function keeperOn(database: DatabaseSync): Keeper {
  const commit = committer(database, writesOn(database));
  const lastOne = database.prepare('select max(rowid) as last from latest');
  const tablesUpTo = database.prepare('select distinct tbl from latest where rowid <= ? order by tbl');
  const countLatest = database.prepare('select count(*) as latest from latest');
  /** Those that a crash has left count as well. */
  let unordered = (countLatest.get() as { readonly latest: number }).latest;
  let hasKept = false;
  /** The choices that are being put in order, and whose tables have yet to be. */
  let ordering: { readonly last: number; readonly tables: string[] } | null = null;

  const begin = (): typeof ordering => {
    unordered = 0;
    try {
      const { last } = lastOne.get() as { readonly last: number | null };
      if (last === null) return null;
      return { last, tables: tablesUpTo.all(last).map(({ tbl }) => String(tbl)) };
    } catch {
      // A damaged file: those who read it hear of that.
      return null;
    }
  };
  /** Whether there is more to do. */
  const goOn = (): boolean => {
    if (ordering === null) return false;
    const { last, tables } = ordering;
    const some = tables.splice(0, TABLES_AT_ONCE);
    const [from, to] = [some[0], some.at(-1)];
    const work: Work =
      from === undefined || to === undefined ? [['ordered', last]] : [['order', last, from, to]];
    const [problem] = commit([work]);
    // As on a full disk: what is not in order is found where it is, and put in order another time.
    if (problem !== null || work[0]?.[0] === 'ordered') ordering = null;
    return ordering !== null;
  };

  return {
    commit(works) {
      hasKept = true;
      for (const work of works) for (const [name] of work) if (name === 'entry') unordered += 1;
      return commit(works);
    },
    tidy() {
      if (ordering === null && unordered >= MANY) ordering = begin();
      goOn();
    },
    finish() {
      if (!hasKept) return;
      ordering = begin();
      let isUnderWay = true;
      while (isUnderWay) isUnderWay = goOn();
    },
  };
}
