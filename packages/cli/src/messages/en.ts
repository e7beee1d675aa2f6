/** The words of chronicles and army lists that belong to no game. */
export const en = {
  'chronicle.game': 'Game {number} of {games} (seed {seed})',
  'chronicle.private': '{line} (Only {to:name.seat} may see this.)',
  'chronicle.undo': '{seat:name.seat} takes back {count, plural, one {# choice} other {# choices}}.',
  'chronicle.withdraw': '{seat:name.seat} takes back a secret answer.',
  'chronicle.outcome': 'Won by {winners:name.seat}, by the rule {rule}.',
  'chronicle.no-winner': 'Nobody wins, by the rule {rule}.',
  'list.head': 'An army of {faction:name.faction}',
  'list.head-named': '{name}, an army of {faction:name.faction}',
  'list.commander': ' (Commander)',
  'list.sum': '{total} of {points} points, besides {spent} of {extra} extra points for attachments.',
  'list.legal': 'The list is legal.',
  'list.problems': '{count, plural, one {# problem} other {# problems}}:',
  'list.nearest': 'The nearest is {nearest}.',
  'chronicle.not-over': 'The game is not over: it waits for {waiting:name.seat}.',
} as const;

export type Messages = Record<keyof typeof en, string>;
