// The stage of the board game: a battle as it is told, the reveal of the orders, the coronation.

export const stage = {
  'thrones.stage.title': 'Battle for {area:name.area}',
  'thrones.stage.strength': 'Total strength: {strength}',
  'thrones.stage.won': 'You win by {by}.',
  'thrones.stage.lost': 'You lose by {by}.',
  'thrones.stage.won.by': 'You win by {by}: the biggest difference was {what} (+{most}).',
  'thrones.stage.lost.by': 'You lose by {by}: the biggest difference was {what} (+{most}).',
  'thrones.stage.won.tie': "You win the tie: you're higher on the Fiefdoms track than {loser:name.house}.",
  'thrones.stage.lost.tie': 'You lose the tie: {house:name.house} is higher on the Fiefdoms track.',
  'thrones.stage.by.units': 'the stronger army',
  'thrones.stage.by.order': 'the order',
  'thrones.stage.by.support': 'support',
  'thrones.stage.by.garrison': 'the garrison',
  'thrones.stage.by.ability': 'the card ability',
  'thrones.stage.by.blade': 'the Valyrian Steel Blade',
  'thrones.stage.by.tides': 'the Tides of Battle card',
  'thrones.stage.by.rest': 'the card effects',
  'thrones.stage.blows':
    '{house:name.house} strikes with {swords, plural, one {# sword} other {# swords}} against {fortifications, plural, =0 {no fortifications} one {# fortification} other {# fortifications}}.',
  'thrones.stage.orders': 'All orders are revealed',
  'thrones.stage.close': 'Continue',
  'thrones.stage.more': '{states, plural, one {One more move follows} other {# more moves follow}}.',
  'thrones.stage.more.asks':
    "{states, plural, one {One more move follows} other {# more moves follow}}, then it's your turn.",
} as const;
