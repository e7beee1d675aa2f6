// How far one of my games is and whom it is played with, in words.

import type { TableInfo } from '@maester/table';
import { say } from '../app/words.ts';

type Told = Pick<TableInfo, 'status' | 'progress' | 'seats' | 'paused'>;

/** Round and whose turn it is; or how it ended for these seats. */
export function tellProgress({ status, progress, paused }: Told, mine: readonly string[]): readonly string[] {
  const round = progress?.round ?? null;
  const rounds = round === null || round === 0 ? [] : [say('games.round', { round })];
  if (progress === null) return [say(`games.status.${status}`)];
  if (status === 'over') return [tellResult(progress.winners ?? [], mine), ...rounds];
  if (paused !== null && paused.why !== 'empty') return [...rounds, say('games.paused')];
  const { waiting } = progress;
  if (waiting.some((seat) => mine.includes(seat))) return [...rounds, say('games.your-turn')];
  return [
    ...rounds,
    waiting.length === 0 ? say('games.status.playing') : say('games.turn', { seats: waiting }),
  ];
}

function tellResult(winners: readonly string[], mine: readonly string[]): string {
  if (winners.length === 0) return say('games.status.over');
  if (mine.length === 1 && winners.includes(mine[0] ?? '')) return say('games.won');
  return say('games.won-by', { winners });
}

/** The people one plays with, and how many computer players. */
export function tellOpponents({ seats }: Pick<TableInfo, 'seats'>, mine: readonly string[]): string | null {
  const others = seats.filter(({ seat }) => !mine.includes(seat));
  const people = others.flatMap(({ kind, name }) => (kind !== 'open' && name !== null ? [name] : []));
  const computers = others.filter(({ kind, name }) => kind === 'mind' && name === null).length;
  if (people.length === 0) return computers === 0 ? null : say('games.with-computers', { count: computers });
  return computers === 0
    ? say('games.with', { people })
    : say('games.with-both', { people, count: computers });
}
