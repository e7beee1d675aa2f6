/** House Targaryen: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'screamers-arakh': 'Sundering.',
  'outriders-bow':
    'If this unit has not made the free Maneuver of Cavalry this turn, the attack has Precision and +1 to hit and reaches to Long Range.',
  'westerosi-rider':
    'Innate. He has 3 Wounds. When he activates, he may first make a free Maneuver, or a Retreat if Engaged. While he is on the battlefield, your hand is 1 card larger: at the start, for its limit and when you draw in Clean-Up.',
  'unsullied-prowess':
    'Precision. It may always re-roll any Attack Dice, and enemies cannot expend its Weakened token while it attacks.',
  'combat-mastery-resolve':
    'While no opponent Controls Combat: every Morale Test that this unit passes restores 1 Wound to it.',
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
    'Innate. It has 6 Wounds. It cannot Control Objectives and grants no Victory Points. At the start of a round it is destroyed unless a friendly unit without this Ability is within Short Range.',
  'drogos-bloodriders':
    'Innate. This unit cannot become Weakened. Each model has 3 Wounds. When this unit activates, it may first make a free Maneuver.',
  'bloodriders-arakh': 'Sundering and Vicious.',
  bloodrider: 'Innate. This unit cannot become Weakened.',
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
    "When she claims a zone, a friendly unit restores 1 Wound. She may replace the zone's effect: a destroyed friendly Attachment other than a Commander joins a friendly unit, even over the usual limit; or an enemy becomes Panicked and Weakened.",
  'the-way-revealed':
    'Starts with 2 Order tokens. Start of an enemy turn: you may remove one to choose an enemy Combat Unit. Before its next Action this turn, one of your units may make a Maneuver, March or Retreat.',
  'way-foreseen':
    "Before this unit's next Action this turn, a unit of the player who foresaw it may make a Maneuver, March or Retreat.",
  'merchant-lords-reach':
    'When a friendly NCU claims a zone and its effect is not replaced: Crown, a unit that fails the Panic Test cannot use its Orders this round; Wealth, another friendly unit within Short Range of the target restores 1 Wound; Tactics, you may draw 1 card fewer to give the target a second Condition token; House of the Undying, the opponent also discards the top card of their deck.',
  'no-friendly-orders': 'Its own player cannot target it with Orders.',
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
  'overrun-targaryen': say.overrunAgain('If you Control Maneuver, it'),
  'sudden-retreat-targaryen': say.suddenRetreat("Your Commander's"),
  'swift-reposition-targaryen': say.swiftReposition('If you Control Maneuver, it'),
  'fire-and-blood':
    'Before rolling Attack Dice in a friendly Melee Attack, choose one, or two if you Control Maneuver: it may re-roll misses, Sundering, Vicious.',
  'field-control':
    "When a friendly NCU claims Maneuver: instead of the zone's effect, a friendly unit makes a Maneuver or Retreat with +1 Speed; enemies it disengages from become Weakened. Or, when an enemy NCU claims Maneuver: after the zone's effect, a friendly unit shifts 3\".",
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
  'counterplot-targaryen': say.counterplot('Combat'),
  'subjugation-of-power-targaryen': say.subjugationOfPower('Combat'),
  'remorseless-examples':
    'After a friendly Melee Attack that destroyed a rank of an enemy: another enemy within Long Range of it becomes Panicked. If the defender was destroyed, also place a Corpse Pile completely within Short Range of the attacker: it is Hindering, and enemies within Short Range of it have -1 to Morale Tests and suffer 1 extra Wound from failed Panic Tests.',
  addrivat:
    "When Khal Drogo's unit activates: attach this to an enemy within Long Range until the end of the round. Melee Attacks on it have Critical Blow. Or, start of a friendly turn: draw a card.",
  'ride-by-attack-targaryen': say.rideByAttack,
  'assault-orders-targaryen': say.assaultOrders("Khal Drogo's unit"),
  'lead-by-example-targaryen': say.leadByExample("Khal Drogo's", 'Panic Tests'),
  'marshal-targaryen': say.marshal,
  betrayal:
    "When a friendly NCU claims a zone: instead of the zone's effect, draw 2 cards, Jorah Mormont's unit restores 3 Wounds, and an enemy becomes Vulnerable and Weakened. Then attach this to Jorah's unit until it destroys an enemy: whenever it activates, it suffers 1 Wound and becomes Panicked.",
  'opportunist-targaryen': say.opportunist("Jorah Mormont's"),
  'feinting-maneuver-targaryen': say.feintingManeuver,
  'expert-parry':
    "After rolling Defense Dice for a friendly Cavalry or Infantry unit: the attacker suffers 1 Hit for each Hit that was blocked. If the defender is Belwas' unit, the attacker has -1 to Defense Dice against them.",
  'good-dying':
    "Before a friendly Cavalry or Infantry unit is removed as destroyed: it makes a Melee Attack on the attacker with its lowest Attack Die Value. Belwas' unit has 2 extra Attack Dice. If this destroys the attacker, the unit stays with 1 Wound.",
  'count-the-cuts':
    "After an enemy completes a Melee Attack on a friendly unit: attach this to the defender until it destroys an enemy. It may re-roll any Attack Dice and has its highest Attack Die Value. Belwas' unit also has +1 to Morale Tests.",
  'sustained-assault-targaryen': say.sustainedAssault("Barristan's unit"),
  'combat-prowess-targaryen': say.combatProwess,
  'legendary-boldness':
    'After rolling Defense Dice for a friendly unit within Long Range of Barristan: it blocks 2 more Hits and passes the Panic Test of this attack automatically. Or, start of any turn: draw a card.',
  'victory-comes-hard':
    'When a friendly unit passes the Panic Test of an attack on it: attach this to it until it fails one. Its Melee Attacks have Sundering and +1 to hit. When this is removed, the unit becomes Weakened and Vulnerable.',
  'issue-commands-targaryen': say.issueCommands('instead of its Action, a'),
  'lash-out-targaryen': say.lashOut("Grey Worm's unit", 'Vulnerable'),
  'retribution-of-the-dragon':
    "After a friendly unit is attacked: attach this to the attacker for the game. Attacks on it have Vicious. Whenever Grey Worm's unit or an Unsullied unit attacks it, it also becomes Vulnerable.",
  'sellsword-negotiations-targaryen': say.sellswordNegotiations,
  'sellsword-bravado-targaryen': say.sellswordBravado,
  'reckless-strikes-targaryen': say.recklessStrikes('A Stormcrow unit'),
  'hasty-offense': say.attackBeforeTurns,
  'devotees-of-the-dragon':
    "When a friendly NCU claims Combat: instead of the zone's effect, a unit of Freedmen enters the battle completely within Long Range of your table edge or within Short Range of Marselen's unit, at least 1\" from any enemy.",
  'devastating-impact-targaryen': say.devastatingImpact("Marselen's unit"),
  'war-cry-targaryen': say.warCry("Marselen's or an Unsullied unit"),
  'supply-aid-targaryen':
    'Start of a friendly turn: a friendly unit suffers up to 3 Wounds. Another within Long Range of it restores 1 Wound more than that.',
  'keeping-the-peace':
    "When an enemy NCU activates: for this turn, zones cannot target an enemy unit within Long Range of Skahaz's unit. Or, start of a friendly turn: draw a card.",
  'kept-in-peace': 'Zones cannot target this unit.',
  'the-queens-law':
    "When an enemy unit activates: attach this to it until the end of the round. In its player's turns it loses its Abilities and its player cannot target it with Tactics cards. Skahaz's unit and Brazen Beasts that Charge it count as rolling a 6.",
  'eyes-of-the-watch':
    "Start of an enemy turn: up to 2 enemies within Long Range of Skahaz's unit have -1 Speed and roll 1 Attack Die fewer this turn. Or, start of a friendly turn: draw a card.",
  'watched-closely': '-1 Speed, and 1 Attack Die fewer.',
  'ghiscari-justice':
    'After an enemy Ability or Tactics card that targeted a friendly unit is resolved: an enemy within Short Range of that unit suffers 4 Hits, then makes a Panic Test.',
  'pathetic-attempt-targaryen': say.patheticAttempt("Belwas'"),
  'battle-endurance-targaryen': say.battleEndurance,
  'fire-promised':
    'When the enemy NCU claims a zone: attach Promise Of Fire to an enemy unit, which makes a Panic Test.',
};
