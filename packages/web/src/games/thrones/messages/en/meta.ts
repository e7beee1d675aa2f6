// What the start pages say of the board game before it is loaded.

export const meta = {
  'thrones.name': 'A Game of Thrones: The Board Game',
  'thrones.short': 'Board game',
  'thrones.edition': 'Second edition, 3–6 players',
  'thrones.text':
    'Give orders in secret, bid for influence at court, and control more castles than your rivals.',
  'thrones.today': 'Play here against the computer, online or offline, or with friends.',

  'name.seat.stark': 'Stark',
  'name.seat.lannister': 'Lannister',
  'name.seat.baratheon': 'Baratheon',
  'name.seat.greyjoy': 'Greyjoy',
  'name.seat.tyrell': 'Tyrell',
  'name.seat.martell': 'Martell',
  'thrones.houses.any': 'Any house',
  'thrones.houses.none': 'Just watch',

  'thrones.options.houses': 'Houses in the game',
  'thrones.options.tides': 'Tides of Battle',
  'thrones.options.tides.note': 'Both sides of a combat draw a card of chance.',
  'thrones.options.faq': 'Official FAQ changes',
  'thrones.options.faq.note':
    'House Lannister starts with an extra Ship, and ties at the end are broken differently.',

  'thrones.play.house': 'Your house',
  'thrones.together.name': 'Name of the {house} player',
  'thrones.table.houses': '{count, plural, one {# house} other {# houses}}',
} as const;
