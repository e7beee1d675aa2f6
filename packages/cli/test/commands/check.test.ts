import { Match } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { sqliteStorage } from '@maester/server';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();
const file = folder.path('tables.db');

beforeAll(async () => {
  const storage = sqliteStorage(file);
  for (const id of ['aaaa', 'bbbb']) {
    const match = new Match(tourney, { knights: 2, rounds: 1 }, id);
    const hold = await storage.make({
      id,
      game: 'tourney',
      gameVersion: tourney.version,
      setup: { knights: 2, rounds: 1 },
      seed: id,
      clock: { kind: 'none' },
      chat: true,
      open: true,
      hostHash: '',
      status: 'playing',
      seats: [],
      created: 0,
      rematch: null,
    });
    for (const [i, seat] of ['red', 'blue'].entries()) {
      match.play(seat, { x: i * 50, y: 0, facing: 0 });
      const entry = match.lastEntry;
      if (entry === null) throw new Error('it was played');
      await hold.write([{ kind: 'entry', table: id, number: i + 1, entry, status: 'playing', banks: null }]);
    }
  }
  await storage.close();
});

describe('check', () => {
  it('plays every stored game again', async () => {
    const { code, out } = await maester(['check', '--database', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^tables +2\nentries replayed +4\ndo not replay +0$/m);
  });

  it('plays those of the server here unless another database is named', async () => {
    const environment = (name: string) => (name === 'MAESTER_DATABASE' ? file : undefined);
    expect((await maester(['check'], { environment })).out).toMatch(/^tables +2$/m);
  });

  it('names the one that no longer replays, and ends with 1', async () => {
    const database = new DatabaseSync(file);
    database.exec(`update entries set entry = replace(entry, '"x":50', '"x":51') where tbl = 'bbbb'`);
    database.close();
    const { code, out } = await maester(['check', '--database', file]);
    expect(code).toBe(1);
    expect(out).toMatch(/^bbbb \(tourney, 2 entries\) does not replay: journal: entries\[1\]/m);
    expect(out).toMatch(/^do not replay +1$/m);
  });

  it('says in one line what is wrong with the file', async () => {
    expect(await maester(['check', '--database', folder.path('none.db')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no database') as string,
    });
    const words = folder.write('words.db', 'words '.repeat(1000));
    expect(await maester(['check', '--database', words])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is damaged or not a database of Maester') as string,
    });
  });
});
