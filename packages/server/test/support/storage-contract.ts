// What every storage must do, whatever it is made of. A storage is tried by giving it to `storageContract`.

import type { Change, Snapshot, TableRecord } from '@maester/table';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../../src/index.ts';

export function recordOf(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'tourney',
    gameVersion: '1',
    setup: { knights: 2, rounds: 1 },
    seed: 'seed',
    clock: { kind: 'none' },
    chat: true,
    open: true,
    hostHash: 'host',
    status: 'gathering',
    seats: [
      {
        seat: 'red',
        kind: 'person',
        name: 'Ann "\u2028\ud83d\ude00\'; drop table',
        tokenHash: 'hash',
        mind: null,
      },
    ],
    created: 1,
    rematch: null,
    ...change,
  };
}

export const record = (id: string, change: Partial<TableRecord> = {}): Change => ({
  kind: 'record',
  record: recordOf(id, change),
});

export function entry(
  table: string,
  number: number,
  change: Partial<Change & { kind: 'entry' }> = {},
): Change {
  const played = ['red', { x: number }, '0123abcd'] as const;
  return { kind: 'entry', table, number, entry: played, status: 'playing', banks: null, ...change };
}

/** `open` opens the storage called `name`, as a server that starts would. */
export function storageContract(open: (name: string) => Storage): void {
  describe('storage', { timeout: 60_000 }, () => {
    const using = (name: string, work: (storage: Storage) => void): void => {
      const storage = open(name);
      try {
        work(storage);
        storage.flush();
      } finally {
        storage.close();
      }
    };

    it('gives back everything as it was, also to one that opens it later', () => {
      using('all', (storage) => {
        storage.save(record('aaaa'));
        storage.save(entry('aaaa', 1));
        storage.save(
          entry('aaaa', 2, { entry: { by: 'red', undo: 1, hash: '0123abcd' }, banks: { red: 7 } }),
        );
        storage.save({
          kind: 'chat',
          table: 'aaaa',
          line: { from: 'red', to: null, text: '\u9f8d', number: 1 },
        });
      });
      using('all', (storage) => {
        expect(storage.load('aaaa')).toEqual({
          record: recordOf('aaaa', { status: 'playing' }),
          entries: [['red', { x: 1 }, '0123abcd'], { by: 'red', undo: 1, hash: '0123abcd' }],
          chat: [{ from: 'red', to: null, text: '\u9f8d', number: 1 }],
          banks: { red: 7 },
        });
        expect(storage.record('aaaa')).toEqual(recordOf('aaaa', { status: 'playing' }));
      });
    });

    it('gives back the last snapshot of a table, until the table is forgotten', () => {
      const snapshot = (askedAt: number): Snapshot => ({
        rules: '1',
        opening: 'o',
        match: { entries: 1, state: recordOf('aaaa') as never, dice: [4], revealed: [0], sealed: 0 },
        events: [{ version: 0, emitted: { to: ['red'], event: { type: '\u9f8d' } } }],
        askedAt,
        hash: 'h',
      });
      using('snapshot', (storage) => {
        storage.save(record('aaaa'));
        storage.save(record('bbbb'));
        for (const at of [1, 2]) storage.save({ kind: 'snapshot', table: 'aaaa', snapshot: snapshot(at) });
      });
      using('snapshot', (storage) => {
        expect(storage.load('aaaa')?.snapshot).toEqual(snapshot(2));
        expect(storage.load('bbbb')).not.toHaveProperty('snapshot');
        storage.forget('aaaa');
        storage.save(record('aaaa'));
        expect(storage.load('aaaa')).not.toHaveProperty('snapshot');
      });
    });

    it('has what was flushed, and nothing that was not, when it ends without a word', () => {
      const storage = open('ended');
      storage.save(record('aaaa', { status: 'playing' }));
      storage.save(entry('aaaa', 1));
      storage.flush();
      storage.flush();
      storage.save(entry('aaaa', 2));
      expect(storage.load('aaaa')?.entries).toHaveLength(2);
      storage.close();
      using('ended', (again) => expect(again.load('aaaa')?.entries).toHaveLength(1));
    });

    it('knows nothing of a table that was never kept', () => {
      using('none', (storage) => {
        expect([storage.load('aaaa'), storage.record('aaaa')]).toEqual([null, null]);
        expect([storage.all(), storage.due(1e15, 9), storage.openTables(9)]).toEqual([[], [], []]);
      });
    });

    it('keeps the status of a table with the entry that changes it', () => {
      using('status', (storage) => {
        storage.save(record('aaaa', { status: 'playing' }));
        storage.save(entry('aaaa', 1, { status: 'over' }));
        expect(storage.record('aaaa')?.status).toBe('over');
      });
    });

    it('finds the tables that have something to do, the longest due first, until they rest', () => {
      using('due', (storage) => {
        for (const [id, wakeAt] of [
          ['late', 5],
          ['soon', 9],
          ['long', 2],
          ['none', null],
        ] as const) {
          storage.save(record(id, { status: 'playing' }));
          storage.save({ kind: 'turn', table: id, turn: { at: 1, wakeAt, seats: {} } });
        }
        expect([storage.due(5, 9), storage.due(9, 1), storage.due(1, 9)]).toEqual([
          ['long', 'late'],
          ['long'],
          [],
        ]);
        expect(storage.load('late')?.turn).toEqual({ at: 1, wakeAt: 5, seats: {} });
        storage.rest('long');
        expect(storage.due(9, 9)).toEqual(['late', 'soon']);
      });
    });

    it('never keeps two entries of one number, nor an entry without its table, and nothing of what fails', () => {
      using('twice', (storage) => {
        storage.save(record('aaaa', { status: 'playing' }));
        storage.save(entry('aaaa', 1));
        storage.flush();
        expect(() => storage.save(entry('aaaa', 1, { status: 'over', banks: { red: 1 } }))).toThrow(Error);
        expect(storage.load('aaaa')).toMatchObject({ record: { status: 'playing' }, banks: null });
        expect(() => storage.save(entry('bbbb', 1))).toThrow(Error);
        storage.save(entry('aaaa', 2));
        expect(storage.load('aaaa')?.entries).toHaveLength(2);
      });
    });

    it('gives back entries in order, however many', () => {
      using('order', (storage) => {
        storage.save(record('aaaa'));
        for (let i = 1; i <= 120; i++) storage.save(entry('aaaa', i));
        const numbers = storage
          .load('aaaa')
          ?.entries.map((one) => (one as readonly [string, { x: number }, string])[1].x);
        expect(numbers).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
      });
    });

    it('keeps the last 200 lines of chat at hand', () => {
      using('chat', (storage) => {
        storage.save(record('aaaa'));
        for (let number = 1; number <= 205; number++)
          storage.save({ kind: 'chat', table: 'aaaa', line: { from: 'red', to: null, text: 'x', number } });
        const numbers = storage.load('aaaa')?.chat.map((line) => line.number) ?? [];
        expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 6, 205]);
      });
    });

    it('lists open tables that wait for players, the newest first', () => {
      using('open', (storage) => {
        storage.save(record('old2', { created: 1 }));
        storage.save(record('new2', { created: 3 }));
        storage.save(record('mid2', { created: 2 }));
        storage.save(record('shut', { created: 4, open: false }));
        storage.save(record('busy', { created: 5, status: 'playing' }));
        const ids = (limit: number): string[] => storage.openTables(limit).map(({ id }) => id);
        expect([ids(10), ids(2)]).toEqual([
          ['new2', 'mid2', 'old2'],
          ['new2', 'mid2'],
        ]);
        expect(storage.all()).toHaveLength(5);
      });
    });

    it('finds the tables that never began, and forgets a table with everything of it', () => {
      using('forget', (storage) => {
        storage.save(record('aaaa', { created: 1 }));
        storage.save(record('bbbb', { created: 1, status: 'playing' }));
        storage.save(record('cccc', { created: 9 }));
        expect(storage.neverBegun(5)).toEqual(['aaaa']);
        storage.save(entry('bbbb', 1));
        storage.save({ kind: 'chat', table: 'bbbb', line: { from: 'red', to: null, text: 'x', number: 1 } });
        storage.forget('bbbb');
        expect([storage.load('bbbb'), storage.all()]).toEqual([null, ['aaaa', 'cccc']]);
        storage.save(record('bbbb'));
        expect(storage.load('bbbb')).toMatchObject({ entries: [], chat: [] });
      });
    });
  });
}
