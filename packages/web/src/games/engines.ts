// The rules and computer players of the games, for the worker in which local tables live: apart from the list of the
// games, which brings their screens.

import type { Json } from '@maester/kernel';
import type { Counsel } from '@maester/minds/levels';
import type { Engine } from './game.ts';
import type { GameId } from './index.ts';

const ENGINES: { readonly [id in GameId]: () => Promise<Engine> } = {
  thrones: async () => (await import('./thrones/engine.ts')).engine,
  battle: async () => (await import('./battle/engine.ts')).engine,
};

/** Who advises people and looks back at their games: not loaded before somebody asks. */
const COUNSELS: { readonly [id in GameId]: () => Promise<Counsel> } = {
  thrones: async () => (await import('@maester/minds/thrones/counsel')).thronesCounsel,
  battle: async () => (await import('@maester/minds/battle/counsel')).battleCounsel,
};

const isGame = (id: string): id is GameId => Object.hasOwn(ENGINES, id);

/** With what a game of this setup, or one that looks like this view, needs. */
export async function loadEngine(id: string, of: Json): Promise<Engine> {
  if (!isGame(id)) throw new Error(`there is no game ${id}`);
  const engine = await ENGINES[id]();
  await engine.prepare?.(of);
  return engine;
}

export async function loadCounsel(id: string): Promise<Counsel> {
  if (!isGame(id)) throw new Error(`there is no game ${id}`);
  return await COUNSELS[id]();
}
