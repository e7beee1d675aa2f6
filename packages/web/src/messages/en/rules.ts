// The rules ledger inside the client.

export const rules = {
  'rules.title': 'The rules',
  'rules.lead': 'Every rule in our own words, under the name the game uses for it.',
  'rules.ledgers': 'Ledgers',
  'rules.ledger.thrones': 'A Game of Thrones: The Board Game',
  'rules.ledger.battle': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'rules.ledger.kernel': 'Shared by all games',
  'rules.search': 'Search the rules',
  'rules.contents': 'Contents',
  'rules.found': '{count, plural, =0 {No matching rules.} one {# rule} other {# rules}}',
  'rules.link': 'Link to this rule',
  'rules.loading': 'Loading the rules…',
  'rules.failed': "The rules couldn't be loaded. Check your connection and try again.",
  'rules.again': 'Try again',
  'rules.missing': 'There is no rule called {rule}.',
} as const;
