/**
 * A table as it stood after so many entries, so that a long game is opened without playing it again. It is only a help:
 * one that was damaged, or made by other rules, is not used, and the journal is played from the start.
 */
import { hashJson, Match, type Entry, type Game, type GameState, type MatchSnapshot } from '@maester/kernel';
import type { LoggedEvent } from './event-log.ts';

interface Content {
  readonly rules: string;
  /** The hash of the state at the start, which tells whether states still look the same. */
  readonly opening: string;
  readonly match: MatchSnapshot;
  readonly events: readonly LoggedEvent[];
  /** The version at which the question that was open then was reached. */
  readonly askedAt: number;
}

export interface Snapshot extends Content {
  /** The hash of all the rest. */
  readonly hash: string;
}

type AnyMatch = Match<GameState, unknown>;

export function snapshotOf(match: AnyMatch, events: readonly LoggedEvent[], askedAt: number): Snapshot {
  const { game, setup, seed } = match;
  const content: Content = {
    rules: game.version,
    opening: hashJson(game.start(setup, seed)),
    match: match.snapshot(),
    events,
    askedAt,
  };
  return { ...content, hash: hashJson(content) };
}

/** The match as it stood then; throws if the snapshot is not to be trusted. */
export function resumedFrom(
  { hash, ...content }: Snapshot,
  game: Game<GameState, unknown>,
  setup: unknown,
  seed: string,
  entries: readonly Entry[],
): AnyMatch {
  if (content.rules !== game.version) throw new Error('the snapshot was made by other rules');
  if (hashJson(content) !== hash) throw new Error('the snapshot is damaged');
  if (content.opening !== hashJson(game.start(setup, seed)))
    throw new Error('the snapshot is of another game');
  return Match.resume(game, setup, seed, entries, content.match);
}
