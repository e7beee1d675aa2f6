/**
 * A table as it stood after so many entries, so that a long game is opened without playing it again. It is only a help:
 * one made by other rules, or of another game, is not used, and the journal is played from the start. Storage sees to it
 * that it comes back as it was saved.
 */
import { hashJson, Match, type Entry, type Game, type GameState, type MatchSnapshot } from '@maester/kernel';
import type { LoggedEvent } from './event-log.ts';

export interface Snapshot {
  readonly rules: string;
  /** The hash of the state at the start, which tells whether states still look the same. */
  readonly opening: string;
  readonly match: MatchSnapshot;
  readonly events: readonly LoggedEvent[];
  /** The version at which the question that was open then was reached. */
  readonly askedAt: number;
}

type AnyMatch = Match<GameState, unknown>;

export function snapshotOf(match: AnyMatch, events: readonly LoggedEvent[], askedAt: number): Snapshot {
  const { game, setup, seed } = match;
  const opening = hashJson(game.start(setup, seed));
  return { rules: game.version, opening, match: match.snapshot(), events, askedAt };
}

/** The match as it stood then; throws if the snapshot is not to be trusted. */
export function resumedFrom(
  { rules, opening, match }: Snapshot,
  game: Game<GameState, unknown>,
  setup: unknown,
  seed: string,
  entries: readonly Entry[],
): AnyMatch {
  if (rules !== game.version) throw new Error('the snapshot was made by other rules');
  if (opening !== hashJson(game.start(setup, seed))) throw new Error('the snapshot is of another game');
  return Match.resume(game, setup, seed, entries, match);
}
