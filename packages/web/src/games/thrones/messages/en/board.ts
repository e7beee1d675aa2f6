// The map of the board game.

export const board = {
  'thrones.board.map': 'Map of Westeros',
  'thrones.board.help':
    'Arrow keys move between areas. Enter or Space chooses an area, I shows its details, N jumps to the next area you can choose. Plus and minus zoom, 0 shows the whole map.',
  'thrones.board.tools': 'Map view',
  'thrones.board.zoom-in': 'Zoom in',
  'thrones.board.zoom-out': 'Zoom out',
  'thrones.board.whole': 'Whole map',
  'thrones.board.width': 'Fit to width',
  'thrones.board.follow': 'Follow the action',
  'thrones.board.close': 'Close',
  'thrones.board.between': '; ',

  'thrones.board.kind.land': 'Land',
  'thrones.board.kind.sea': 'Sea',
  'thrones.board.kind.port': 'Port',
  'thrones.board.neighbours': '{n, plural, one {# neighbour} other {# neighbours}}',
  'thrones.board.muster-points': '{n, plural, one {# mustering point} other {# mustering points}}',
  'thrones.board.supply-icons': '{n, plural, one {# supply} other {# supply}}',
  'thrones.board.power-icons': '{n, plural, one {# power} other {# power}}',

  'thrones.board.choosable': 'can be chosen',
  'thrones.board.not-choosable': "can't be chosen now",
  'thrones.board.chosen': 'chosen',
  'thrones.board.held-by': 'Controlled by {house:name.house}',
  'thrones.board.held-by-nobody': 'Not controlled by anyone',
  'thrones.board.units': '{units:count.unit}',
  'thrones.board.routed': 'routed: {units:count.unit}',
  'thrones.board.so-many-routed': '{n} routed: no strength',
  'thrones.board.strength': 'strength {strength}',
  'thrones.board.strength-each': 'strength {strength} each',
  'thrones.board.strength-of-engine':
    'strength {against} against Castles and Strongholds, otherwise {strength}',
  'thrones.board.garrison': 'Garrison of strength {strength}',
  'thrones.board.neutral': 'Neutral force: {strength} strength needed to defeat it',
  'thrones.board.impassable': 'Closed in this game',
  'thrones.board.power-token': '{house:name.house} power token',
  'thrones.board.order': 'Order: {order:name.order}',
  'thrones.board.order-draft': 'Order planned: {order:name.order}',
  'thrones.board.order-hidden': 'An order, face down',
} as const;
