/** House Stark: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  hodor: "This unit's Melee Attacks deal 1 extra Wound.",
  'hodor-hodor-hodor':
    'Enemies it leaves behind may not pivot. After the die of its Retreat is rolled, it may count as a 6; the Attachment then loses its Abilities for the rest of the game.',
  'water-dance': 'Each time an attack destroys a rank of this unit, the attacker becomes Vulnerable.',
  'winters-bite':
    'Critical Blow. While it has destroyed ranks: +1 to hit; with two destroyed ranks, it may re-roll any Attack Dice.',
  'ride-by-attack-stark': say.rideByAttack,
  'ride-them-down-stark': say.rideThemDown,
  'marshal-stark': say.marshal,
  'winterfell-supplies':
    "This unit's Melee Attacks gain Precision. While you Control Combat, they roll their highest Attack Die Value.",
  'improved-defenses-stark': 'While you Control Maneuver, this unit has +1 to Defense Dice.',
  'winterfells-wrath':
    "This unit's Melee Attacks gain Critical Blow. An enemy it Charges successfully becomes Weakened.",
  'affiliation-crannogman': 'Innate. This unit is a Crannogman unit.',
  'jojens-greensight':
    'Innate. Starts with 2 Order tokens. Remove one after this unit rolls Attack Dice, or Defense Dice against an attack, to re-roll any of them.',
  'price-of-honor':
    'Start of any turn: you may destroy him. If you do, an enemy NCU cannot activate and loses its Abilities until the end of the round.',
  'hands-orders':
    'Influence. When the unit is targeted by an Ability of an NCU or by a zone, you may cancel that effect.',
  'protected-by-the-hand':
    'When this unit is targeted by an Ability of an NCU or by a zone, the player who influences it may cancel that effect.',
  'valuable-captive-rickon-stark':
    'Innate. +1 to Morale Tests. When Rickon is destroyed, the opponent scores 1 Victory Point.',
  'a-man-freed-a-name-owed':
    'Innate. When Jaqen is destroyed, the opponent of his unit may choose a unit of that side: it suffers 3 Wounds, one of which may destroy an Infantry Attachment in it.',
  'martial-expertise':
    'When he claims Combat: an enemy unit becomes Vulnerable. Starts with 2 Order tokens: remove one after a friendly unit rolls Attack Dice in melee to let it re-roll any of them.',
  'affiliation-house-umber': 'Innate. This unit belongs to House Umber.',
  'berserkers-fervor': 'Innate. For each destroyed rank: +1 to Defense Dice and to Morale Tests.',
  'family-duty-honor':
    'Influence. The unit loses a Condition token and attacks with its highest Attack Die Value this round.',
  'repeating-the-words':
    'Once per game, when she activates: return a card from your discard pile to your hand. She may do the same instead of the effect of a zone she claims.',
  'winters-might':
    'Before rolling Attack Dice in a friendly Melee Attack: Sundering. With 1 remaining rank: may re-roll any Attack Dice. If you Control Combat: uses its highest Attack Die Value.',
  'northern-ferocity':
    'Before rolling Attack Dice in a friendly Melee Attack: Vicious. With 1 remaining rank: a failed Panic Test costs the defender 2 extra Wounds. If you Control Combat: the defender becomes Panicked.',
  'devastating-impact': say.devastatingImpact('If you Control Maneuver, it'),
  'the-north-remembers':
    'Start of any turn: attach this to a friendly unit for the game. Every friendly Infantry or Cavalry unit that falls adds a token to it. With a token, the unit attacks with its highest Attack Die Value; if you Control Combat, also at +1 to hit.',
  'winter-is-coming':
    "When a friendly Charge succeeds, choose: the enemy cannot be targeted by its own player's Orders and Tactics cards this turn, or the attack uses its highest Attack Die Value. If you Control Maneuver: both.",
  'swift-reposition': say.swiftReposition('If you Control Maneuver, it'),
  'assault-orders-stark': say.assaultOrders('On Combat, it'),
  'sudden-retreat': say.suddenRetreat("Robb's"),
  'superior-positioning': say.superiorPositioning("Robb's"),
  'hit-and-run': say.hitAndRun("Robb's unit"),
  'berserker-tactics':
    'Before rolling Attack Dice in a friendly Melee Attack, choose one: Critical Blow, Sundering, its highest Attack Die Value, or re-roll any dice. For each additional one, the unit suffers 1 Wound.',
  'lash-out': say.lashOut('a House Umber unit', 'Panicked'),
  'last-stand':
    'When a friendly unit is destroyed: before it is removed, it makes a Melee Attack with its highest Attack Die Value. House Umber may re-roll any dice.',
  'affiliation-house-tully': 'Innate. This unit belongs to House Tully.',
  'arrow-volley':
    'Ignores units and terrain for line of sight. A defender that suffers any Wounds becomes Weakened.',
  'executioners-axe':
    'Sundering. Against a defender with more remaining ranks: also Vicious, and the defender becomes Panicked.',
  'executioners-fury':
    'Vicious. Only Defense Dice that roll a 6 block. With 1 remaining rank: when the attack is completed, the defender becomes Weakened.',
  flail: 'Vicious.',
  'mace-and-spike':
    'Before rolling Attack Dice, choose one, plus one for each destroyed rank of this unit: Critical Blow, Precision, or re-roll any Attack Dice.',
  'rally-banner': 'Whenever a friendly unit within Short Range passes a Morale Test, it restores 1 Wound.',
  'resolute-strikes': 'Critical Blow. +1 to hit for each destroyed rank of this unit.',
  'unleashed-ferocity':
    'Before rolling Attack Dice in melee: for each destroyed rank of this unit, the defender becomes Panicked or Vulnerable, as you choose.',
  'avenging-the-north':
    'Influence. A friendly unit has, by the number of your destroyed Combat Units: +1 to Morale Tests; from 1, Critical Blow in melee; from 2, it passes all Panic Tests automatically; from 3, it may re-roll any Attack Dice.',
  'north-avenged':
    'By the number of destroyed friendly Combat Units: +1 to Morale Tests; from 1, Critical Blow in melee; from 2, it passes all Panic Tests automatically; from 3, it may re-roll any Attack Dice.',
  'set-for-charge-stark': say.setForCharge,
  'refuse-to-yield-stark': say.refuseToYield('A House Tully unit'),
  'war-cry-stark': say.warCry('of House Tully'),
  'northern-defiance':
    "After a friendly unit rolls a Panic Test: it may re-roll any dice; within Short Range of Eddard's unit, it passes instead. If it is Eddard's unit, one enemy Engaged with it suffers 1 Wound, plus 1 for each of its destroyed ranks.",
  'lead-by-example-stark': say.leadByExample("Eddard's", 'Morale Tests'),
  'fury-for-the-fallen':
    "After an enemy completes a Melee Attack: Eddard's unit makes an attack or a Charge. If the defender was destroyed, it may re-roll any Attack Dice and the Charge die. Or, start of a friendly turn: draw 1 Tactics card.",
  'affiliation-house-mormont': 'Innate. This unit belongs to House Mormont.',
  'in-danger': 'Its moves count as moves through Dangerous terrain.',
  'here-we-stand':
    'Start of a friendly turn: attach this to a friendly unit for the game. When the unit would be destroyed, you may discard this: it stays with 1 Wound.',
  'support-of-bear-island':
    'Start of a friendly turn: a friendly unit suffers up to 3 Wounds, and another within Long Range restores as many plus 1. If the first is of House Mormont, an enemy Engaged with it becomes Weakened.',
  'sustained-assault-stark': say.sustainedAssault('A House Mormont unit'),
  'crannog-traps':
    'Before an enemy makes a Maneuver, March or Retreat: it has -1 Speed this turn. Within Long Range of a friendly Crannogman unit, its moves this turn count as moves through Dangerous terrain.',
  'bog-devil-ambush':
    'When an enemy activates, choose: if it is within Long Range of a friendly Crannogman unit, it becomes Weakened; or such a unit within Long Range that has not activated makes a Ranged Attack on it.',
  'the-threat-unseen':
    'Start of any turn: an enemy within Long Range of an unengaged friendly Crannogman unit becomes Panicked and makes a Panic Test.',
  'brans-protector': "After an attack on Bran Stark's unit: this unit may attack or Charge the attacker.",
  'poisoned-tridents':
    'Before rolling Attack Dice in melee, choose one: the defender becomes Weakened, or a Crannog Poison is attached to it. Your army has one such card for each unit of Bog Devils.',
  'crannog-poison':
    'Before each of its Actions, this unit suffers 1 Wound, or 2 if it has any Condition token. When it would lose a Condition token by an effect that removes it, its player may remove this card instead.',
  'bravery-in-the-face-of-death':
    'Starts with 4 Order tokens. After a friendly unit rolls a Panic Test, you may remove one: it may re-roll any of the dice. When a friendly unit passes one, you may also remove a token: it restores 2 Wounds, plus 1 for each of its destroyed ranks.',
  'never-do-what-they-expect':
    'Starts with 2 Order tokens. Start of an enemy turn: you may remove one. A friendly Infantry unit makes a Maneuver or a Retreat.',
  'hunters-guile':
    'Influence. An influenced enemy treats all terrain as Hindering. Before it rolls Attack Dice in melee, you may end the Influence: that attack has -1 to hit.',
  hunted:
    'If an enemy influences it: all terrain is Hindering to it. Before it rolls Attack Dice in melee, the influencing player may end the Influence: that attack has -1 to hit.',
  'wolfs-cunning':
    'At the start of deployment, you may choose a friendly Combat Unit: it has Outflank for the whole game.',
  'wolfs-swiftness': 'Influence. An influenced friendly unit has +1 Speed.',
  'swift-as-wolves': 'If a friend influences it: +1 Speed.',
  'affiliation-house-karstark': 'Innate. This unit belongs to House Karstark.',
  'combat-prowess-stark': say.combatProwess,
  'martial-superiority-stark': say.martialSuperiority("Rodrik's"),
  'press-the-advantage':
    'Before a friendly unit rolls Attack Dice, choose one, plus one for each Condition token on the defender: its highest Attack Die Value; +1 to hit; or the defender loses its Abilities this turn and its own player cannot target it with Tactics cards.',
  'taunt-stark': say.taunt,
  'a-need-for-vengeance-stark': say.needForVengeance('a House Karstark unit'),
  'karstark-retribution':
    'Before an enemy rolls Attack Dice: attach this to it, for the game if it attacks a unit of House Karstark, otherwise for the round. Each time it completes an attack, it becomes Vulnerable. Each time one of its ranks is destroyed, a unit Engaged with it restores 2 Wounds.',
};
