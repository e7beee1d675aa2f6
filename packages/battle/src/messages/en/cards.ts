/** What cards, abilities and zones do, in our own words. */
export const cards = {
  'text.keyword.critical-blow': 'Each attack die that rolls a 6 counts as an extra Hit.',
  'text.keyword.precision': "Each attack die that rolls a 6 causes a Wound outright; it can't be blocked.",
  'text.keyword.sundering': 'Defense dice against this attack roll at -1.',
  'text.keyword.vicious': 'The Panic Test after this attack rolls at -2.',

  'text.condition.panicked':
    'After this unit rolls a Morale Test, an enemy may expend the token to make it re-roll any of the dice.',
  'text.condition.vulnerable':
    'After this unit rolls Defense dice, an enemy may expend the token to make it re-roll any of them.',
  'text.condition.weakened':
    'After this unit rolls attack dice, an enemy may expend the token to make it re-roll any of them.',

  'text.zone.crown': 'One enemy makes a Panic Test at -1.',
  'text.zone.wealth': 'One unit restores up to 3 Wounds and loses one Condition token.',
  'text.zone.tactics': 'Draw 2 Tactics cards and give an enemy a Condition token of your choice.',
  'text.zone.combat': 'One of your units may make a free Attack action.',
  'text.zone.maneuver': 'One of your units may make a free Maneuver or Retreat action.',
  'text.zone.house-of-the-undying': 'An opponent discards a Tactics card at random.',
  'text.zone.water-gardens':
    "An opponent must activate a Combat Unit on their next turn, if they can. While you Control this zone, opponents don't count as Controlling any zone for Abilities and Tactics cards.",

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
    'When scored: a friendly unit within Long Range of the controlling unit restores 1 Wound, plus 1 for each of its destroyed ranks.',
  'text.objective-card.2':
    'When scored: a friendly unit within Long Range of the controlling unit may shift 3".',
  'text.objective-card.3':
    'When scored: an enemy within Long Range of the controlling unit becomes Panicked.',
  'text.objective-card.4':
    'When scored: an enemy within Long Range of the controlling unit becomes Vulnerable.',
  'text.objective-card.5': 'While you control it, your hand limit is 1 higher.',
  'text.objective-card.6': "The controlling unit's Melee Attacks have Sundering.",
  'text.objective-card.7': "The controlling unit's Melee Attacks have Vicious.",
  'text.objective-card.8': "The controlling unit's Melee Attacks have Precision.",
  'text.objective-card.9': "Before the controlling unit's Melee Attacks, the defender becomes Weakened.",
  'text.objective-card.10': 'The controlling unit attacks with its highest Attack Die Value.',

  'text.siege-card.attacker-1': 'Start of any turn: remove one terrain piece.',
  'text.siege-card.attacker-2':
    'Start of a round: enemy attachments and NCUs lose their Abilities until the round ends.',
  'text.siege-card.attacker-3':
    'Start of a round: until it ends, friendly units may re-roll Charge dice and have +1 to hit.',
  'text.siege-card.attacker-4':
    'Start of a round: choose a Condition; every enemy unit on the table gains its token.',
  'text.siege-card.attacker-5':
    'Start of a round: until it ends, each enemy unit makes a Morale Test when it activates and becomes Panicked if it fails.',
  'text.siege-card.attacker-6': 'Start of any turn: a Castle Wall suffers 2 Wounds.',
  'text.siege-card.defender-1': "Start of any turn: a Castle Wall that isn't destroyed restores 2 Wounds.",
  'text.siege-card.defender-2': "Start of any turn: the walls' Arrows have Sundering until the round ends.",
  'text.siege-card.defender-3':
    'Start of any turn: a unit in Reserve may arrive this round, no matter how early.',
  'text.siege-card.defender-4':
    'Start of any turn: every enemy within Short Range of a Castle Wall suffers D3 Hits.',
  'text.siege-card.defender-5':
    'Start of any turn: every friendly unit within Short Range of a Castle Wall restores 2 Wounds.',
  'text.siege-card.defender-6':
    'When an enemy Charges a Castle Wall: the Charge is Disorderly, whatever the roll.',

  'text.mission.1': 'End of the round: 2 Victory Points for controlling the centre objective.',
  'text.mission.2': '1 Victory Point each time an enemy NCU claims Combat or Maneuver.',
  'text.mission.3': '1 Victory Point each time an enemy NCU claims Combat or Tactics.',
  'text.mission.4': '1 Victory Point if your opponent is the first to claim a zone this round.',
  'text.mission.5': '2 Victory Points for destroying the enemy Commander, or 3 if yours was destroyed first.',
  'text.mission.6':
    'End of the round: 2 Victory Points, once, for an unengaged unit in an enemy Deployment Zone.',
  'text.mission.7':
    'End of the round: 1 Victory Point, up to 2, for each enemy Engaged with a unit of yours that has more remaining ranks.',
  'text.mission.8':
    'End of the round: expend 2 Condition tokens on an enemy for 1 Victory Point; you may do so with up to 2 enemies.',
  'text.mission.9':
    'Once this round, when an enemy destroys one of your units, place 2 Victory Points on it; you score them when it is destroyed.',
  'text.mission.10':
    "End of the round: 1 Victory Point for each objective you control in your opponent's half.",
  'text.mission.11': 'When revealed: if you have fewer Victory Points, score 1 and become First Player.',
  'text.mission.12': 'End of the round: 1 Victory Point for each objective you control.',
} as const;
