/** What everyone may know about a table, of one that is in memory or of one that is put away. */
import { seedCommitment } from '@maester/kernel';
import { isByTurns } from './clocks.ts';
import type { SeatInfo, TableInfo, UndoProposal } from './protocol.ts';
import type { TableRecord } from './record.ts';
import { saltsOf } from './seed.ts';

export function tableInfo(
  record: TableRecord,
  minds: readonly { readonly id: string }[],
  seats: readonly SeatInfo[],
  undo: UndoProposal | null,
  paused: boolean,
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
    salts: record.salts === null ? saltsOf(record) : (record.salts ?? {}),
    paused,
    undo,
    rematch,
  };
}

/** Of a table where nobody is: no clock runs. */
export function restingInfo(record: TableRecord, minds: readonly { readonly id: string }[]): TableInfo {
  const { clock } = record;
  const left = clock.kind === 'none' ? null : clock.seconds * 1000;
  const seats = record.seats.map(({ seat, name, kind, mind, offered = false }): SeatInfo => {
    return { seat, name, kind, mind, offered, connected: false, missed: 0, left, running: false };
  });
  return tableInfo(record, minds, seats, null, record.status === 'playing' && !isByTurns(clock));
}
