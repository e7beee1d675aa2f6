// The story of a finished game, of any game.

export const en = {
  'story.title': 'The story of the game',
  'story.running': 'The story is told when the game is over: it reveals every secret.',
  'story.nothing': 'Open a journal first.',
  'story.replay': 'Replay',
  'story.share': 'Pictures to share',
  'story.share.about': 'Both are made on this device.',
  'story.share.picture': 'Save the picture',
  'story.share.film': 'Save the animated picture',
  'story.share.making': 'Painting…',
  'story.share.failed': 'This browser cannot make the picture.',
  'story.share.size': '{size} kB',
  'story.share.shown': 'The game round by round',
} as const;
