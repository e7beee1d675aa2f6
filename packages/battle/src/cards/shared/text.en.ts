/** Shared abilities: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {
  'highest-die-value': 'It attacks with its highest Attack Die Value.',
  'elusive-escape':
    'This unit may re-roll the die of its Retreats. Enemies it disengages from may not pivot and become Weakened.',
  'enhanced-mobility': '+1 Speed, and it may pivot before a March.',
  direwolf: 'Innate. It has 4 Wounds. When it activates, it may first make a free Maneuver.',
  outflank:
    'This unit may be held in Reserve instead of being deployed. At the start of a round in which you are not the First Player, you may place one unit from Reserve, completely within Short Range of your table edge or a flank edge.',
  pathfinder: 'Terrain is neither Dangerous nor Hindering nor Rough for this unit.',
  sentinel:
    'Order, after another friendly unit within Long Range was attacked: this unit makes a Maneuver, or a Charge against the attacker.',
  'hidden-traps':
    'Order, before an unengaged enemy within Long Range resolves an Action: it suffers as many Hits as it has ranks left, or has -1 Speed this turn.',
  'mark-target':
    'Order, start of a friendly turn: an enemy within Long Range and line of sight becomes Vulnerable.',
  slowed: 'This unit has -1 Speed.',
  'affiliation-house-bolton': 'Innate. This unit is also a House Bolton unit.',
  'affiliation-stormcrows': 'Innate. This unit is also a Stormcrow unit.',
  'blade-and-fang': 'Vicious.',
  'brutal-sadism':
    'Before rolling Attack Dice, choose one: Critical Blow, Sundering, or the defender becomes Panicked. After an attack that destroyed no enemy rank, this unit suffers 2 Wounds.',
  'charging-volley': 'Order, after a Ranged Attack of this unit: it Charges the defender.',
  'gang-up':
    'Melee Attacks of all friendly units have +1 to hit and 1 extra Attack Die against an enemy Engaged with this unit and with another friendly unit.',
  'horrific-rumors':
    'Starts with 3 Order tokens. When Roose activates, you may remove one: an enemy becomes Panicked. Instead of the effect of a zone he claims, you may have an enemy make a Panic Test.',
  'impaling-spear':
    'After a Melee Attack that destroyed an enemy rank: every enemy within Short Range becomes Panicked, or Weakened if it is Panicked already.',
  'improved-armaments':
    'While you Control Wealth, Melee Attacks of this unit have Sundering and use their highest Attack Die Value.',
  'knightly-vow':
    "After deployment, choose an enemy: this unit may re-roll the die of its Charges against it. While no opponent Controls Combat, this unit's Melee Attacks have +1 to hit.",
  vowed: 'This unit may re-roll the die of its Charges against the enemy it has vowed to fight.',
  'loyalty-through-coin': 'While you Control Wealth: +1 to Defense Dice and +1 to Morale Tests.',
  'mercenarys-longbow':
    'Ranged: Sundering while you Control Wealth; the defender becomes Vulnerable before rolling Attack Dice while you Control Tactics; re-roll any Attack Dice while you Control Combat.',
  'motivated-by-coin':
    'While no opponent Controls Wealth, this unit may re-roll any Attack Dice in melee, and restores 1 Wound when it activates.',
  'motley-armaments':
    'Before rolling Attack Dice in melee, choose one, or both against a Flank or Rear: 1 extra Attack Die and Critical Blow; the defender loses all its Abilities this turn.',
  'reckless-strikes':
    'Melee Attacks of this unit have Critical Blow and Precision. It suffers 1 Wound for each Attack Die that shows a 1.',
  'rooses-vassal': "Innate. This unit is also Roose Bolton's unit.",
  'ruthless-aggression':
    'Vicious. An enemy that has not activated this round becomes Vulnerable, and the attack may re-roll any Attack Dice.',
  'ruthless-volley':
    'Line of sight ignores units and terrain. Against Engaged enemies: Precision, and re-roll any Attack Dice.',
  'set-an-example':
    'Order, start of any turn: all enemies within Short Range become Panicked. Then roll a die: on a 6, Theon is destroyed.',
  'shared-fear': 'A failed Panic Test of this unit makes all enemies within Short Range Panicked.',
  'sic-em':
    'This unit may re-roll the die of its Charges. After a successful Charge, the enemy becomes Panicked.',
  'spiked-flail': 'Vicious.',
  'spread-fear':
    "Order, when a Panic Test of an enemy Engaged with this unit fails: another enemy within Long Range makes a Panic Test with -1 for each of this unit's remaining ranks, and 1 extra Wound if it fails.",
  sundering: "This unit's Melee Attacks have Sundering.",
  'swift-strike': 'After a Melee Attack, this unit may make a free Retreat.',
  'trackers-bow': 'After this Ranged Attack, the defender becomes Vulnerable.',
  vicious: "This unit's Melee Attacks have Vicious.",
  'war-flail': 'Vicious. On a Charge: Critical Blow.',
  'boisterous-charisma':
    'Innate. Whenever this unit passes a Panic Test, an enemy within Short Range becomes Vulnerable or Weakened, as you choose.',
  'weaken-resolve': 'Enemies Engaged with this unit become Weakened whenever they fail a Panic Test.',
  taunt:
    'Order, when an enemy within Long Range activates that could Attack or Charge this unit: if it takes any Action this turn other than an Attack or Charge against this unit, it first becomes Vulnerable and Weakened.',
  taunted:
    'Before any Action other than an Attack or Charge against the unit that taunts it, this unit becomes Vulnerable and Weakened.',
  overwatch:
    'Order, after an enemy ends a Maneuver or March within Long Range and line of sight of this unit: this unit makes a Ranged Attack against it.',
  cavalry: 'Innate. Each model has 3 Wounds. When this unit activates, it may first make a free Maneuver.',
  marshalled:
    'Once, before this unit makes a Maneuver: instead, it may restore 3 Wounds and have a Condition token removed.',
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
    'Order, when an enemy within Short Range uses an Order, or a Tactics card targets it: roll a die; on a 3+, cancel that Order or card.',
  'sabotage-and-subvert':
    'Once per game, start of any turn: the opponent of this unit may destroy this model. If so, the unit gains a Condition token of their choice, and this turn its own player cannot target it with Orders or Tactics cards.',
  'no-friendly-orders-or-cards': 'Its own player cannot target it with Orders or Tactics cards.',
  'no-friendly-cards': 'Its own player cannot target it with Tactics cards.',
  'no-actions': 'This unit performs no Actions this turn.',
  predicted:
    'Before its next Action this turn, or the effect of the zone it claims, a friendly unit of the player who predicted it makes an Attack, Maneuver or Retreat.',
  'abilities-lost': 'All its Abilities except Innate ones are lost for now.',
  'furious-charge': 'After a successful Charge: the enemy becomes Vulnerable.',
  stalwart: '+2 to Morale Tests.',
  'uncontrolled-rage':
    'When this unit activates and can Charge: it makes a Morale Test. If it fails, it Charges the closest enemy as if it had rolled a 6.',
  'adaptive-planning':
    'Order, start of any turn: on a unit within Long Range, replace one Condition token by one of another kind that the unit does not have.',
  'inspiring-presence': 'The Morale Stat of this unit is 5+.',
  'supply-aid':
    'Order, start of a friendly turn: this unit suffers up to 3 Wounds. Another friendly unit within Long Range restores that many Wounds plus 1.',
  'adaptive-style':
    'Order, before rolling Attack Dice when this unit attacks or is attacked: if it attacks, the attack has Critical Blow and Sundering; if it is attacked, it has +1 to Defense Dice and +2 to the Panic Test of this attack.',
  threaten:
    'Order, start of a friendly turn: an enemy in line of sight and within Long Range becomes Weakened.',
  overrun: 'Order, when this unit Surges Forth: it makes a Charge or a March instead.',
  'reckless-heroism':
    'Order, when declaring a Charge: this unit suffers D3 Wounds and its Charge die counts as a 6.',
  resilience:
    'Order, after an enemy rolled the Attack Dice of an attack on this unit: it suffers only 1 Wound for every 2 unblocked Hits.',
  'set-for-charge':
    'Order, when Charged in the Front or Flank while otherwise unengaged: this unit attacks the charger first.',
  'swift-retreat': 'Order, after a Melee Attack against this unit: it Retreats.',
  'tactical-reposition': 'Order, start of an enemy turn: a friendly unit within Short Range may shift 3".',
  'shield-wall':
    'Order, after rolling Defense Dice against a Melee Attack on its Front or Flank: it blocks as many Hits more as it has remaining ranks.',
  'quick-fire': 'Order, after this unit completes a Maneuver or Retreat: it makes a Ranged Attack.',
  'sow-discord':
    'Order, start of any turn: an enemy within Long Range makes a Morale Test, with -1 for each of its destroyed ranks. If it fails, it has no Abilities until the end of the round.',
  'coordinated-assault': 'On a Charge: 1 extra Hit for each of its remaining ranks.',
  relentless: 'After this unit is attacked, it may make a Melee Attack.',
  'stark-fury':
    'Order, before rolling Attack Dice in melee: the attack has Critical Blow and Sundering. When it is completed, this unit suffers 2 Wounds, 1 fewer for each of its destroyed ranks.',
  'superior-flanking':
    'Order, before a friendly unit within Long Range rolls Attack Dice against a Flank or Rear: the defender becomes Panicked and Vulnerable.',
  'war-cry':
    'Order, start of a friendly turn: this unit makes a Morale Test. If it passes, an enemy within Long Range becomes Panicked or Vulnerable, as chosen when the Order is used.',
  ambush:
    'After a successful Charge in the Flank or Rear: the enemy becomes Panicked, Vulnerable and Weakened.',
  counterstrike: 'Each miss of a Melee Attack against this unit is a Hit on the attacker.',
  crossbow: 'Sundering. Within Short Range, it may re-roll any Attack Dice.',
  halberd: 'Sundering.',
  'stand-your-ground':
    "While Engaged with only one enemy: that enemy's Melee Attacks get no Charge, Flank or Rear Bonus against this unit.",
  'tooth-and-claw': 'Sundering.',
  'battle-scars':
    'Before rolling Attack Dice in melee, choose one, plus one for each destroyed rank of this unit: Vicious, re-roll any Attack Dice, or its highest Attack Die Value.',
  'boldness-and-courage':
    'Each attack of this unit has 1 extra Attack Die if it has full ranks; otherwise it counts as having 1 more rank for its Attack Dice.',
  'ferocious-assault': 'After a successful Charge: the enemy becomes Panicked.',
  'fueled-by-slaughter':
    'After a Melee Attack that dealt any Wounds: this unit restores 1 Wound, and 1 more for every rank the defender has lost.',
  lance: 'Sundering. On a Charge: 2 extra Attack Dice for each of its remaining ranks.',
  'superior-numbers':
    'In melee against an enemy with no more remaining ranks than this unit: it may re-roll any Attack Dice, and enemies cannot expend its Weakened token.',
  'vicious-mauling': 'Sundering and Vicious. 1 extra Attack Die for each Wound it has suffered.',
  dauntless: 'Every Morale Test that this unit passes restores 1 Wound to it.',
  'domineering-pride':
    'While Engaged with an enemy that has no more remaining ranks than this unit, it passes all Panic Tests automatically.',
  disorganized: 'This unit suffers 1 extra Wound from a failed Panic Test.',
  'intimidating-presence':
    'Enemies Engaged with this unit have -1 to Morale Tests and suffer 1 extra Wound from failed Panic Tests.',
  'go-down-fighting': 'For each rank this unit loses, one enemy Engaged with it suffers 1 Wound.',
  'prey-on-fear': 'A failed Panic Test of an enemy Engaged with this unit lets it restore 2 Wounds.',
  'recruiting-from-the-hills':
    'With every activation this unit restores 1 Wound, and 1 more for each rank it has lost.',
  regroup: 'After a Retreat, this unit restores 2 Wounds, plus 1 for each destroyed rank.',
  'to-the-last':
    'Innate. Starts with 2 tokens. When this unit would be destroyed, remove one to make a Morale Test; if it passes, it stays with 1 Wound.',
  'expert-duelist':
    'Before rolling Attack Dice in melee, choose one: the attack deals 1 extra Wound; or roll a die, and on a 5+ an Infantry Attachment in the defender is destroyed.',
  'might-of-the-throne':
    "While no opponent Controls the Crown, this unit's Melee Attacks have 1 extra Attack Die, and its Charges count as having rolled a 6.",
  embolden: 'Friendly units within Short Range, this one included, have +1 to Morale Tests.',
  'scout-openings':
    'Order, start of a friendly turn: for the rest of the turn, friendly attacks on an enemy within Long Range have Precision and may re-roll any Attack Dice.',
  'openings-scouted':
    'Attacks of the player who scouted it, and of their allies, have Precision and may re-roll any Attack Dice.',
  'banner-of-blades': "This turn, this unit's attacks have Critical Blow and Sundering.",
  'banner-of-dread':
    "This turn, this unit's attacks have Vicious, and failing the Panic Test after them costs 1 extra Wound.",
  'banner-of-fear':
    'This turn, before this unit rolls Attack Dice, the defender becomes Panicked and Weakened.',
  'banner-of-haste': 'This turn, this unit may re-roll the dice of its Charges and Retreats.',
  hardened: 'With its Defense Dice, this unit also blocks as many Hits as it has destroyed ranks.',
  'horrific-visage':
    "Before an enemy's Melee Attack on this unit: the attacker makes a Panic Test with -1 for each of this unit's remaining ranks.",
  'iron-resolve': '+1 to Panic Tests, and 1 Wound fewer from a failed one.',
  'rally-cry':
    'Before rolling Attack Dice in melee: another friendly unit within Long Range restores 2 Wounds.',
  'duty-to-the-crown':
    'Every Morale Test that this unit passes restores 1 Wound to it, or 2 if you Control the Crown.',
  'intimidation-of-the-crown':
    'Before this unit rolls Attack Dice in melee, if you Control the Crown, the defender becomes Panicked and Weakened.',
  'vengeance-of-the-crown':
    "After a Melee Attack on this unit, if you Control the Crown, the attacker suffers 1 Wound, plus 1 for each of this unit's destroyed ranks.",
  'protection-of-the-crown':
    'While you Control the Crown: when attacked, this unit may re-roll any Defense Dice, and enemies cannot expend its Vulnerable token.',
  reinforcements: 'When this unit activates, it restores 1 Wound, or 2 if you Control the Crown.',
  'stubborn-tenacity': 'Whenever this unit passes a Panic Test, one enemy Engaged with it suffers 1 Wound.',
  unyielding: 'A failed Panic Test costs this unit 1 Wound fewer for each of its destroyed ranks.',
  precision: "This unit's Melee Attacks have Precision.",
};
