// What the maester says in a first game.

export const coach = {
  'thrones.coach.ask': 'Have you played this board game before?',
  'thrones.coach.ask.note': "If not, I'll stay beside you in this game and say a word when it helps.",
  'thrones.coach.yes': 'Yes, I know it',
  'thrones.coach.no': 'No, help me',
  'thrones.coach.off': 'No more advice',
  'thrones.coach.name': 'The maester',

  'thrones.coach.orders.first':
    'Every area with your units gets one order, in secret. Start with a March: it is how you take new Castles, and Castles win the game.',
  'thrones.coach.orders.next': 'A new round, new orders. Where is a Castle that nobody guards?',
  'thrones.coach.orders.march': 'So far nobody moves. Give one of your armies a March order.',
  'thrones.coach.orders.more':
    '{left, plural, one {One area still needs} other {# areas still need}} an order. Consolidate Power earns power where nothing else is to be done.',
  'thrones.coach.orders.no-march':
    'You can give these, but without a March order you take nothing this round.',
  'thrones.coach.orders.done': 'All areas have an order. Give them, and everyone reveals theirs together.',
  'thrones.coach.mistake.consolidate-at-sea':
    'Ships earn no power at sea, so Consolidate Power does nothing in {area:name.area}. Try Support or Raid there.',
  'thrones.coach.mistake.raid-nobody':
    'No enemy stands next to {area:name.area}, so a Raid from there finds nothing to remove.',
  'thrones.coach.mistake.defense-unthreatened':
    'No enemy can reach {area:name.area} this round: a Defense order would stand there for nothing.',
  'thrones.coach.mistake.support-nobody':
    'Nobody will fight next to {area:name.area}, so a Support order helps no one there.',

  'thrones.coach.raven':
    'The Messenger Raven lets you change one order after seeing everyone else’s. You need not.',
  'thrones.coach.raid':
    'A Raid removes an enemy Support, Raid or Consolidate Power order in an adjacent area.',
  'thrones.coach.choose-march':
    'Houses take turns, one March order each. A march that others could still spoil is best made first.',
  'thrones.coach.march.where':
    'Choose where the units from {area:name.area} go: on the map, or from the list. You can split them.',
  'thrones.coach.march.fight':
    '{house:name.house} defends {area:name.area}. Compare the two sums: House cards are added to both, and ties go to the House higher on the Fiefdoms track.',
  'thrones.coach.march.castle':
    '{area:name.area} has a Castle or Stronghold: that brings you closer to seven.',
  'thrones.coach.march.open':
    'Nobody is in the way. Areas with barrels feed your armies, crowns bring power.',
  'thrones.coach.token': 'A power token keeps the area yours while no units are there. It costs 1 power.',
  'thrones.coach.support':
    'Your adjacent units may add their strength to either side. A House you help may remember it.',
  'thrones.coach.card':
    'Both sides choose in secret. Strength counts, then swords kill and towers protect. A played card comes back when your hand is empty.',
  'thrones.coach.blade': 'The Valyrian Steel Blade adds 1, once a round. Use it where it turns the battle.',
  'thrones.coach.casualties': 'Footmen are the cheapest to lose.',
  'thrones.coach.consolidate': 'You gain 1 power, and 1 more for each crown in the area.',
  'thrones.coach.bid': 'Every bid is spent, even a losing one. A high place pays all game long.',
  'thrones.coach.wildlings':
    'All bid together against the wildlings. The highest bidder is rewarded if the Wall holds; the lowest suffers most if it falls.',
  'thrones.coach.muster': 'Castles muster 1 point, Strongholds 2. A Footman or a Ship costs 1, a Knight 2.',
  'thrones.coach.supply': 'Barrels in your areas decide how large your armies may be.',
  'thrones.coach.westeros': 'You hold the token, so you choose what the card does to everyone.',
} as const;
