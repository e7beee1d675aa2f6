/** The words of chronicles and army lists that belong to no game. */
export const en = {
  'chronicle.game': 'Game {number} of {games} (seed {seed})',
  'chronicle.private': '{line} (Shown only to {to:name.seat}.)',
  'chronicle.undo': '{seat:name.seat} undoes {count, plural, one {# choice} other {# choices}}.',
  'chronicle.withdraw': '{seat:name.seat} withdraws a secret answer.',
  'chronicle.outcome': '{winners:name.seat} won, by rule {rule}.',
  'chronicle.no-winner': 'No winner, by rule {rule}.',
  'list.edition': 'Edition: {edition:name.edition}',
  'list.head': '{faction:name.faction} army',
  'list.head-named': '{name} ({faction:name.faction} army)',
  'list.commander': ' (Commander)',
  'list.sum': '{total} of {points} points, plus {spent} of {extra} extra points for attachments.',
  'list.legal': 'The list is legal.',
  'list.problems': '{count, plural, one {# problem} other {# problems}}:',
  'list.questions': '{file} leaves {count, plural, one {# question} other {# questions}} open:',
  'list.read-as': 'Read as {format:lists.format}.',
  'list.guessed': '“{written}” was read as {card}.',
  'list.nearest': 'Did you mean {nearest}?',
  'chronicle.not-over': "The game isn't over: waiting for {waiting:name.seat}.",
} as const;

export type Messages = Record<keyof typeof en, string>;
