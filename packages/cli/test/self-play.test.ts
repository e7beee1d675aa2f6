import { defineGame, Match, rulebook, shape, type GameState, type Mind } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { MINDS } from '@maester/minds';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games.ts';
import { scribe, selfPlay, type Report, type Witness } from '../src/self-play.ts';

const RANDOM = MINDS.filter((mind) => mind.id === 'random');

const timid: Mind = {
  id: 'timid',
  choose: (eyes) => {
    for (const choice of eyes.propose()) return choice;
    throw new Error('nothing proposed');
  },
};

function play(games: number, seed: string, minds: readonly Mind[] = RANDOM, players = 3): Report {
  return selfPlay({ game: tourney, setup: tourney.usualSetup(players), games, seed, minds }, () =>
    performance.now(),
  );
}

const sum = (counts: { readonly [name: string]: number } = {}): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('a simulation', () => {
  it('is the same for the same seed, and another for another', () => {
    const [one, again, other] = [play(20, 'a'), play(20, 'a'), play(20, 'b')];
    const timeless = { seconds: 0, gamesPerSecond: 0, choicesPerSecond: 0 };
    expect({ ...again, ...timeless }).toEqual({ ...one, ...timeless });
    expect(other.hash).not.toBe(one.hash);
  });

  it('has a hash that holds every final state, not only the last', () => {
    let first = true;
    const otherwise: Mind = {
      id: 'random',
      choose: (eyes) => {
        if (first) eyes.sample();
        first = false;
        return eyes.sample();
      },
    };
    expect(play(2, 'a', [otherwise]).hash).not.toBe(play(2, 'a').hash);
    expect(play(2, 'a', [otherwise]).hash).toBe(play(2, 'a').hash);
  });

  it('gives each game its own seed, whatever was played before it', () => {
    const seeds: string[] = [];
    const ends: string[] = [];
    const watch: Witness = {
      begins: (_, { number, seed }) => seeds.push(`${number}:${seed}`),
      chooses: () => {},
      ends: (state) => ends.push(JSON.stringify(state)),
    };
    const all = { game: tourney, setup: tourney.usualSetup(2), games: 3, seed: 's', minds: RANDOM };
    selfPlay(
      all,
      () => 0,
      () => watch,
    );
    expect(seeds).toEqual(['0:s/0', '1:s/1', '2:s/2']);
    expect(new Set(ends).size).toBe(3);
    selfPlay(
      { ...all, games: 1 },
      () => 0,
      () => watch,
    );
    expect(ends[3]).toBe(ends[0]);
  });

  it('does not depend on whether anyone watches', () => {
    const all = { game: tourney, setup: tourney.usualSetup(2), games: 3, seed: 's', minds: RANDOM };
    const watched = selfPlay(
      all,
      () => 0,
      () => scribe(tourney),
    );
    expect(watched.hash).toBe(selfPlay(all, () => 0).hash);
  });

  it('counts what happened', () => {
    const report = play(40, 'count');
    expect(report).toMatchObject({ game: 'tourney', players: 3, games: 40, finished: 40 });
    expect(Object.keys(report.wins.seats)).toEqual(['red', 'blue', 'green']);
    expect(sum(report.wins.seats)).toBeGreaterThanOrEqual(40);
    expect(sum(report.outcomes)).toBe(40);
    expect(report.choices).toBeGreaterThan(40 * 10);
    expect(report.choicesPerSecond).toBeCloseTo(report.choices / report.seconds);
    expect(report.wins.minds).toBeUndefined();
  });

  it('shifts the minds by one seat every game', () => {
    const seatsOfOne: string[] = [];
    const noting: Mind = {
      id: 'noting',
      choose: (eyes) => {
        if (seatsOfOne.at(-1) !== eyes.seat) seatsOfOne.push(eyes.seat);
        return eyes.sample();
      },
    };
    play(3, 'shift', [noting, timid, timid]);
    expect(seatsOfOne).toEqual(['red', 'green', 'blue']);
  });

  it('counts the wins of each mind if there is more than one', () => {
    const { wins } = play(30, 'minds', [...RANDOM, timid], 2);
    expect(Object.keys(wins.minds ?? {})).toEqual(['random', 'timid']);
    expect(sum(wins.minds)).toBe(sum(wins.seats));
  });

  it('says which mind made an illegal choice, as a bug', () => {
    const cheat: Mind = { id: 'cheat', choose: () => 'all the gold' };
    expect(() => play(1, 'x', [cheat])).toThrow(/bug: the mind cheat chose "all the gold" in game x\/0/);
  });

  it('gives up a game that has no end', () => {
    const report = selfPlay({ game: endless, setup: null, games: 2, seed: 'x', minds: RANDOM }, () =>
      performance.now(),
    );
    expect(report).toMatchObject({ games: 2, finished: 0, outcomes: {}, wins: { seats: { ser: 0 } } });
    expect(report.choices).toBeGreaterThan(1000);
  });
});

it('the journal of a witnessed game replays to the same end', () => {
  const writer = scribe(tourney);
  let end = '';
  const witness: Witness = { ...writer, ends: (state) => (end = JSON.stringify(state)) };
  selfPlay(
    { game: tourney, setup: tourney.usualSetup(4), games: 1, seed: 'j', minds: RANDOM },
    () => 0,
    () => witness,
  );
  expect(writer.journal().seed).toBe('j/0');
  expect(JSON.stringify(Match.replay(tourney, writer.journal()).state)).toBe(end);
});

const ride = rulebook<GameState, never>().procedure('ride')({
  on: { ask: 'option', seat: () => 'ser', options: () => ['on'], then: () => 'on' },
});

const endless: AnyGame = defineGame<GameState, null, never>({
  id: 'endless',
  version: '1',
  players: { min: 1, max: 1 },
  readSetup: shape.nullable(() => null),
  usualSetup: () => null,
  seats: () => ['ser'],
  procedures: [ride],
  main: ride,
  begin: (_, flow) => ({ flow }),
  copy: (_, flow) => ({ flow }),
  view: (_, __, flow) => ({ flow }),
  imagine: () => {},
  position: (_, __, flow) => ({ flow }),
});
