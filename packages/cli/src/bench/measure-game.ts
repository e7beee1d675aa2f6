/** What a game costs in random play: choices, copies, views, hashes, bytes. */
import { hashJson, Match, seededRandom, type GameState } from '@maester/kernel';
import { journalText } from '../files.ts';
import type { AnyGame, GameEntry } from '../games.ts';
import { heapGrowth } from './heap.ts';
import type { Group, Measurement } from './measurement.ts';
import type { Stopwatch } from './stopwatch.ts';

export function measureGame(entry: GameEntry, watch: Stopwatch, heapChoices: number): Group {
  const { game, benchPlayers: players = game.players.max } = entry;
  const setup = game.usualSetup(players);
  const sample = sampleGame(game, setup);
  return {
    id: game.id,
    about: `random play, ${players} players`,
    measurements: [
      ...playing(game, setup, watch),
      ...ofState(game, setup, 'mid-game', sample.middle, watch),
      ...ofState(game, setup, 'at the end', sample.end, watch),
      { name: 'journal of a whole game', unit: 'bytes', take: () => Buffer.byteLength(sample.journal) },
      {
        name: `heap growth over ${heapChoices.toLocaleString('en-US')} choices`,
        unit: 'bytes',
        take: () => heapGrowthOfPlay(game, setup, heapChoices),
      },
      ...(entry.measurements?.(watch) ?? []),
    ],
  };
}

/** Plays one game after another; every call plays one and says how many choices it took. */
function randomGames(game: AnyGame, setup: unknown): () => number {
  const random = seededRandom('bench');
  let played = 0;
  return () => {
    const state = game.start(setup, `bench/${played++}`);
    let choices = 0;
    for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
      game.apply(state, seat, game.sample(state, seat, random));
      choices += 1;
    }
    return choices;
  };
}

/** A whole game runs through all of the rules. */
const WHOLE_GAMES_WARM_UP = 30;

function playing(game: AnyGame, setup: unknown, watch: Stopwatch): readonly Measurement[] {
  const play = randomGames(game, setup);
  const totals = { games: 0, choices: 0 };
  let perChoice: number | null = null;
  const nanoseconds = (): number =>
    (perChoice ??= watch.nanosecondsPer(() => {
      const choices = play();
      totals.games += 1;
      totals.choices += choices;
      return choices;
    }, WHOLE_GAMES_WARM_UP));
  return [
    { name: 'choices', unit: 'per second', take: () => 1e9 / nanoseconds() },
    { name: 'games', unit: 'per second', take: () => 1e9 / nanoseconds() / (totals.choices / totals.games) },
    { name: 'a choice', unit: 'nanoseconds', take: nanoseconds },
  ];
}

function ofState(
  game: AnyGame,
  setup: unknown,
  when: string,
  state: GameState,
  watch: Stopwatch,
): readonly Measurement[] {
  const text = JSON.stringify(state);
  const [seat = null] = game.seats(setup);
  const timed = (what: string, work: () => object | string): Measurement => ({
    name: `${what} ${when}`,
    unit: 'microseconds',
    take: () => watch.nanosecondsPer(work) / 1000,
  });
  return [
    { name: `state ${when}`, unit: 'bytes', take: () => Buffer.byteLength(text) },
    timed('copy', () => game.copy(state)),
    timed('view', () => game.view(state, seat)),
    timed('hash', () => hashJson(state)),
    timed('serialise', () => JSON.stringify(state)),
    timed('parse', () => JSON.parse(text) as object),
  ];
}

/** One game at random, its state halfway and at the end, and its journal. */
function sampleGame(game: AnyGame, setup: unknown): { middle: GameState; end: GameState; journal: string } {
  const random = seededRandom('bench sample');
  const match = new Match(game, setup, 'bench');
  for (let [seat] = game.waiting(match.state); seat !== undefined; [seat] = game.waiting(match.state)) {
    match.play(seat, game.sample(match.state, seat, random));
  }
  const middle = match.fork(Math.floor(match.length / 2)).state;
  return { middle, end: match.state, journal: journalText(match.journal()) };
}

function heapGrowthOfPlay(game: AnyGame, setup: unknown, choices: number): number {
  const play = randomGames(game, setup);
  const playAtLeast = (wanted: number): void => {
    for (let made = 0; made < wanted; made += play());
  };
  playAtLeast(choices / 10); // what caches and the compiler keep is no leak
  return heapGrowth(() => playAtLeast(choices));
}
