// Requests from this server to addresses that visitors give: only to the open internet, over TLS, and to nobody who could
// only be reached from here. The name is resolved once, and the address that was checked is the one that is called.

import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses of this machine, of networks behind it, and of nobody. */
const CLOSED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given out to the public, less what leads to IPv4 or is for examples. */
const OPEN_V6 = new BlockList();
OPEN_V6.addSubnet('2000::', 3, 'ipv6');
const CLOSED_V6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_V6.addSubnet(network, prefix, 'ipv6');

export function isOpenAddress(address: string): boolean {
  if (isIPv6(address)) return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
  return isIP(address) === 4 && !CLOSED.check(address, 'ipv4');
}

/** Whether it may be called at all; what its name leads to is seen when it is. */
export function isOutside(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  if (url.port !== '' || text.length > 1000) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? host.includes('.') && !/\.(?:local|internal|localhost)\.?$/i.test(host)
    : isOpenAddress(host);
}

class NotOutsideError extends Error {
  override readonly name = 'NotOutsideError';
}

/** Looks a name up, and refuses every answer that is not of the open internet. */
export const openLookup =
  (found: typeof resolve): LookupFunction =>
  (name, options, done) => {
    found(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isOpenAddress(address)))
        return done(new NotOutsideError(`${name} is not on the open internet`), []);
      const [first] = addresses;
      if (options.all === true) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    });
  };

const PATIENCE = 8000;

export type Send = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<{ readonly status: number }>;

/**
 * Sends it and hears only how it was taken: no answer is read. Whatever the receiver does, the whole of it has so many
 * milliseconds.
 */
export function answerWithin(
  patience: number,
  body: Buffer,
  start: (signal: AbortSignal, heard: (response: IncomingMessage) => void) => ClientRequest,
): Promise<{ readonly status: number }> {
  return new Promise((done, failed) => {
    // A timeout of the request itself would end silence only.
    const signal = AbortSignal.timeout(patience);
    const sending = start(signal, (response) => {
      done({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sending.on('error', (error) => failed(signal.aborted ? new Error('no answer in time') : error));
    // Who would rather speak another protocol gives neither an answer nor an error.
    sending.on('close', () => failed(new Error('no answer')));
    sending.end(body);
  });
}

/** Only to the open internet, and nobody is sent elsewhere. */
export const sendOutside: Send = async (url, headers, body) => {
  if (!isOutside(url)) throw new NotOutsideError('not an address of the open internet');
  return answerWithin(PATIENCE, body, (signal, heard) =>
    request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        lookup: openLookup(resolve),
        agent: false,
        signal,
      },
      heard,
    ),
  );
};
