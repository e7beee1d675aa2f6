// Learning by doing: the page of the lessons, and the frame around one.

export const en = {
  'learn.title': 'Learn to play',
  'learn.courses': 'Games',
  'learn.list': 'Lessons',
  'learn.done': 'Done',
  'learn.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'learn.begin': 'Start',
  'learn.repeat': 'Play again',
  'learn.note': 'Your progress is saved in this browser.',

  'learn.lesson': 'Lesson {number}',
  'learn.lesson.called': 'Lesson {number}: {title}',
  'learn.teacher': 'The maester',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.hurry': 'Continue',
  'learn.turn': 'Your turn',
  'learn.progress': 'Step {step} of {steps}',
  'learn.restart': 'Start over',
  'learn.skip': 'Skip this lesson',
  'learn.leave': 'Back to the lessons',

  'learn.mistake.find': 'Not quite: look for the area that stands out on the map.',
  'learn.mistake.lay': "That isn't the order I named. Choose the area again and place the other one.",
  'learn.puzzle': 'Puzzle of the day',
  'learn.puzzle.text':
    'One march, one Castle, no way to stop you: a new position from a played game each day.',
  'learn.over': 'Lesson {number} is done!',
  'learn.over.all': 'You know the game. The best way to get better is to play.',
  'learn.next-lesson': 'Next: {title}',
  'learn.play': 'Play a game now',

  'refusal.learn/another-way':
    "That's allowed, but for now let's try what the maester suggests. ✦ shows you.",
} as const;
