/** House Greyjoy: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  pillage:
    'When this unit completes a Melee Attack, it gains 1 Pillage token for each rank the attack destroyed, up to 2 in all. With 1 or more: +1 to Morale Tests. With 2: 1 extra Attack Die.',
  'reaver-axes': 'Sundering. With 2 Pillage tokens, this unit may re-roll any Attack Dice.',
  'ironborn-arrows': 'When attacking a Flank or Rear, this unit may re-roll any Attack Dice.',
  'divide-the-spoils':
    'Order, after this unit completes an attack: for each rank it destroyed, a friendly unit with Pillage in Long Range of that enemy gains 1 Pillage token.',
  bardiche: 'Vicious.',
  'reapers-fervor':
    'Before rolling Attack Dice in melee, with 2 Pillage tokens: the defender becomes Panicked, and failing the Panic Test after this attack costs it 1 extra Wound.',
  'great-hammer':
    'Critical Blow. If the defender rolls a 1 on any Defense Die, it becomes Weakened after this attack.',
  'raided-armaments': 'With 2 Pillage tokens, this unit has +1 to Defense Dice.',
  'trappers-tools':
    'Order, start of any turn: an enemy in Short Range and line of sight becomes Vulnerable or Weakened; both if this unit has 2 Pillage tokens.',
  'first-claim':
    'Each time a friendly NCU claims Wealth, one unit of Blacktyde Chosen gains 1 Pillage token. While this unit has 2 Pillage tokens, friendly units in Short Range have +1 to Morale Tests and suffer 1 Wound fewer from failed Panic Tests.',
  'great-axe': 'Sundering. With 2 Pillage tokens, the defender has another -1 to Defense Dice.',
  'the-silences-infamy':
    'While this unit has 2 Pillage tokens, enemies in Short Range have -1 to Morale Tests.',
  'drowned-gods-blessing':
    'Order, start of any turn: choose a friendly Greyjoy Infantry unit in Short Range. It restores 2 Wounds, or may re-roll any Attack Dice this turn, or enemies that attack it this turn become Vulnerable.',
  'drowned-gods-fury': 'This unit may re-roll any Attack Dice.',
  'drowned-gods-ward': 'Enemies that attack this unit become Vulnerable.',
  'drowned-gods-fanatics':
    'Innate. This unit has 3 Wounds. A failed Panic Test costs it 1 Wound at most, and it suffers only 1 Wound for every 2 unblocked Hits of any attack or effect.',
  scavenge: 'Order, after an enemy completes an attack on this unit: it gains 1 Pillage token.',
  'abundant-promises':
    'Precision. After completing a Melee Attack, you may remove any number of Pillage tokens from this unit; it restores 2 Wounds for each.',
};
