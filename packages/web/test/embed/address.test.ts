import { expect, it } from 'vitest';
import { readRoute } from '../../src/app/router.ts';
import { embedCode, isEmbeddable } from '../../src/embed/address.ts';

it('shared games, games in the address and tables of the server can be shown on other pages, and nothing else', () => {
  const shown = (hash: string): boolean => isEmbeddable(readRoute(hash));
  for (const hash of [
    '#/g/abcd2345',
    '#/g/abcd2345/7',
    '#/game/code/3',
    '#/t/abcd2345',
    '#/replay/remote/abcd2345/9',
  ])
    expect(shown(hash)).toBe(true);
  for (const hash of [
    '#/',
    '#/settings',
    '#/me',
    '#/table/local/abcd',
    '#/replay/local/abcd',
    '#/host',
    '#/journal',
  ])
    expect(shown(hash)).toBe(false);
});

it('what is put on a page leads to the address that may be framed', () => {
  const code = embedCode({ page: 'shared', id: 'abcd2345', at: 7 }, 'https://maester.example');
  expect(code).toContain('src="https://maester.example/embed#/g/abcd2345/7"');
  expect(code).toMatch(/^<iframe .*<\/iframe>$/);
});
