/** House Stark: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  'winters-bite':
    'Critical Blow. From the first lost rank on, +1 to hit; with two lost ranks any attack dice may be rolled again.',
  'tooth-and-claw': 'Sundering.',
  direwolf: 'Innate. It takes 4 Wounds. When it activates it may Maneuver before anything else.',
  'affiliation-house-umber': 'Innate. The unit belongs to House Umber.',
  'enhanced-mobility': 'Speed is 1 higher, and a March may begin with a pivot.',
  'berserkers-fervor': 'Innate. Every lost rank adds 1 to Defense dice and to Morale Tests.',
  'stand-your-ground':
    'Engaged with a single enemy, the unit grants that enemy no bonus for charging, flank or rear in melee.',
  ambush:
    'A Charge that strikes home in a flank or the rear leaves the enemy Panicked, Vulnerable and Weakened.',
  'furious-charge': 'A Charge that strikes home leaves the enemy Vulnerable.',
  'go-down-fighting': 'For every rank this unit loses, an enemy engaged with it loses 1 Wound.',
  regroup: 'After a Retreat the unit gets back 2 Wounds and 1 for every lost rank.',
  'to-the-last':
    'Innate. Begins with 2 tokens. When the unit would be destroyed, spend one for a Morale Test; passed, it stays with 1 Wound.',
  'tactical-reposition': 'Order, at the start of an enemy turn: a friend within Short Range shifts up to 3".',
  incite: 'Order, before attack dice in melee: the attack is Vicious and uses its highest number of dice.',
  overrun: 'Order, when Surging Forth: a Charge or a March takes its place.',
  'reckless-heroism':
    'Order, on declaring a Charge: the unit loses D3 Wounds and its Charge die counts as a 6.',
  'swift-retreat': 'Order, after a Melee Attack on the unit: it Retreats.',
  'no-friendly-orders-or-cards': 'Its own side cannot target it with Orders or Tactics cards.',
  'highest-die-value': 'It attacks with its highest number of dice.',
  'family-duty-honor':
    'Influence. The unit sheds a Condition token and, for the round, attacks with its highest number of dice.',
  'repeating-the-words':
    'Once in the game, on activation, take a card from your discard pile into your hand. The same may replace the effect of any zone she claims.',
  'winters-might':
    'Before attack dice in a friendly Melee Attack: Sundering. With one rank left, any dice may be rolled again. Holding Combat: the highest number of dice.',
  'northern-ferocity':
    'Before attack dice in a friendly Melee Attack: Vicious. With one rank left, panic costs the defender 2 Wounds more. Holding Combat: the defender becomes Panicked.',
  'devastating-impact':
    'After a friend rolls its Charge die: if it strikes home, the enemy becomes Panicked and Vulnerable. Holding Maneuver: the die may be rolled again.',
  'the-north-remembers':
    'Start of any turn: attach to a friendly unit for the game. It gets a token whenever a friendly Infantry or Cavalry unit falls. With a token the unit attacks with its highest number of dice and, while you hold Combat, at +1 to hit.',
  'winter-is-coming':
    "When a friend's Charge strikes home, choose: the enemy's own Orders and Tactics cards cannot target it this turn, or the attack uses its highest number of dice. Holding Maneuver: both.",
  'swift-reposition':
    'Start of any turn: a friendly unit shifts up to 2". Holding Maneuver: it makes a Maneuver of up to 3" instead.',
  'assault-orders-stark':
    "When your NCU claims a zone: in place of the zone's effect a friendly unit makes a Melee Attack with its lowest number of dice. On Combat it may charge so instead.",
  'sudden-retreat':
    "After an enemy's Melee Attack: the defender Retreats. Robb's unit may roll the distance again.",
  'superior-positioning':
    "When an enemy declares a Charge on a front: it is Disorderly on 3 or less, or 5 or less against Robb's unit, and then leaves the enemy Vulnerable.",
  'hit-and-run':
    "After a friendly Melee Attack: the attacker Retreats. Enemies that Robb's unit gets away from become Weakened.",
  'berserker-tactics':
    'Before attack dice in a friendly Melee Attack: Critical Blow, or Sundering, or the highest number of dice, or any dice rolled again. Each further one of these costs the unit a Wound.',
  'lash-out':
    "After an enemy's Melee Attack that the defender survives: the attacker loses 2 Wounds for each rank the defender has lost. If the defender is of House Umber, the attacker becomes Panicked too.",
  'last-stand':
    'When a friendly unit is destroyed: before it is removed it makes a Melee Attack with its highest number of dice. House Umber may roll any dice again.',
};
