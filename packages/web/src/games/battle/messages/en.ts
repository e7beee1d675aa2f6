// What the start page says of the miniatures game.

export const en = {
  'battle.name': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'battle.edition': 'Season 6 rules',
  'battle.text':
    'Lead regiments across a four-foot battlefield, with Tactics cards in hand and intrigue behind the lines.',
  'battle.today': 'Playable from the command line today. The battlefield in the browser comes later.',
} as const;
