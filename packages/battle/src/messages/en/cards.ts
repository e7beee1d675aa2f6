/** What cards, abilities and zones do, in our own words. */
export const cards = {
  'text.keyword.critical-blow': 'Every 6 among the attack dice is one more Hit.',
  'text.keyword.precision': 'Every 6 among the attack dice wounds outright; no Defense die can stop it.',
  'text.keyword.sundering': 'Defense dice against the attack count one less.',
  'text.keyword.vicious': 'The Panic Test after the attack is rolled at -2.',

  'text.condition.panicked':
    'After this unit rolls a Morale Test, its enemy may spend the token to have any of the dice rolled again.',
  'text.condition.vulnerable':
    'After this unit rolls Defense dice, its enemy may spend the token to have any of them rolled again.',
  'text.condition.weakened':
    'After this unit rolls attack dice, its enemy may spend the token to have any of them rolled again.',

  'text.zone.crown': 'One enemy takes a Panic Test at -1.',
  'text.zone.wealth': 'One unit gets back up to 3 Wounds and sheds one Condition token.',
  'text.zone.tactics': 'Draw two Tactics cards and put a Condition token of your choice on an enemy.',
  'text.zone.combat': 'One of your units may make a free Attack.',
  'text.zone.maneuver': 'One of your units may make a free Maneuver or Retreat.',
  'text.zone.house-of-the-undying': 'An opponent discards a Tactics card at random.',
  'text.zone.water-gardens':
    'An opponent must activate a Combat Unit in the next turn, if there is one. While you hold it, opponents hold no zone as far as Abilities and Tactics cards go.',

  'text.ability.winters-bite':
    'Critical Blow. From the first lost rank on, +1 to hit; with two lost ranks any attack dice may be rolled again.',
  'text.ability.tooth-and-claw': 'Sundering.',
  'text.ability.halberd': 'Sundering.',
  'text.ability.marauders-blades':
    'Vicious. Against an enemy with no more ranks left than this unit, also +1 to hit and Critical Blow.',
  'text.ability.brutal-armaments':
    'Vicious. Panic after this attack costs the defender a Wound more for every rank it has lost.',
  'text.ability.precision': 'Melee Attacks of this unit have Precision.',
  'text.ability.unstoppable-wrath': 'Melee Attacks of this unit deal 2 Wounds more.',
  'text.ability.the-mountains-strength': 'Melee Attacks of this unit have Sundering and deal 2 Wounds more.',
  'text.ability.cavalry':
    'Innate. A model here takes 3 Wounds. When the unit activates it may Maneuver before anything else.',
  'text.ability.direwolf':
    'Innate. It takes 4 Wounds. When it activates it may Maneuver before anything else.',
  'text.ability.affiliation-house-umber': 'Innate. The unit belongs to House Umber.',
  'text.ability.affiliation-house-clegane': 'Innate. The unit belongs to House Clegane.',
  'text.ability.enhanced-mobility': 'Speed is 1 higher, and a March may begin with a pivot.',
  'text.ability.stalwart': 'Morale Tests are rolled at +2.',
  'text.ability.indomitable': 'Innate. Weakened never sticks to this unit.',
  'text.ability.berserkers-fervor': 'Innate. Every lost rank adds 1 to Defense dice and to Morale Tests.',
  'text.ability.disrupt': 'Whoever is engaged with this unit has -1 to hit.',
  'text.ability.intimidating-presence':
    'Whoever is engaged with this unit has -1 to Morale Tests and loses 1 Wound more to panic.',
  'text.ability.stand-your-ground':
    'Engaged with a single enemy, the unit grants that enemy no bonus for charging, flank or rear in melee.',
  'text.ability.ambush':
    'A Charge that strikes home in a flank or the rear leaves the enemy Panicked, Vulnerable and Weakened.',
  'text.ability.furious-charge': 'A Charge that strikes home leaves the enemy Vulnerable.',
  'text.ability.go-down-fighting': 'For every rank this unit loses, an enemy engaged with it loses 1 Wound.',
  'text.ability.prey-on-fear':
    'When an enemy engaged with this unit fails a Panic Test, the unit gets back 2 Wounds.',
  'text.ability.counterstrike':
    'Every die that misses in a Melee Attack on this unit is a Hit on the attacker.',
  'text.ability.regroup': 'After a Retreat the unit gets back 2 Wounds and 1 for every lost rank.',
  'text.ability.to-the-last':
    'Innate. Begins with 2 tokens. When the unit would be destroyed, spend one for a Morale Test; passed, it stays with 1 Wound.',
  'text.ability.uncontrolled-rage':
    'On activation, if there is someone to charge, take a Morale Test; failed, the unit charges the nearest of them as though it had rolled a 6.',
  'text.ability.tactical-reposition':
    'Order, at the start of an enemy turn: a friend within Short Range shifts up to 3".',
  'text.ability.hold-the-line':
    'Order, on activation: an enemy engaged with the unit takes 2 Hits and 1 for each rank the unit has left.',
  'text.ability.incite':
    'Order, before attack dice in melee: the attack is Vicious and uses its highest number of dice.',
  'text.ability.martial-training':
    'Order, before attack dice in melee: roll any of the dice again, and the defender becomes Vulnerable.',
  'text.ability.overrun': 'Order, when Surging Forth: a Charge or a March takes its place.',
  'text.ability.reckless-heroism':
    'Order, on declaring a Charge: the unit loses D3 Wounds and its Charge die counts as a 6.',
  'text.ability.swift-retreat': 'Order, after a Melee Attack on the unit: it Retreats.',
  'text.ability.lannister-supremacy':
    'Order, after an attack on the unit: the attacker takes a Panic Test, with -1 to the roll and 1 Wound more on failure for each rank the unit has left.',
  'text.ability.set-for-charge':
    'Order, when charged in front or flank and engaged with nobody else: the unit attacks the charger first.',
  'text.ability.abilities-lost': 'All Abilities but the Innate are gone for now.',
  'text.ability.no-friendly-cards': 'Its own side cannot target it with Tactics cards.',
  'text.ability.no-friendly-orders-or-cards': 'Its own side cannot target it with Orders or Tactics cards.',
  'text.ability.highest-die-value': 'It attacks with its highest number of dice.',
  'text.ability.the-north-remembers':
    'Once a friendly Infantry or Cavalry unit has fallen it attacks with its highest number of dice, and at +1 to hit while its player holds Combat.',
  'text.ability.a-lannister-pays-his-debts':
    'Once a friendly Infantry or Cavalry unit has fallen its Melee Attacks are Vicious, and at +1 to hit while its player holds the Crown.',
  'text.ability.bribery':
    'It attacks with its lowest number of dice and tests Morale at -1, until it passes such a test or Wealth is used on it.',
  'text.ability.devastating-impact': 'The enemy it successfully charges becomes Panicked and Vulnerable.',
  'text.ability.family-duty-honor':
    'Influence. The unit sheds a Condition token and, for the round, attacks with its highest number of dice.',
  'text.ability.repeating-the-words':
    'Once in the game, on activation, take a card from your discard pile into your hand. The same may replace the effect of any zone she claims.',
  'text.ability.tactical-mastermind':
    'Your hand is one card larger, at the start, at its limit and when you refill it. Once in the game, as an opponent plays a Tactics card, you may play a Counterplot out of your deck or discard pile.',
  'text.ability.playing-the-game':
    'Begins with 2 Order tokens. On claiming a zone, spend one to take from your deck or discard pile: Hear Me Roar! if you hold the Crown, Subjugation of Power if you hold Wealth.',

  'text.card.winters-might':
    'Before attack dice in a friendly Melee Attack: Sundering. With one rank left, any dice may be rolled again. Holding Combat: the highest number of dice.',
  'text.card.northern-ferocity':
    'Before attack dice in a friendly Melee Attack: Vicious. With one rank left, panic costs the defender 2 Wounds more. Holding Combat: the defender becomes Panicked.',
  'text.card.devastating-impact':
    'After a friend rolls its Charge die: if it strikes home, the enemy becomes Panicked and Vulnerable. Holding Maneuver: the die may be rolled again.',
  'text.card.the-north-remembers':
    'Start of any turn: attach to a friendly unit for the game. It gets a token whenever a friendly Infantry or Cavalry unit falls. With a token the unit attacks with its highest number of dice and, while you hold Combat, at +1 to hit.',
  'text.card.winter-is-coming':
    "When a friend's Charge strikes home, choose: the enemy's own Orders and Tactics cards cannot target it this turn, or the attack uses its highest number of dice. Holding Maneuver: both.",
  'text.card.swift-reposition':
    'Start of any turn: a friendly unit shifts up to 2". Holding Maneuver: it makes a Maneuver of up to 3" instead.',
  'text.card.assault-orders-stark':
    "When your NCU claims a zone: in place of the zone's effect a friendly unit makes a Melee Attack with its lowest number of dice. On Combat it may charge so instead.",
  'text.card.sudden-retreat':
    "After an enemy's Melee Attack: the defender Retreats. Robb's unit may roll the distance again.",
  'text.card.superior-positioning':
    "When an enemy declares a Charge on a front: it is Disorderly on 3 or less, or 5 or less against Robb's unit, and then leaves the enemy Vulnerable.",
  'text.card.hit-and-run':
    "After a friendly Melee Attack: the attacker Retreats. Enemies that Robb's unit gets away from become Weakened.",
  'text.card.berserker-tactics':
    'Before attack dice in a friendly Melee Attack: Critical Blow, or Sundering, or the highest number of dice, or any dice rolled again. Each further one of these costs the unit a Wound.',
  'text.card.lash-out':
    "After an enemy's Melee Attack that the defender survives: the attacker loses 2 Wounds for each rank the defender has lost. If the defender is of House Umber, the attacker becomes Panicked too.",
  'text.card.last-stand':
    'When a friendly unit is destroyed: before it is removed it makes a Melee Attack with its highest number of dice. House Umber may roll any dice again.',
  'text.card.intrigue-and-subterfuge':
    'When an enemy NCU activates: it has no Abilities for the rest of the round. Holding Wealth: an enemy unit becomes Weakened.',
  'text.card.a-lannister-pays-his-debts':
    'Start of any turn: attach to a friendly unit for the game. It gets a token whenever a friendly Infantry or Cavalry unit falls. With a token its Melee Attacks are Vicious and, while you hold the Crown, at +1 to hit.',
  'text.card.hear-me-roar':
    'Before an enemy rolls a Morale Test: -1, and -1 more for each rank it has lost. Failing costs it a Wound, on top of panic if it is a Panic Test.',
  'text.card.bribery':
    "When your NCU claims a zone: in place of the zone's effect attach this to an enemy unit. It attacks with its lowest number of dice and tests Morale at -1, until it passes such a test or Wealth is used on it.",
  'text.card.counterplot':
    'When an opponent plays a Tactics card: on a 3 or more that card does nothing. Holding Crown or Wealth a 2 is enough; holding both, no roll is needed.',
  'text.card.fealty-to-the-crown':
    'When an enemy fails a Panic Test: a friend within Long Range of it gets back as many Wounds as it lost to the panic, up to 3. Holding the Crown: 1 Wound more lost and regained.',
  'text.card.subjugation-of-power':
    'When an enemy unit activates: it takes a Panic Test, at -1 for each of Crown and Wealth that you hold. Failing, it has no Abilities this turn and its own side cannot target it with Tactics cards.',
  'text.card.kingslayers-renown':
    "After a friend within Long Range of Jaime's unit rolls a Morale Test: it passes. Jaime's own unit gets back 2 Wounds as well. Or, at the start of any turn: draw a card.",
  'text.card.kingslayers-prowess':
    "Before attack dice in a Melee Attack of Jaime's unit: the highest number of dice, misses may be rolled again, and the defender becomes Vulnerable. Or, at the start of any turn: draw a card.",
  'text.card.kingslayers-infamy':
    "When an enemy within Long Range of Jaime's unit activates: it becomes Panicked, then takes a Panic Test; failing, it becomes Weakened. Or, at the start of any turn: draw a card.",
  'text.card.overrun-lannister':
    'When a friend Surges Forth: a Charge or a March takes its place. House Clegane may roll the Charge distance again.',
  'text.card.assault-orders-lannister':
    "When your NCU claims a zone: in place of the zone's effect a friendly unit makes a Melee Attack with its lowest number of dice. House Clegane may charge so instead.",
  'text.card.price-of-failure':
    'Before attack dice in a friendly Melee Attack: every die hits. If the defender still stands when the attack is over, the attacker becomes Panicked and Vulnerable.',

  'text.objective-card.1':
    'When scored: a friend within Long Range of the controlling unit gets back 1 Wound, and 1 more for each rank it has lost.',
  'text.objective-card.2':
    'When scored: a friend within Long Range of the controlling unit may shift up to 3".',
  'text.objective-card.3':
    'When scored: an enemy within Long Range of the controlling unit becomes Panicked.',
  'text.objective-card.4':
    'When scored: an enemy within Long Range of the controlling unit becomes Vulnerable.',
  'text.objective-card.5': 'While you control it, your hand is one card larger.',
  'text.objective-card.6': 'Melee Attacks of the controlling unit have Sundering.',
  'text.objective-card.7': 'Melee Attacks of the controlling unit are Vicious.',
  'text.objective-card.8': 'Melee Attacks of the controlling unit have Precision.',
  'text.objective-card.9': 'Whoever the controlling unit attacks in melee becomes Weakened first.',
  'text.objective-card.10': 'The controlling unit attacks with its highest number of dice.',

  'text.siege-card.attacker-1': 'Start of any turn: one piece of terrain is taken away.',
  'text.siege-card.attacker-2':
    'Start of a round: enemy Attachments and NCUs have no Abilities until the round ends.',
  'text.siege-card.attacker-3':
    'Start of a round: until it ends, friendly units may roll Charge dice again and have +1 to hit.',
  'text.siege-card.attacker-4':
    'Start of a round: every enemy unit on the table gets the same Condition token, of your choice.',
  'text.siege-card.attacker-5':
    'Start of a round: until it ends, every enemy unit that activates tests Morale; failing, it becomes Panicked.',
  'text.siege-card.attacker-6': 'Start of any turn: a Castle Wall loses 2 Wounds.',
  'text.siege-card.defender-1': 'Start of any turn: a Castle Wall that stands gets back 2 Wounds.',
  'text.siege-card.defender-2':
    'Start of any turn: the Arrows of the walls have Sundering until the round ends.',
  'text.siege-card.defender-3':
    'Start of any turn: a unit in reserve may arrive this round, however early it is.',
  'text.siege-card.defender-4':
    'Start of any turn: every enemy within Short Range of a Castle Wall suffers D3 Hits.',
  'text.siege-card.defender-5':
    'Start of any turn: every friendly unit within Short Range of a Castle Wall gets back 2 Wounds.',
  'text.siege-card.defender-6':
    'When an enemy charges a Castle Wall: that Charge is Disorderly, whatever it rolls.',

  'text.mission.1': 'End of the round: 2 points for the centre objective.',
  'text.mission.2': 'A point each time an enemy NCU claims Combat or Maneuver.',
  'text.mission.3': 'A point each time an enemy NCU claims Combat or Tactics.',
  'text.mission.4': 'A point if the opponent is the first to claim a zone this round.',
  'text.mission.5': '2 points for destroying the enemy Commander, 3 if yours has already fallen.',
  'text.mission.6': 'End of the round: 2 points, once, for an unengaged unit in an enemy deployment zone.',
  'text.mission.7':
    'End of the round: a point, 2 at most, for each enemy engaged with a unit of yours that has more ranks left.',
  'text.mission.8':
    'End of the round: strip enemies of 2 Condition tokens each, for a point each, 2 at most.',
  'text.mission.9':
    'Once this round, when an enemy destroys a unit of yours, put 2 points on it; they are yours when it falls.',
  'text.mission.10': "End of the round: a point for each objective you control on the opponent's half.",
  'text.mission.11': 'On revealing: if you are behind, a point, and you go first.',
  'text.mission.12': 'End of the round: a point for each objective you control.',
} as const;
