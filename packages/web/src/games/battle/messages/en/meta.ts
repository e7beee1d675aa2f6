// What the start pages say of the miniatures game before it is loaded.

export const meta = {
  'battle.name': 'A Song of Ice & Fire: Tabletop Miniatures Game',
  'battle.short': 'Miniatures game',
  'battle.edition': 'Season 6 rules, and those of 2021 and 2018; 2–4 players',
  'battle.text':
    'Lead regiments across a four-foot battlefield, with Tactics cards in hand and intrigue behind the lines.',
  'battle.today': 'Play here against the computer, online or offline, or with friends.',

  'battle.play.title': 'Fight a battle',
  'battle.play.text': 'The miniatures game against the computer, with ready armies.',
  'battle.setup.mine': 'Your army',
  'battle.setup.any': 'Any army',
  'battle.setup.none': 'Just watch',
  'battle.setup.person': 'Name of the player of {house}',
  'battle.edition.season-6': 'Season 6',
  'battle.edition.2021': '2021',
  'battle.edition.2018': '2018',
  'battle.table.armies': '{count, plural, one {# army} other {# armies}}',
  'battle.table.points': '{points} points',

  'battle.mode.a-game-of-thrones': 'A Game of Thrones',
  'battle.mode.a-clash-of-kings': 'A Clash of Kings',
  'battle.mode.a-storm-of-swords': 'A Storm of Swords',
  'battle.mode.a-feast-for-crows': 'A Feast for Crows',
  'battle.mode.a-dance-with-dragons': 'A Dance with Dragons',
  'battle.mode.the-winds-of-winter': 'The Winds of Winter',
  'battle.mode.honed-and-ready': 'Honed and Ready',
  'battle.mode.fire-and-blood': 'Fire & Blood',
  'battle.mode.here-we-stand': 'Here We Stand',
  'battle.mode.dark-wings-dark-words': 'Dark Wings, Dark Words',
  'battle.mode.banners-and-butchery': 'Banners & Butchery',

  'name.seat.one': 'Player one',
  'name.seat.two': 'Player two',
  'name.seat.three': 'Player three',
  'name.seat.four': 'Player four',
} as const;
