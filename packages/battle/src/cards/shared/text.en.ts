/** Shared abilities: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  'elusive-escape':
    'This unit may re-roll the die of its Retreats. Enemies it disengages from may not pivot and become Weakened.',
  outflank:
    'This unit may be held in Reserve instead of being deployed. At the start of a round in which you are not the First Player, you may place one unit from Reserve, completely within Short Range of your table edge or a flank edge.',
  pathfinder: 'This unit ignores the Dangerous, Hindering and Rough keywords.',
  sentinel:
    'Order, after another friendly unit in Long Range was attacked: this unit makes a Maneuver, or a Charge against the attacker.',
  'hidden-traps':
    'Order, before an unengaged enemy in Long Range resolves an Action: it suffers 1 Hit for each of its remaining ranks, or has -1 Speed this turn.',
  'mark-target':
    'Order, at the start of your turn: an enemy in Long Range and line of sight becomes Vulnerable.',
  slowed: 'This unit has -1 Speed.',
  taunt:
    'Order, when an enemy in Long Range activates that could Attack or Charge this unit: if it takes any Action this turn other than an Attack or Charge against this unit, it first becomes Vulnerable and Weakened.',
  taunted:
    'Before any Action other than an Attack or Charge against the unit that taunts it, this unit becomes Vulnerable and Weakened.',
  overwatch:
    'Order, after an enemy ends a Maneuver or March in Long Range and line of sight of this unit: this unit makes a Ranged Attack against it.',
  cavalry: 'Innate. Each model has 3 Wounds. When this unit activates, it may first make a free Maneuver.',
  disrupt: 'Enemies Engaged with this unit have -1 to hit.',
  'hold-the-line':
    "Order, when this unit activates: an enemy Engaged with it suffers 2 Hits, plus 1 for each of this unit's remaining ranks.",
  incite:
    'Order, before rolling Attack Dice in melee: the attack has Vicious and uses its highest Attack Die Value.',
  'martial-training':
    'Order, before rolling Attack Dice in melee: it may re-roll any of the dice, and the defender becomes Vulnerable.',
  'battle-plan':
    'Order, start of any turn: discard 2 Tactics cards to search your deck for any card. Then shuffle your deck.',
  counterstrategy:
    'Order, when an enemy within Short Range uses an Order or is targeted by a Tactics card: roll a die; on a 3+, cancel that Order or card.',
  'abilities-lost': 'All its Abilities except Innate ones are lost for now.',
};
