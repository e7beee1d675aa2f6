import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../src/results/csv.ts';
import { readResults, writeResults, writeResultsCsv } from '../src/results/files.ts';
import type { GameResult, PlayerResult } from '../src/results/result.ts';
import { statisticsOf } from '../src/results/statistics.ts';

const player = (more: Partial<PlayerResult>): PlayerResult => ({
  name: '',
  mind: '',
  mine: false,
  side: 0,
  end: 'lost',
  score: null,
  faction: '',
  commander: '',
  units: [],
  luck: null,
  ...more,
});

const result = (
  id: string,
  players: readonly Partial<PlayerResult>[],
  more?: Partial<GameResult>,
): GameResult => ({
  id,
  game: 'battle',
  date: '2026-11-16',
  place: 'table',
  edition: 'season-6',
  mode: 'a-game-of-thrones',
  points: 40,
  rounds: 6,
  players: players.map((each, side) => player({ side, ...each })),
  notes: '',
  ...more,
});

const words = fc.string({
  unit: fc.constantFrom('a', '"', ',', ';', '\n', "'", '=', '龍', ' ', '-'),
  maxLength: 9,
});
const ids = fc.stringMatching(/^[a-z][a-z-]{0,9}$/);
const anyPlayer: fc.Arbitrary<PlayerResult> = fc.record({
  name: words.map((text) => text.trim()),
  mind: fc.constantFrom('', 'castellan'),
  mine: fc.boolean(),
  side: fc.constant(0),
  end: fc.constantFrom('won', 'drawn', 'lost'),
  score: fc.option(fc.nat(20)),
  faction: fc.constantFrom('', 'stark', 'free-folk'),
  commander: fc.option(ids, { nil: '' }),
  units: fc.array(ids, { maxLength: 4 }),
  luck: fc.option(fc.integer({ min: -300, max: 300 }).map((n) => n / 100)),
});
const anyResults = fc
  .uniqueArray(
    fc.record({
      id: ids,
      game: fc.constantFrom('battle', 'thrones'),
      date: fc.constantFrom('2026-11-16', '2024-02-29'),
      place: fc.constantFrom('device', 'server', 'table'),
      edition: fc.constantFrom('', '2018'),
      mode: fc.option(ids, { nil: '' }),
      points: fc.option(fc.integer({ min: 1, max: 60 })),
      rounds: fc.option(fc.nat(10)),
      players: fc.array(anyPlayer, { minLength: 2, maxLength: 6 }),
      notes: words.map((text) => text.trim()),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  .map((all): readonly GameResult[] =>
    all.map((each) => ({ ...each, players: each.players.map((one, side) => ({ ...one, side })) })),
  );

describe('files of records', () => {
  it('read as they were written, as JSON and as CSV', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        expect(readResults(writeResults(results))).toEqual({ ok: true, results });
        expect(readResults(writeResultsCsv(results))).toEqual({ ok: true, results });
      }),
    );
  });

  it('come from a spreadsheet with few columns, two lines for each game', () => {
    const text =
      'date;name;mine;end;score;faction\n2026-01-02;Ann;yes;won;9;stark\n2026-01-02;Bob;;lost;4;lannister\n';
    expect(readResults(text)).toMatchObject({
      ok: true,
      results: [
        {
          game: 'battle',
          place: 'table',
          players: [
            { name: 'Ann', mine: true, end: 'won', score: 9, side: 0 },
            { name: 'Bob', mine: false, end: 'lost', score: 4, side: 1 },
          ],
        },
      ],
    });
  });

  const good = result('a', [{ end: 'won' }, {}]);
  it.each([
    ['nothing', '', 'unknown', ''],
    ['binary', '\u0000\u0001PNG\uFFFD', 'unknown', ''],
    ['broken JSON', '{"format":"maester-records-1","results":[', 'unknown', ''],
    ['JSON of something else', '{"format":"maester-journal-1"}', 'wrong', 'unknown field|expected'],
    ['a table of something else', 'a,b\n1,2\n', 'unknown', ''],
    ['a million characters', 'x'.repeat(1_000_000), 'unknown', ''],
    ['too much', 'x'.repeat(20_000_001), 'too-large', ''],
    ['a quotation mark that is never closed', 'date,end\n"2026-01-01,won', 'wrong', 'line 2'],
    [
      'a number that is none',
      'date,end,score\n2026-01-01,won,many\n2026-01-01,lost,1',
      'wrong',
      'line 2: score',
    ],
    ['a day that never was', writeResults([{ ...good, date: '2026-02-30' }]), 'wrong', 'results\\[0\\].date'],
    ['one player', writeResults([{ ...good, players: good.players.slice(1) }]), 'wrong', 'players'],
    [
      'one side',
      writeResults([{ ...good, players: good.players.map((one) => ({ ...one, side: 1 })) }]),
      'wrong',
      'sides',
    ],
    ['the same game twice', writeResults([good, good]), 'wrong', 'same id'],
    ['an id with markup', writeResults([{ ...good, mode: '<b>' }]), 'wrong', 'mode'],
    ['an unknown column', 'date,end,horse\n', 'wrong', 'horse'],
    ['too many games', JSON.stringify(Array.from({ length: 20_001 }, () => 0)), 'too-many', '20001'],
  ])('%s get a clear answer', (_, text, problem, detail) => {
    const read = readResults(text);
    expect(read).toMatchObject({ ok: false, problem });
    expect(read.ok ? '' : read.detail).toMatch(new RegExp(detail));
  });

  it('have no cells that a spreadsheet would run', () => {
    const text = writeCsv([['=1+1', '@x', '-2', '+3a', "'=a", 'plain']]);
    expect(text).toBe("'=1+1,'@x,-2,'+3a,''=a,plain\r\n");
    expect(readCsv("'=1+1,'@x,-2\r\n")).toEqual([['=1+1', '@x', '-2']]);
  });
});

describe('statistics', () => {
  const stark = { mine: true, faction: 'stark', commander: 'robb', units: ['swords', 'swords', 'bowmen'] };
  const results = [
    result('1', [
      { ...stark, end: 'won', luck: 1 },
      { name: 'Ann', faction: 'lannister', luck: -1 },
    ]),
    result('2', [
      { ...stark, end: 'lost', luck: 0.5 },
      { name: 'Ann', end: 'won', faction: 'lannister', luck: 0 },
    ]),
    result(
      '3',
      [
        { ...stark, end: 'drawn' },
        { mind: 'castellan', end: 'drawn', faction: 'bolton' },
      ],
      {
        mode: 'a-clash-of-kings',
      },
    ),
    result('4', [{ name: 'Bob', end: 'won' }, { name: 'Ann' }]),
    result('5', [{ mine: true, end: 'won', faction: 'stark' }, { name: 'Ann' }], { game: 'thrones' }),
  ];
  const mine = statisticsOf(results, 'battle', 'mine');

  it('count games of the owner, a card once for each game', () => {
    expect(mine.games).toBe(3);
    expect(mine.all).toMatchObject({ played: 3, won: 1, drawn: 1 });
    expect(mine.units.map(({ key, played }) => [key, played])).toEqual([
      ['bowmen', 3],
      ['swords', 3],
    ]);
    expect(mine.modes.map(({ key, played }) => [key, played])).toEqual([
      ['a-game-of-thrones', 2],
      ['a-clash-of-kings', 1],
    ]);
  });

  it('tell opponents apart, computer players by their level', () => {
    expect(mine.opponents.map(({ key, played, won }) => [key, played, won])).toEqual([
      ['Ann', 2, 1],
      ['mind:castellan', 1, 0],
    ]);
    expect(mine.opposing.map(({ key }) => key)).toEqual(['lannister', 'bolton']);
  });

  it("of everyone count every player's game, and how often luck decided", () => {
    const all = statisticsOf(results, 'battle', 'all');
    expect([all.games, all.all.played]).toEqual([4, 8]);
    expect(all.gamesByMode).toEqual([
      { key: 'a-game-of-thrones', games: 3 },
      { key: 'a-clash-of-kings', games: 1 },
    ]);
    expect(all.luckier).toMatchObject({ played: 2, won: 1 });
  });
});
