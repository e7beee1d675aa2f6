/** House Greyjoy: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  pillage:
    'When this unit completes a Melee Attack, it gains 1 Pillage token for each rank the attack destroyed, up to 2 in all. With 1 or more: +1 to Morale Tests. With 2: 1 extra Attack Die.',
  'reaver-axes': 'Sundering. With 2 Pillage tokens, this unit may re-roll any Attack Dice.',
  'ironborn-arrows': 'When attacking a Flank or Rear, this unit may re-roll any Attack Dice.',
  'divide-the-spoils':
    'Order, start of any turn: choose a friendly House Greyjoy unit within Long Range. You may move 1 Pillage token from it to another one within Long Range of it.',
  bardiche: 'Vicious.',
  'reapers-fervor':
    'Before rolling Attack Dice in melee, with 2 Pillage tokens: the defender becomes Panicked, and failing the Panic Test after this attack costs it 1 extra Wound.',
  'great-hammer':
    'Critical Blow. A defender with a 1 among its Defense Dice becomes Weakened after this attack.',
  'raided-armaments': 'With 2 Pillage tokens, this unit has +1 to Defense Dice.',
  'trappers-tools':
    'Order, start of any turn: an enemy within Short Range and line of sight becomes Vulnerable or Weakened; both if this unit has 2 Pillage tokens.',
  'first-claim':
    'Each time a friendly NCU claims Wealth, one unit of Blacktyde Chosen gains 1 Pillage token. With 2 Pillage tokens here, friends within Short Range have +1 to Morale Tests, and a failed Panic Test costs them 1 Wound less.',
  'great-axe': 'Sundering. With 2 Pillage tokens, the defender has another -1 to Defense Dice.',
  'the-silences-infamy':
    'With 2 Pillage tokens on this unit: -1 to Morale Tests of enemies within Short Range.',
  'drowned-gods-blessing':
    'Order, start of any turn: choose a friendly Greyjoy Infantry unit within Short Range. It restores 2 Wounds, or may re-roll any Attack Dice this turn, or enemies that attack it this turn become Vulnerable.',
  'drowned-gods-fury': 'This unit may re-roll any Attack Dice.',
  'drowned-gods-ward': 'Enemies that attack this unit become Vulnerable.',
  'drowned-gods-fanatics':
    'Innate. This unit has 3 Wounds. A failed Panic Test costs it 1 Wound at most, and it suffers only 1 Wound for every 2 unblocked Hits of any attack or effect.',
  scavenge: 'Order, after an attack on this unit: it gains 1 Pillage token.',
  'abundant-promises':
    'Precision. After its Melee Attack, you may give up Pillage tokens of this unit: it restores 2 Wounds for each.',
  'the-krakens-dues':
    'When this unit activates and is of House Greyjoy: you may move 1 Pillage token to it from another friendly House Greyjoy unit. Then you may remove 1 Pillage token from it to restore up to 2 Wounds.',
  'strange-relics':
    'Order, when this unit activates: it suffers 1 Wound, and an enemy within Long Range gains a Condition token of your choice.',
  'poisoned-gifts':
    'A House Greyjoy unit is deployed with 2 Pillage tokens. At the start of round 3 this unit becomes Panicked, Vulnerable and Weakened.',
  'gifts-of-silver-and-bronze':
    'Each time a friendly NCU claims Wealth, a House Greyjoy unit with this Ability gains 1 Pillage token.',
  'iron-credit':
    'Each time a friendly unit within Short Range gains a Pillage token, put a token here. Before rolling Attack Dice in melee, you may discard up to 2 of them: with 1 or more you may remove a Condition token from this unit, with 2 it also uses its highest Attack Die Value.',
  'iron-price-paid': 'This unit may re-roll any Attack Dice.',
  'gold-beckons': "If this test is passed, Gold's Allure is attached to this unit.",
  'we-do-not-sow':
    "When a friendly NCU claims a zone: instead of the zone's effect, a friendly unit makes an Attack. If an opponent Controls Wealth, it then restores 1 Wound, plus 1 for each of its destroyed ranks.",
  'what-is-dead-may-never-die':
    'When a friendly unit would be destroyed: it stays in play with 1 Wound. Or at the start of a friendly turn: a friendly unit restores 1 Wound, plus 1 for each of its destroyed ranks.',
  'the-krakens-wrath':
    'Before rolling Attack Dice in a friendly Melee Attack: if you Control Combat, Precision; if an opponent Controls it, Precision and re-rolls of any Attack Dice. If you Control Wealth, the defender becomes Panicked; if an opponent Controls it, Vulnerable.',
  'the-iron-price':
    'Start of a friendly turn: choose a friendly unit. Mend: it may lose a Condition token, and if you remove a Pillage token from it, it restores 2 Wounds, plus 1 for each of its destroyed ranks. Or it uses its highest Attack Die Value this turn, and if you remove a Pillage token from it, it may re-roll any Attack Dice this turn.',
  'finger-dance':
    'Start of a friendly turn: attach this card to a friendly unit. Before rolling Attack Dice in melee, it may suffer up to 2 Wounds; for each, choose one: the defender becomes Panicked, it becomes Vulnerable, or re-roll any Attack Dice.',
  'raiding-call':
    'When a friendly Greyjoy Infantry unit activates: another one within Long Range gives up to 3 models, and a Pillage token if you like. The unit takes that token and restores 1 Wound, plus 1 for each model. While anybody Controls Wealth, a Pillage token also goes to a friendly Greyjoy Infantry unit.',
  'bless-with-stone-bless-with-steel':
    "When a friendly unit activates: choose an enemy Engaged with it. The unit restores 2 Wounds for each of that enemy's destroyed ranks. For each of Wealth and Combat that you Control, it restores 1 more or loses a Condition token.",
  'acceptable-sacrifices':
    "Start of a friendly turn: a friendly unit other than Balon's suffers 1 or 2 Wounds and becomes Panicked. Another friendly Greyjoy unit within Long Range gains 1 Pillage token for each of these Wounds.",
  'price-of-failure-greyjoy': say.priceOfFailure,
  'the-old-way':
    'After a friendly unit rolled a Morale Test: with 1 Pillage token it may re-roll any of the dice, with 2 it passes. Or after a friendly unit rolled Attack Dice: with 1 or more Pillage tokens the defender becomes Vulnerable, with 2 the unit may also re-roll any Attack Dice.',
  'irons-endurance':
    'After Defense Dice were rolled against an enemy Melee Attack: the defender blocks 1 more Hit. If it is a Greyjoy unit, this card is attached to it when the attack is completed. With 1 or more Pillage tokens, an enemy Engaged with it becomes Weakened after each attack on it; with 2, it restores 1 Wound whenever it passes a Morale Test.',
  'steels-might':
    'Before rolling Attack Dice in a friendly Melee Attack: remove Pillage tokens from the attacker and choose one for each: re-roll any Attack Dice, Precision or Vicious. The tokens still count until the attack is completed.',
  'golds-allure':
    'After a friendly unit rolled a Morale Test: it may re-roll any of the dice. If a Greyjoy unit passes, this card is attached to it. With 1 or more Pillage tokens it has +1 to Morale Tests; with 2, it restores 1 Wound instead of gaining a Pillage token.',
  'opportunist-greyjoy': say.opportunist("Theon's"),
  'diversion-tactics-greyjoy': say.diversionTactics,
  'stark-exposure':
    "After a successful friendly Charge, choose: the enemy's own Orders and Tactics cards cannot target it this turn, or the charger uses its highest Attack Die Value. Both if you Control Combat.",
  'lash-out-greyjoy': say.lashOut("Baelor's unit", 'Panicked'),
  'blacktyde-resentment':
    'Start of any turn: attach this card to a friendly unit until it restores Wounds. Before rolling Attack Dice in melee, choose one for each of its destroyed ranks: +1 to hit and 1 extra Attack Die for each of them; or Vicious, and 1 extra Wound for each of them if the defender fails its Panic Test.',
  'blacktyde-conviction':
    'After a friendly unit rolled a Morale Test: it has +1 to the roll for each of its destroyed ranks, and +1 for each destroyed rank of the enemies Engaged with it.',
  'scholar-among-raiders':
    'Starts with 2 tokens. You may remove one at the start of any turn: set aside any number of Tactics cards of your hand, draw that many and 1 more, then shuffle those set aside into your deck.',
  'rise-again-harder-and-stronger':
    'Influence, of Greyjoy units only. Before the unit resolves an Action, it restores 1 Wound. For each rank it destroys with a Melee Attack, it restores 1 Wound.',
  'harder-and-stronger':
    'Before this unit resolves an Action, it restores 1 Wound. For each rank it destroys with a Melee Attack, it restores 1 Wound.',
  'rise-again-blade-in-hand':
    'Once per game, instead of claiming a zone: a destroyed House Greyjoy unit returns without Pillage tokens, completely within Long Range of your table edge or Short Range of a flank edge. It is activated if it had activated this round.',
  'raven-tending':
    'When Wendamyr claims a zone, a token on him may replace the zone’s effect. At the start of a friendly turn you may remove one: draw a Tactics card and a friendly unit restores 2 Wounds, or a friendly unit shifts 3".',
  'gifts-of-iron-gold-and-steel':
    'Starts with 1 Pillage token, and gains one when Erik or an enemy NCU claims Wealth. When Erik claims another zone, you may move one to a friendly Greyjoy unit.',
  'ironborn-diplomat':
    "Once per game, when an enemy NCU activates, choose 2 zones: if it claims one of them, up to 2 enemy units become Panicked and Vulnerable after the zone's effect. Once per game, when an enemy NCU activates and Tristifer is not on the Tactics Board, choose a zone: if it claims that zone, you may activate Tristifer at the end of the turn.",
  'diplomats-bait':
    'If the NCU claims one of the chosen zones, up to 2 enemy units become Panicked and Vulnerable.',
  'diplomats-turn': 'If the NCU claims the chosen zone, Tristifer may activate at the end of the turn.',
  'diplomats-chance': 'Tristifer may activate at the end of the turn.',
  'rhllors-magics':
    'Once per game, at the start of any turn: an opponent may use no Orders or Tactics cards this turn. Once per game, when Moqorro claims a zone: instead of its effect, a destroyed friendly Attachment returns to a friendly unit, over the usual limit.',
  'zeal-of-the-drowned-god':
    'Influence, of Greyjoy units only. A friendly unit may re-roll any dice of its Morale Tests and is Hardened: with its Defense Dice it also blocks as many Hits as it has destroyed ranks.',
  'drowned-gods-zeal':
    'If the Influence is friendly: this unit may re-roll any dice of its Morale Tests and, with its Defense Dice, also blocks as many Hits as it has destroyed ranks.',
  'queens-promises':
    'Influence. The unit loses a Condition token. A friendly unit has +1 to Morale Tests for each of its Pillage tokens, and whenever it passes one, an enemy Engaged with it suffers as many Hits.',
  'promises-of-plunder':
    'If the Influence is friendly: +1 to Morale Tests for each Pillage token on this unit, and whenever it passes one, an enemy Engaged with it suffers as many Hits.',
  'mind-games-played':
    'The next time the chosen zone is claimed this round, the players who did not claim it may use its effect.',
  'iron-envy-sundering': "This unit's attacks have Sundering.",
  'iron-envy-vicious': "This unit's attacks have Vicious.",
  'devious-methods':
    "Start of a friendly turn: discard another Tactics card to take a card from your opponent's discard pile into your hand. It names Euron instead of its Commander, and returns to your opponent's discard pile when it leaves your hand.",
  'cunning-ploy-greyjoy': say.cunningPloy("If Euron's unit activates, an enemy within Long Range of it"),
  'mind-games':
    'Start of a friendly turn: choose a zone. The next time it is claimed this round, the players who did not claim it may use its effect after it was resolved.',
  'lust-for-glory':
    'Start of any turn: a friendly Greyjoy unit gains a Pillage token, and this card is attached to it until the end of the round. Its Melee Attacks have +1 to hit, and it has -1 to Defense Dice.',
  'iron-envy':
    'When a friendly Greyjoy unit activates: it suffers 1 Wound and becomes Vulnerable. Choose one, plus one for each other friendly unit within Short Range with Pillage tokens: its attacks have Sundering this turn, they have Vicious this turn, or it takes a Pillage token from another friendly Greyjoy Infantry unit within Short Range.',
  'knowledge-paid-in-iron':
    "Start of any turn: remove a Pillage token from a friendly unit, and either return a card from your discard pile to your hand or look at your opponent's hand and discard one of the cards.",
  'ironborn-mettle':
    "When a friendly unit passes a Morale Test: it restores 2 Wounds, and within Short Range of Asha's unit 1 more for each of its destroyed ranks.",
  'raider-bravery':
    'When a friendly unit passes a Morale Test: attach this card to it until it fails one. Its attacks have 1 extra Attack Die with full ranks; otherwise it counts as having 1 more rank for its Attack Dice.',
  'war-cry-greyjoy': say.warCry("Asha's"),
  'rush-of-aggression-greyjoy': say.rushOfAggression("Victarion's"),
  'assault-orders-greyjoy': say.assaultOrders("Victarion's unit"),
  'sustained-assault-greyjoy': say.sustainedAssault("Victarion's unit"),
  'boarding-axe':
    'Sundering. With 2 Pillage tokens, the defender becomes Panicked before Attack Dice are rolled.',
  'captains-men': 'With Victarion Greyjoy attached, this unit is deployed with 1 Pillage token.',
  'victarions-vassal': "Innate. This unit is also Victarion Greyjoy's unit.",
};
