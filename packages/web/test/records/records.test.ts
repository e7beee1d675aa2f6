// Records of games: every change can be undone, nothing is lost by a file, and found games stay removed.

import type { GameAccount } from '@maester/records/account';
import type { GameResult } from '@maester/records/results';
import { beforeEach, describe, expect, it } from 'vitest';
import { newResult, withEnd, withHouses, withScore, withWinner } from '../../src/records/draft.ts';
import { resultAt } from '../../src/records/find-games.ts';
import type { Change, RecordStore } from '../../src/records/record-store.ts';
import { Records } from '../../src/records/records.ts';
import type { MyTable } from '../../src/table/service.ts';

class Shelf implements RecordStore {
  readonly kept = new Map<string, Change>();
  full = false;

  all(): Promise<readonly Change[]> {
    return Promise.resolve([...this.kept.values()]);
  }

  write(changes: readonly Change[]): Promise<void> {
    if (this.full) return Promise.reject(new Error('no room'));
    for (const change of changes) this.kept.set(change.id, change);
    return Promise.resolve();
  }
}

const NOON = Date.parse('2026-11-16T12:00:00Z');
const game = (id: string, more: Partial<GameResult> = {}): GameResult => ({
  ...newResult('battle', NOON),
  id,
  ...more,
});
const ids = (records: Records): readonly string[] => records.results.value.map(({ id }) => id);

describe('records', () => {
  let shelf: Shelf;
  let records: Records;
  beforeEach(async () => {
    shelf = new Shelf();
    records = await Records.open(shelf);
  });

  it('are saved, changed and removed, and each of it is undone', async () => {
    await records.save(game('a', { date: '2026-01-01' }));
    await records.save(game('b', { date: '2026-02-01' }));
    await records.save(game('a', { date: '2026-01-01', notes: 'snow' }));
    await records.remove('b');
    expect(ids(records)).toEqual(['a']);
    expect(records.done.value.map(({ deed }) => deed)).toEqual(['added', 'added', 'changed', 'removed']);
    await records.undo();
    expect(ids(records)).toEqual(['b', 'a']);
    await records.undo();
    expect(records.results.value.at(-1)?.notes).toBe('');
    await records.undo();
    await records.undo();
    expect(ids(records)).toEqual([]);
    expect(records.done.value).toEqual([]);
    expect(ids(await Records.open(shelf))).toEqual([]);
  });

  it('of a file come beside those that are there; undoing it brings back what it changed', async () => {
    await records.save(game('a', { notes: 'mine' }));
    await records.save(game('b'));
    const merged = await records.merge([game('a', { notes: 'theirs' }), game('b'), game('c')]);
    expect(merged).toEqual({ added: 1, changed: 1, same: 1 });
    await records.undo();
    expect(ids(records).toSorted()).toEqual(['a', 'b']);
    expect(records.results.value.find(({ id }) => id === 'a')?.notes).toBe('mine');
  });

  it('of found games come once, and not again after they were removed', async () => {
    await records.found([game('local-x')]);
    await records.remove('local-x');
    const later = await Records.open(shelf);
    expect([later.knows('local-x'), ids(later)]).toEqual([true, []]);
    await later.found([game('local-x')]);
    expect(ids(later)).toEqual([]);
    expect(records.done.value).toHaveLength(1);
  });

  it('say so when the device has no room, and hold for this visit', async () => {
    shelf.full = true;
    await records.save(game('a'));
    expect([ids(records), records.unsaved.value]).toEqual([['a'], true]);
  });
});

describe('a record by hand', () => {
  it('ends as its scores say, unless it is said otherwise', () => {
    const ends = (result: GameResult): readonly string[] => result.players.map(({ end }) => end);
    const one = withScore(newResult('battle', NOON), 0, 4);
    expect(ends(one)).toEqual(['won', 'lost']);
    expect(ends(withScore(one, 1, 7))).toEqual(['lost', 'won']);
    expect(ends(withScore(one, 1, 4))).toEqual(['drawn', 'drawn']);
    expect(ends(withEnd(withScore(one, 1, 4), 'won'))).toEqual(['won', 'lost']);
  });

  it('of the board game always has a winner and an owner', () => {
    const six = withWinner(newResult('thrones', NOON), 5);
    const three = withHouses(six, 3);
    expect(three.mode).toBe('3-players');
    expect(three.players.map(({ faction, mine, end }) => [faction, mine, end])).toEqual([
      ['baratheon', true, 'won'],
      ['lannister', false, 'lost'],
      ['stark', false, 'lost'],
    ]);
  });
});

it('a game at a table is recorded with its people and computer players, by who sat here', () => {
  const seat = {
    arms: null,
    player: null,
    timeOut: false,
    connected: false,
    missed: 0,
    left: null,
    running: false,
    offered: false,
  };
  const table: MyTable = {
    address: { service: 'remote', id: 'abcd' },
    game: 'thrones',
    seats: ['stark'],
    name: 'Ned',
    visited: NOON,
    gone: false,
    info: {
      table: 'abcd',
      game: 'thrones',
      version: '2',
      setup: null,
      status: 'over',
      seats: [
        { ...seat, seat: 'stark', name: 'Ned', kind: 'person', mind: null },
        { ...seat, seat: 'lannister', name: 'Tywin', kind: 'person', mind: null },
        { ...seat, seat: 'greyjoy', name: null, kind: 'mind', mind: 'squire' },
      ],
      clock: { kind: 'none' },
      chat: false,
      minds: [],
      commitment: '',
      seed: null,
      paused: null,
      proposal: null,
      rated: false,
      dealt: false,
      draft: null,
      locked: false,
      spectators: 0,
      progress: null,
      salts: {},
      rematch: null,
    },
  };
  const part = { end: 'lost', score: 3, commander: '', units: [], luck: null } as const;
  const account: GameAccount = {
    game: 'thrones',
    edition: '',
    mode: '3-players',
    points: null,
    rounds: 10,
    seats: ['stark', 'lannister', 'greyjoy'].map((house, side) => ({
      ...part,
      seat: house,
      side,
      faction: house,
    })),
  };
  const { players, ...rest } = resultAt(table, account, 0);
  expect(rest).toMatchObject({ id: 'remote-abcd', date: '2026-11-16', place: 'server', rounds: 10 });
  expect(players.map(({ name, mind, mine, faction }) => [name, mind, mine, faction])).toEqual([
    ['Ned', '', true, 'stark'],
    ['Tywin', '', false, 'lannister'],
    ['', 'squire', false, 'greyjoy'],
  ]);
});
