import { describe, expect, it } from 'vitest';
import { hrefOf, readRoute, type Route } from '../src/app/router.ts';

const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'host' },
  { page: 'games' },
  { page: 'settings' },
  { page: 'table', service: 'remote', id: 'abcd2345' },
  { page: 'table', service: 'local', id: '0f1e2d3c4b' },
  { page: 'replay', service: 'remote', id: 'abcd2345', at: null },
  { page: 'replay', service: 'local', id: '0f1e2d3c4b', at: 117 },
  { page: 'journal', at: null },
  { page: 'journal', at: 3 },
  { page: 'learn', lesson: null },
  { page: 'learn', lesson: 'first-march' },
  { page: 'rules', rule: null },
  { page: 'rules', rule: 'thrones/march/power-token' },
];

describe('the address of a page', () => {
  it.each(ROUTES)('leads back to the same page: %j', (route) => {
    expect(readRoute(hrefOf(route))).toEqual(route);
  });

  it('is short for a table that people share', () => {
    expect(hrefOf({ page: 'table', service: 'remote', id: 'abcd2345' })).toBe('#/t/abcd2345');
  });

  it.each(['', '#', '#/', '#/nowhere', '#/t/', '#/table/remote', '#/table/moon/abcd', '#/replay/local'])(
    'leads to the start page if it is unknown: %j',
    (fragment) => {
      expect(readRoute(fragment)).toEqual({ page: 'start' });
    },
  );

  it('ignores a moment that is no number', () => {
    expect(readRoute('#/replay/local/abcd/soon')).toMatchObject({ at: null });
    expect(readRoute('#/journal/-1')).toEqual({ page: 'journal', at: null });
  });

  it('may be damaged without harm', () => {
    expect(readRoute('#/t/%E0%A4%A')).toEqual({ page: 'start' });
  });
});
