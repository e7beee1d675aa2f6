import { describe, expect, it } from 'vitest';
import {
  Match,
  readJournal,
  seedCommitment,
  seededRandom,
  sha256,
  shortHash,
  hashJson,
  type Journal,
} from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { problemOf, type Problem } from './problem.ts';

/** A whole game of two knights, in which red first withdrew a bid. */
function wholeGame(): Journal {
  const match = new Match(tourney, tourney.usualSetup(2), 'journal');
  const random = seededRandom('journal');
  while (tourney.outcome(match.state) === null) {
    const [seat = ''] = tourney.waiting(match.state);
    match.play(seat, tourney.sample(match.state, seat, random));
    if (match.length === 3) match.undo('red');
  }
  return match.journal();
}

const journal = wholeGame();

type Raw = Record<string, unknown> & { entries: unknown[] };

/** The journal as text, with something changed on the way. */
function spoilt(change: (raw: Raw) => void): string {
  const raw = JSON.parse(JSON.stringify(journal)) as Raw;
  change(raw);
  return JSON.stringify(raw);
}

const readProblem = (change: Parameters<typeof spoilt>[0]): Problem =>
  problemOf(() => readJournal(spoilt(change)));
const replayProblem = (change: Parameters<typeof spoilt>[0]): Problem =>
  problemOf(() => Match.replay(tourney, readJournal(spoilt(change))));

const entry = (at: number) => journal.entries[at] as readonly [string, unknown, string];

describe('a journal', () => {
  it('written down and read back is the same journal and replays', () => {
    const read = readJournal(JSON.stringify(journal));
    expect(read).toEqual(journal);
    expect(tourney.outcome(Match.replay(tourney, read).state)).not.toBeNull();
  });

  it('replays up to any entry', () => {
    const match = Match.replay(tourney, journal, 2);
    expect(match.length).toBe(2);
    expect(match.hash).toBe(entry(1)[2]);
  });

  it('cut off anywhere is not readable, and says so', () => {
    const text = JSON.stringify(journal);
    for (let length = 0; length < text.length; length += 37) {
      const { kind, where, problem } = problemOf(() => readJournal(text.slice(0, length)));
      expect({ kind, where }).toEqual({ kind: 'journal', where: '' });
      expect(problem).toContain('not readable as JSON (incomplete or damaged?)');
    }
  });

  it.each(['null', '[]', '7', '"journal"'])('is not %s', (text) => {
    expect(problemOf(() => readJournal(text))).toMatchObject({ kind: 'journal', where: '' });
  });

  it.each([
    ['another format', 'format', { format: 'maester-journal-2' }],
    ['no format', 'format', { format: undefined }],
    ['no seed', 'seed', { seed: undefined }],
    ['no setup', 'setup', { setup: undefined }],
    ['a number for a game', 'game', { game: 7 }],
    ['an object for entries', 'entries', { entries: {} }],
    ['an unknown field', 'winner', { winner: 'red' }],
  ])('with %s is refused at %s', (_, where, change) => {
    expect(readProblem((raw) => Object.assign(raw, change))).toMatchObject({ kind: 'journal', where });
  });

  it.each([
    ['too short', 'entries[1]', ['red', 1]],
    ['too long', 'entries[1]', ['red', 1, '00000000', 'more']],
    ['a number for a seat', 'entries[1][0]', [7, 1, '00000000']],
    ['a hash of other digits', 'entries[1][2]', ['red', 1, 'xyz']],
    ['a hash in capitals', 'entries[1][2]', ['red', 1, 'ABCDEF00']],
    ['an undo of nothing', 'entries[1].undo', { by: 'red', undo: 0, hash: '00000000' }],
    ['an undo of a part', 'entries[1].undo', { by: 'red', undo: 1.5, hash: '00000000' }],
    ['an undo by nobody', 'entries[1].by', { undo: 1, hash: '00000000' }],
    ['an unknown field in an undo', 'entries[1].why', { by: 'red', undo: 1, hash: '00000000', why: 'oops' }],
    ['a withdrawal that is none', 'entries[1].withdraw', { by: 'red', withdraw: false, hash: '00000000' }],
    [
      'an unknown field in a withdrawal',
      'entries[1].undo',
      { by: 'red', withdraw: true, undo: 1, hash: '00000000' },
    ],
    ['nothing', 'entries[1]', null],
    ['a text', 'entries[1]', 'red'],
  ] as const)('with an entry that is %s is refused at %s', (_, where, wrong) => {
    expect(readProblem((raw) => raw.entries.splice(1, 1, wrong))).toMatchObject({ kind: 'journal', where });
  });
});

describe('a replay', () => {
  it('of another game is refused', () => {
    expect(replayProblem((raw) => (raw['game'] = 'chess'))).toEqual({
      kind: 'journal',
      where: 'game',
      problem: 'expected tourney, got chess',
    });
  });

  it('of other rules is refused', () => {
    expect(replayProblem((raw) => (raw['version'] = '0.9'))).toMatchObject({
      kind: 'journal',
      where: 'version',
    });
  });

  it('with a wrong hash stops at that entry and tells both', () => {
    expect(replayProblem((raw) => raw.entries.splice(1, 1, [...entry(1).slice(0, 2), 'deadbeef']))).toEqual({
      kind: 'journal',
      where: 'entries[1]',
      problem: `the state after it has hash ${entry(1)[2]}, the journal says deadbeef`,
    });
  });

  it('with an illegal choice stops at that entry and names the rule', () => {
    const { kind, where, problem } = replayProblem((raw) =>
      raw.entries.splice(2, 1, ['red', 99, '00000000']),
    );
    expect({ kind, where }).toEqual({ kind: 'journal', where: 'entries[2]' });
    expect(problem).toContain('refused by tourney/bid/purse');
  });

  it('with a choice of another seat stops at that entry', () => {
    const { kind, where, problem } = replayProblem((raw) =>
      raw.entries.splice(0, 1, ['blue', entry(0)[1], '00000000']),
    );
    expect({ kind, where }).toEqual({ kind: 'journal', where: 'entries[0]' });
    expect(problem).toContain('refused by kernel/choice/not-asked');
  });

  it('with an undo of more than was played stops at that entry', () => {
    const { where, problem } = replayProblem((raw) =>
      raw.entries.splice(2, 0, { by: 'red', undo: 3, hash: '00000000' }),
    );
    expect(where).toBe('entries[2]');
    expect(problem).toContain('refused by kernel/undo/nothing-left');
  });

  it('with a withdrawal of what was not answered stops at that entry', () => {
    const { where, problem } = replayProblem((raw) =>
      raw.entries.splice(2, 0, { by: 'blue', withdraw: true, hash: '00000000' }),
    );
    expect(where).toBe('entries[2]');
    expect(problem).toContain('refused by kernel/undo/no-answer-pending');
  });

  it('with another seed or setup stops at the first entry', () => {
    expect(replayProblem((raw) => (raw['seed'] = 'other'))).toMatchObject({
      kind: 'journal',
      where: 'entries[0]',
    });
    expect(replayProblem((raw) => (raw['setup'] = { knights: 2, rounds: 4 }))).toMatchObject({
      where: 'entries[0]',
    });
  });

  it('with a setup that cannot be is refused as that', () => {
    expect(replayProblem((raw) => (raw['setup'] = { knights: 1 }))).toMatchObject({
      kind: 'setup',
      where: 'knights',
    });
  });

  it('that misses an entry stops there', () => {
    expect(replayProblem((raw) => raw.entries.splice(1, 1))).toMatchObject({
      kind: 'journal',
      where: 'entries[1]',
    });
  });

  it('that goes on after the end stops there', () => {
    const { where, problem } = replayProblem((raw) => raw.entries.push(['red', 'pass', '00000000']));
    expect(where).toBe(`entries[${journal.entries.length}]`);
    expect(problem).toContain('refused by kernel/choice/game-over');
  });
});

describe('the hash beside an entry', () => {
  it('is the first half of the hash of the state', () => {
    expect(shortHash({ a: 1 })).toBe(hashJson({ a: 1 }).slice(0, 8));
  });
});

describe('the promise of a seed', () => {
  it('can be checked by anyone with SHA-256 once the seed is shown', () => {
    expect(seedCommitment('winter')).toBe(sha256('maester seed winter'));
    expect(seedCommitment('winter')).not.toBe(seedCommitment('Winter'));
  });
});
