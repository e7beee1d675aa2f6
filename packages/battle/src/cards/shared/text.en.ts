/** Shared abilities: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  cavalry: 'Innate. Each model has 3 Wounds. When this unit activates, it may first make a free Maneuver.',
  disrupt: 'Enemies Engaged with this unit have -1 to hit.',
  'hold-the-line':
    "Order, when this unit activates: an enemy Engaged with it suffers 2 Hits, plus 1 for each of this unit's remaining ranks.",
  'martial-training':
    'Order, before rolling Attack Dice in melee: it may re-roll any of the dice, and the defender becomes Vulnerable.',
  'abilities-lost': 'All its Abilities except Innate ones are lost for now.',
};
