// The games the client can play, each loaded when it is first needed.

import type { AnyGame } from '@maester/table';

export const GAMES = {
  thrones: async () => (await import('@maester/thrones')).thrones as unknown as AnyGame,
} as const;

export type GameId = keyof typeof GAMES;

export function isGame(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

export async function loadGame(id: string): Promise<AnyGame> {
  if (!isGame(id)) throw new Error(`there is no game ${id}`);
  return GAMES[id]();
}
