/**
 * The match of a table. While people gather nothing has happened in it, and its seed is not final: it is made for whoever
 * looks, and not kept, so that a table that waits for players takes little room.
 */
import { Match, type GameState } from '@maester/kernel';
import type { AnyGame, TableDependencies } from './dependencies.ts';
import type { SavedTable, TableRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';
import { seedOf } from './seed.ts';
import { resumedFrom } from './snapshot.ts';

export type AnyMatch = Match<GameState, unknown>;

export class HeldMatch {
  readonly #game: AnyGame;
  readonly #record: SavedRecord;
  #match: AnyMatch | null;

  constructor(deps: TableDependencies, record: SavedRecord, saved: SavedTable) {
    this.#game = deps.game;
    this.#record = record;
    this.#match = record.now.status === 'gathering' ? null : resumed(deps, saved);
  }

  get now(): AnyMatch {
    if (this.#match !== null) return this.#match;
    const match = fresh(this.#game, this.#record.now);
    if (this.#record.now.status !== 'gathering') this.#match = match;
    return match;
  }

  /** How many entries it has. */
  get length(): number {
    return this.#match?.length ?? 0;
  }
}

/** From what was saved to spare playing the game again; if that is of no use, from the start. */
function resumed(deps: TableDependencies, { record, entries, snapshot }: SavedTable): AnyMatch {
  if (snapshot !== undefined) {
    try {
      return resumedFrom(snapshot, deps.game, setupIn(deps.game, record), seedOf(record), entries);
    } catch (error) {
      deps.report(error);
    }
  }
  return fresh(deps.game, record);
}

function fresh(game: AnyGame, record: TableRecord): AnyMatch {
  return new Match(game, setupIn(game, record), seedOf(record));
}

/** As it was saved, if it was saved as it is read: one of them is enough. */
function setupIn(game: AnyGame, { setup }: TableRecord): unknown {
  const read = game.readSetup(setup);
  return JSON.stringify(read) === JSON.stringify(setup) ? setup : read;
}
