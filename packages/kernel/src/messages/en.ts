/** What the kernel's own refusals say. Games add their own catalogues. */
export const en = {
  'refusal.kernel/choice/shape': 'This answer has the wrong form; expected {expected}.',
  'refusal.kernel/choice/not-offered': "“{choice}” isn't one of the {offered} choices offered here.",
  'refusal.kernel/choice/out-of-range': "{choice} isn't between {min} and {max}.",
  'refusal.kernel/choice/twice': '“{choice}” was chosen twice.',
  'refusal.kernel/choice/how-many': 'You chose {chosen}; choose {min} to {max}.',
  'refusal.kernel/choice/unknown-slot': 'There is nothing called “{slot}” to fill here.',
  'refusal.kernel/choice/slot-missing': '“{slot}” still needs a value.',
  'refusal.kernel/choice/not-asked': "It's not {seat}'s turn. Waiting for {waiting}.",
  'refusal.kernel/choice/game-over': 'The game is over.',
  'refusal.kernel/undo/revealed':
    'Dice or cards have been revealed since, so the other players must agree to this undo.',
  'refusal.kernel/undo/nothing-left':
    'There {played, plural, =0 {is nothing to undo} one {is only # choice to undo} other {are only # choices to undo}}.',
  'refusal.kernel/undo/no-answer-pending': '{seat} has no secret answer to withdraw.',
  'event.roll': '{name:name.roll}: {values}',
} as const;

export type Messages = Record<keyof typeof en, string>;
