// Identities that people keep under a passkey: sealed texts that this server cannot read. The place of each follows from its
// passkey as its key does, so whoever names a place has the passkey and may replace what is there.

import { KernelError, shape } from '@maester/kernel';
import { RequestError } from './request-error.ts';
import type { Shelf } from './shelf.ts';

const KIND = 'sealed identity';
/** The longest untouched make room. */
const MOST = 100_000;
const LONGEST = 16 * 1024;
/** 32 bytes in base64url. */
const PLACE = /^[\w-]{43}$/;

const readSealed = shape.object({
  place: (value: unknown, where: shape.Place) => {
    const place = shape.text(value, where);
    if (!PLACE.test(place)) throw new KernelError(where.kind, where.where, 'expected 32 bytes of base64url');
    return place;
  },
  sealed: (value: unknown, where: shape.Place) => shape.bounded(shape.text(value, where), 1, LONGEST, where),
});

export class SealedIdentities {
  readonly #shelf: Shelf;
  readonly #date: () => number;

  constructor(shelf: Shelf, date: () => number) {
    this.#shelf = shelf;
    this.#date = date;
  }

  async keep(value: unknown, giver?: string): Promise<object> {
    const { place, sealed } = readSealed(value, { kind: 'input', where: '' });
    await this.#shelf.put(KIND, place, sealed, this.#date(), MOST, giver);
    return {};
  }

  async find(place: string): Promise<{ readonly sealed: string }> {
    const sealed = PLACE.test(place) ? await this.#shelf.get(KIND, place) : null;
    if (sealed === null)
      throw new RequestError(404, 'no-identity', 'Nothing is saved for this passkey on this server.');
    return { sealed };
  }
}
