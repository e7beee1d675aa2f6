// Identities under passkeys: kept as they come, found by their place alone.

import { describe, expect, it } from 'vitest';
import { get, post, useRoom } from './support/room.ts';

const room = useRoom();
const PLACE = 'p'.repeat(43);

describe('an identity that is sealed with a passkey', () => {
  it('is found at its place, and replaced by whoever names that place', async () => {
    const { url } = await room.start();
    expect((await get(url, `/api/identities/${PLACE}`)).status).toBe(404);
    for (const sealed of ['first', 'second']) {
      expect((await post(url, '/api/identities', { place: PLACE, sealed })).status).toBe(200);
      expect((await get(url, `/api/identities/${PLACE}`)).body).toEqual({ sealed });
    }
    expect((await get(url, `/api/identities/${'q'.repeat(43)}`)).body).toMatchObject({
      error: 'no-identity',
    });
  });

  it('has a place of 32 bytes and is no longer than 16 kB', async () => {
    const { url } = await room.start();
    const keep = (place: string, sealed: string) => post(url, '/api/identities', { place, sealed });
    expect((await keep('short', 'text')).status).toBe(400);
    expect((await keep(PLACE, '')).status).toBe(400);
    expect((await keep(PLACE, 'x'.repeat(16 * 1024 + 1))).status).toBe(400);
    expect((await keep(PLACE, 'x'.repeat(16 * 1024))).status).toBe(200);
  });
});
