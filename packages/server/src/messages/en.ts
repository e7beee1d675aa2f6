// What the server says to a visitor in its own words.

export const en = {
  'malformed-address': 'This address cannot be read.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This server answers GET and HEAD only.',
  failure: 'Something went wrong on the server. Its log says what.',
  'client-not-built':
    'The web client has not been built yet. Stop the server and run "npm start" in the project folder: it builds the client, then serves it.',
} as const;

export type Messages = Record<keyof typeof en, string>;
