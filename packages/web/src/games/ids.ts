// The games by their ids: for whoever speaks of them without knowing more.

export const GAMES = ['thrones', 'battle'] as const;
export type GameId = (typeof GAMES)[number];
