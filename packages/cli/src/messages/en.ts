/** The words of a chronicle that belong to no game. */
export const en = {
  'chronicle.game': 'Game {number} of {games} (seed {seed})',
  'chronicle.private': '{line} (Only {to:name.seat} may see this.)',
  'chronicle.undo': '{seat:name.seat} takes back {count, plural, one {# choice} other {# choices}}.',
  'chronicle.withdraw': '{seat:name.seat} takes back a secret answer.',
  'chronicle.outcome': 'Won by {winners:name.seat}, by the rule {rule}.',
  'chronicle.no-winner': 'Nobody wins, by the rule {rule}.',
  'chronicle.not-over': 'The game is not over: it waits for {waiting:name.seat}.',
} as const;

export type Messages = Record<keyof typeof en, string>;
