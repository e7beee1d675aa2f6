import { describe, expect, it } from 'vitest';
import { hashJson, Match, pick, readJournal, seededRandom, shortHash, type Json } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { book, miniGame, type MiniState } from './mini.ts';

/** Whoever is asked may do nothing in particular, roll, or call for a secret vote of all. */
const free = book.procedure<{ at: number }>('free')({
  act: {
    ask: 'option',
    seat: (s, f) => s.seats[f.at % s.seats.length] ?? null,
    options: () => ['stay', 'next', 'roll', 'look', 'vote'],
    then: (t, f, choice, seat) => {
      t.state.log.push(`${seat} ${choice}`);
      if (choice === 'next') f.at += 1;
      if (choice === 'roll') t.state.log.push(t.roll('die', 1, 1_000_000));
      if (choice === 'look') t.reveal();
      return choice === 'vote' ? 'vote' : 'act';
    },
  },
  vote: {
    ask: 'amount',
    seats: (s) => s.seats,
    range: () => [0, 9],
    thenAll: (t, _, answers) => {
      t.state.log.push(answers);
      return 'act';
    },
  },
});
const main = book.procedure('main')({ run: (t) => t.run(free, { at: 0 }) });
const game = miniGame([main, free]);

const begun = (players = 3) => new Match(game, { players }, 'match');

function playAll(match: ReturnType<typeof begun>, ...choices: readonly (readonly [string, Json])[]): void {
  for (const [seat, choice] of choices) expect(match.play(seat, choice).ok).toBe(true);
}

/** The journal, written down and read back, replays to the same state. */
function expectReplay(match: ReturnType<typeof begun>): void {
  const replayed = Match.replay(game, readJournal(JSON.stringify(match.journal())));
  expect(replayed.state).toEqual(match.state);
}

const log = (match: { readonly state: MiniState }): readonly Json[] => match.state.log;

describe('a match', () => {
  it('writes every choice into its journal with the hash of the state after it', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'next']);
    expect(match.length).toBe(2);
    expect(match.journal()).toEqual({
      format: 'maester-journal-1',
      game: 'mini',
      version: '1',
      setup: { players: 3 },
      seed: 'match',
      entries: [
        ['a', 'stay', expect.stringMatching(/^[0-9a-f]{8}$/)],
        ['a', 'next', match.hash],
      ],
    });
  });

  it('replays the journals of its own rules, and of earlier ones that are named where they play alike', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'next']);
    const made = (version: string) => ({ ...match.journal(), version });
    const later = { ...game, version: '2', earlier: ['1'] };
    expect(Match.replay(later, made('2')).hash).toBe(match.hash);
    expect(Match.replay(later, made('1')).hash).toBe(match.hash);
    expect(() => Match.replay(later, made('0'))).toThrow('made by rules 0; these are 2');
    expect(() => Match.replay(game, made('2'))).toThrow('made by rules 2; these are 1');
    const [first, second] = made('1').entries;
    if (first === undefined || second === undefined) throw new Error('two entries were played');
    const differs = { ...made('1'), entries: [first, ['a', 'next', '00000000'] as const] };
    expect(() => Match.replay(later, differs)).toThrow('entries[1]');
  });

  it('shows its last entry', () => {
    const match = begun();
    expect(match.lastEntry).toBeNull();
    playAll(match, ['a', 'stay']);
    expect(match.lastEntry).toEqual(['a', 'stay', match.hash]);
    match.undo('a');
    expect(match.lastEntry).toEqual({ by: 'a', undo: 1, hash: match.hash });
  });

  it('writes no refused choice', () => {
    const match = begun();
    const before = match.hash;
    expect(match.play('b', 'stay')).toMatchObject({
      ok: false,
      refusal: { rule: 'kernel/choice/not-asked' },
    });
    expect(match.play('a', 'dance')).toMatchObject({
      ok: false,
      refusal: { rule: 'kernel/choice/not-offered' },
    });
    expect([match.length, match.hash]).toEqual([0, before]);
  });

  it('hands out a journal that later choices do not change', () => {
    const match = begun();
    const journal = match.journal();
    match.play('a', 'stay');
    expect(journal.entries).toEqual([]);
  });
});

describe('taking back freely', () => {
  it('gives back the very same state', () => {
    const match = begun();
    playAll(match, ['a', 'stay']);
    const before = hashJson(match.state);
    playAll(match, ['a', 'stay'], ['a', 'next']);
    expect(match.freeUndo('a')).toBe(3);
    expect(match.undo('a', 2)).toBeNull();
    expect(hashJson(match.state)).toBe(before);
    expect(match.journal().entries.at(-1)).toEqual({ by: 'a', undo: 2, hash: match.hash });
    expectReplay(match);
  });

  it('stops at the choice of another', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'next'], ['b', 'stay']);
    expect(match.freeUndo('a')).toBe(0);
    expect(match.freeUndo('b')).toBe(1);
    expect(match.undo('a')).toEqual({ rule: 'kernel/undo/revealed', facts: { count: 1, free: 0 } });
    expect(match.undo('b', 2)).toEqual({ rule: 'kernel/undo/revealed', facts: { count: 2, free: 1 } });
  });

  it.each(['roll', 'look'])('stops at a %s (kernel/undo/revealed)', (choice) => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', choice]);
    const before = hashJson(match.state);
    expect(match.undo('a')?.rule).toBe('kernel/undo/revealed');
    expect([hashJson(match.state), match.length]).toEqual([before, 2]);
    playAll(match, ['a', 'stay']);
    expect(match.freeUndo('a')).toBe(1);
  });

  it('is refused when there is nothing (kernel/undo/nothing-left)', () => {
    const match = begun();
    expect(match.undo('a')).toEqual({ rule: 'kernel/undo/nothing-left', facts: { count: 1, played: 0 } });
    playAll(match, ['a', 'stay']);
    expect(match.undo('a', 2, 'agreed')?.rule).toBe('kernel/undo/nothing-left');
  });

  it.each([0, -1, 0.5, Number.NaN, Infinity, '1' as unknown as number])(
    'of %s choices is refused',
    (count) => {
      const match = begun();
      playAll(match, ['a', 'stay'], ['a', 'stay']);
      const before = hashJson(match.state);
      for (const agreement of ['free', 'agreed'] as const) {
        for (const seat of ['a', 'b'])
          expect(match.undo(seat, count, agreement)?.rule).toBe('kernel/choice/shape');
      }
      expect([hashJson(match.state), match.length]).toEqual([before, 2]);
    },
  );

  it('can be done again and again, and all of it is in the journal', () => {
    const match = begun();
    for (let i = 0; i < 5; i++) {
      playAll(match, ['a', 'stay'], ['a', 'next']);
      expect(match.undo('a', 1)).toBeNull();
    }
    expect(match.length).toBe(15);
    expect(log(match)).toEqual(Array(5).fill('a stay'));
    expectReplay(match);
  });
});

describe('taking back by agreement', () => {
  it('leaves moments behind that lead away from what counts, and says how far', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'stay'], ['a', 'stay'], ['a', 'roll']);
    expect([0, 3, 4].map((at) => match.undoneAt(at))).toEqual([0, 0, 0]);
    expect(match.undo('a', 3, 'agreed')).toBeNull();
    playAll(match, ['a', 'stay']);
    expect([0, 1, 2, 4, 5, 6].map((at) => match.undoneAt(at))).toEqual([0, 0, 1, 3, 0, 0]);
    expect(log({ state: match.at(4) })).toHaveLength(5);
  });

  it('crosses dice and the choices of others', () => {
    const match = begun();
    playAll(match, ['a', 'next'], ['b', 'roll'], ['b', 'next'], ['c', 'look']);
    expect(match.undo('a', 4, 'agreed')).toBeNull();
    expect(log(match)).toEqual([]);
    expect(match.state.flow.dice.next).toBeGreaterThan(0);
    expectReplay(match);
  });

  it('does not bring the same roll again: the dice never go back', () => {
    const match = begun();
    const rolls = new Set<unknown>();
    for (let i = 0; i < 50; i++) {
      const dice = match.state.flow.dice.next;
      playAll(match, ['a', 'stay'], ['a', 'roll']);
      rolls.add(log(match).at(-1));
      expect(match.undo('a', 2, 'agreed')).toBeNull();
      expect(match.state.flow.dice.next).toBeGreaterThan(dice);
    }
    expect(rolls.size).toBe(50);
    expectReplay(match);
  });

  it('keeps the rolls that were not taken back', () => {
    const match = begun();
    playAll(match, ['a', 'roll'], ['a', 'roll']);
    match.undo('a', 1, 'agreed');
    playAll(match, ['a', 'roll'], ['a', 'stay'], ['a', 'roll']);
    const kept = log(match).slice();
    match.undo('b', 1, 'agreed');
    playAll(match, ['a', 'stay']);
    expect(log(match).slice(0, 5)).toEqual(kept.slice(0, 5));
    expectReplay(match);
  });

  it('of a roll does not make what came before it free: it has been seen', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'stay'], ['a', 'roll']);
    match.undo('a', 1, 'agreed');
    expect(match.freeUndo('a')).toBe(0);
    expect(match.undo('a')?.rule).toBe('kernel/undo/revealed');
    playAll(match, ['a', 'stay']);
    expect(match.freeUndo('a')).toBe(1);
    match.undo('a', 2, 'agreed');
    expect(match.freeUndo('a')).toBe(0);
    playAll(match, ['a', 'stay']);
    expect(match.freeUndo('a')).toBe(1);
    expectReplay(match);
  });

  it('of a last secret answer does not let the others change theirs, which have been seen', () => {
    const match = begun();
    playAll(match, ['a', 'vote'], ['a', 1], ['b', 2], ['c', 3]);
    match.undo('c', 1, 'agreed');
    expect(match.undo('a')).toEqual({ rule: 'kernel/undo/revealed', facts: { count: 1, free: 0 } });
    expect(match.undo('a', 2, 'agreed')).toBeNull();
    playAll(match, ['b', 6]);
    expect(match.undo('b')).toBeNull();
    playAll(match, ['b', 5], ['a', 4]);
    expect(match.undo('a')).toBeNull();
    playAll(match, ['c', 3], ['a', 9]);
    expect(log(match)).toEqual(['a vote', { a: 9, b: 5, c: 3 }]);
    expectReplay(match);
  });
});

describe('a secret answer', () => {
  it('can be withdrawn until the last is in', () => {
    const match = begun();
    playAll(match, ['a', 'vote'], ['b', 2]);
    expect(match.undo('b')).toBeNull();
    expect(match.journal().entries.at(-1)).toEqual({ by: 'b', withdraw: true, hash: match.hash });
    expect(game.waiting(match.state)).toEqual(['a', 'b', 'c']);
    playAll(match, ['b', 5], ['a', 1], ['c', 3]);
    expect(log(match).at(-1)).toEqual({ a: 1, b: 5, c: 3 });
    expect(match.undo('b')?.rule).toBe('kernel/undo/revealed');
    expectReplay(match);
  });

  it('can be withdrawn when others have answered later, and theirs stay', () => {
    const match = begun();
    playAll(match, ['a', 'vote'], ['a', 1], ['b', 2]);
    expect(match.undo('a')).toBeNull();
    expect(game.waiting(match.state)).toEqual(['a', 'c']);
    playAll(match, ['c', 3], ['a', 9]);
    expect(log(match).at(-1)).toEqual({ a: 9, b: 2, c: 3 });
    expectReplay(match);
  });

  it('that was withdrawn is no longer in the line that an undo takes back', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'vote'], ['a', 1], ['b', 2]);
    match.undo('a');
    match.undo('c', 1, 'agreed'); // the answer of b
    expect(match.state.flow.answers).toEqual({});
    match.undo('c', 1, 'agreed'); // the call for a vote
    expect(log(match)).toEqual(['a stay']);
    expectReplay(match);
  });

  it('is withdrawn alone, however many choices the seat could take back', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'vote'], ['a', 1]);
    expect(match.undo('a', 3)).toBeNull();
    expect(log(match)).toEqual(['a stay', 'a vote']);
    expect(match.undo('a', 2)).toBeNull();
    expect(log(match)).toEqual([]);
  });
});

/** Matches longer than the distance between two kept copies of the state, which is 64 choices. */
describe('a long match', () => {
  const longer = (choices: number) => {
    const match = begun();
    for (let i = 0; i < choices; i++) playAll(match, ['a', 'stay']);
    return match;
  };

  it.each([62, 63, 64, 65, 127, 128, 129, 200])('of %d choices can be taken back to any of them', (count) => {
    const match = longer(count);
    for (const back of [1, 2, 30, 60]) {
      const left = log(match).length - back;
      if (left < 0) continue;
      expect(match.undo('a', back)).toBeNull();
      expect(log(match)).toHaveLength(left);
      expect(hashJson(match.state)).toBe(hashJson(longer(left).state));
    }
    expectReplay(match);
  });

  it.each([61, 62, 63, 64])(
    'can have a secret answer withdrawn around a kept copy (%d choices before)',
    (count) => {
      for (const later of [['b'], ['b', 'c'], []]) {
        const match = begun(4);
        for (let i = 0; i < count - 1; i++) playAll(match, ['a', 'stay']);
        playAll(match, ['a', 'vote'], ['a', 1]);
        for (const seat of later) playAll(match, [seat, 2]);
        expect(match.undo('a')).toBeNull();
        expect(game.waiting(match.state)).toEqual(
          ['a', 'b', 'c', 'd'].filter((seat) => !later.includes(seat)),
        );
        playAll(match, ['a', 7]);
        // Back to before the last answer but one: what was withdrawn must not come back.
        const answers = later.length + 1;
        expect(match.undo('d', answers, 'agreed')).toBeNull();
        expect(match.state.flow.answers).toEqual({});
        expect(game.waiting(match.state)).toEqual(['a', 'b', 'c', 'd']);
        playAll(match, ['d', 4], ['c', 3], ['b', 2], ['a', 8]);
        expect(log(match).at(-1)).toEqual({ a: 8, b: 2, c: 3, d: 4 });
        expectReplay(match);
      }
    },
  );

  it('of random choices, withdrawals and undos stays the same as its journal', () => {
    for (let run = 0; run < 10; run++) {
      const random = seededRandom(`long ${run}`);
      const match = new Match(game, { players: 4 }, `long ${run}`);
      for (let i = 0; i < 300; i++) {
        const seat = pick(random, game.waiting(match.state));
        match.play(seat, game.sample(match.state, seat, random));
        if (random.below(4) === 0) match.undo(pick(random, match.state.seats));
        if (random.below(12) === 0) match.undo('a', 1 + random.below(70), 'agreed');
      }
      expectReplay(match);
      const moment = random.below(match.length);
      expect(match.fork(moment).journal().entries).toEqual(match.journal().entries.slice(0, moment));
      for (const [i, entry] of match.journal().entries.entries()) {
        expect(shortHash(match.at(i + 1))).toBe('by' in entry ? entry.hash : entry[2]);
      }
      expect(match.at(0)).toEqual(game.start({ players: 4 }, `long ${run}`));
    }
  });
});

describe('a fork', () => {
  it('begins as the match stood after so many entries and lives its own life', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'roll'], ['a', 'next']);
    const fork = match.fork(2);
    expect(fork.length).toBe(2);
    expect(log(fork)).toEqual(log(match).slice(0, 3));
    playAll(fork, ['a', 'look']);
    playAll(match, ['b', 'stay']);
    expect([fork.length, match.length]).toEqual([3, 4]);
  });

  it('rolls as the match would have rolled', () => {
    const match = begun();
    const fork = match.fork();
    playAll(match, ['a', 'roll']);
    playAll(fork, ['a', 'roll']);
    expect(log(fork)).toEqual(log(match));
  });

  it('remembers what has been seen', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'roll']);
    match.undo('a', 1, 'agreed');
    expect(match.fork().freeUndo('a')).toBe(0);
  });
});

describe('a tilt of the tourney taken back by agreement', () => {
  it('is rolled anew', () => {
    const match = new Match(tourney, { knights: 2, rounds: 3 }, 'tilt');
    const squires = { first: 'lance', second: 'shield', third: 'horse' };
    // oxfmt-ignore
    const choices = [
      ['red', { x: 0, y: 0, facing: 0 }], ['blue', { x: 50, y: 0, facing: 0 }], ['red', 1], ['blue', 0],
      ['red', 'lances'], ['red', squires],
    ] as const;
    for (const [seat, choice] of choices) expect(match.play(seat, choice).ok).toBe(true);
    const tilts = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const applied = match.play('blue', squires);
      tilts.add(JSON.stringify(applied.ok ? applied.events.map(({ event }) => event) : applied));
      expect(match.undo('blue')?.rule).toBe('kernel/undo/revealed');
      expect(match.undo('blue', 1, 'agreed')).toBeNull();
    }
    expect(tilts.size).toBe(6);
  });

  it('goes on from a snapshot as if it had been played from the start', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = seededRandom(`snapshot ${seed}`);
      const match = new Match(tourney, tourney.usualSetup(3), `snapshot ${seed}`);
      const step = (on: typeof match, luck: typeof random): void => {
        const [seat = ''] = on.game.waiting(on.state);
        const answered = Object.keys(on.state.flow.answers)[0];
        if (luck.below(8) === 0 && answered !== undefined) on.undo(answered);
        else if (luck.below(10) === 0 && on.played > 3) on.undo('red', 1 + luck.below(3), 'agreed');
        else if (seat !== '') on.play(seat, on.game.sample(on.state, seat, luck));
      };
      const until = 20 + random.below(120);
      for (let i = 0; i < until; i++) step(match, random);
      const { entries } = match.journal();
      const saved = JSON.parse(JSON.stringify(match.snapshot())) as ReturnType<typeof match.snapshot>;
      const resumed = Match.resume(tourney, match.setup, match.seed, entries, saved);
      for (let i = 0; i < 30; i++) {
        for (const each of [match, resumed]) step(each, seededRandom(`on ${seed} ${i}`));
        expect(resumed.journal()).toEqual(match.journal());
        for (const seat of tourney.seats(match.setup))
          expect(resumed.freeUndo(seat)).toBe(match.freeUndo(seat));
      }
      for (let version = 0; version <= match.length; version += 7)
        expect(resumed.at(version)).toEqual(match.at(version));
    }
  });

  it('does not go on from a snapshot that does not fit its journal', () => {
    const match = begun();
    playAll(match, ['a', 'stay'], ['a', 'roll']);
    const { entries } = match.journal();
    const saved = match.snapshot();
    const resume = (change: Partial<typeof saved>) => () =>
      Match.resume(game, match.setup, match.seed, entries, { ...saved, ...change });
    expect(resume({})().hash).toBe(match.hash);
    expect(resume({ state: { ...saved.state, log: [] } })).toThrow('does not fit');
    expect(resume({ entries: 3 })).toThrow('does not fit');
    expect(resume({ dice: [0] })).toThrow('does not fit');
  });
});
