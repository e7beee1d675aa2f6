// Learning by doing: the page of the lessons, and the frame around one.

export const learn = {
  'learn.title': 'Learn to play',
  'learn.list': 'Lessons',
  'learn.done': 'Done',
  'learn.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'learn.begin': 'Begin',
  'learn.repeat': 'Once more',
  'learn.note': 'What you have done is remembered in this browser.',

  'learn.lesson': 'Lesson {number}',
  'learn.lesson.called': 'Lesson {number}: {title}',
  'learn.teacher': 'The maester',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.hurry': 'Go on',
  'learn.turn': 'Your turn',
  'learn.progress': 'Step {step} of {steps}',
  'learn.restart': 'Start over',
  'learn.skip': 'Skip this lesson',
  'learn.leave': 'To the lessons',

  'learn.over': 'Lesson {number} is done!',
  'learn.over.all': 'You know the game. Now it is best learned by playing.',
  'learn.next-lesson': 'Next: {title}',
  'learn.play': 'Play a game now',

  'refusal.learn/another-way':
    'That is allowed, but here let us try what the maester suggests. ✦ shows it to you.',
} as const;
