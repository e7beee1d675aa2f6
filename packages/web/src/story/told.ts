// Reads the story of a finished game from its replay.

import { isUndo, isWithdrawal } from '../frame/chronicle.ts';
import { standingChoices } from '../frame/taken-back.ts';
import type { Source } from '../replay/source.ts';
import { ALL_SEEING } from '../replay/tape.ts';
import type { Told } from './game-story.ts';

/** Null while the game is not over: a story tells all secrets. */
export function toldBy(source: Source): Told | null {
  const { client, journal, seats, states } = source;
  if (journal === null || states === null || source.running) return null;
  const moments = source.moments(ALL_SEEING);
  const versions = standingChoices(moments.events, journal.entries.length);
  const standing = new Set([0, ...versions]);
  const end = states(journal.entries.length);
  const outcome = client.game.outcome(end);
  if (outcome === null) return null;
  return {
    client,
    journal,
    seats,
    events: moments.events.filter(
      ({ version, event }) => standing.has(version) && !isUndo(event) && !isWithdrawal(event),
    ),
    versions,
    end,
    outcome,
    at: states,
    minds: source.minds,
    nameOf: (seat) => moments.nameOf(seat),
  };
}
