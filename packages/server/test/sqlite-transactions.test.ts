import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { committer, type Outcomes } from '../src/sqlite-commit.ts';
import { Transactions } from '../src/sqlite-transactions.ts';

function opened() {
  const database = new DatabaseSync(':memory:');
  database.exec('create table things (name text primary key) strict');
  const insert = database.prepare('insert into things (name) values (?)');
  const names = (): string[] =>
    database
      .prepare('select name from things order by name')
      .all()
      .map(({ name }) => String(name));
  const commit = committer(database, (name: string) => {
    expect(database.isTransaction).toBe(true);
    insert.run(name);
  });
  return { database, names, commit, transactions: new Transactions(commit) };
}

describe('what is written together', () => {
  it('is kept in the order in which it came, and nobody hears of it before all of it is', async () => {
    const { database, names, transactions } = opened();
    const heard: string[] = [];
    const add = async (name: string): Promise<void> => {
      await transactions.add(`table of ${name}`, [name]);
      expect(database.isTransaction).toBe(false);
      expect(names()).toEqual(['a', 'b', 'c']);
      heard.push(name);
    };
    await Promise.all(['c', 'a', 'b'].map(add));
    expect(heard).toEqual(['c', 'a', 'b']);
  });

  it('is kept but for what fails, of which nothing is', async () => {
    const { names, transactions } = opened();
    const outcomes = await Promise.allSettled([
      transactions.add('one', ['a']),
      transactions.add('two', ['b', 'a']),
      transactions.add('three', ['c']),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names()).toEqual(['a', 'c']);
  });

  it('fails as a whole if nothing can be written', async () => {
    const { database, transactions } = opened();
    database.close();
    const outcomes = await Promise.allSettled(['a', 'b'].map((name) => transactions.add(name, [name])));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe('what is written elsewhere', () => {
  /** Transactions end when the test says so. */
  function slow() {
    const { commit, names } = opened();
    const ends: (() => void)[] = [];
    const sizes: number[] = [];
    const transactions = new Transactions<readonly string[]>((works) => {
      sizes.push(works.length);
      return new Promise<Outcomes>((resolve) => ends.push(() => resolve(commit(works))));
    });
    const begun = async (count: number): Promise<void> => {
      await expect.poll(() => ends.length, { interval: 1 }).toBe(count);
    };
    return { transactions, names, ends, sizes, begun };
  }

  it('is one transaction after the other, and what comes meanwhile is together the next one', async () => {
    const { transactions, names, ends, sizes, begun } = slow();
    const heard: string[] = [];
    const add = (name: string) => transactions.add(name, [name]).then(() => heard.push(name));
    const first = add('a');
    await begun(1);
    const others = ['b', 'c'].map(add);
    expect(heard).toEqual([]);
    ends[0]?.();
    await first;
    await begun(2);
    expect(names()).toEqual(['a']);
    ends[1]?.();
    await Promise.all(others);
    expect(names()).toEqual(['a', 'b', 'c']);
    expect([heard, sizes]).toEqual([
      ['a', 'b', 'c'],
      [1, 2],
    ]);
  });

  it('is waited for before all is settled', async () => {
    const { transactions, names, ends, begun } = slow();
    const adding = transactions.add('one', ['a']);
    const settled = transactions.settled().then(() => names());
    await begun(1);
    const later = transactions.add('two', ['b']);
    ends[0]?.();
    await begun(2);
    ends[1]?.();
    expect(await settled).toEqual(['a', 'b']);
    await Promise.all([adding, later]);
  });

  it('is known to hang when nothing has been heard of it for long, until something is', async () => {
    let time = 1000;
    let answer = (_outcomes: Outcomes): void => {};
    const commit = (): Promise<Outcomes> => new Promise((resolve) => (answer = resolve));
    const transactions = new Transactions<string>(commit, () => time);
    const hangsAfter = (milliseconds: number): boolean => {
      time += milliseconds;
      return transactions.isHanging;
    };
    expect(hangsAfter(60_000)).toBe(false);
    const adding = transactions.add('one', 'a');
    const later = transactions.settled();
    expect([hangsAfter(4999), hangsAfter(1), hangsAfter(600_000)]).toEqual([false, true, true]);
    answer([null]);
    await Promise.all([adding, later]);
    expect(hangsAfter(60_000)).toBe(false);
    const next = transactions.add('one', 'b');
    const end = transactions.settled();
    expect(hangsAfter(4999)).toBe(false);
    answer([null]);
    await Promise.all([next, end]);
  });

  it('fails for all who wait for it if nothing is heard of it, and what follows is written', async () => {
    const { commit, names } = opened();
    let times = 0;
    const transactions = new Transactions<readonly string[]>((works) =>
      times++ === 0 ? Promise.reject(new Error('the thread died')) : Promise.resolve(commit(works)),
    );
    const lost = ['a', 'b'].map((name) => transactions.add(name, [name]));
    for (const each of lost) await expect(each).rejects.toThrow('the thread died');
    await transactions.add('c', ['c']);
    expect(names()).toEqual(['c']);
  });
});
