import { describe, expect, it } from 'vitest';
import { requestPath } from '../src/request-path.ts';

describe('the path of a request', () => {
  it.each([
    ['/', '/'],
    ['/assets/main.js', '/assets/main.js'],
    ['/assets/a%20b.js?v=1', '/assets/a b.js'],
    ['/?next=/../etc', '/'],
    ['/#part', '/'],
    ['http://127.0.0.1:8470/healthz', '/healthz'],
    ['http://127.0.0.1:8470', '/'],
    ['HTTPS://somewhere?x', '/'],
    ['/..hidden/a..b', '/..hidden/a..b'],
    ['/%252e%252e/etc', '/%2e%2e/etc'],
  ])('%s is %s', (target, path) => {
    expect(requestPath(target)).toBe(path);
  });

  it.each([
    '',
    '*',
    'etc/passwd',
    '?x',
    'ftp://host/file',
    '/..',
    '/../etc/passwd',
    '/./index.html',
    '/assets/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/.%2E/etc/passwd',
    '/..%2fetc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/..\\etc\\passwd',
    '/..%5cetc%5cpasswd',
    '/C:/windows',
    '/index.html::$DATA',
    '/index.html%00.js',
    '/a%0d%0ab',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%e0%a4%a',
    'http://host/../etc/passwd',
  ])('%j is refused', (target) => {
    expect(requestPath(target)).toBeUndefined();
  });
});
