// What every storage must do, whatever it is made of. A storage is tried by giving it to `storageContract`.

import type { AnyGame, Change, Snapshot, TableRecord } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { checkStored, type Checked, type Hold, type Storage } from '../../src/index.ts';

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

export function entry(
  table: string,
  number: number,
  change: Partial<Change & { kind: 'entry' }> = {},
): Change {
  const played = ['red', { x: number }, '0123abcd'] as const;
  return { kind: 'entry', table, number, entry: played, status: 'playing', banks: null, ...change };
}

const line = (table: string, number: number, text = 'x'): Change => ({
  kind: 'chat',
  table,
  line: { from: 'red', to: null, text, number },
});

/** Makes a table with these changes. */
export async function kept(storage: Storage, record: TableRecord, ...changes: Change[]): Promise<Hold> {
  const hold = await storage.make(record);
  if (changes.length > 0) await hold.write(changes);
  return hold;
}

/** Every game played again. */
export async function checkedIn(storage: Storage, games: readonly AnyGame[]): Promise<Checked[]> {
  const all: Checked[] = [];
  for await (const one of checkStored(storage, games)) all.push(one);
  return all;
}

/** `open` opens the storage called `name`, as a server that starts would. */
export function storageContract(open: (name: string) => Promise<Storage>): void {
  describe('storage', { timeout: 60_000 }, () => {
    const using = async (name: string, work: (storage: Storage) => Promise<void>): Promise<void> => {
      const storage = await open(name);
      try {
        await work(storage);
      } finally {
        await storage.close();
      }
    };

    it('gives back everything as it was, also to one that opens it later', async () => {
      await using('all', async (storage) => {
        await kept(
          storage,
          recordOf('aaaa'),
          entry('aaaa', 1),
          entry('aaaa', 2, { entry: { by: 'red', undo: 1, hash: '0123abcd' }, banks: { red: 7 } }),
          line('aaaa', 1, '\u9f8d'),
        );
      });
      await using('all', async (storage) => {
        const saved = {
          record: recordOf('aaaa', { status: 'playing' }),
          entries: [['red', { x: 1 }, '0123abcd'], { by: 'red', undo: 1, hash: '0123abcd' }],
          chat: [{ from: 'red', to: null, text: '\u9f8d', number: 1 }],
          banks: { red: 7 },
        };
        expect(await storage.load('aaaa')).toEqual(saved);
        expect((await storage.take('aaaa'))?.saved).toEqual(saved);
        expect(await storage.record('aaaa')).toEqual(saved.record);
      });
    });

    it('gives back a choice letter by letter', async () => {
      await using('letters', async (storage) => {
        const choice = { z: '\u0000\ud800 "\\', a: { '2': 1e21, '1': -0.5 }, b: [null, true] };
        await kept(storage, recordOf('aaaa'), entry('aaaa', 1, { entry: ['red', choice, '0123abcd'] }));
        const [found] = (await storage.load('aaaa'))?.entries ?? [];
        expect(JSON.stringify(found)).toBe(JSON.stringify(['red', choice, '0123abcd']));
      });
    });

    it('has what was written when it ends without a word, and knows nothing of a table that never was', async () => {
      const storage = await open('ended');
      const hold = await kept(storage, recordOf('aaaa', { status: 'playing' }), entry('aaaa', 1));
      await hold.write([entry('aaaa', 2)]);
      expect((await storage.load('aaaa'))?.entries).toHaveLength(2);
      await storage.close();
      await using('ended', async (again) => {
        expect((await again.load('aaaa'))?.entries).toHaveLength(2);
        expect([await again.load('none'), await again.take('none'), await again.record('none')]).toEqual([
          null,
          null,
          null,
        ]);
      });
      await using('empty', async (none) => {
        expect([await none.all(), await none.due(1e15, 9), await none.openTables(9)]).toEqual([[], [], []]);
      });
    });

    it('gives back the last snapshot of a table, until the table is forgotten', async () => {
      const snapshot = (askedAt: number): Snapshot => ({
        rules: '1',
        opening: 'o',
        match: { entries: 1, state: recordOf('aaaa') as never, dice: [4], revealed: [0], sealed: 0 },
        events: [{ version: 0, emitted: { to: ['red'], event: { type: '\u9f8d' } } }],
        askedAt,
      });
      await using('snapshot', async (storage) => {
        const hold = await kept(storage, recordOf('aaaa'));
        await kept(storage, recordOf('bbbb'));
        for (const at of [1, 2])
          await hold.write([{ kind: 'snapshot', table: 'aaaa', snapshot: snapshot(at) }]);
      });
      await using('snapshot', async (storage) => {
        expect((await storage.load('aaaa'))?.snapshot).toEqual(snapshot(2));
        expect((await storage.take('aaaa'))?.saved.snapshot).toEqual(snapshot(2));
        expect(await storage.load('bbbb')).not.toHaveProperty('snapshot');
        await storage.forget('aaaa');
        await kept(storage, recordOf('aaaa'));
        expect(await storage.load('aaaa')).not.toHaveProperty('snapshot');
      });
    });

    it('keeps what came of finished games, once for each, also when their tables are forgotten', async () => {
      await using('counted', async (storage) => {
        await kept(storage, recordOf('aaaa', { status: 'playing' }));
        await kept(storage, recordOf('bbbb', { status: 'over' }));
        await kept(storage, recordOf('cccc', { status: 'playing' }), entry('cccc', 1, { status: 'over' }));
        await kept(storage, recordOf('dddd', { status: 'over' }));
        expect(await storage.uncounted(9)).toEqual(['bbbb', 'cccc', 'dddd']);
        expect(await storage.uncounted(1)).toEqual(['bbbb']);
        await storage.count('bbbb', '{"a":1}');
        await Promise.all([storage.count('cccc', '{"a":2}'), storage.count('cccc', '{"a":2}')]);
        await storage.count('dddd', null);
        expect(await storage.uncounted(9)).toEqual([]);
      });
      await using('counted', async (storage) => {
        await storage.forget('bbbb');
        const all = await storage.counted(0, 9);
        expect(all.map(({ result }) => result)).toEqual(['{"a":1}', '{"a":2}']);
        expect(await storage.counted(all[0]?.number ?? 0, 9)).toEqual(all.slice(1));
        expect(await storage.counted(0, 1)).toEqual(all.slice(0, 1));
      });
    });

    it('never makes two tables of one id', async () => {
      await using('ids', async (storage) => {
        await kept(storage, recordOf('aaaa', { seed: 'first' }), entry('aaaa', 1));
        await expect(storage.make(recordOf('aaaa', { seed: 'second' }))).rejects.toThrow(Error);
        expect(await storage.load('aaaa')).toMatchObject({ record: { seed: 'first' }, entries: [{}] });
      });
    });

    it('keeps the status of a table with the entry that changes it', async () => {
      await using('status', async (storage) => {
        await kept(storage, recordOf('aaaa', { status: 'playing' }), entry('aaaa', 1, { status: 'over' }));
        expect((await storage.record('aaaa'))?.status).toBe('over');
      });
    });

    it('keeps the last of several changes of one kind', async () => {
      await using('last', async (storage) => {
        const hold = await kept(storage, recordOf('aaaa'));
        await hold.write([
          { kind: 'record', record: recordOf('aaaa', { open: false }) },
          { kind: 'record', record: recordOf('aaaa', { open: true, status: 'playing' }) },
          entry('aaaa', 1, { banks: { red: 5 } }),
          { kind: 'banks', table: 'aaaa', banks: { red: 4 } },
          entry('aaaa', 2, { status: 'over' }),
          { kind: 'record', record: recordOf('aaaa', { status: 'over', rematch: 'bbbb' }) },
        ]);
        expect(await storage.load('aaaa')).toMatchObject({
          record: { status: 'over', rematch: 'bbbb', open: true },
          entries: [{}, {}],
          banks: { red: 4 },
        });
      });
    });

    it('finds the tables that have something to do, the longest due first, until they rest', async () => {
      await using('due', async (storage) => {
        for (const [id, wakeAt] of [
          ['late', 5],
          ['soon', 9],
          ['long', 2],
          ['none', null],
        ] as const) {
          const turn = { at: 1, wakeAt, seats: {} };
          await kept(storage, recordOf(id, { status: 'playing' }), { kind: 'turn', table: id, turn });
        }
        expect([await storage.due(5, 9), await storage.due(9, 1), await storage.due(1, 9)]).toEqual([
          ['long', 'late'],
          ['long'],
          [],
        ]);
        expect((await storage.load('late'))?.turn).toEqual({ at: 1, wakeAt: 5, seats: {} });
        expect([await storage.due(9, 1, 'long'), await storage.due(9, 9, 'soon')]).toEqual([['late'], []]);
        await storage.rest('long');
        expect(await storage.due(9, 9)).toEqual(['late', 'soon']);
      });
    });

    it('tries whether it can keep anything, and keeps nothing', async () => {
      await using('probe', async (storage) => {
        await storage.probe();
        expect(await storage.all()).toEqual([]);
      });
    });

    it('never keeps two entries of one number, and nothing of what fails', async () => {
      await using('twice', async (storage) => {
        const hold = await kept(storage, recordOf('aaaa', { status: 'playing' }), entry('aaaa', 1));
        const other = await kept(storage, recordOf('bbbb', { status: 'playing' }));
        const writes = [
          hold.write([
            entry('aaaa', 2),
            line('aaaa', 1),
            entry('aaaa', 1, { status: 'over', banks: { red: 1 } }),
          ]),
          other.write([entry('bbbb', 1)]),
        ];
        const results = await Promise.allSettled(writes);
        expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
        expect(await storage.load('aaaa')).toMatchObject({
          record: { status: 'playing' },
          entries: [{}],
          chat: [],
          banks: null,
        });
        const again = await storage.take('aaaa');
        await again?.hold.write([entry('aaaa', 2)]);
        expect((await storage.load('aaaa'))?.entries).toHaveLength(2);
      });
    });

    it('gives back entries in order, however many', async () => {
      await using('order', async (storage) => {
        const numbers = Array.from({ length: 120 }, (_, i) => i + 1);
        const hold = await kept(storage, recordOf('aaaa'));
        for (const number of numbers.slice(0, 5)) await hold.write([entry('aaaa', number)]);
        await hold.write(numbers.slice(5).map((number) => entry('aaaa', number)));
        const found = (await storage.load('aaaa'))?.entries;
        expect(found?.map((one) => (one as readonly [string, { x: number }, string])[1].x)).toEqual(numbers);
      });
    });

    it('keeps the last 200 lines of chat at hand', async () => {
      await using('chat', async (storage) => {
        const lines = Array.from({ length: 205 }, (_, i) => line('aaaa', i + 1));
        const hold = await kept(storage, recordOf('aaaa'), ...lines.slice(0, 203));
        await hold.write(lines.slice(203));
        const numbers = (await storage.load('aaaa'))?.chat.map(({ number }) => number) ?? [];
        expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 6, 205]);
      });
    });

    it('lists open tables that wait for players, the newest first', async () => {
      await using('open', async (storage) => {
        await kept(storage, recordOf('old2', { created: 1 }));
        await kept(storage, recordOf('new2', { created: 3 }));
        await kept(storage, recordOf('mid2', { created: 2 }));
        await kept(storage, recordOf('shut', { created: 4, open: false }));
        await kept(storage, recordOf('busy', { created: 5, status: 'playing' }));
        const ids = async (limit: number): Promise<string[]> =>
          (await storage.openTables(limit)).map(({ id }) => id);
        expect([await ids(10), await ids(2)]).toEqual([
          ['new2', 'mid2', 'old2'],
          ['new2', 'mid2'],
        ]);
        expect(await storage.all()).toHaveLength(5);
      });
    });

    it('finds the tables that never began, and forgets a table with everything of it', async () => {
      await using('forget', async (storage) => {
        await kept(storage, recordOf('aaaa', { created: 1 }));
        await kept(
          storage,
          recordOf('bbbb', { created: 1, status: 'playing' }),
          entry('bbbb', 1),
          line('bbbb', 1),
        );
        await kept(storage, recordOf('cccc', { created: 9 }));
        expect(await storage.neverBegun(5)).toEqual(['aaaa']);
        await storage.forget('bbbb');
        expect([await storage.load('bbbb'), await storage.all()]).toEqual([null, ['aaaa', 'cccc']]);
        await kept(storage, recordOf('bbbb'));
        expect(await storage.load('bbbb')).toMatchObject({ entries: [], chat: [] });
      });
    });

    it('knows which tables nobody has changed for a while, and shows what there is', async () => {
      await using('untouched', async (storage) => {
        const began = Date.now();
        for (const id of ['aaaa', 'bbbb'])
          await kept(storage, recordOf(id, { status: 'playing', created: 7 }), entry(id, 1), entry(id, 2));
        await kept(storage, recordOf('cccc', { status: 'over' }));
        const later = Date.now() + 3_600_000;
        expect((await storage.untouched('playing', later, 9)).toSorted()).toEqual(['aaaa', 'bbbb']);
        expect(await storage.untouched('playing', later, 1)).toHaveLength(1);
        expect(await storage.untouched('over', later, 9)).toEqual(['cccc']);
        expect(await storage.untouched('over', began - 3_600_000, 9)).toEqual([]);
        const playing = await storage.summaries('playing', 9);
        expect(playing).toHaveLength(2);
        expect(playing[0]).toMatchObject({ game: 'tourney', status: 'playing', entries: 2, created: 7 });
        expect(playing.every(({ touched }) => touched >= began - 60_000 && touched <= later)).toBe(true);
        expect(await storage.summaries(null, 9)).toHaveLength(3);
        expect(await storage.summaries(null, 1)).toHaveLength(1);
      });
    });

    it('lets a table go, to be taken by anyone', async () => {
      await using('release', async (storage) => {
        const hold = await kept(storage, recordOf('aaaa'));
        await hold.release();
        const taken = await storage.take('aaaa');
        await taken?.hold.write([entry('aaaa', 1)]);
        expect((await storage.load('aaaa'))?.entries).toHaveLength(1);
      });
    });
  });
}
