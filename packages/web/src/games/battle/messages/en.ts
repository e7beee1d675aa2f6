// What the start page says of the miniatures game.

export const en = {
  'battle.name': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'battle.edition': 'Season 6 rules',
  'battle.text':
    'Lead regiments across a four-foot field, with tactics cards in hand and intrigue behind the lines.',
  'battle.today':
    'The rules are in code and play from the command line; the battlefield in the browser comes later.',
} as const;
