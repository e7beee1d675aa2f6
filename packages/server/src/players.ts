// Who someone is without an account: a secret that only their devices know, and the number that everyone may know, which
// follows from it and leads nowhere back.

import { createHash } from 'node:crypto';
import { KernelError, shape } from '@maester/kernel';

export const readIdentity: shape.Reader<string> = (value, place) => {
  const found = shape.text(value, place);
  if (!/^[\w-]{22,64}$/.test(found))
    throw new KernelError(place.kind, place.where, 'expected 22 to 64 characters of base64url');
  return found;
};

export function playerOf(identity: string): string {
  return createHash('sha256').update(`maester player ${identity}`).digest('hex').slice(0, 20);
}
