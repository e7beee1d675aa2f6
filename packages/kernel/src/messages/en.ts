/** What the kernel's own refusals say. Games add their own catalogues. */
export const en = {
  'refusal.kernel/choice/shape': 'This answer has the wrong form: {expected} was expected.',
  'refusal.kernel/choice/not-offered': '“{choice}” is not among the {offered} choices offered here.',
  'refusal.kernel/choice/out-of-range': '{choice} is not between {min} and {max}.',
  'refusal.kernel/choice/twice': '“{choice}” was chosen twice.',
  'refusal.kernel/choice/how-many': '{chosen} were chosen; it must be {min} to {max}.',
  'refusal.kernel/choice/unknown-slot': 'There is no place called “{slot}” to fill here.',
  'refusal.kernel/choice/slot-missing': '“{slot}” still needs a value.',
  'refusal.kernel/choice/not-asked': 'It is not for {seat} to decide now; we wait for {waiting}.',
  'refusal.kernel/choice/game-over': 'The game is over.',
  'refusal.kernel/undo/revealed':
    'Something was rolled or shown since; the others must agree to take this back.',
  'refusal.kernel/undo/nothing-left': 'There are only {played} choices to take back.',
  'refusal.kernel/undo/no-answer-pending': '{seat} has no answer waiting that could be taken back.',
  'event.roll': '{name}: {values}',
} as const;

export type Messages = Record<keyof typeof en, string>;
