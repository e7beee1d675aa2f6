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
