// What the server says to a visitor in its own words.

export const en = {
  'malformed-address': "This address isn't valid.",
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This server only answers GET and HEAD requests.',
  failure: 'Something went wrong on the server. See its log for details.',
  'client-not-built':
    'The web client has not been built yet. Stop the server and run "npm start" in the project folder: it builds the client, then serves it.',
} as const;

/** What a link says of itself where people send it to each other. */
export const links = {
  'game.thrones': 'A Game of Thrones: The Board Game',
  'game.battle': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'game.other': 'A game',
  'table.gathering': 'Join the game: {open} of {seats} seats are open.',
  'table.gathering.full': 'All {seats} seats are taken. Watch the game.',
  'table.playing': 'A game in progress. Watch it live.',
  'table.playing.round': 'A game in progress, round {round}. Watch it live.',
  'table.over': 'The game is over. Watch the replay.',
  'table.over.round': 'The game ended in round {round}. Watch the replay.',
  shared: 'A game to replay, move by move, and to play on from any moment.',
  'shared.round': 'Round {round} of a game to replay, move by move, and to play on from any moment.',
  open: 'Open',
} as const;

/** What a device says when it calls someone back. */
export const callWords = {
  thrones: 'A Game of Thrones: The Board Game',
  battle: 'A Song of Ice & Fire: Tabletop Miniatures Game',
  turn: "It's your turn.",
  'turn.round': "It's your turn in round {round}.",
  over: 'The game is over.',
  'over.round': 'The game ended in round {round}.',
} as const;

export type CallWords = Record<keyof typeof callWords, string>;
export type Messages = Record<keyof typeof en, string>;
export type LinkMessages = Record<keyof typeof links, string>;
