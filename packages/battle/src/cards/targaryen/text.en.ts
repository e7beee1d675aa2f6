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
  'conviction-of-a-true-khaleesi':
    'Influence. The unit loses a Condition token. Its Melee Attacks may re-roll any Attack Dice this round.',
  'khaleesis-conviction': 'Its Melee Attacks may re-roll any Attack Dice.',
  'illyrios-boon':
    'Starts with 2 Order tokens. When he claims a zone, you may remove one to replace its effect: a friendly unit restores 3 Wounds, and an enemy Engaged with it gains a Condition token of your choice.',
  'house-of-the-undying':
    'Adds the House of the Undying to the Tactics Board. When he claims a zone, you may replace its effect: an opponent reveals their hand, then discards a card of it at random. Once per game, when he claims the House of the Undying, you may instead take a card back from your discard pile.',
  'wisdom-of-the-old-knight':
    'Influence. When an enemy Ability or Tactics card targets the unit, you may remove this Influence to cancel it.',
  'old-knights-wisdom':
    'When an enemy Ability or Tactics card targets this unit, the influencing player may end this Influence to cancel it.',
  'wealth-of-the-thirteen':
    'Starts with 2 Order tokens and gains one whenever he claims Wealth. When a Combat Unit attacks, you may remove one: it counts as having 1 rank more, or 1 fewer, for the Attack Dice of this attack.',
  'dracarys-the-unburnt':
    'When she claims a zone, you may replace its effect: a friendly Drogon, Rhaegal or Viserion makes an attack.',
  'maegis-knowledge':
    "When she claims a zone, a friendly unit restores 1 Wound. She may replace the zone's effect: a destroyed friendly attachment other than a Commander joins a friendly unit, even over the usual limit; or an enemy becomes Panicked and Weakened.",
  'the-way-revealed':
    'Starts with 2 Order tokens. Start of an enemy turn: you may remove one to choose an enemy Combat Unit. Before its next Action this turn, one of your units may make a Maneuver, March or Retreat.',
  'way-foreseen':
    "Before this unit's next Action this turn, a unit of the player who foresaw it may make a Maneuver, March or Retreat.",
  'merchant-lords-reach':
    "When a friendly NCU claims a zone and its effect is not replaced: Crown, a unit that fails the Panic Test can't use its Orders this round; Wealth, another friendly unit within Short Range of the target restores 1 Wound; Tactics, you may draw 1 card fewer to give the target a second Condition token; House of the Undying, the opponent also discards the top card of their deck.",
  'no-friendly-orders': "Its own player can't target it with Orders.",
  'wisdom-beyond-her-years':
    "After deployment, you search your deck for one of your Commander's cards and set it aside face down. Once per game, start of a friendly turn: discard a card to take that one into your hand.",
  'ways-of-the-court':
    'When she claims a zone, you may replace its effect: for each zone that any NCU Controls, an enemy unit gains a Condition token of your choice.',
  'syraxs-presence':
    'Starts with 2 Order tokens. When an enemy Combat Unit activates, you may remove one: it becomes Vulnerable and Weakened.',
  'mother-of-dragons':
    "Innate. Once per game, start of any turn: search your deck or discard pile for one of Daenerys' Commander cards and take it into your hand. Then shuffle your deck.",
  'the-rightful-queen':
    "When a friendly NCU claims the Crown, you may replace the zone's effect: search your deck for one of Daenerys' Commander cards and take it into your hand. Then shuffle your deck.",
  'overrun-targaryen':
    'When a friendly unit Surges Forth: it makes a Charge or a March instead. If you Control Maneuver, it may re-roll the Charge die.',
  'sudden-retreat-targaryen':
    "After an enemy completes a Melee Attack: the defender makes a Retreat. Your Commander's unit may re-roll the die.",
  'swift-reposition-targaryen':
    'Start of any turn: a friendly unit shifts 2". If you Control Maneuver: it makes a Maneuver of 3" instead.',
  'fire-and-blood':
    'Before rolling Attack Dice in a friendly Melee Attack, choose one, or two if you Control Maneuver: it may re-roll misses, Sundering, Vicious.',
  'field-control':
    "When your NCU claims Maneuver: instead of the zone's effect, a friendly unit makes a Maneuver or Retreat with +1 Speed; enemies it disengages from become Weakened. Or, when an enemy NCU claims Maneuver: after the zone's effect, a friendly unit shifts 3\".",
  'unstoppable-advance':
    'After rolling the die of a friendly Charge: re-roll it. Or, when a friendly unit Surges Forth: it has +3" for that Maneuver, and afterwards all enemies within Short Range of it become Weakened.',
  'blood-of-the-dragon':
    'Start of any turn: attach this to a friendly unit for the game. It gains a token each time a friendly unit is destroyed. With a token, its Melee Attacks have 1 extra Attack Die, and it suffers 1 Wound fewer from failed Panic Tests.',
  dracarys:
    "When Daenerys' unit activates: instead of its Action, a friendly Drogon, Rhaegal or Viserion within Long Range makes a Melee Attack. Or, start of any turn: draw a card.",
  'dragons-flight':
    "When an enemy ends a move within Short Range of Daenerys' unit: a friendly Drogon, Rhaegal or Viserion makes a Maneuver. Or, start of any turn: draw a card.",
  'promise-of-fire':
    'When an enemy NCU activates: if it claims a zone, attach this to an enemy unit for the game, and that unit makes a Panic Test. Attacks of Drogon, Rhaegal and Viserion then deal it 3 Wounds instead of D3.',
  'fire-made-flesh':
    'After rolling Defense Dice for a friendly Drogon, Rhaegal or Viserion: it suffers only 1 Wound for every 2 unblocked Hits.',
  'targaryen-supremacy':
    "After an enemy completes an attack: it makes a Panic Test. If it is Engaged with Daenerys' unit, it has -1 for each of the defender's remaining ranks and, if it fails, suffers as many extra Wounds.",
  'counterplot-targaryen':
    'When an opponent plays a Tactics card: on a 3+, that card is cancelled. If you Control Crown or Combat: on a 2+. If you Control both: without a roll.',
  'subjugation-of-power-targaryen':
    "When an enemy unit activates: it makes a Panic Test, at -1 for each of Crown and Combat that you Control. If it fails, it loses its Abilities this turn and its own player can't target it with Tactics cards.",
  'remorseless-examples':
    'After a friendly Melee Attack that destroyed a rank of an enemy: another enemy within Long Range of it becomes Panicked. If the defender was destroyed, also place a Corpse Pile completely within Short Range of the attacker: it is Hindering, and enemies within Short Range of it have -1 to Morale Tests and suffer 1 extra Wound from failed Panic Tests.',
  addrivat:
    "When Khal Drogo's unit activates: attach this to an enemy within Long Range until the end of the round. Melee Attacks on it have Critical Blow. Or, start of a friendly turn: draw a card.",
  'ride-by-attack-targaryen':
    'When a friendly Cavalry unit declares the Action of its activation: instead, it pivots and makes a March, even if Engaged, and may move through enemies. Enemies it disengages from may not pivot. Afterwards one enemy it moved through suffers 1 Wound, plus 1 for each of its remaining ranks.',
  'assault-orders-targaryen':
    "When your NCU claims a zone: instead of the zone's effect, a friendly unit makes a Melee Attack with its lowest Attack Die Value. Khal Drogo's unit may Charge in the same way instead.",
  'lead-by-example-targaryen':
    "After Khal Drogo's unit completes an attack: attach this to another friendly unit within Long Range until the end of the round. It has +2 to Panic Tests, and its Melee Attacks have +1 to hit. Or, start of a friendly turn: draw a card.",
  'marshal-targaryen':
    'When an unengaged friendly Cavalry unit activates: once this turn, instead of a Maneuver, it may restore 3 Wounds and have a Condition token removed.',
  betrayal:
    "When your NCU claims a zone: instead of the zone's effect, draw 2 cards, Jorah Mormont's unit restores 3 Wounds, and an enemy becomes Vulnerable and Weakened. Then attach this to Jorah's unit until it destroys an enemy: whenever it activates, it suffers 1 Wound and becomes Panicked.",
  'opportunist-targaryen':
    "Before rolling Attack Dice in a friendly Melee Attack on an enemy that has not activated this round: it may re-roll any dice and has Precision or Vicious. Jorah Mormont's unit has both.",
  'feinting-maneuver-targaryen':
    'When a friendly unit Charges successfully: from the Front of the enemy it aligns with a Flank instead, from a Flank with the Rear.',
  'expert-parry':
    "After rolling Defense Dice for a friendly Cavalry or Infantry unit: the attacker suffers 1 Hit for each Hit that was blocked. If the defender is Belwas' unit, the attacker has -1 to Defense Dice against them.",
  'good-dying':
    "When a friendly Cavalry or Infantry unit is destroyed: it first makes a Melee Attack on the attacker with its lowest Attack Die Value. Belwas' unit has 2 extra Attack Dice. If this destroys the attacker, the unit stays with 1 Wound.",
  'count-the-cuts':
    "After an enemy completes a Melee Attack on a friendly unit: attach this to the defender until it destroys an enemy. It attacks with its highest Attack Die Value and may re-roll any Attack Dice. Belwas' unit also has +1 to Morale Tests.",
  'sustained-assault-targaryen':
    "Before rolling Attack Dice in a friendly Melee Attack: an attacker that was already Engaged with the defender when the turn began has its highest Attack Die Value, and re-rolls of any dice. If it is Barristan's unit, the defender also becomes Vulnerable.",
  'combat-prowess-targaryen':
    'When an Ability or Tactics card targets an enemy: you may expend one of its Condition tokens to cancel that Ability or card. Or, start of a friendly turn: an Engaged friendly unit loses a Condition token.',
  'legendary-boldness':
    'After rolling Defense Dice for a friendly unit within Long Range of Barristan: it blocks 2 more Hits and passes the Panic Test of this attack automatically. Or, start of any turn: draw a card.',
  'victory-comes-hard':
    'When a friendly unit passes the Panic Test of an attack on it: attach this to it until it fails one. Its Melee Attacks have Sundering and +1 to hit. When this is removed, the unit becomes Weakened and Vulnerable.',
  'issue-commands-targaryen':
    "When your Commander's unit activates: instead of its Action, a friendly unit within Long Range makes an attack or a Charge. Or, start of any turn: remove an Order token from a friendly unit, which may use that Order again this round.",
  'lash-out-targaryen':
    "After an enemy completes a Melee Attack on a unit that survives it: the attacker suffers 2 Wounds for each of the defender's destroyed ranks. If the defender is Grey Worm's unit, the attacker also becomes Vulnerable.",
  'retribution-of-the-dragon':
    "After a friendly unit is attacked: attach this to the attacker for the game. Attacks on it have Vicious. Whenever Grey Worm's unit or an Unsullied unit attacks it, it also becomes Vulnerable.",
  'sellsword-negotiations-targaryen':
    "When your NCU claims a zone: instead of the zone's effect, you count as Controlling Wealth until the end of the round, and a friendly unit restores 2 Wounds. A Stormcrow unit restores 1 more for each of its destroyed ranks.",
  'sellsword-bravado-targaryen':
    'Start of a friendly turn: a friendly unit makes a Morale Test; a Stormcrow unit has +2. If it passes, an enemy within Long Range of it becomes Panicked and Weakened.',
  'reckless-strikes-targaryen':
    'Before rolling Attack Dice in a friendly Melee Attack: Critical Blow and Precision. The attacker suffers 1 Wound for each Attack Die that shows a 1. A Stormcrow unit attacks with its highest Attack Die Value.',
  'hasty-offense':
    'Start of any round: a friendly unit makes an attack. Then each opponent may activate an NCU.',
  'devotees-of-the-dragon':
    "When your NCU claims Combat: instead of the zone's effect, a unit of Freedmen enters the battle completely within Long Range of your table edge or within Short Range of Marselen's unit, at least 1\" from any enemy.",
  'devastating-impact-targaryen':
    "After rolling the die of a friendly Charge: if the Charge succeeds, the enemy becomes Panicked and Vulnerable. Marselen's unit may re-roll the die.",
  'war-cry-targaryen':
    "When a friendly unit activates: it makes a Morale Test. If it passes, an enemy within Long Range becomes Panicked or Vulnerable; both if it is Marselen's unit or an Unsullied unit.",
  'supply-aid-targaryen':
    'Start of a friendly turn: a friendly unit suffers up to 3 Wounds. Another within Long Range of it restores 1 Wound more than that.',
  'keeping-the-peace':
    "When an enemy NCU activates: for this turn, zones can't target an enemy unit within Long Range of Skahaz's unit. Or, start of a friendly turn: draw a card.",
  'kept-in-peace': "Zones can't target this unit.",
  'the-queens-law':
    "When an enemy unit activates: attach this to it until the end of the round. In its player's turns it loses its Abilities and its player can't target it with Tactics cards. Skahaz's unit and Brazen Beasts that Charge it count as rolling a 6.",
  'eyes-of-the-watch':
    "Start of an enemy turn: up to 2 enemies within Long Range of Skahaz's unit have -1 Speed and roll 1 Attack Die fewer this turn. Or, start of a friendly turn: draw a card.",
  'watched-closely': '-1 Speed, and 1 Attack Die fewer.',
  'ghiscari-justice':
    'After an enemy Ability or Tactics card that targeted a friendly unit is resolved: an enemy within Short Range of that unit suffers 4 Hits, then makes a Panic Test.',
  'pathetic-attempt-targaryen':
    "When a friendly unit passes the Panic Test of a Melee Attack on it: the attacker suffers 2 Hits for each of the defender's remaining ranks. If the defender is Belwas' unit, the attacker also becomes Weakened.",
  'battle-endurance-targaryen':
    'Start of a friendly turn: attach this to a friendly unit for the game. Its Melee Attacks gain, by round: from round 3, re-roll misses; from 4, Sundering; from 5, Critical Blow; in round 6, 2 extra Attack Dice.',
  'fire-promised':
    'When the enemy NCU claims a zone: attach Promise Of Fire to an enemy unit, which makes a Panic Test.',
};
