// English words of what the older editions share.

const placed =
  '{off, select, missing {That is {distance, inches}" from {of, select, zone {a Deployment Zone} other {another Objective token}}; a token must be at least {least, inches}" away.} other {The token must be entirely on the table.}}';

export const text = {
  'ask.place-tokens/place': 'Where do you place the Objective token?',
  'ask.silence-ncu/choose': 'Which enemy NCU loses its Abilities?',
  'name.objective-card.11': 'Objective card, the centre',
  'name.objective-card.12': 'Objective card A, an enemy is Vulnerable and Weakened',
  'name.objective-card.13': 'Objective card B, Sundering and Vicious at a price',
  'name.objective-card.14': 'Objective card C, an NCU without Abilities',
  'name.objective-card.15': 'Objective card, a free move',
  'text.objective-card.11':
    'Worth 1 more Victory Point. When scored: the controlling unit makes a Panic Test with -2.',
  'text.objective-card.12': 'When scored: one enemy Combat Unit may become Vulnerable and Weakened.',
  'text.objective-card.13':
    "The controlling unit's Melee Attacks have Sundering and Vicious. It suffers D3 Wounds after completing a Melee Attack.",
  'text.objective-card.14':
    'When claimed: choose an enemy NCU. It has no Abilities while you control this Objective.',
  'text.objective-card.15':
    'When scored: one friendly unit within Long Range of the controlling unit may make a free Maneuver or Retreat.',
  'name.mission.13': 'Mission, the same Condition',
  'text.mission.13':
    'End of the round: 2 Victory Points if 3 or more enemy units have the same Condition token.',
  'refusal.battle/mode-a-game-of-thrones/tokens': placed,
  'refusal.battle/mode-the-winds-of-winter/tokens': placed,
} as const;
