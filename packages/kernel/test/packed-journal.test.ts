import { describe, expect, it } from 'vitest';
import { Match, packJournal, readPackedJournal, seededRandom, unpackJournal } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';

/** A game to the end, with some choices undone on the way. */
function played(
  seed: string,
): Match<Parameters<typeof tourney.copy>[0], { knights: number; rounds: number }> {
  const random = seededRandom(seed);
  const match = new Match(tourney, { knights: 3, rounds: 3 }, seed);
  for (let i = 0; match.state.flow.outcome === null; i++) {
    const [seat = ''] = tourney.waiting(match.state);
    match.play(seat, tourney.sample(match.state, seat, random));
    if (i % 7 === 6 && match.undo(seat) !== null) match.undo(seat, 1, 'agreed');
  }
  return match;
}

describe('a journal in a link', () => {
  it('is the same journal again after the way through text, with its undos and withdrawals', () => {
    for (const seed of ['one', 'two', 'three']) {
      const journal = played(seed).journal();
      expect(journal.entries.some((entry) => 'by' in entry)).toBe(true);
      const text = JSON.stringify(packJournal(journal));
      expect(unpackJournal(tourney, readPackedJournal(text))).toEqual(journal);
    }
  });

  it('can end at any moment', () => {
    const journal = played('moment').journal();
    for (const entries of [0, 1, 9]) {
      const again = unpackJournal(tourney, packJournal(journal, entries));
      expect(again).toEqual({ ...journal, entries: journal.entries.slice(0, entries) });
    }
  });

  it('that was changed is not taken for the game that was played', () => {
    const packed = packJournal(played('changed').journal());
    expect(() => unpackJournal(tourney, { ...packed, seed: 'another' })).toThrow(/moves\[\d+\]|hash/);
    expect(() => unpackJournal(tourney, { ...packed, hash: '00000000' })).toThrow(/hash/);
    expect(() => unpackJournal(tourney, { ...packed, version: '0' })).toThrow(/version/);
    expect(() => unpackJournal(tourney, { ...packed, game: 'chess' })).toThrow(/game/);
    expect(() => readPackedJournal('{"format":"maester-link-1"}')).toThrow(/game/);
    expect(() => readPackedJournal('{"format":')).toThrow(/JSON/);
  });
});
