import { openStorage } from '@maester/server';
import { describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();

async function made(name: string): Promise<string> {
  const file = folder.path(name);
  await (await openStorage(file, 'use')).close();
  return file;
}

describe('move', () => {
  it('counts what was copied', async () => {
    const { code, out } = await maester(['move', await made('from.db'), folder.path('to.db')]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^tables +0\nentries written +0\nresults written +0\nshared games.* +0\nnot copied +0$/m,
    );
  });

  it('says in one line what is missing', async () => {
    expect(await maester(['move', folder.path('none.db'), 'x.db'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no database') as string,
    });
    expect((await maester(['move', 'one.db'])).code).toBe(2);
    expect(await maester(['move', await made('unreached.db'), 'postgres://127.0.0.1:1/none'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be used') as string,
    });
  });
});
