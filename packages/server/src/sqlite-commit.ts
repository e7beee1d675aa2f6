// Several works in one transaction, synchronised to disk once: all of each or nothing of it.

import type { DatabaseSync } from 'node:sqlite';

/** Why each work was not kept; null for those that were. */
export type Outcomes = readonly (string | null)[];

/** Keeps works on this connection, whose writes are done by `write`: one transaction after the other. */
export function committer<Write>(
  database: DatabaseSync,
  write: (one: Write) => void,
): (works: readonly (readonly Write[])[]) => Outcomes {
  type Work = readonly Write[];
  const [begin, commit] = [database.prepare('begin immediate'), database.prepare('commit')];

  const takeBack = (): void => {
    if (database.isOpen && database.isTransaction) database.exec('rollback');
  };
  const areKeptTogether = (works: readonly Work[]): boolean => {
    try {
      begin.run();
      for (const work of works) for (const each of work) write(each);
      commit.run();
      return true;
    } catch {
      takeBack();
      return false;
    }
  };
  const keepOne = (work: Work): string | null => {
    database.exec('savepoint work');
    try {
      for (const each of work) write(each);
      database.exec('release work');
      return null;
    } catch (error) {
      // A full disk may have ended the transaction already, with everything before in it.
      if (!database.isTransaction) throw error;
      database.exec('rollback to work; release work');
      return reasonOf(error);
    }
  };
  /** What fails alone does not hinder the others. */
  const keepEach = (works: readonly Work[]): Outcomes => {
    begin.run();
    const outcomes = works.map(keepOne);
    commit.run();
    return outcomes;
  };

  return (works) => {
    if (areKeptTogether(works)) return works.map(() => null);
    try {
      return keepEach(works);
    } catch (error) {
      takeBack();
      return works.map(() => reasonOf(error));
    }
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
