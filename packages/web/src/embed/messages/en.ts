// The words of a game on somebody else's page.

export const en = {
  'embed.open': 'Open in Maester',
  'embed.live': 'Live',
  'embed.nothing': 'There is no game at this address.',
} as const;
