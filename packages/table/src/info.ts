/** What everyone may know about a table, of one that is in memory or of one that is put away. */
import { seedCommitment } from '@maester/kernel';
import { isByTurns } from './clocks.ts';
import type { Pause, Proposal, SeatInfo, TableInfo } from './protocol.ts';
import type { TableRecord } from './record.ts';

export function tableInfo(
  record: TableRecord,
  minds: readonly { readonly id: string }[],
  seats: readonly SeatInfo[],
  proposal: Proposal | null,
  paused: Pause | null,
  spectators: number,
): TableInfo {
  const { id, game, gameVersion, setup, status, clock, chat, seed, rematch } = record;
  return {
    table: id,
    game,
    version: gameVersion,
    setup,
    status,
    seats,
    clock,
    chat,
    minds: minds.map((mind) => mind.id),
    commitment: record.commitment ?? seedCommitment(seed),
    seed: status === 'over' ? seed : null,
    paused,
    proposal,
    rematch,
    spectators,
    progress: status === 'gathering' ? null : (record.progress ?? null),
  };
}

/** Where each decision has hours or days, people are not expected to be there. */
export function pauseOf({ status, clock, paused }: TableRecord, empty: boolean): Pause | null {
  if (status !== 'playing') return null;
  return paused ?? (empty && !isByTurns(clock) ? { why: 'empty' } : null);
}

/** Of a table where nobody is: no clock runs. */
export function restingInfo(record: TableRecord, minds: readonly { readonly id: string }[]): TableInfo {
  const { clock } = record;
  const left = clock.kind === 'none' ? null : clock.seconds * 1000;
  const seats = record.seats.map(({ seat, name, kind, mind, offered = false, timeOut }): SeatInfo => {
    const known = { seat, name, kind, mind, offered, timeOut: timeOut !== undefined };
    return { ...known, connected: false, missed: 0, left, running: false };
  });
  return tableInfo(record, minds, seats, null, pauseOf(record, true), 0);
}
