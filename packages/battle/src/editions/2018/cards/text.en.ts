/** The cards of 2018: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  'stark-fury-2018':
    'Before rolling Attack Dice in a Melee Attack: you may give it +1 to hit and Critical Blow. After the attack, this unit suffers D3 Wounds unless it has only 1 remaining rank.',
  'rapid-assault': 'When you claim Maneuver: instead of its effect, this unit may Charge.',
  onslaught: 'When you claim Combat: instead of its effect, this unit may Charge.',
  'direwolf-2018': 'It has 2 Wounds. When it activates, it may first make a free Maneuver.',
  'stalking-assault': 'An enemy that this unit attacks in the Flank or Rear becomes Vulnerable.',
  'lannister-supremacy-2018':
    'When this unit is attacked and passes its Panic Test, the attacker makes a Panic Test with -2.',
  'set-for-charge-2018':
    'Order. When this unit is charged in the Front and was unengaged: before the attack of the Charge, it makes a Melee Attack on the charger.',
  'vicious-methods': "This unit's Melee Attacks have Critical Blow and Vicious.",
  'wolfs-cunning-2018':
    'Order. When an enemy within Long Range declares a Charge: that Charge is Disorderly.',
  'umber-rage':
    'Order. Before this unit rolls Attack Dice in a Melee Attack: the defender becomes Panicked and Vulnerable. After the attack, this unit suffers D3 Wounds.',
  'fury-of-house-umber':
    'Order. After this unit rolls Attack Dice in a Melee Attack: re-roll any of them; Hits from sixes cannot be blocked. After the attack, this unit suffers D3 Wounds.',
  'martial-training-2018':
    'Order. After this unit rolls Attack Dice in a Melee Attack: the defender becomes Vulnerable.',
  'fury-unleashed':
    'With a destroyed rank, Melee Attacks of this unit have Vicious; with two, the defender also becomes Panicked.',
  counterattack:
    'Order. After an enemy rolls Attack Dice in a Melee Attack on this unit: once the attack is completed, the attacker suffers 1 Hit for each Hit that was blocked.',
  'boldness-and-courage-2018':
    'Melee Attacks of this unit are rolled as if it had one more rank; with full ranks, they roll 2 more dice.',
  'unstoppable-fury':
    'An enemy that this unit Charges successfully becomes Panicked. Its Melee Attacks deal D3 extra Wounds.',
  'inhuman-strength': 'Melee Attacks of this unit roll 2 more dice and have Sundering.',
  'uncontrolled-rage-2018': 'As its Action, this unit must Charge whenever it can.',
  'hold-the-line-2018':
    'Order. Before this unit rolls Attack Dice in a Melee Attack, if it began the turn Engaged: its Melee Attacks have +1 to hit and roll 2 more dice this turn.',
  'line-held': 'Melee Attacks have +1 to hit and roll 2 more dice this turn.',
  'at-any-cost': 'Order. When this unit is about to fail a Panic Test: remove 1 model, and it passes.',
  'repeating-the-words-2018':
    'Once per game, at the start of any turn: take any card from your deck or discard pile into your hand, then shuffle your deck.',
  'tactical-mastermind-2018':
    'You start with 4 Tactics cards and draw up to 4. He starts with 2 Order tokens: when he activates, you may remove one, and an opponent shows 2 Tactics cards, or the only one; you discard one of these.',
  'queens-influence-2018': 'Influence. The unit has -2 to Morale Tests.',
  'queens-threats': 'This unit has -2 to Morale Tests.',

  'winter-is-coming-2018':
    'When a friendly unit declares a Charge: the opponent plays no Tactics cards and uses no Orders this turn. If you Control Combat: an enemy it Charges successfully becomes Panicked.',
  'northern-ferocity-2018':
    'Before rolling Attack Dice in a friendly Melee Attack: Sundering. With 1 remaining rank: also Vicious. If you Control Combat: the defender becomes Vulnerable.',
  'the-north-remembers-2018':
    'When a friendly unit is destroyed: another friendly unit loses its Activation token or restores up to 3 Wounds. If you Control Combat: both.',
  'devastating-impact-2018':
    'When a friendly unit declares a Charge: it may re-roll the die, and its attack has 2 additional Hits. If you Control Maneuver: instead, the die counts as a 6 and the attack deals 2 extra Wounds.',
  'swift-advance':
    'When an unengaged friendly Infantry unit activates: it makes a free Maneuver. If you Control Maneuver: it has +1 Speed and may re-roll the die of a Charge in this activation.',
  'sudden-charge':
    'When your NCU claims a zone: instead of its effect, a friendly unit Charges. If you Control Maneuver: an enemy it Charges successfully becomes Vulnerable.',
  'direwolfs-fervor':
    'Before a friendly unit rolls a Panic Test: +1, and +1 for each of its destroyed ranks. If you Control Combat: an enemy Engaged with it suffers D3 Wounds.',
  'hit-and-run-2018':
    'After a friendly Melee Attack: the unit Retreats, and the die counts as a 6. If you Control Maneuver: enemies it leaves become Weakened.',
  'superior-positioning-2018':
    'When an enemy declares a Charge: it rolls 1 more die for the distance and uses the lowest. If it Charges Robb\'s unit, that unit may first make a Maneuver of up to 3".',
  'tactical-regroup':
    'When an Engaged friendly unit activates: it Retreats and restores up to D3 Wounds. Within Long Range of Robb, enemies it leaves become Vulnerable.',
  'last-stand-2018':
    'When a friendly unit is destroyed: before it is removed, it makes a Melee Attack with its highest Attack Die Value. House Umber: the defender becomes Vulnerable.',
  'lash-out-2018':
    'After an enemy Melee Attack on a friendly unit with a destroyed rank: the attacker suffers D3 Wounds, or D3+2 with two destroyed ranks. For House Umber, the D3 is a 3.',
  'berserker-tactics-2018':
    'After rolling Attack Dice in a friendly Melee Attack: the defender suffers D3 Wounds; House Umber may deal 3 instead. After the attack the unit suffers as many, unless it has only 1 remaining rank.',

  'hear-me-roar-2018':
    'Before an enemy rolls a Panic Test: -1, and -1 for each of its destroyed ranks. If you Control the Crown: it becomes Panicked.',
  'fealty-to-the-crown-2018':
    'When an enemy fails a Panic Test: a friendly Infantry unit within Short Range of it restores 1 Wound for each model removed. If you Control the Crown: up to 2 more.',
  'wealth-of-the-rock-2018':
    'After an enemy rolls Attack Dice against a friendly unit: +1 to its Defense Dice. If you Control Wealth: it also blocks D3 Hits.',
  'intrigue-and-subterfuge-2018':
    'When an enemy NCU activates: it loses its Abilities until the end of the round. If you Control the Crown: its player discards a Tactics card at random.',
  'paid-mutiny':
    'When an enemy Combat Unit activates: it makes a Morale Test. If it fails, its Attachments lose their Abilities until the end of the round and it suffers D3 Wounds. If you Control Wealth: -2 to the test, and 3 Wounds.',
  'a-lannister-pays-his-debts-2018':
    'When a friendly unit is destroyed: one enemy becomes Panicked, and one enemy, perhaps the same, becomes Vulnerable. If you Control Wealth: another card returns from your discard pile to your hand.',
  'counterplot-2018':
    'When an opponent plays a Tactics card: roll a die; on 3 or more that card is cancelled. If you Control the Crown: re-roll a failure once.',
  'expert-parry-2018':
    "After an enemy rolls Attack Dice in a Melee Attack on a friendly unit: each Defense Die that shows a 6 blocks 2 Hits. For Jaime's unit: each 5 or 6 that blocks.",
  'kingslayers-renown-2018':
    "When an enemy Combat Unit activates: it becomes Weakened. Within Short Range of Jaime's unit: also Panicked.",
  'deadly-riposte':
    "Before an enemy rolls Attack Dice in a Melee Attack on a friendly unit: once the attack is completed, the attacker suffers 1 Hit for each miss. If it attacks Jaime's unit: 2 more.",
  'fury-of-the-mountain':
    'Before rolling Attack Dice in a friendly Melee Attack: Critical Blow. House Clegane: a 5 that hits counts as well.',
  'orders-to-destroy':
    'When your NCU claims a zone: instead of its effect, a friendly unit makes a Melee Attack with 2 more dice. House Clegane may Charge in the same way.',
  'overrun-2018':
    'When a friendly unit would Surge Forth: instead, it may pivot and Charge. House Clegane: 2" further.',
} as const;
