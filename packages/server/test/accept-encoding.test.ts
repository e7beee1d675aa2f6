import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../src/accept-encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', 'a browser gets brotli'],
    ['gzip, deflate', 'gzip', 'an older client gets gzip'],
    ['br;q=0.5, gzip', 'gzip', 'the client weighs the encodings'],
    ['GZIP; q=0.3', 'gzip', 'case and blanks do not matter'],
    ['*', 'br', 'a star takes everything'],
    ['br;q=0, *', 'gzip', 'a weight of zero refuses, star or not'],
    ['identity, gzip;q=0.5', undefined, 'a client may prefer the plain file'],
    ['gzip;q=zero', undefined, 'an unreadable weight is a refusal'],
    ['deflate, zstd', undefined, 'an encoding that is not offered is not sent'],
    ['', undefined, 'an empty header accepts nothing'],
    [undefined, undefined, 'no header accepts nothing'],
  ])('%s: %s (%s)', (header, expected, _why) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});
