/** What a table says when it refuses something. */
export const en = {
  'refusal.table/seat/unknown': 'There is no seat called “{seat}” at this table.',
  'refusal.table/seat/dealt': 'Seats are dealt at random at this table. Ask for any seat.',
  'refusal.table/draft/not-now': 'There is no draft in progress.',
  'refusal.table/draft/not-your-turn': 'It is the turn of {seat:name.seat} to pick.',
  'refusal.table/draft/picked': '{seat:name.seat} has already been picked.',
  'name.seat.place-1': 'Place 1',
  'name.seat.place-2': 'Place 2',
  'name.seat.place-3': 'Place 3',
  'name.seat.place-4': 'Place 4',
  'name.seat.place-5': 'Place 5',
  'name.seat.place-6': 'Place 6',
  'name.seat.place-7': 'Place 7',
  'name.seat.place-8': 'Place 8',
  'refusal.table/seat/none-open': 'No seat is open at this table.',
  'refusal.table/seat/over': 'The game is over, so no one can join it.',
  'refusal.table/seat/taken': '{seat:name.seat} is already taken.',
  'refusal.table/seat/not-offered':
    'The computer plays {seat:name.seat}. The host must offer the seat before anyone can take it.',
  'refusal.table/seat/one-each':
    'You play {holds:name.seat}. No one can take a second seat once the game has started.',
  'refusal.table/seat/just-gone':
    '{seat:name.seat} has only just lost connection. Wait another {seconds, plural, one {# second} other {# seconds}}.',
  'refusal.table/seat/has-time':
    "Players of this game don't have to stay connected. Someone else can play for {seat:name.seat} only after they run out of time twice in a row (so far {missed}).",
  'refusal.table/seat/owner-decides':
    'Only the player of {seat:name.seat} can change which computer player stands in for them.',
  'refusal.table/seat/rated-mind':
    "This game is rated, so you can't change the computer player of {seat:name.seat} during the game.",
  'refusal.table/seat/is-there': 'The player of {seat:name.seat} is connected.',
  'refusal.table/seat/not-played': 'No one plays {seat:name.seat} who could be replaced.',
  'refusal.table/seat/name-taken':
    'Someone at this table is already called {name}. Please choose another name.',
  'refusal.table/seat/spectators-watch': "You're a spectator; only players can do this.",
  'refusal.table/seat/unknown-mind': 'There is no computer player called “{mind}”.',
  'refusal.table/seat/must-be-played': 'The game is in progress, so someone must play {seat:name.seat}.',
  'refusal.table/host/only': 'Only the host can do this.',
  'refusal.table/start/already': 'The game has already started.',
  'refusal.table/start/open-seats':
    'These seats are still open: {seats:name.seat}. Fill them with players or the computer.',
  'refusal.table/start/not-yet': "The game isn't in progress.",
  'refusal.table/chat/too-fast': 'You are writing too fast. Please wait a moment.',
  'refusal.table/choice/stale': 'The game has moved on since you were asked. Please look again.',
  'refusal.table/moment/not-yet': 'The game is at move {now}; there is no move {version} yet.',
  'refusal.table/moment/undone': 'Move {version} was undone together with too many others to be shown.',
  'refusal.table/chat/off': 'Chat is turned off at this table.',
  'refusal.table/undo/too-many': 'This game has been undone too many times. Play on before you undo again.',
  'refusal.table/undo/no-time-out':
    '{seat:name.seat} has played on since the clock ran out, so there is no time-out to undo.',
  'refusal.table/vote/nothing-proposed': "There's nothing left to vote on.",
  'refusal.table/vote/no-one-else':
    'Another player must agree before strangers can take {seat:name.seat}, and there is no other player. The computer can play instead.',
  'refusal.table/pause/paused': 'The game is paused.',
  'refusal.table/pause/not-paused': "The game isn't paused.",
  'refusal.table/pause/kept':
    'The others can still answer. You can resume without them in {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
  'refusal.table/pause/absent':
    '{seats:name.seat} would lose time now. Wait until they are back, or let the computer play for them.',
} as const;

export type Messages = Record<keyof typeof en, string>;
