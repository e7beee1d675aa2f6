// The chronicle: everything that happened, in chapters. A chapter is a round or the like; within it, a passage is
// something that belongs together, such as a combat. Which events begin and end them, the game says.

import type { SeenEvent } from '@maester/table';
import type { GameScreen } from './game-client.ts';

export interface Line {
  readonly kind: 'line';
  /** The place of the event among all. */
  readonly key: number;
  readonly event: SeenEvent;
  /** Events told in the same sentence. */
  readonly joined: readonly SeenEvent[];
}

export interface Passage {
  readonly kind: 'passage';
  readonly key: number;
  /** What began it: its first line. */
  readonly opening: Line;
  readonly lines: readonly Line[];
}

export interface Chapter {
  readonly key: number;
  /** Null for what happened before the first chapter. */
  readonly title: string | null;
  /** The version at which it begins. */
  readonly version: number;
  readonly parts: readonly (Line | Passage)[];
}

type Told = Pick<GameScreen, 'chapter' | 'belongs' | 'joins'>;

type OpenLine = Line & { readonly joined: SeenEvent[] };

export function chronicle(events: readonly SeenEvent[], screen: Told): readonly Chapter[] {
  const chapters: { key: number; title: string | null; version: number; parts: (Line | Passage)[] }[] = [];
  let passage: { opening: Line; lines: Line[] } | null = null;
  /** The lines of the moment that is told. */
  const open: OpenLine[] = [];
  for (const [key, event] of events.entries()) {
    if (open.length > 0 && open[0]?.event.version !== event.version) open.length = 0;
    const sentence = open.find((line) => screen.joins(line.event.event, event.event));
    if (sentence !== undefined) {
      sentence.joined.push(event);
      continue;
    }
    const line: OpenLine = { kind: 'line', key, event, joined: [] };
    open.push(line);
    const begins = screen.chapter(event.event);
    if (begins?.level === 1 || chapters.length === 0) {
      chapters.push({ key, title: begins?.title ?? null, version: event.version, parts: [] });
      passage = null;
      if (begins?.level === 1) continue;
    }
    const chapter = chapters.at(-1);
    if (begins?.level === 2) {
      const lines: Line[] = [];
      passage = { opening: line, lines };
      chapter?.parts.push({ kind: 'passage', key, opening: line, lines });
    } else if (passage !== null && screen.belongs(passage.opening.event.event, event.event))
      passage.lines.push(line);
    else {
      passage = null;
      chapter?.parts.push(line);
    }
  }
  return chapters;
}

/** What is told of these events, without chapters. */
export function toldLines(
  events: readonly SeenEvent[],
  screen: Pick<GameScreen, 'tellEvent' | 'joins' | 'belongs'>,
): readonly Line[] {
  return chronicle(events, { ...screen, chapter: () => null })
    .flatMap(({ parts }) => parts)
    .filter((part) => part.kind === 'line')
    .filter(({ event }) => screen.tellEvent(event.event) !== null);
}

/** Something one may want to jump to: where a chapter or a passage begins. */
export interface Landmark {
  readonly version: number;
  readonly level: 1 | 2;
  readonly title: string;
}

export function landmarks(
  events: readonly SeenEvent[],
  screen: Pick<GameScreen, 'chapter'>,
): readonly Landmark[] {
  return events.flatMap(({ version, event }) => {
    const begins = screen.chapter(event);
    return begins === null ? [] : [{ version, ...begins }];
  });
}

/** What the table itself tells, whatever the game: choices were taken back. */
export function isUndo(event: unknown): event is { readonly seat: string; readonly count: number } {
  return typeOf(event) === 'undo';
}

/** Someone took back a secret answer, and that alone. */
export function isWithdrawal(event: unknown): boolean {
  return typeOf(event) === 'withdraw';
}

function typeOf(event: unknown): unknown {
  return (event as { readonly type?: unknown } | undefined)?.type;
}
