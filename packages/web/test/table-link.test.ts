import { describe, expect, it } from 'vitest';
import { readLink } from '../src/start/table-link.ts';

const HERE = 'https://maester.example';

describe('what someone pastes to join a table', () => {
  it.each([
    ['https://maester.example/#/t/abcd2345', 'abcd2345'],
    ['https://maester.example/t/abcd2345', 'abcd2345'],
    ['  https://maester.example/#/t/abcd2345\n', 'abcd2345'],
    ['https://maester.example/#/table/remote/abcd2345', 'abcd2345'],
    ['abcd2345', 'abcd2345'],
    ['ABCD2345', 'abcd2345'],
  ])('%j is the table %s', (text, id) => {
    expect(readLink(text, HERE)).toEqual({ kind: 'table', id });
  });

  it('may be of another server, which we cannot reach from here', () => {
    expect(readLink('http://other.example:8470/#/t/abcd2345', HERE)).toEqual({
      kind: 'elsewhere',
      host: 'other.example:8470',
    });
  });

  it.each(['', 'x', 'https://maester.example/', 'https://maester.example/#/rules', 'come and play!'])(
    'is no table: %j',
    (text) => {
      expect(readLink(text, HERE)).toEqual({ kind: 'unclear' });
    },
  );

  it('never is a table on someone else’s device', () => {
    expect(readLink('https://maester.example/#/table/local/0f1e2d3c4b', HERE)).toEqual({ kind: 'unclear' });
  });
});
