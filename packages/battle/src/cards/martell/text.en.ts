/** House Martell: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'advantage-strike':
    'In melee against an enemy that has not activated this round: it may re-roll any Attack Dice.',
  'dervish-blades': 'Precision. Against an enemy that has not activated this round: also Critical Blow.',
  'desert-marksmen':
    'A Ranged Attack on an enemy that has not activated this round makes it Vulnerable, and may re-roll any Attack Dice.',
  'dornish-conviction': 'While you Control the Crown, this unit attacks with its highest Attack Die Value.',
  'dornish-vengeance':
    "After a Melee Attack on this unit, if you Control Combat: the attacker suffers 2 Wounds, plus 1 for each of this unit's destroyed ranks.",
  'manticore-venom':
    'Once per game, after a Melee Attack of this unit: the defender is poisoned with Manticore Venom until it is destroyed.',
  'manticore-venom-poison':
    'Poison. This unit cannot restore Wounds. It becomes Vulnerable when it activates. If it would become Vulnerable but is already, it suffers 1 Wound instead.',
  scimitar: 'Critical Blow.',
  'spear-and-net': 'After this attack, the defender becomes Weakened.',
  'starfall-lance':
    'Sundering. On a Charge: 2 extra Attack Dice for each of its remaining ranks. Before rolling Attack Dice against a Flank or Rear, the enemy becomes Panicked and Weakened.',
  'true-conviction-martell':
    'Attacks of a House Martell unit against an enemy with at least as many remaining ranks may re-roll any Attack Dice.',
  'unsuspecting-charge':
    'Order, when a friendly unit within Long Range activates: this turn enemy Orders and Tactics cards cannot target it, and its Action must be a Charge.',
  unsuspected: 'Enemy Orders and Tactics cards cannot target this unit, and its Action must be a Charge.',
  'vipers-fangs':
    'Its Melee Attacks make an enemy that has not activated this round Vulnerable and Weakened.',
  'proxy-orders':
    "When Doran claims a zone, you may replace its effect: Areo Hotah's unit pivots and makes a March, or it Retreats.",
  'sunspear-secrets':
    'When Doran claims a zone, he gains 1 token before its effect, or 2 in the Water Gardens. You may replace the effect of the Water Gardens: spend up to 4 of his tokens. For each, choose one: a unit restores 2 Wounds; remove a Condition token from a unit; draw a Tactics card; an enemy gains a Condition token of your choice; a friendly unit pivots, then shifts 2"; an enemy suffers 1 Wound.',
  'lysene-charm':
    'When Ellaria claims a zone, choose a friendly Combat Unit; you may remove a Condition token from it. If you Control Combat, an enemy within Long Range of it gains a Condition token of your choice.',
  'hot-tempered':
    "Influence. After an enemy's Melee Attack on a friendly unit with this Influence: the attacker suffers 1 Hit, plus 1 for each of the defender's remaining ranks.",
  'vipers-temper':
    "After an enemy's Melee Attack on this unit: the attacker suffers 1 Hit, plus 1 for each of this unit's remaining ranks.",
  'healing-hands':
    'When Tyene claims a zone, a friendly Combat Unit may restore 1 Wound. At the start of round 2, choose a zone: the next enemy NCU that claims it is poisoned with The Strangler.',
  'strangler-waits': 'The next enemy NCU that claims the chosen zone is poisoned with The Strangler.',
  'the-strangler':
    'Poison. This NCU loses all Abilities. From round 3 it no longer Controls zones for Abilities and effects. From round 4 it can be activated only if its player has no other unit left to activate. At the start of round 5 it is destroyed.',
  'conflicting-reactions':
    'Influence. A friendly Infantry unit with this Influence gains, depending on which zones anyone Controls: Crown, its Melee Attacks have Vicious; Combat, its Melee Attacks have Critical Blow; Maneuver, +1 Speed.',
  conflicted:
    'While anyone Controls the Crown, its Melee Attacks have Vicious; Combat, Critical Blow; Maneuver, it has +1 Speed.',
  negotiator:
    "Influence on an enemy unit. Choose one: its Attachments lose all Abilities, or it cannot be the target of its own side's Orders.",
  'orders-refused': "This unit cannot be the target of its own side's Orders.",
  'unfaltering-politics':
    'Once per game, Arys Oakheart may stay on the Tactics Board in the Clean-Up Phase, which costs him his activation in the next round. If he starts a round on the Tactics Board, an enemy Combat Unit becomes Weakened.',
  'superior-positioning-martell': say.superiorPositioning("your Commander's"),
  'unbowed-unbent-unbroken':
    'After a friendly unit rolls for a Panic Test: you may re-roll any of the dice, or the test is passed if you Control Combat. Attach this card to an enemy within Long Range of that unit until Combat targets it or one of your Combat Units is destroyed. While attached: -2 to its Morale Tests.',
  'rhoynish-vengeance':
    'Start of any turn: attach this card to an enemy Combat Unit for the rest of the game. Every friendly Infantry or Cavalry unit that falls puts a token on this card. While it has one: that enemy suffers 1 Wound for each Attack Die of 1 when it attacks, and 1 Wound before the effect of a zone that targets it if its opponent Controls the Crown.',
  'sand-diplomacy':
    'Start of a round: your opponent chooses a zone, then you choose one. The first time one of them is claimed this round, after its effect, the opponent of the player who claimed it may make up to 2 enemy Combat Units Vulnerable and Weakened.',
  'diplomats-watch':
    'The first time one of the chosen zones is claimed this round, after its effect, the opponent of the player who claimed it may make up to 2 enemy Combat Units Vulnerable and Weakened.',
  'rising-temperatures':
    "When an enemy Combat Unit activates: attach this card to it until Combat targets it. From round 2 its own side's Tactics cards cannot target it; from round 3 its attacks have -1 to hit; from round 4 it cannot restore Wounds.",
  'cunning-ploy-martell': say.cunningPloy('If you Control Combat, an enemy within Long Range of that one'),
  'dune-tactics':
    'Before an enemy rolls Attack Dice in melee: if the defender has at least as many destroyed ranks as the attacker, the attack uses its lowest Attack Die Value. If you Control the Crown, the attacker becomes Vulnerable and Panicked when the attack is completed.',
  'unexpected-exhaustion':
    "When an enemy Combat Unit activates: it becomes Vulnerable. Attach this card to it until its Vulnerable token is removed. While attached: its attacks have -1 to hit, and before it rolls Attack Dice against Oberyn's unit it becomes Weakened.",
  'vipers-infamy':
    "When an enemy Combat Unit activates: within Long Range of Oberyn's unit, it has -2 Speed this turn. If it fails a Charge this turn, it becomes Vulnerable. Or, start of any turn: draw a Tactics card, or, if Oberyn's unit is Engaged, search your deck or discard pile for a Commander's card.",
  'in-the-vipers-sight': 'This unit has -2 Speed.',
  'intercept-orders-martell': say.interceptOrders('the Crown', "Oberyn's"),
  'false-agenda-martell': say.falseAgenda('the Crown'),
  'parlay-martell': say.parlay("Areo Hotah's"),
  'ripe-to-act':
    'When a friendly NCU claims the Crown: instead of its effect, all enemy Combat Units become Vulnerable.',
  'sustained-assault-martell': say.sustainedAssault("Obara's unit"),
  'reckless-strikes-martell-obara-sand': say.recklessStrikes("Obara's unit"),
  'desert-preparation':
    "When an enemy unit completes an Action within Long Range of Obara's unit: it becomes Panicked and Weakened. Or, start of any turn: draw a Tactics card.",
  'set-for-charge-martell': say.setForCharge,
  'battle-endurance-martell': say.battleEndurance,
  'spiteful-truce':
    'When an enemy unit passes a Morale Test: a friendly Combat Unit within Long Range of it restores 2 Wounds, plus 1 for each of its own destroyed ranks.',
  'a-need-for-vengeance-martell': say.needForVengeance("Daemon Sand's unit"),
  'coordinated-plotting':
    'After a friendly unit completes a Melee Attack: another friendly Combat Unit within Long Range of it makes a Maneuver or Retreat.',
  'pathetic-attempt-martell': say.patheticAttempt("Daemon Sand's"),
  'lone-knight':
    "Start of a friendly turn: if no other friendly unit is within Long Range of Gerold Dayne's unit, it may make a Maneuver or March. Or, start of any turn: draw a Tactics card.",
  'coup-attempt':
    "Start of an enemy turn: choose a zone. If an enemy NCU claims it this turn, Gerold Dayne's unit may Charge. Or, start of any turn: draw a Tactics card.",
  'coup-prepared': "When an enemy NCU claims the chosen zone this turn, Gerold Dayne's unit may Charge.",
  'reckless-strikes-martell-gerold-dayne': say.recklessStrikes("Gerold Dayne's unit"),
};
