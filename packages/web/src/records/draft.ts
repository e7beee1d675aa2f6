// A record while it is written: what a new one looks like, and how its parts hang together.

import type { End, GameName, GameResult, PlayerResult } from '@maester/records/results';
import { dayOf } from './find-games.ts';

const NOBODY: PlayerResult = {
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
};

const HOUSES = ['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell', 'martell'] as const;

export function newResult(game: GameName, now: number): GameResult {
  const players = game === 'battle' ? [NOBODY, NOBODY] : HOUSES.map((faction) => ({ ...NOBODY, faction }));
  return {
    id: `own-${crypto.randomUUID().slice(0, 12)}`,
    game,
    date: dayOf(now),
    place: 'table',
    edition: game === 'battle' ? 'season-6' : '',
    mode: game === 'battle' ? 'a-game-of-thrones' : '6-players',
    points: game === 'battle' ? 40 : null,
    rounds: null,
    players: players.map((player, side) => ({
      ...player,
      side,
      mine: side === 0,
      end: side === 0 ? 'won' : 'lost',
    })),
    notes: '',
  };
}

export function changePlayer(result: GameResult, place: number, change: Partial<PlayerResult>): GameResult {
  return {
    ...result,
    players: result.players.map((player, i) => (i === place ? { ...player, ...change } : player)),
  };
}

/** With another score the end follows from the scores, as long as both are known. */
export function withScore(result: GameResult, place: number, score: number | null): GameResult {
  const changed = changePlayer(result, place, { score });
  const [one, other, ...more] = changed.players;
  const [a, b] = [one?.score ?? null, other?.score ?? null];
  if (a === null || b === null || more.length > 0) return changed;
  return withEnd(changed, a > b ? 'won' : a < b ? 'lost' : 'drawn');
}

/** How it ended for the first of two. */
export function withEnd(result: GameResult, end: End): GameResult {
  const others: Readonly<Record<End, End>> = { won: 'lost', lost: 'won', drawn: 'drawn' };
  return {
    ...result,
    players: result.players.map((player, i) => ({ ...player, end: i === 0 ? end : others[end] })),
  };
}

/** One House wins; the others lose. */
export function withWinner(result: GameResult, place: number): GameResult {
  return {
    ...result,
    players: result.players.map((player, i) => ({ ...player, end: i === place ? 'won' : 'lost' })),
  };
}

/** So many Houses play. */
export function withHouses(result: GameResult, count: number): GameResult {
  const players = HOUSES.slice(0, count).map((faction, side): PlayerResult => {
    const known = result.players.find((player) => player.faction === faction);
    return { ...NOBODY, ...known, faction, side };
  });
  const has = (is: (player: PlayerResult) => boolean): boolean => players.some(is);
  return {
    ...result,
    mode: `${count}-players`,
    players: players.map((player, i) => ({
      ...player,
      mine: has(({ mine }) => mine) ? player.mine : i === 0,
      end: has(({ end }) => end === 'won') ? player.end : i === 0 ? 'won' : 'lost',
    })),
  };
}
