import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo, hrefOf, readRoute, route as here, standAt, type Route } from '../src/app/router.ts';

const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'host' },
  { page: 'games' },
  { page: 'settings' },
  { page: 'table', service: 'remote', id: 'abcd2345' },
  { page: 'table', service: 'local', id: '0f1e2d3c4b' },
  { page: 'replay', service: 'remote', id: 'abcd2345', at: null },
  { page: 'replay', service: 'local', id: '0f1e2d3c4b', at: 117 },
  { page: 'story', of: { service: 'local', id: '0f1e2d3c4b' } },
  { page: 'story', of: null },
  { page: 'puzzle', day: null },
  { page: 'puzzle', day: 20_409 },
  { page: 'journal', at: null },
  { page: 'journal', at: 3 },
  { page: 'learn', game: 'thrones', lesson: null },
  { page: 'learn', game: 'thrones', lesson: 'first-march' },
  { page: 'learn', game: 'battle', lesson: null },
  { page: 'learn', game: 'battle', lesson: 'moving' },
  { page: 'cards', card: null, wanted: '' },
  { page: 'cards', card: 'unit/stark-sworn-swords', wanted: 'faction=stark&words=grey+wind' },
  { page: 'armies', army: null, other: null },
  { page: 'armies', army: 'own-1a2b3c4d', other: null },
  { page: 'armies', army: 'own-1a2b3c4d', other: 'stark-40' },
  { page: 'odds', wanted: '' },
  { page: 'odds', wanted: 'arc=rear&charge=yes' },
  { page: 'test', army: null },
  { page: 'test', army: 'own-1a2b3c4d' },
  { page: 'ratings' },
  { page: 'records' },
  { page: 'statistics' },
  { page: 'list', code: '1AbC-_9' },
  { page: 'game', code: '1AbC-_9', at: null },
  { page: 'game', code: '1AbC-_9', at: 12 },
  { page: 'shared', id: 'abcd2345', at: 0 },
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

describe('a moment of a replay', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** An address bar, which tells of a new fragment a moment later. */
  function addressBar(hash: string): { hash: string } {
    const location = { hash };
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { replaceState: (_: null, __: string, to: string) => (location.hash = to) });
    return location;
  }

  it('stands in the address while it is looked at', () => {
    const location = addressBar('#/journal');
    standAt({ page: 'journal', at: 10 });
    expect(location.hash).toBe('#/journal/10');
    expect(here.value).toEqual({ page: 'journal', at: 10 });
  });

  it('does not call back someone who is on the way to another page', () => {
    const location = addressBar('#/journal');
    goTo({ page: 'table', service: 'local', id: '0f1e2d3c4b' });
    standAt({ page: 'journal', at: 10 });
    expect(location.hash).toBe('#/table/local/0f1e2d3c4b');
  });
});
