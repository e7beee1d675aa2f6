// Games that someone shares by a link: a journal as the page packs it, kept under a key that follows from its content.
// The server only sees that it is one; whoever opens it plays it through and notices if it is not what it seems.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { KernelError, readPackedJournal, shape, type PackedJournal } from '@maester/kernel';
import type { AnyGame } from '@maester/table';
import { readJson } from './incoming.ts';
import { RequestError } from './request-error.ts';
import type { Shelf } from './shelf.ts';

const KIND = 'game';
/** The oldest make room. */
const MOST = 20_000;
const LONGEST_CODE = 48 * 1024;
/** A long game is about 40 kB. */
const LONGEST_JOURNAL = 512 * 1024;
const ID = /^[a-z2-9]{12}$/;
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const unpack = promisify(inflateRaw);

const readShared = shape.object({
  code: (value: unknown, place: shape.Place) =>
    shape.bounded(shape.text(value, place), 1, LONGEST_CODE, place),
  /** The round at the moment that is shared, for those who see the link. */
  round: shape.optional(shape.nullable(shape.integer(0, 1000)), null),
});

export interface SharedGame {
  readonly code: string;
  readonly game: string;
  readonly round: number | null;
}

export class SharedGames {
  readonly #games: readonly AnyGame[];
  readonly #shelf: Shelf;
  readonly #date: () => number;

  constructor(games: readonly AnyGame[], shelf: Shelf, date: () => number) {
    this.#games = games;
    this.#shelf = shelf;
    this.#date = date;
  }

  /** Whoever shares the same game again gets the same link. */
  async share(value: unknown, giver?: string): Promise<{ readonly id: string }> {
    const { code, round } = readShared(value, { kind: 'input', where: '' });
    const { game } = await opened(code);
    if (!this.#games.some((known) => known.id === game))
      throw new RequestError(400, 'unknown-game', `This server does not know ${game.slice(0, 40)}.`);
    const id = idOf(code);
    const shared: SharedGame = { code, game, round };
    await this.#shelf.put(KIND, id, JSON.stringify(shared), this.#date(), MOST, giver);
    return { id };
  }

  async find(id: string): Promise<SharedGame> {
    const found = ID.test(id) ? await this.#shelf.get(KIND, id) : null;
    if (found === null)
      throw new RequestError(404, 'no-game', "This game doesn't exist. The link may be incomplete.");
    return JSON.parse(found) as SharedGame;
  }
}

function idOf(code: string): string {
  const hash = createHash('sha256').update(`maester game ${code}`).digest();
  return [...hash.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

async function opened(code: string): Promise<PackedJournal> {
  const wrong = new RequestError(400, 'not-a-game', "This isn't a game that can be shared.");
  let text: string;
  try {
    const bytes = await unpack(Buffer.from(code, 'base64url'), { maxOutputLength: LONGEST_JOURNAL });
    text = bytes.toString('utf8');
  } catch {
    throw wrong;
  }
  readJson(text);
  try {
    return readPackedJournal(text);
  } catch (error) {
    throw error instanceof KernelError && error.kind !== 'bug' ? wrong : error;
  }
}
