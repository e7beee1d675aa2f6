// What the server says to a visitor in its own words.

export const en = {
  'malformed-address': "This address isn't valid.",
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This server only answers GET and HEAD requests.',
  failure: 'Something went wrong on the server. See its log for details.',
  'client-not-built':
    'The web client has not been built yet. Stop the server and run "npm start" in the project folder: it builds the client, then serves it.',
} as const;

export type Messages = Record<keyof typeof en, string>;
