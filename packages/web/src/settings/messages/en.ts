// The words of the settings page; those of the pace are also said at a table.

export const en = {
  'settings.title': 'Settings',
  'settings.text': 'Changes apply immediately and are saved in this browser.',
  'settings.name.note': 'Shown to other players at online tables.',
  'settings.theme': 'Theme',
  'settings.theme.system': 'Match device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.pace': 'Animation speed',
  'settings.pace.note': 'How long each step by other players is shown. The game itself never waits for it.',
  'settings.thinking': 'Computer thinking time',
  'settings.thinking.quick': 'Short',
  'settings.thinking.usual': 'Usual',
  'settings.thinking.long': 'Long',
  'settings.thinking.note':
    'At most {seconds, plural, one {# second} other {# seconds}} for a choice in games on this device, usually far less. With more time, the Hand considers more on a slow device.',
  'settings.one-press': 'One-press answers',
  'settings.one-press.note':
    'Pressing an option answers immediately, without a confirm button. Orders, bids and marches are always confirmed.',
  'settings.remarks': 'Remarks of computer players',
  'settings.remarks.note': 'A short line at telling moments, beside their seat and in the chronicle.',
  'settings.sounds': 'Sounds',
  'settings.vibrate': 'Vibrate when it is your turn',
  'settings.quiet': 'Quiet hours',
  'settings.quiet.note':
    'No sounds, vibration or notifications. You are notified afterwards if it is still your turn.',
  'settings.quiet.from': 'From',
  'settings.quiet.to': 'To',
} as const;
