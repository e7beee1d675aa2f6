import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
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
  return { database, insert, names, transactions: new Transactions(database) };
}

describe('what is written together', () => {
  it('is kept in the order in which it came, and nobody hears of it before all of it is', async () => {
    const { database, insert, names, transactions } = opened();
    const heard: string[] = [];
    const add = async (name: string): Promise<void> => {
      await transactions.add(`table of ${name}`, () => {
        expect(database.isTransaction).toBe(true);
        insert.run(name);
      });
      expect(database.isTransaction).toBe(false);
      expect(names()).toEqual(['a', 'b', 'c']);
      heard.push(name);
    };
    await Promise.all(['c', 'a', 'b'].map(add));
    expect(heard).toEqual(['c', 'a', 'b']);
  });

  it('is kept but for what fails, of which nothing is', async () => {
    const { insert, names, transactions } = opened();
    const outcomes = await Promise.allSettled([
      transactions.add('one', () => void insert.run('a')),
      transactions.add('two', () => {
        insert.run('b');
        insert.run('a');
      }),
      transactions.add('three', () => void insert.run('c')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names()).toEqual(['a', 'c']);
  });

  it('fails as a whole if nothing can be written', async () => {
    const { database, insert, transactions } = opened();
    database.close();
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((name) => transactions.add(name, () => void insert.run(name))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
