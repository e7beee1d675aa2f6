/** Tables: where people and computer players meet, on any device, for any game. */
export type { AnyGame, MindQuestion, TableDependencies, Think } from './dependencies.ts';
export { seatFor } from './dealing.ts';
export { drawn, newDraft, picker, PLACE, placeOf, placesFor, unpicked } from './draft.ts';
export { isByTurns, type SavedTurn } from './clocks.ts';
export type { Guest } from './guests.ts';
export { restingInfo } from './info.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';
export { mixesAlphabets, personName } from './names.ts';
export { pauseKept } from './pauses.ts';
export * from './protocol.ts';
export type { Change, SavedLine, SavedTable, SeatRecord, TableRecord } from './record.ts';
export { nameTaken } from './seating.ts';
export { mixtureOf, seedOf } from './seed.ts';
export type { Snapshot } from './snapshot.ts';
export type { UndoLimit } from './undo-allowance.ts';
export { Table } from './table.ts';
