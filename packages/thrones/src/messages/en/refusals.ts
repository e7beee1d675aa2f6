// Why a choice is refused (`refusal.RULE`, with the facts of the refusal) and how the game was won (`outcome.RULE`).

export const refusals = {
  'refusal.thrones/orders/each-token-once':
    'You have only {count, plural, one {# token} other {# tokens}} of the {order:name.order} order.',
  'refusal.thrones/planning/star-limit':
    "Your place on the King's Court track allows {limit, plural, =0 {no special orders} one {# special order} other {# special orders}}; you placed {stars}.",
  'refusal.thrones/planning/too-few-place-all':
    'You have too few order tokens for all your areas, so you must place all {eligible} you can; you placed {placed}.',
  'refusal.thrones/planning/forbidden-orders':
    'A Westeros card forbids {order:name.order} orders this round.',
  'refusal.thrones/influence/raven-swap':
    'The Messenger Raven replaces one of your orders with a different one that you may place.',

  'refusal.thrones/raid/adjacent-only':
    "{target:name.area} isn't adjacent to {from:name.area}; a Raid order only reaches adjacent areas.",
  'refusal.thrones/raid/enemy-orders-only':
    'No other House has an order in {target:name.area} that you could raid.',
  'refusal.thrones/raid/targets':
    'There is no Support, Raid or Consolidate Power order in {target:name.area} to raid.',
  'refusal.thrones/raid/land-never-raids-sea':
    "{from:name.area} is a land area and {target:name.area} a sea area: land can't raid the sea.",
  'refusal.thrones/ports/raided-from-sea-only':
    '{target:name.area} can only be raided from its adjacent sea area, not from {from:name.area}.',
  'refusal.thrones/ports/raid-sea-only':
    '{from:name.area} can only raid its adjacent sea area, not {target:name.area}.',
  'refusal.thrones/special-orders/raid-star':
    'Only a special Raid order can remove the Defense order in {target:name.area}.',

  'refusal.thrones/planning/every-area-with-units':
    'Every area with your units needs an order. Still without one: {areas:name.area}.',
  'refusal.thrones/planning/only-where-units-are':
    'You have no units in {area:name.area} to give an order to.',

  'refusal.thrones/march/adjacent-only':
    "Your units can't reach {area:name.area}: it isn't adjacent to {from:name.area}, and your Ships don't connect the two.",
  'refusal.thrones/march/land-units-stay-ashore':
    "Land units can't march into {area:name.area}: it isn't a land area.",
  'refusal.thrones/march/ships-stay-afloat': "Ships can't move into {area:name.area}: it's a land area.",
  'refusal.thrones/neutral-forces/impassable': '{area:name.area} is closed to every House in this game.',
  'refusal.thrones/ports/no-entry':
    'To move into {area:name.area}, you must control the land area it belongs to.',
  'refusal.thrones/retreat/routed-cannot-march':
    "The routed units in {area:name.area} can't march this round.",
  'refusal.thrones/march/one-combat':
    "A march can start only one combat, but you'd have to fight in each of these areas: {areas:name.area}.",
  'refusal.thrones/march/supply-limit':
    'This march would put your armies over your supply limit (supply {supply}).',
  'refusal.thrones/ports/three-ships-only': 'A port holds at most three Ships.',
  'refusal.thrones/neutral-forces/strong-enough':
    "Even with all possible support you'd have strength {strength} in {area:name.area}; you need {needed} against its neutral force.",
  'refusal.thrones/neutral-forces/support': 'No one can support the neutral force in {area:name.area}.',
  'refusal.thrones/support/never-against-yourself':
    "You're part of the combat in {area:name.area}: your units can support your own side or neither.",

  'refusal.thrones/house-cards/must-play':
    "{card:name.house-card} isn't in your hand. You must play a card from your hand.",
  'refusal.thrones/house-card/tyrion-lannister':
    '{card:name.house-card} was just returned to your hand; you must play a different card.',
  'refusal.thrones/house-card/robb-stark':
    "Robb Stark can't choose {area:name.area}: it must be a legal retreat that costs the fewest units.",
  'refusal.thrones/house-card/cersei-lannister':
    "Cersei Lannister can't remove an order in {area:name.area}: it must be the loser's and not part of this combat.",
  'refusal.thrones/house-card/mace-tyrell': 'Mace Tyrell can only destroy a Footman fighting against him.',
  'refusal.thrones/house-card/patchface': "{card:name.house-card} isn't in your opponent's hand.",
  'refusal.thrones/house-card/queen-of-thorns':
    "The Queen of Thorns can't remove an order in {area:name.area}: it must be your opponent's, adjacent to the combat, and not the March order that started it.",
  'refusal.thrones/house-card/renly-baratheon':
    'Renly Baratheon can only upgrade one of your Footmen that fought or gave support.',

  'refusal.thrones/casualties/not-routed-units':
    "Routed units can't be taken as casualties. Choose another unit than this {unit:name.unit}.",
  'refusal.thrones/retreat/never-where-attack-came-from':
    "You can't retreat to {area:name.area}: the attack came from there.",
  'refusal.thrones/retreat/land-units-stay-ashore': "Land units can't retreat to {area:name.area}.",
  'refusal.thrones/retreat/ships-stay-afloat': "Ships can't retreat to {area:name.area}.",
  'refusal.thrones/retreat/empty-or-friendly':
    "You can't retreat to {area:name.area}. Choose an area that is empty or yours and that you can reach from there, by Ship Transport if need be.",
  'refusal.thrones/retreat/supply-limit':
    "Your supply can't support all these units in {area:name.area}; elsewhere you'd lose none.",

  'refusal.thrones/special-orders/consolidate-star':
    "You can only muster with a special Consolidate Power order; {area:name.area} doesn't have one.",
  'refusal.thrones/special-orders/muster-needs-castle':
    '{area:name.area} has no Castle or Stronghold to muster from.',
  'refusal.thrones/ports/no-muster-order': "You can't muster with an order in a port ({area:name.area}).",

  'refusal.thrones/mustering/castles-and-strongholds': 'You have no mustering points in {area:name.area}.',
  'refusal.thrones/mustering/points':
    'This costs {cost, plural, one {# point} other {# points}}; {area:name.area} has {points} left.',
  'refusal.thrones/mustering/ships-at-sea-or-in-port':
    'Ships mustered from {area:name.area} go to its port or to an adjacent sea area.',
  'refusal.thrones/mustering/no-ships-among-enemies':
    "You can't muster Ships in {where:name.area}: {house:name.house} has Ships there.",
  'refusal.thrones/mustering/available-units':
    'All your units of this type are already on the board: {unit:name.unit}.',
  'refusal.thrones/mustering/supply-limit':
    'Another unit in {area:name.area} would put your armies over your supply limit.',
  'refusal.thrones/mustering/upgrade':
    'You have no Footman in {area:name.area} to upgrade to a {unit:name.unit}.',
  'refusal.thrones/mustering/own-area-only':
    "Mustering points must be spent where they come from; you can't spend any in {area:name.area}.",
  'refusal.thrones/mustering/land-units-on-land':
    "Land units can't be mustered in {area:name.area}: it isn't a land area.",

  'refusal.thrones/supply/reconcile':
    'The supply limit only counts armies. Destroy a unit that shares its area with others.',
  'refusal.thrones/ports/capture-limits':
    "You can't place {ships, plural, one {# Ship} other {# Ships}}: no more than were captured, than you have available, or than your supply allows.",

  'refusal.thrones/clash-of-kings/bid-limit': "You can't bid {bid}: you have {power} power.",
  'refusal.thrones/clash-of-kings/highest-first':
    "Place {place} goes to the highest remaining bidder, which {house:name.house} isn't.",

  'refusal.thrones/wildlings/secret-bids': "You can't bid {bid}: you have {power} power.",
  'refusal.thrones/wildlings/ties': "{house:name.house} isn't one of the tied Houses: {tied:name.house}.",
  'refusal.thrones/wildling-card/a-king-beyond-the-wall':
    "Choose the Fiefdoms or the King's Court track, not the {track:name.track}.",
  'refusal.thrones/wildling-card/the-horde-descends':
    'You must lose both units at one of your Castles or Strongholds that has two.',
  'refusal.thrones/ruling/best-track':
    '{house:name.house} is higher on another track than on the {track:name.track}.',

  'outcome.thrones/winning/seven-at-once': 'A seventh Castle or Stronghold decides the game.',
  'outcome.thrones/winning/after-round-ten': 'Most Castles and Strongholds after the last round.',
  'outcome.thrones/winning/tie-land-areas': 'The tie goes to the House with the most land areas.',
  'outcome.thrones/winning/tie-strongholds': 'The tie goes to the House with the most Strongholds.',
  'outcome.thrones/winning/tie-supply': 'The tie goes to the House with the highest supply.',
  'outcome.thrones/winning/tie-power': 'The tie goes to the House with the most available power.',
  'outcome.thrones/winning/tie-iron-throne': 'The tie goes to the House highest on the Iron Throne track.',
} as const;
