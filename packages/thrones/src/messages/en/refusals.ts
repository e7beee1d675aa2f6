// Why a choice is refused (`refusal.RULE`, with the facts of the refusal) and how the game was won (`outcome.RULE`).

export const refusals = {
  'refusal.thrones/orders/each-token-once':
    'You have only {count, plural, one {# token} other {# tokens}} of this order: {order:name.order}.',
  'refusal.thrones/planning/star-limit':
    "Your place on the King's Court track allows {limit, plural, =0 {no special order} one {# special order} other {# special orders}}, not {stars}.",
  'refusal.thrones/planning/too-few-place-all':
    'You have too few orders for all your areas, so you must place all {eligible} that you may; you placed {placed}.',
  'refusal.thrones/planning/forbidden-orders':
    'A Westeros card forbids this order for the round: {order:name.order}.',
  'refusal.thrones/influence/raven-swap':
    'The raven replaces one of your orders by a different one that you may place.',

  'refusal.thrones/raid/adjacent-only':
    '{target:name.area} is not next to {from:name.area}; raids reach no further than next door.',
  'refusal.thrones/raid/enemy-orders-only':
    'No other House has an order in {target:name.area} that could be raided.',
  'refusal.thrones/raid/targets':
    'In {target:name.area} there is no Support, Raid or Consolidate Power order to raid.',
  'refusal.thrones/raid/land-never-raids-sea':
    '{from:name.area} is land and {target:name.area} is sea: land never raids the sea.',
  'refusal.thrones/ports/raided-from-sea-only':
    '{target:name.area} can only be raided from the sea it opens to, not from {from:name.area}.',
  'refusal.thrones/ports/raid-sea-only':
    '{from:name.area} can only raid the sea it opens to, not {target:name.area}.',
  'refusal.thrones/special-orders/raid-star':
    'Only a Special Raid can remove the Defense order in {target:name.area}.',

  'refusal.thrones/planning/every-area-with-units':
    'Every area with units of yours needs an order, and these have none yet: {areas:name.area}.',
  'refusal.thrones/planning/only-where-units-are':
    'You have no unit in {area:name.area} that could be given an order.',

  'refusal.thrones/march/adjacent-only':
    '{area:name.area} is out of reach: not next to {from:name.area}, nor joined to it by Ships of yours.',
  'refusal.thrones/march/land-units-stay-ashore':
    'Land units never march to {area:name.area}: it is no land.',
  'refusal.thrones/march/ships-stay-afloat': 'Ships cannot go ashore in {area:name.area}.',
  'refusal.thrones/neutral-forces/impassable': 'Nobody may ever enter {area:name.area}.',
  'refusal.thrones/ports/no-entry': 'Only whoever controls its land may sail into {area:name.area}.',
  'refusal.thrones/retreat/routed-cannot-march':
    'The routed units in {area:name.area} cannot march before the round is over.',
  'refusal.thrones/march/one-combat':
    'One march can start only one fight, but these areas must all be fought for: {areas:name.area}.',
  'refusal.thrones/march/supply-limit':
    'After this march your armies would be more than supply {supply} can feed.',
  'refusal.thrones/ports/three-ships-only': 'A port holds three Ships and no more.',
  'refusal.thrones/neutral-forces/strong-enough':
    'Even with all support you would have strength {strength} in {area:name.area}; its neutral force needs {needed}.',
  'refusal.thrones/neutral-forces/support': 'Nobody can support the neutral force in {area:name.area}.',
  'refusal.thrones/support/never-against-yourself':
    'You fight in {area:name.area} yourself: your units support your own side or nobody.',

  'refusal.thrones/house-cards/must-play':
    '{card:name.house-card} is not in your hand, and a card from your hand must be played.',
  'refusal.thrones/house-card/tyrion-lannister':
    '{card:name.house-card} was just sent back: another card must take its place.',
  'refusal.thrones/house-card/robb-stark':
    'Robb Stark picks among the areas where the beaten units may go and fewest are lost: not {area:name.area}.',
  'refusal.thrones/house-card/cersei-lannister':
    "Cersei Lannister cannot remove an order in {area:name.area}: it must be one of the loser's that has no part in this combat.",
  'refusal.thrones/house-card/mace-tyrell':
    'Mace Tyrell kills a Footman that fights against him, nothing else.',
  'refusal.thrones/house-card/patchface': "{card:name.house-card} is not in your opponent's hand.",
  'refusal.thrones/house-card/queen-of-thorns':
    "The Queen of Thorns cannot remove an order in {area:name.area}: it must be your opponent's, next to the battle, and not the March that began it.",
  'refusal.thrones/house-card/renly-baratheon':
    'Renly Baratheon has no Footman of yours to promote there: only one that fought or gave support.',

  'refusal.thrones/casualties/not-routed-units':
    'Casualties are units that fought; this one lies routed: {unit:name.unit}.',
  'refusal.thrones/retreat/never-where-attack-came-from':
    'The attack came from {area:name.area}; nobody retreats there.',
  'refusal.thrones/retreat/land-units-stay-ashore': 'Land units cannot retreat to {area:name.area}.',
  'refusal.thrones/retreat/ships-stay-afloat': 'Ships cannot retreat to {area:name.area}.',
  'refusal.thrones/retreat/empty-or-friendly':
    'You retreat next door, or over your Ships, to an area that is empty or yours: not to {area:name.area}.',
  'refusal.thrones/retreat/supply-limit':
    'Your supply cannot feed all these units in {area:name.area}, and elsewhere none would be lost.',

  'refusal.thrones/special-orders/consolidate-star':
    'Only a Special Consolidate Power order lets you muster, and there is none in {area:name.area}.',
  'refusal.thrones/special-orders/muster-needs-castle':
    'There is neither Castle nor Stronghold to muster at in {area:name.area}.',
  'refusal.thrones/ports/no-muster-order': 'An order in a port cannot be used to muster: {area:name.area}.',

  'refusal.thrones/mustering/castles-and-strongholds':
    'You have no mustering points to spend in {area:name.area}.',
  'refusal.thrones/mustering/points':
    'This costs {cost, plural, one {# point} other {# points}}, and {area:name.area} has {points} left.',
  'refusal.thrones/mustering/ships-at-sea-or-in-port':
    'Ships mustered in {area:name.area} go into its port or a sea next to it.',
  'refusal.thrones/mustering/no-ships-among-enemies':
    'Ships of {house:name.house} lie in {where:name.area}; none of yours can be mustered there.',
  'refusal.thrones/mustering/available-units':
    'All your units of this kind are on the board: {unit:name.unit}.',
  'refusal.thrones/mustering/supply-limit':
    'With one more unit in {area:name.area}, your armies would be more than your supply can feed.',
  'refusal.thrones/mustering/upgrade':
    'No Footman of yours in {area:name.area} can become a {unit:name.unit}.',
  'refusal.thrones/mustering/own-area-only':
    'Points are spent where they are given; none can be spent in {area:name.area}.',
  'refusal.thrones/mustering/land-units-on-land':
    'Land units are mustered on land, never in {area:name.area}.',

  'refusal.thrones/supply/reconcile': 'Supply is for armies: give up a unit that stands with others.',
  'refusal.thrones/ports/capture-limits':
    '{ships, plural, one {# Ship is} other {# Ships are}} more than were there, than you have left, or than your supply can feed.',

  'refusal.thrones/clash-of-kings/bid-limit': 'You cannot bid {bid}: you have {power} power.',
  'refusal.thrones/clash-of-kings/highest-first':
    'Place {place} goes to one of those who bid the most among the rest; {house:name.house} did not.',

  'refusal.thrones/wildlings/secret-bids': 'You cannot bid {bid}: you have {power} power.',
  'refusal.thrones/wildlings/ties':
    '{house:name.house} is not among those whose bids are equal: {tied:name.house}.',
  'refusal.thrones/wildling-card/a-king-beyond-the-wall':
    "You choose between the Fiefdoms and the King's Court, not this track: {track:name.track}.",
  'refusal.thrones/wildling-card/the-horde-descends':
    'Both units must be lost at one Castle or Stronghold of yours that has two.',
  'refusal.thrones/ruling/best-track':
    '{house:name.house} stands higher on another track than on this one: {track:name.track}.',

  'outcome.thrones/winning/seven-at-once': 'Seven Castles and Strongholds are in one hand.',
  'outcome.thrones/winning/after-round-ten':
    'After the last round, nobody holds as many Castles and Strongholds.',
  'outcome.thrones/winning/tie-land-areas':
    'Others hold as many Castles and Strongholds, but nobody among them as many lands.',
  'outcome.thrones/winning/tie-strongholds':
    'Others hold as many Castles and Strongholds, but nobody among them as many Strongholds.',
  'outcome.thrones/winning/tie-supply': 'The tie goes to the House with the most supply.',
  'outcome.thrones/winning/tie-power': 'The tie goes to the House with the most available power.',
  'outcome.thrones/winning/tie-iron-throne': 'The tie goes to the House highest on the Iron Throne track.',
} as const;
