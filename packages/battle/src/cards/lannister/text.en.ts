/** House Lannister: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  halberd: 'Sundering.',
  'marauders-blades':
    'Vicious. Against an enemy with no more ranks left than this unit, also +1 to hit and Critical Blow.',
  'brutal-armaments':
    'Vicious. Panic after this attack costs the defender a Wound more for every rank it has lost.',
  precision: 'Melee Attacks of this unit have Precision.',
  'unstoppable-wrath': 'Melee Attacks of this unit deal 2 Wounds more.',
  'the-mountains-strength': 'Melee Attacks of this unit have Sundering and deal 2 Wounds more.',
  'affiliation-house-clegane': 'Innate. The unit belongs to House Clegane.',
  stalwart: 'Morale Tests are rolled at +2.',
  indomitable: 'Innate. Weakened never sticks to this unit.',
  'intimidating-presence':
    'Whoever is engaged with this unit has -1 to Morale Tests and loses 1 Wound more to panic.',
  'prey-on-fear': 'When an enemy engaged with this unit fails a Panic Test, the unit gets back 2 Wounds.',
  counterstrike: 'Every die that misses in a Melee Attack on this unit is a Hit on the attacker.',
  'uncontrolled-rage':
    'On activation, if there is someone to charge, take a Morale Test; failed, the unit charges the nearest of them as though it had rolled a 6.',
  'lannister-supremacy':
    'Order, after an attack on the unit: the attacker makes a Panic Test, with -1 to the roll and 1 more Wound on failure for each rank this unit has left.',
  'set-for-charge':
    'Order, when charged in front or flank and engaged with nobody else: the unit attacks the charger first.',
  'no-friendly-cards': 'Its own side cannot target it with Tactics cards.',
  'tactical-mastermind':
    'Your hand is one card larger, at the start, at its limit and when you refill it. Once in the game, as an opponent plays a Tactics card, you may play a Counterplot out of your deck or discard pile.',
  'playing-the-game':
    'Begins with 2 Order tokens. On claiming a zone, spend one to take from your deck or discard pile: Hear Me Roar! if you hold the Crown, Subjugation of Power if you hold Wealth.',
  'intrigue-and-subterfuge':
    'When an enemy NCU activates: it has no Abilities for the rest of the round. Holding Wealth: an enemy unit becomes Weakened.',
  'a-lannister-pays-his-debts':
    'Start of any turn: attach to a friendly unit for the game. It gets a token whenever a friendly Infantry or Cavalry unit falls. With a token its Melee Attacks are Vicious and, while you hold the Crown, at +1 to hit.',
  'hear-me-roar':
    'Before an enemy rolls a Morale Test: -1, and -1 more for each rank it has lost. Failing costs it a Wound, on top of panic if it is a Panic Test.',
  bribery:
    "When your NCU claims a zone: in place of the zone's effect attach this to an enemy unit. It attacks with its lowest number of dice and tests Morale at -1, until it passes such a test or Wealth is used on it.",
  counterplot:
    'When an opponent plays a Tactics card: on a 3 or more that card does nothing. Holding Crown or Wealth a 2 is enough; holding both, no roll is needed.',
  'fealty-to-the-crown':
    'When an enemy fails a Panic Test: a friend within Long Range of it gets back as many Wounds as it lost to the panic, up to 3. Holding the Crown: 1 Wound more lost and regained.',
  'subjugation-of-power':
    'When an enemy unit activates: it takes a Panic Test, at -1 for each of Crown and Wealth that you hold. Failing, it has no Abilities this turn and its own side cannot target it with Tactics cards.',
  'kingslayers-renown':
    "After a friend within Long Range of Jaime's unit rolls a Morale Test: it passes. Jaime's own unit gets back 2 Wounds as well. Or, at the start of any turn: draw a card.",
  'kingslayers-prowess':
    "Before attack dice in a Melee Attack of Jaime's unit: the highest number of dice, misses may be rolled again, and the defender becomes Vulnerable. Or, at the start of any turn: draw a card.",
  'kingslayers-infamy':
    "When an enemy within Long Range of Jaime's unit activates: it becomes Panicked, then takes a Panic Test; failing, it becomes Weakened. Or, at the start of any turn: draw a card.",
  'overrun-lannister':
    'When a friend Surges Forth: a Charge or a March takes its place. House Clegane may roll the Charge distance again.',
  'assault-orders-lannister':
    "When your NCU claims a zone: in place of the zone's effect a friendly unit makes a Melee Attack with its lowest number of dice. House Clegane may charge so instead.",
  'price-of-failure':
    'Before attack dice in a friendly Melee Attack: every die hits. If the defender still stands when the attack is over, the attacker becomes Panicked and Vulnerable.',
};
