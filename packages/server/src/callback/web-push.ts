// Web push: a message that only the subscribed browser can read (RFC 8291, aes128gcm), signed so that the push service knows
// who sends it (RFC 8292, VAPID).

import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { KernelError, shape } from '@maester/kernel';
import { isOutside } from './outside.ts';

const CURVE = 'prime256v1';

export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key, and what it shares with us alone; both in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const bytesOf =
  (length: number): shape.Reader<string> =>
  (value, place) => {
    const found = shape.text(value, place);
    if (!/^[\w-]+$/.test(found) || Buffer.from(found, 'base64url').length !== length)
      throw new KernelError(place.kind, place.where, `expected ${length} bytes in base64url`);
    return found;
  };

const POINT = bytesOf(65);
/** Before the two halves of a point that is written in full. */
const IN_FULL = 4;

/** Nothing can be sealed for a key that is no point of the curve. */
const readKey: shape.Reader<string> = (value, place) => {
  const found = POINT(value, place);
  try {
    ECDH.convertKey(found, CURVE, 'base64url');
    if (Buffer.from(found, 'base64url')[0] === IN_FULL) return found;
  } catch {
    // Said below.
  }
  throw new KernelError(place.kind, place.where, 'expected a point of the curve P-256');
};

export const readSubscription: shape.Reader<Subscription> = shape.object({
  endpoint: (value, place) => {
    const found = shape.text(value, place);
    if (!isOutside(found))
      throw new KernelError(place.kind, place.where, 'expected an https address of a push service');
    return found;
  },
  p256dh: readKey,
  auth: bytesOf(16),
});

/** The keys of this server, for all its subscriptions; made once and kept. */
export class PushKeys {
  readonly #secret: KeyObject;
  /** As browsers want it: the point, uncompressed, in base64url. */
  readonly publicKey: string;

  constructor(pem: string) {
    this.#secret = createPrivateKey(pem);
    const { x = '', y = '' } = createPublicKey(this.#secret).export({ format: 'jwk' });
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
  }

  static make(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ format: 'pem', type: 'pkcs8' });
  }

  /** For one push service, for half a day. */
  authorization(endpoint: string, contact: string, seconds: number): string {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(seconds) + 12 * 3600, sub: contact };
    const head = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(head), { key: this.#secret, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${head}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

const RECORD = 4096;

/** What is sent, so that nobody on the way can read it. `own` and `salt` are fresh for every message. */
export function sealed(
  text: string,
  { p256dh, auth }: Subscription,
  own = freshKeys(),
  salt = randomBytes(16),
): Buffer {
  const ownKey = own.getPublicKey();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ownKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 says that this is the last record.
  const body = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD, 0);
  size.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, size, ownKey, body]);
}

function freshKeys(): ECDH {
  const own = createECDH(CURVE);
  own.generateKeys();
  return own;
}
