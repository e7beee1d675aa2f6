// Addresses of NATS. What speaks to it drops a user and password in an address, so they are handed to it apart.

import { StorageError } from './storage.ts';

export interface NatsAddress {
  /** Without secrets, so it may be shown. */
  readonly servers: string;
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
}

/** Throws a StorageError that repeats nothing of an address that has a secret. */
export function readNatsAddress(address: string): NatsAddress {
  if (!address.includes('@')) return { servers: address };
  const url = URL.parse(address.includes('://') ? address : `nats://${address}`);
  // A / in a password that is not escaped would end up in what is shown.
  if (url === null || url.host === '' || `${url.pathname}${url.search}${url.hash}`.length > 1)
    throw new StorageError(
      'the address of NATS cannot be read; it looks like nats://user:password@host, and a / in the password is %2F',
    );
  const [name, pass] = [decoded(url.username), decoded(url.password)];
  url.username = '';
  url.password = '';
  const servers = url.href;
  if (pass !== '') return { servers, user: name, pass };
  return name === '' ? { servers } : { servers, token: name };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError('the user or password of NATS has a % that is not escaped; write it as %25');
  }
}
