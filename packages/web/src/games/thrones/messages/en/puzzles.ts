// Puzzles made from played games.

export const puzzles = {
  'thrones.puzzle': 'Puzzle',
  'thrones.puzzle.today': 'Puzzle of the day',
  'thrones.puzzle.leave': 'Back to the lessons',
  'thrones.puzzle.goal': 'You are {house:name.house}: take {area:name.area} with this march.',
  'thrones.puzzle.open': 'Your choices must hold against every card and every support of the others.',
  'thrones.puzzle.solved': 'Solved! Whatever they had done, {area:name.area} would be yours.',
  'thrones.puzzle.failed': 'Not this time: there was an answer to that. Another army, or another card?',
  'thrones.puzzle.again': 'Try again',
  'thrones.puzzle.another': 'Another puzzle',
} as const;
