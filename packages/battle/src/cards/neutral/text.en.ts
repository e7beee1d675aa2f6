/** Neutral cards: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  'acute-precision': "This unit's attacks have Precision.",
  'affiliation-bloody-mummers': 'Innate. This unit is also a Bloody Mummer unit.',
  'affiliation-golden-company': 'Innate. This unit is also a Golden Company unit.',
  interrogate:
    "When this unit destroys an enemy with a Melee Attack, you may look at the hand of that enemy's player and discard one of the cards.",
  'jokins-protector':
    "After an attack on Jokin's unit: this unit may make a free Attack or Charge against the attacker.",
  'jokins-vassal': "Innate. This unit is also Jokin's unit.",
  'knights-blade':
    'Sundering. While you Control Combat, the defender becomes Vulnerable before rolling Attack Dice.',
  'mastercraft-longsword': 'This attack may re-roll any Attack Dice.',
  'mummers-blade':
    'Before rolling Attack Dice against an enemy that has not activated this round: it becomes Weakened.',
  'names-on-the-list':
    'Whenever a friendly unit within Long Range loses a rank, put a token on this card. Before rolling Attack Dice in melee, you may remove one: after the attack, destroy an Infantry Attachment in the defender.',
  'sadistic-mutilation':
    "After a Melee Attack of this unit, you may expend the defender's Weakened token to destroy an Infantry Attachment in it.",
  stomp:
    "Innate. Vicious. The defender rolls no Defense Dice. On a Charge: 1 extra Attack Die for each of the defender's remaining ranks.",
  'war-elephant':
    'Innate. 8 Wounds. It cannot Control objectives. A failed Panic Test costs it at most 2 Wounds. Before each of its Actions, unless a friendly Golden Company Infantry unit is within Long Range, it makes a Morale Test; if it fails, it does not perform the Action.',
};
