// What a battle came to, for the stage: what made the difference, how many fell to swords, and what happened after it.

import type { ThronesEvent } from '@maester/thrones';
import { icons, type Side } from '@maester/thrones/tables';
import { stageLines, type CombatWon, type Stage, type StageLine } from '../controls/combat-story.ts';
import { otherSide } from '../controls/strengths.ts';
import { belongsTo } from '../events.ts';

export interface Difference {
  readonly from: StageLine['from'];
  /** The card, order or area it came from. */
  readonly what: string;
  /** How much more it gave the winner than the loser. */
  readonly by: number;
}

/** The kind of strength in which the winner was furthest ahead; null if the lines are not known any more. */
export function difference(stage: Stage): Difference | null {
  if (stage.result === null) return null;
  const { side } = stage.result;
  const [won, lost] = [stageLines(stage, side), stageLines(stage, otherSide(side))];
  const sum = (lines: readonly StageLine[], from: StageLine['from']): number =>
    lines.reduce((total, line) => total + (line.from === from ? line.value : 0), 0);
  const ahead = [...won, ...lost].map(({ from }) => ({
    from,
    what: won.find((line) => line.from === from)?.what ?? '',
    by: sum(won, from) - sum(lost, from),
  }));
  const [most] = ahead.toSorted((a, b) => b.by - a.by);
  return most === undefined || most.by <= 0 ? null : most;
}

export interface Blows {
  readonly swords: number;
  readonly fortifications: number;
}

/** The winner's swords against the loser's fortifications; null if nothing was at stake. */
export function blows({ view, combat, result }: Stage): Blows | null {
  if (result === null) return null;
  const of = (side: Side): Blows => icons(view, combat, side);
  const { swords } = of(result.side);
  const { fortifications } = of(otherSide(result.side));
  return swords === 0 ? null : { swords, fortifications };
}

/** What followed from it, as long as it is the same combat. */
export function aftermath(past: readonly ThronesEvent[], won: CombatWon): readonly ThronesEvent[] {
  const at = past.lastIndexOf(won);
  const began = past.slice(0, Math.max(0, at)).findLast(({ type }) => type === 'attack');
  if (at < 0 || began === undefined) return [];
  const later = past.slice(at + 1);
  // A third House goes on with something else.
  const fought = [won.house, won.loser];
  const end = later.findIndex(
    (event) =>
      event.type === 'attack' ||
      !belongsTo(began, event) ||
      ('house' in event && !fought.some((house) => house === event.house)),
  );
  return end < 0 ? later : later.slice(0, end);
}

/** Whether this news begins with what follows from the battle, so that its stage has more to tell. */
export function isAftermath(
  past: readonly ThronesEvent[],
  news: readonly ThronesEvent[],
  won: CombatWon,
): boolean {
  const [first] = news;
  return first === undefined || aftermath([...past, first], won).includes(first);
}
