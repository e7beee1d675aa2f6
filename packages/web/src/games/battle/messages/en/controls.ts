// What the miniatures game asks: the controls.

export const controls = {
  'battle.controls.confirm': 'Confirm',
  'battle.controls.sending': 'Sending…',
  'battle.controls.undo': 'Undo',
  'battle.controls.hint': 'Hint',
  'battle.controls.hinted': 'Suggested by the computer',
  'battle.controls.rule': 'Read the rule',
  'battle.controls.more': 'One more',
  'battle.controls.less': 'One less',
  'battle.controls.waiting': 'Waiting for',
  'battle.controls.on-table': 'Choose on the battlefield or here.',
  'battle.controls.several':
    '{min, select, 0 {Choose up to {max}: {count} chosen.} other {Choose {min} to {max}: {count} chosen.}}',
  'battle.controls.several.none': 'None',
  'battle.controls.places': 'Choose one of these places on the battlefield or here.',
} as const;
