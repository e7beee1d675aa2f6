// What happened, in the order in which a seat wants to hear it: first what happened to it, then what concerns everyone,
// then what each of the others did.

import type { SeenEvent } from '@maester/table';
import { chronicle, type Line, type Passage } from './chronicle.ts';
import type { GameScreen } from './game-client.ts';

export interface NewsGroup {
  /** `mine` happened to the seat itself, `all` concerns everyone; else what this seat did. */
  readonly of: 'mine' | 'all' | { readonly seat: string };
  readonly lines: readonly Line[];
}

type Told = Pick<GameScreen, 'chapter' | 'belongs' | 'joins' | 'tellEvent'> &
  Required<Pick<GameScreen, 'partiesIn'>>;

/** Of everything that happened, what did at this version and later. */
export function newsGroups(
  events: readonly SeenEvent[],
  since: number,
  screen: Told,
  seat: string | null,
): readonly NewsGroup[] {
  const [mine, all]: [Line[], Line[]] = [[], []];
  const bySeat = new Map<string, Line[]>();
  // Rounds are no chapters here: what a House did is told as one.
  const chapter: Told['chapter'] = (event) => {
    const begins = screen.chapter(event);
    return begins?.level === 2 ? begins : null;
  };
  // A fight that was going on then is told as a fight.
  const first = events.findIndex(({ version }) => version >= since);
  const begun = events.slice(0, Math.max(0, first)).findLastIndex(({ event }) => chapter(event) !== null);
  const told = first === -1 ? [] : events.slice(begun === -1 ? first : begun);
  const parts = chronicle(told, { ...screen, chapter }).flatMap((one) => one.parts);
  for (const part of parts) {
    const lines = linesOf(part);
    const parties = lines.map(({ event }) => screen.partiesIn(event.event));
    const by = parties[0]?.by ?? null;
    const isMine = seat !== null && parties.some(({ to }) => to.includes(seat));
    const news = lines.filter(
      ({ event }) => event.version >= since && screen.tellEvent(event.event) !== null,
    );
    if (isMine) mine.push(...news);
    else if (by === null) all.push(...news);
    else if (news.length > 0) bySeat.set(by, [...(bySeat.get(by) ?? []), ...news]);
  }
  const seats = [...bySeat].map(([one, lines]): NewsGroup => ({ of: { seat: one }, lines }));
  const isOwn = ({ of }: NewsGroup): boolean => typeof of === 'object' && of.seat === seat;
  const groups: readonly NewsGroup[] = [
    { of: 'mine', lines: mine },
    { of: 'all', lines: all },
    ...seats.filter((group) => !isOwn(group)),
    ...seats.filter(isOwn),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function linesOf(part: Line | Passage): readonly Line[] {
  return part.kind === 'line' ? [part] : [part.opening, ...part.lines];
}
