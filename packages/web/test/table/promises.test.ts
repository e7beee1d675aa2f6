import { mixedSeed, seedCommitment } from '@maester/kernel';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { seedVerdict } from '../../src/replay/source.ts';
import { newSalt, notePromise } from '../../src/table/promises.ts';

const info = (table: string, status: TableInfo['status'], seed: string) =>
  ({ table, status, commitment: seedCommitment(seed) }) as TableInfo;

const plain = (seed: string) => ({ game: 'tourney', version: '2', seed });

/** The seed of a journal, mixed from what was promised and what the seats added. */
function mixed(table: string, seed: string, salts: { readonly [seat: string]: string }) {
  const mixture = { seed, table, salts };
  return { ...plain(mixedSeed('tourney', '2', mixture)), mixed: mixture };
}

describe('the promise of a seed', () => {
  it('is kept if the seed after the game is the one whose hash this device saw first', () => {
    notePromise(info('kept', 'gathering', 'the seed'));
    expect(seedVerdict(plain('the seed'), info('kept', 'over', 'the seed'), [])).toBe('kept');
  });

  it('is broken if another seed was played, though the server now claims to have promised that one', () => {
    notePromise(info('swapped', 'gathering', 'the seed'));
    notePromise(info('swapped', 'playing', 'a luckier one'));
    expect(seedVerdict(plain('a luckier one'), info('swapped', 'over', 'a luckier one'), [])).toBe('broken');
  });

  it('is broken if the server contradicts itself, whoever looks', () => {
    expect(seedVerdict(plain('a luckier one'), info('open', 'over', 'the seed'), [])).toBe('broken');
  });

  it('is vouched for by nobody who was not there: what is seen after the end is no promise', () => {
    notePromise(info('late', 'over', 'the seed'));
    expect(seedVerdict(plain('the seed'), info('late', 'over', 'the seed'), [])).toBe('unseen');
  });

  it('is kept if the game was played with that seed and with what this device added', () => {
    notePromise(info('salted', 'gathering', 'the seed'));
    const red = newSalt('salted', 'red');
    const after = info('salted', 'over', 'the seed');
    expect(seedVerdict(mixed('salted', 'the seed', { red }), after, ['red'])).toBe('kept');
    const other = '0'.repeat(32);
    expect(seedVerdict(mixed('salted', 'the seed', { red: other }), after, ['red'])).toBe('broken');
    expect(seedVerdict(mixed('salted', 'the seed', {}), after, ['red'])).toBe('broken');
    expect(seedVerdict(plain('the seed'), after, ['red'])).toBe('broken');
    expect(seedVerdict(mixed('another', 'the seed', { red }), after, ['red'])).toBe('broken');
  });

  it('is broken if the seed of the game does not follow from what it says it was mixed from', () => {
    notePromise(info('forged', 'gathering', 'the seed'));
    const forged = { ...mixed('forged', 'the seed', {}), seed: 'a luckier one' };
    expect(seedVerdict(forged, info('forged', 'over', 'the seed'), [])).toBe('broken');
  });
});
