/** Shared abilities: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  cavalry:
    'Innate. A model here takes 3 Wounds. When the unit activates it may Maneuver before anything else.',
  disrupt: 'Whoever is engaged with this unit has -1 to hit.',
  'hold-the-line':
    'Order, on activation: an enemy engaged with the unit takes 2 Hits and 1 for each rank the unit has left.',
  'martial-training':
    'Order, before attack dice in melee: roll any of the dice again, and the defender becomes Vulnerable.',
  'abilities-lost': 'All Abilities but the Innate are gone for now.',
};
