// The collection: what one owns, what a list lacks, out to a file and in again.

import { describe, expect, it } from 'vitest';
import {
  collectionTable,
  lacking,
  parseCollection,
  readCollection,
} from '../../../../src/games/battle/library/collection.ts';

const have = { 'unit/stark-sworn-swords': 2, 'ncu/sansa-stark-little-bird': 1 };

describe('a collection', () => {
  it('survives a file of either kind', () => {
    expect(parseCollection(JSON.stringify(have))).toEqual(have);
    const named = collectionTable(have, (key) =>
      key.startsWith('ncu') ? 'Sansa Stark, "Little Bird"' : 'Swords',
    );
    expect(named).toContain('"Sansa Stark, ""Little Bird"""');
    expect(parseCollection(named)).toEqual(have);
    expect(parseCollection(named.replaceAll('\n', '\r\n'))).toEqual(have);
  });

  it('takes nothing from a file but counts of cards', () => {
    expect(
      parseCollection('{ "unit/a": 1.5, "unit/b": -1, "tactics/c": 1, "__proto__": 3, "unit/d": 1000 }'),
    ).toEqual({
      'unit/d': 99,
    });
    expect(parseCollection('{ "unit/a": ')).toBeNull();
    expect(parseCollection('nothing of the kind')).toBeNull();
    expect(readCollection([1, 2])).toEqual({});
  });

  it('says what a list lacks', () => {
    expect(lacking(['unit/stark-sworn-swords', 'unit/stark-sworn-swords', 'unit/grey-wind'], have)).toEqual([
      ['unit/grey-wind', 1],
    ]);
    expect(
      lacking(
        Array.from({ length: 3 }, () => 'unit/stark-sworn-swords'),
        have,
      ),
    ).toEqual([['unit/stark-sworn-swords', 1]]);
  });
});
