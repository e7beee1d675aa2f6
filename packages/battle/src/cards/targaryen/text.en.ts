/** House Targaryen: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  'screamers-arakh': 'Sundering.',
  'outriders-bow':
    'If this unit has not made the free Maneuver of Cavalry this turn, the attack has Precision and +1 to hit and reaches to Long Range.',
  'westerosi-rider':
    'Innate. He has 3 Wounds. When he activates, he may first make a free Maneuver, or a Retreat if Engaged. While he is on the battlefield, your hand is 1 card larger: at the start, for its limit and when you draw in Clean-Up.',
  'unsullied-prowess':
    "Precision. It may always re-roll any Attack Dice, and enemies can't expend its Weakened token while it attacks.",
  'combat-mastery-resolve':
    'While no opponent Controls Combat: whenever this unit passes a Morale Test, it restores 1 Wound.',
  'combat-mastery-defense':
    'While no opponent Controls Combat: enemies Engaged with this unit have -1 to hit.',
  'juvenile-dragon':
    'Innate. It has 8 Wounds. It flies over units and terrain when it Maneuvers and Marches. When it activates, it may first make a free Maneuver.',
  'black-fire':
    'Innate. Vicious. If the attack scores any Hits, the defender rolls no Defense Dice but suffers D3 Wounds, plus 1 for each of its remaining ranks, and an enemy within Short Range of it becomes Panicked.',
  'golden-fire':
    'Innate. Vicious. If the attack scores any Hits, the defender rolls no Defense Dice but suffers D3 Wounds, plus 1 for each of its remaining ranks, and an enemy within Short Range of it becomes Vulnerable.',
  'jade-fire':
    'Innate. Vicious. If the attack scores any Hits, the defender rolls no Defense Dice but suffers D3 Wounds, plus 1 for each of its remaining ranks, and an enemy within Short Range of it becomes Weakened.',
  'hrakkars-and-tamers':
    'Innate. It has 6 Wounds. When this unit activates, it may first make a free Maneuver.',
  'claw-and-blade': 'Vicious.',
  'untrained-masses':
    "Innate. It has 6 Wounds. It can't Control Objectives and grants no Victory Points. At the start of a round it is destroyed unless a friendly unit without this Ability is within Short Range.",
  'drogos-bloodriders':
    "Innate. This unit can't become Weakened. Each model has 3 Wounds. When this unit activates, it may first make a free Maneuver.",
  'bloodriders-arakh': 'Sundering and Vicious.',
  bloodrider: "Innate. This unit can't become Weakened.",
  'fighters-armaments': 'Precision.',
  'pit-fighter-rage':
    'Order, before rolling Attack Dice in melee: the defender becomes Vulnerable, Panicked and Weakened. When the attack is completed, this unit suffers 2 Wounds.',
  'whatever-may-come':
    'Innate. Before an enemy rolls Attack Dice in a Melee Attack on this unit, you may destroy Jorah: that enemy becomes Vulnerable and Weakened.',
  'maegis-healing':
    'When this unit activates, roll a D3. On a 1 or 2, choose as many times: it restores 1 Wound, or loses a Condition token. On a 3, nothing happens.',
  'unfaltering-conviction':
    "Innate. Marselen gains an Order token whenever a friendly Combat Unit is destroyed. With 2 tokens, this unit's attacks have +1 to hit; with 3, it also has +1 to Defense Dice.",
};
