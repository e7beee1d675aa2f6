import { describe, expect, it } from 'vitest';
import { isLoopback, originCheck } from '../src/origin.ts';

const from = (host: string, origin?: string) => ({ headers: { host, ...(origin && { origin }) } });

describe('the origin of a request', () => {
  it.each([
    ['no browser', from('localhost:8470')],
    ['this machine by name', from('localhost:8470', 'http://localhost:8470')],
    ['this machine by address', from('[::1]:8470', 'http://[::1]:8470')],
  ])('of a local server may be %s', (_, request) => {
    expect(() => originCheck(null, true)(request)).not.toThrow();
  });

  it.each([
    ['another name that leads here', from('evil.example', 'http://evil.example')],
    ['another site', from('localhost:8470', 'http://evil.example')],
    ['no site at all', from('localhost:8470', 'null')],
  ])('of a local server may not be %s', (_, request) => {
    expect(() => originCheck(null, true)(request)).toThrow(/not accepted|localhost only/);
  });

  it('of a public server is the host that it was asked for', () => {
    const check = originCheck(null, false);
    expect(() => check(from('maester.example', 'https://maester.example'))).not.toThrow();
    expect(() => check(from('maester.example', 'https://evil.example'))).toThrow('not accepted');
  });

  it('is the one that was set, whatever the proxy calls the server', () => {
    const check = originCheck('https://maester.example', true);
    expect(() => check(from('10.0.0.7:8470', 'https://maester.example'))).not.toThrow();
    expect(() => check(from('maester.example', 'http://maester.example'))).toThrow('not accepted');
  });

  it('is looked at closely where only this machine can reach the server', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '192.0.2.1', 'maester.example'].some(isLoopback)).toBe(false);
  });
});
