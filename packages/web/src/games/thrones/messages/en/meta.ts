// What the start pages say of the board game before it is loaded.

export const meta = {
  'start.learn.text': 'Play your first round, step by step: orders, raids, marches and combat.',
  'thrones.name': 'A Game of Thrones: The Board Game',
  'thrones.edition': 'Second edition, 3–6 houses',
  'thrones.text':
    'Give your orders in secret, bid for power at court, and hold more castles than your rivals in the end.',
  'thrones.today':
    'Play it here: against the computer, with or without a connection, or with friends online.',

  'name.seat.stark': 'Stark',
  'name.seat.lannister': 'Lannister',
  'name.seat.baratheon': 'Baratheon',
  'name.seat.greyjoy': 'Greyjoy',
  'name.seat.tyrell': 'Tyrell',
  'name.seat.martell': 'Martell',
  'houses.any': 'Any house',
  'houses.none': 'I only watch',

  'options.houses': 'Houses in the game',
  'options.tides': 'Tides of Battle',
  'options.tides.note': 'Both sides of a combat draw a card of fortune.',
  'options.faq': 'Changes of the official FAQ',
  'options.faq.note':
    'House Lannister begins with one more ship, and ties at the end are broken differently.',

  'play.house': 'Your house',
  'together.name': 'Name of the player of {house:name.seat}',
  'host.mine': 'Your house',
  'table.houses': '{count, plural, one {# house} other {# houses}}',
} as const;
