// Ids of tables and secrets of people: made where nobody can foresee them, kept as hashes.

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { TableRecord } from '@maester/table';
import type { Role } from './desk.ts';

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'; // nothing that looks like something else

/** About 59 bits: not to be guessed, and short enough for a link. */
const ID_LENGTH = 12;

export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Never saved: what was stored before the server stopped leads back to nobody. */
const GIVERS = randomBytes(32);

/** Tells apart from which addresses something was stored. */
export function giverAt(address: string): string {
  return createHmac('sha256', GIVERS).update(address).digest('base64url');
}

function sameHash(a: string | null, b: string): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** What a secret allows at a table: a seat, hosting, or nothing. */
export function roleIn(record: TableRecord, token: string): Role | null {
  const hash = tokenHash(token);
  const seat = record.seats.find((place) => sameHash(place.tokenHash, hash))?.seat ?? null;
  const host = sameHash(record.hostHash, hash);
  return seat === null && !host ? null : { seat, host };
}
