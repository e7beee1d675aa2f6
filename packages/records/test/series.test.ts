import { battle, STARTER_ARMIES, type ArmyList } from '@maester/battle';
import { Match, type Mind } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { journalOf, playGame, type SeriesGame } from '../src/series/play.ts';
import { reportOn } from '../src/series/report.ts';
import { pairingOf, setupOf, type Series } from '../src/series/series.ts';

const ready = (id: string): ArmyList => {
  const army = STARTER_ARMIES[id];
  if (army === undefined) throw new Error(`there is no ready army ${id}`);
  return army;
};

const anyhow: Mind = { id: 'anyhow', choose: (eyes) => eyes.sample() };

const SERIES: Series = {
  edition: 'season-6',
  points: 30,
  army: ready('stark-30'),
  against: [ready('lannister-30'), ready('free-folk-30'), ready('bolton-30')],
  modes: ['a-game-of-thrones', 'a-clash-of-kings'],
  mind: 'anyhow',
  games: 12,
  seed: 'test',
};

describe('the games of a series', () => {
  const numbers = Array.from({ length: SERIES.games }, (_, number) => number);

  it('meet every opponent in every mode from both seats', () => {
    const pairings = numbers.map((number) => pairingOf(SERIES, number));
    expect(new Set(pairings.map(({ against, mode, seat }) => `${against} ${mode} ${seat}`)).size).toBe(12);
    expect(new Set(pairings.map(({ seed }) => seed)).size).toBe(12);
  });

  it('have setups that the rules read, with the tested army in its seat', () => {
    for (const number of numbers) {
      const { armies, mode } = battle.readSetup(setupOf(SERIES, number));
      const { seat, against } = pairingOf(SERIES, number);
      expect(armies[seat === 'one' ? 0 : 1]?.commander).toBe(SERIES.army.commander);
      expect(armies[seat === 'one' ? 1 : 0]?.commander).toBe(SERIES.against[against]?.commander);
      expect(SERIES.modes).toContain(mode);
    }
  });
});

describe('a game of a series', () => {
  const game = playGame(SERIES, 1, anyhow);

  it('is the same whenever it is played', () => {
    expect(playGame(SERIES, 1, anyhow)).toEqual(game);
  });

  it('is told as the rules decided it', () => {
    const { state } = Match.replay(battle, journalOf(SERIES, game));
    const { seat } = pairingOf(SERIES, 1);
    const outcome = battle.outcome(state);
    expect(game.result).toBe(
      outcome === null ? 'unfinished' : outcome.winners.includes(seat) ? 'won' : 'lost',
    );
    const own = state.players.find((player) => player.seat === seat)?.side ?? 0;
    expect(game.rounds.at(-1)).toEqual([state.victoryPoints[own], state.victoryPoints[1 - own]]);
    expect(game.units.filter(({ place }) => place !== null).map(({ place }) => place)).toEqual(
      SERIES.army.units.map((_, i) => i),
    );
    expect(
      game.units.filter(({ place }) => place !== null).map(({ card, fell }) => [card, fell !== null]),
    ).toEqual(
      SERIES.army.units.map(({ card }, i) => [
        card,
        state.units.find(({ id }) => id === `${seat}-${i + 1}`)?.destroyed,
      ]),
    );
  });
});

describe('the report on a series', () => {
  const deeds = { card: 'stark-sworn-swords', restored: 0, destroyed: 1 };
  const made = (number: number, more: Partial<SeriesGame>): SeriesGame => ({
    number,
    result: 'won',
    first: true,
    rounds: [],
    units: [],
    cards: {},
    luck: 0,
    choices: [],
    ...more,
  });
  const army: ArmyList = {
    name: '',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] },
      { card: 'stark-sworn-swords', attachments: ['umber-champion'] },
    ],
    ncus: ['sansa-stark-little-bird'],
  };
  const report = reportOn(
    { ...SERIES, army },
    [
      made(0, {
        rounds: [
          [1, 0],
          [4, 1],
        ],
        units: [
          { ...deeds, place: 0, dealt: 4, suffered: 6, fell: 2 },
          { ...deeds, place: 1, dealt: 1, suffered: 0, fell: null },
        ],
        cards: { 'winter-is-coming': 2 },
      }),
      made(1, {
        result: 'lost',
        first: false,
        rounds: [[0, 2]],
        units: [{ ...deeds, place: 0, dealt: 2, suffered: 2, fell: null }],
        cards: { 'winter-is-coming': 1, 'hit-and-run': 1 },
      }),
      made(2, { result: 'drawn', first: false }),
      made(3, { result: 'unfinished', first: false }),
    ],
    ['winter-is-coming', 'assault-orders'],
  );

  it('counts what was won of what was finished, by opponent and mode', () => {
    expect(report).toMatchObject({ games: 4, unfinished: 1 });
    expect(report.all).toMatchObject({ played: 3, won: 1, drawn: 1 });
    expect(report.against.map(({ played, won }) => [played, won])).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(report.first).toMatchObject({ played: 1, won: 1 });
    expect(report.second).toMatchObject({ played: 2, won: 0 });
  });

  it('carries the points of finished games on to later rounds', () => {
    expect(report.rounds.slice(0, 2)).toEqual([
      { round: 1, own: 0.25, other: 0.5, games: 2 },
      { round: 2, own: 1, other: 0.75, games: 1 },
    ]);
  });

  it('gives every unit its cost with attachments and its deeds on average', () => {
    expect(report.units.map(({ place, cost }) => [place, cost])).toEqual([
      [0, 5],
      [1, 6],
    ]);
    expect(report.units[0]).toMatchObject({ dealt: 1.5, suffered: 2, fell: 0.25 });
  });

  it('names cards by how often they were played, also those that never were', () => {
    expect(report.cards.map(({ card, plays, games }) => [card, plays, games])).toEqual([
      ['winter-is-coming', 3, 2],
      ['hit-and-run', 1, 1],
      ['assault-orders', 0, 0],
    ]);
  });
});
