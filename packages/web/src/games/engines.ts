// The rules and computer players of the games, for the worker in which local tables live: apart from the list of the
// games, which brings their screens.

import type { Json } from '@maester/kernel';
import type { Engine } from './game.ts';
import type { GameId } from './index.ts';

const ENGINES: { readonly [id in GameId]: () => Promise<Engine> } = {
  thrones: async () => (await import('./thrones/engine.ts')).engine,
  battle: async () => (await import('./battle/engine.ts')).engine,
};

/** With what a game of this setup, or one that looks like this view, needs. */
export async function loadEngine(id: string, of: Json): Promise<Engine> {
  const found = Object.hasOwn(ENGINES, id) ? ENGINES[id as GameId] : undefined;
  if (found === undefined) throw new Error(`there is no game ${id}`);
  const engine = await found();
  await engine.prepare?.(of);
  return engine;
}
