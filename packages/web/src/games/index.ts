// The games, in one list: what introduces each, and how its parts are loaded.

import type { Json } from '@maester/kernel';
import type { GameClient } from '../frame/game-client.ts';
import type { GameStory } from '../story/game-story.ts';
import { battle } from './battle/meta.tsx';
import type { Course, FirstGame, GameMeta, GameSetup, SeatWords } from './game.ts';
import type { GameId } from './ids.ts';
export { GAMES, type GameId } from './ids.ts';
import { thrones } from './thrones/meta.tsx';

interface Loads {
  /** For a game of this setup; null for one of the usual. */
  client(setup: Json): Promise<GameClient>;
  setup(): Promise<GameSetup>;
  /** How the story of a finished game is told. */
  story(): Promise<GameStory>;
}

interface Listed {
  readonly meta: GameMeta;
  readonly load: Loads;
}

const LIST = {
  thrones: {
    meta: thrones,
    load: {
      client: async () => (await import('./thrones/client.tsx')).thronesClient,
      setup: async () => (await import('./thrones/setup.tsx')).thronesSetup,
      story: async () => (await import('./thrones/story/story.ts')).thronesStory,
    },
  },
  battle: {
    meta: battle,
    load: {
      client: async (setup: Json) => (await import('./battle/client.tsx')).battleClient(setup),
      setup: async () => (await import('./battle/setup.tsx')).openSetup(),
      story: async () => (await import('./battle/story/story.tsx')).battleStory,
    },
  },
} as const satisfies Readonly<Record<GameId, Listed>>;

/** The game that pages begin with where they have to begin with one. */
export const USUAL: GameId = 'thrones';

function isGame(id: string): id is GameId {
  return Object.hasOwn(LIST, id);
}

export function metaOf(id: string): GameMeta | null {
  return isGame(id) ? LIST[id].meta : null;
}

/** How the seats of a game are spoken of. */
export const seatWords = (id: GameId): SeatWords => LIST[id].meta.words;

/** How the parts of a game are loaded. */
export function load(id: string): Loads {
  if (!isGame(id)) throw new Error(`there is no game ${id} to play here`);
  return LIST[id].load;
}

/** The lessons of the games. */
const COURSES: { readonly [id in GameId]: () => Promise<Course> } = {
  thrones: async () => (await import('./thrones/lessons/lessons.ts')).course,
  battle: async () => (await import('./battle/lessons/lessons.ts')).loadBattleCourse(),
};

export const loadCourse = (id: GameId): Promise<Course> => COURSES[id]();

export const loadFirstGame = async (): Promise<FirstGame> =>
  (await import('./thrones/first-game.ts')).firstGame();
