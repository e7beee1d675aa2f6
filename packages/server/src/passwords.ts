// The password of a table: kept so that whoever reads the storage does not know it.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A few milliseconds: enough for a word among friends, and nothing that keeps a server busy. */
const COST = { N: 4096, r: 8, p: 1 };

/** The same password however it was typed. */
const plain = (password: string): string => password.normalize('NFKC').trim();

function hashed(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(plain(password), salt, HASH_BYTES, COST, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}

export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${(await hashed(password, salt)).toString('base64url')}`;
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.');
  const found = await hashed(password, Buffer.from(salt, 'base64url'));
  const wanted = Buffer.from(hash, 'base64url');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}
