import { seedCommitment } from '@maester/kernel';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { seedVerdict } from '../../src/replay/source.ts';
import { notePromise } from '../../src/table/promises.ts';

const info = (table: string, status: TableInfo['status'], seed: string) =>
  ({ table, status, commitment: seedCommitment(seed) }) as TableInfo;

describe('the promise of a seed', () => {
  it('is kept if the seed after the game is the one whose hash this device saw first', () => {
    notePromise(info('kept', 'gathering', 'the seed'));
    expect(seedVerdict('the seed', info('kept', 'over', 'the seed'))).toBe('kept');
  });

  it('is broken if another seed was played, though the server now claims to have promised that one', () => {
    notePromise(info('swapped', 'gathering', 'the seed'));
    notePromise(info('swapped', 'playing', 'a luckier one'));
    expect(seedVerdict('a luckier one', info('swapped', 'over', 'a luckier one'))).toBe('broken');
  });

  it('is broken if the server contradicts itself, whoever looks', () => {
    expect(seedVerdict('a luckier one', info('open', 'over', 'the seed'))).toBe('broken');
  });

  it('is vouched for by nobody who was not there: what is seen after the end is no promise', () => {
    notePromise(info('late', 'over', 'the seed'));
    expect(seedVerdict('the seed', info('late', 'over', 'the seed'))).toBe('unseen');
  });
});
