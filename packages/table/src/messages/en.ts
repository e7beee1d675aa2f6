/** What a table says when it refuses something. */
export const en = {
  'refusal.table/seat/unknown': 'There is no seat called “{seat}” at this table.',
  'refusal.table/seat/over': 'The game is over; nobody can sit down any more.',
  'refusal.table/seat/taken': 'Someone already sits at {seat:name.seat}.',
  'refusal.table/seat/not-offered':
    'The computer plays {seat:name.seat}; the host must offer the seat before someone can take it.',
  'refusal.table/seat/one-each':
    'You play {holds:name.seat}; nobody can play a second seat once the game has started.',
  'refusal.table/seat/just-gone':
    '{seat:name.seat} has only just lost the connection; wait another {seconds, plural, one {# second} other {# seconds}}.',
  'refusal.table/seat/spectators-watch': 'You are watching; only those at a seat can do this.',
  'refusal.table/seat/unknown-mind': 'There is no computer player called “{mind}”.',
  'refusal.table/seat/must-be-played': 'The game is going on, so somebody must play {seat:name.seat}.',
  'refusal.table/host/only': 'Only the host of the table can do this.',
  'refusal.table/start/already': 'The game has begun already.',
  'refusal.table/start/open-seats':
    'Nobody plays {seats:name.seat} yet: sit down, or give the seat to the computer.',
  'refusal.table/start/not-yet': 'The game is not going on.',
  'refusal.table/choice/stale': 'The game has moved on since this was asked; please look again.',
  'refusal.table/moment/not-yet': 'The game has come to move {now}; there is no move {version} yet.',
  'refusal.table/chat/off': 'There is no chat at this table.',
  'refusal.table/undo/nothing-proposed': 'There is nothing to vote on any more.',
} as const;

export type Messages = Record<keyof typeof en, string>;
