// What taking back would undo: the choices that still stand, and what the chronicle tells of the last of them. All
// of it comes from the events one has been told, so nobody learns more here than their own chronicle says.

import type { SeenEvent } from '@maester/table';
import { isUndo, isWithdrawal, toldLines, type Line } from './chronicle.ts';
import type { GameScreen } from './game-client.ts';

/** The versions that the choices which still stand led to, the newest last. */
export function standingChoices(events: readonly SeenEvent[], version: number): readonly number[] {
  const undone = new Map(events.map((told) => [told.version, told.event]));
  const standing: number[] = [];
  for (let at = 1; at <= version; at += 1) {
    const event = undone.get(at);
    if (isUndo(event)) standing.splice(-event.count);
    // Which of the secret answers it was does not matter: nothing is told of any of them.
    else if (isWithdrawal(event)) standing.pop();
    else standing.push(at);
  }
  return standing;
}

/** What is told of the choices that led to these versions: the lines of each, the newest choice first. */
export function takenBack(
  events: readonly SeenEvent[],
  versions: readonly number[],
  screen: Pick<GameScreen, 'tellEvent' | 'joins' | 'belongs'>,
): readonly (readonly Line[])[] {
  return versions
    .toReversed()
    .map((version) =>
      toldLines(
        events.filter((told) => told.version === version),
        screen,
      ),
    )
    .filter((lines) => lines.length > 0);
}
