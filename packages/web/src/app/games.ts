// The games the client can play, each loaded when it is first needed: its rules, and the computer player for it.

import type { Player } from '@maester/minds/steward';
import type { AnyGame } from '@maester/table';

export interface Engine {
  readonly game: AnyGame;
  readonly player: Player;
}

const GAMES = ['thrones'] as const;
type GameId = (typeof GAMES)[number];

const ENGINES: Readonly<Record<GameId, () => Promise<Engine>>> = {
  thrones: async () => (await import('../games/thrones/engine.ts')).engine,
};

export function isGame(id: string): id is GameId {
  return GAMES.some((known) => known === id);
}

export async function loadEngine(id: string): Promise<Engine> {
  if (!isGame(id)) throw new Error(`there is no game ${id}`);
  return ENGINES[id]();
}
