// The rules ledger inside the client.

export const rules = {
  'rules.title': 'The rules',
  'rules.lead': 'Every rule in our own words, under the name by which the game refers to it.',
  'rules.ledgers': 'Ledgers',
  'rules.ledger.thrones': 'A Game of Thrones: The Board Game',
  'rules.ledger.battle': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'rules.ledger.kernel': 'What all games share',
  'rules.search': 'Search the rules',
  'rules.contents': 'Contents',
  'rules.found': '{count, plural, =0 {No rule says that.} one {# rule} other {# rules}}',
  'rules.link': 'Link to this rule',
  'rules.loading': 'Fetching the rules…',
  'rules.failed': 'The rules could not be fetched. Check the connection and try again.',
  'rules.again': 'Try again',
  'rules.missing': 'There is no rule called {rule}.',
} as const;
