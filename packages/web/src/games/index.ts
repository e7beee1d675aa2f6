// The games, in one list: what introduces each, and how its parts are loaded. A game without screens has none yet.

import type { GameClient } from '../frame/game-client.ts';
import { battle } from './battle/meta.tsx';
import type { Course, GameMeta, GameSetup } from './game.ts';
import { thrones } from './thrones/meta.tsx';

interface Loads {
  client(): Promise<GameClient>;
  setup(): Promise<GameSetup>;
  course(): Promise<Course>;
}

interface Listed {
  readonly meta: GameMeta;
  readonly load: Loads | null;
}

const LIST = {
  thrones: {
    meta: thrones,
    load: {
      client: async () => (await import('./thrones/client.tsx')).thronesClient,
      setup: async () => (await import('./thrones/setup.tsx')).thronesSetup,
      course: async () => (await import('./thrones/lessons/lessons.ts')).course,
    },
  },
  battle: { meta: battle, load: null },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof LIST;

export const GAMES: readonly GameId[] = Object.keys(LIST) as GameId[];

/** The game that the start page offers, as long as there is one with screens. */
export const USUAL: GameId = 'thrones';

function isGame(id: string): id is GameId {
  return Object.hasOwn(LIST, id);
}

export function metaOf(id: string): GameMeta | null {
  return isGame(id) ? LIST[id].meta : null;
}

/** Whether it can be played here. */
export function isPlayable(id: string): boolean {
  return isGame(id) && LIST[id].load !== null;
}

/** How the parts of a game are loaded. */
export function load(id: string): Loads {
  const loads = isGame(id) ? LIST[id].load : null;
  if (loads === null) throw new Error(`there is no game ${id} to play here`);
  return loads;
}
