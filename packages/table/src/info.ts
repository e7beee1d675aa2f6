/** What everyone may know about a table, of one that is in memory or of one that is put away. */
import { seedCommitment } from '@maester/kernel';
import { isByTurns } from './clocks.ts';
import { picker } from './draft.ts';
import type { Pause, Progress, Proposal, SeatInfo, TableInfo } from './protocol.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { saltsOf } from './seed.ts';

export function tableInfo(
  record: TableRecord,
  minds: readonly { readonly id: string }[],
  seats: readonly SeatInfo[],
  proposal: Proposal | null,
  paused: Pause | null,
  spectators: number,
): TableInfo {
  const {
    id,
    game,
    gameVersion,
    setup,
    status,
    clock,
    chat,
    rated = false,
    dealt = false,
    draft = null,
    seed,
    rematch,
  } = record;
  return {
    table: id,
    game,
    version: gameVersion,
    setup,
    status,
    seats,
    clock,
    chat,
    rated,
    dealt,
    draft,
    locked: (record.passwordHash ?? null) !== null,
    minds: minds.map((mind) => mind.id),
    commitment: record.commitment ?? seedCommitment(seed),
    seed: status === 'over' ? seed : null,
    salts: record.salts === null ? saltsOf(record) : (record.salts ?? {}),
    paused,
    proposal,
    rematch,
    spectators,
    progress: status === 'gathering' ? draftProgress(record) : (record.progress ?? null),
  };
}

/** Before the game, only a draft waits for anyone. */
function draftProgress(record: TableRecord): Progress | null {
  const place = picker(record);
  return place === null ? null : { round: null, waiting: [place], winners: null };
}

/** What the record tells of a seat. */
export function seatKnown(place: SeatRecord): Omit<SeatInfo, 'connected' | 'missed' | 'left' | 'running'> {
  const { seat, name, kind, mind, arms = null, player = null, offered = false, timeOut } = place;
  return { seat, name, kind, mind, arms, player, offered, timeOut: timeOut !== undefined };
}

/** Where each decision has hours or days, people are not expected to be there; but computers alone wait for someone. */
export function pauseOf({ status, clock, paused, seats }: TableRecord, empty: boolean): Pause | null {
  if (status !== 'playing') return null;
  const goesOn = isByTurns(clock) && seats.some(({ kind }) => kind === 'person');
  if (paused?.why === 'agreed') return { why: 'agreed' };
  return paused ?? (empty && !goesOn ? { why: 'empty' } : null);
}

/** Of a table where nobody is: no clock runs. */
export function restingInfo(record: TableRecord, minds: readonly { readonly id: string }[]): TableInfo {
  const { clock } = record;
  const left = clock.kind === 'none' ? null : clock.seconds * 1000;
  const seats = record.seats.map((place): SeatInfo => {
    const known = seatKnown(place);
    return { ...known, connected: false, missed: 0, left, running: false };
  });
  return tableInfo(record, minds, seats, null, pauseOf(record, true), 0);
}
