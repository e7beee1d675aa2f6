/** What is said about lists from other programs. */
export const en = {
  'lists.format.json': 'Maester JSON',
  'lists.format.link': 'Maester link',
  'lists.format.ids': 'Tabletop Simulator id string',
  'lists.format.war-council': 'War Council export',
  'lists.format.asoiaf-stats': 'asoiaf-stats text',
  'lists.format.asoiaf-fr': 'builder.asoiaf.fr text',
  'lists.format.text': 'plain text',
  'lists.problem.empty': 'There is no text to read.',
  'lists.problem.too-long': 'The text has {length} characters. The limit for a list is {longest}.',
  'lists.problem.binary': "This isn't text. Paste the list itself, or open a file with it.",
  'lists.problem.bad-json': "The JSON can't be read as a list: {reason}",
  'lists.problem.bad-link': 'The link is incomplete or damaged. Copy it again.',
  'lists.problem.newer-link': 'The link is from a newer version of Maester. Reload the page, then try again.',
  'lists.problem.bad-base64': 'The code is incomplete or damaged. Copy it again.',
  'lists.problem.bad-war-council': 'The code is readable, but there is no army list in it.',
  'lists.problem.too-many': 'There are too many cards in it. The limit for a list is {most}.',
  'lists.problem.no-units': 'The list has no Combat Unit.',
  'lists.problem.large-file': 'The file is too large for a list.',
  'lists.problem.no-detector':
    "This browser can't read codes from pictures. Scan it with your camera and paste the link.",
  'lists.problem.no-code': 'There is no readable QR code in this picture.',
  'lists.problem.not-a-list': "This doesn't look like an army list.",
  'lists.question.unknown': 'Which card is “{written}”?',
  'lists.question.ambiguous': 'Which version of “{written}” is it?',
  'lists.question.faction': 'Which faction is the army of?',
  'lists.question.commander': 'Who is the Commander?',
  'lists.suggestion': '{name} ({faction:name.faction}, {kind:name.card-kind})',
  'lists.question.leave-out': 'Leave “{written}” out',
} as const;

export type Messages = Record<keyof typeof en, string>;
