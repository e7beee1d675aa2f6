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
