/** House Lannister: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'fearless-avarice': 'While you Control Wealth, this unit suffers 1 Wound less from failed Panic Tests.',
  'lannister-justice':
    "While you Control the Crown, before this unit resolves an Action, an enemy within Long Range makes a Panic Test at -1 for each of this unit's remaining ranks.",
  'dominance-of-the-crown':
    "While you Control the Crown, this unit's Melee Attacks have +1 to hit and gain Sundering.",
  'marauders-blades':
    'Vicious. Against an enemy with no more remaining ranks than this unit: also +1 to hit and Critical Blow.',
  'brutal-armaments':
    'Vicious. Failing the Panic Test after this attack costs the defender 1 extra Wound for each of its destroyed ranks.',
  'unstoppable-wrath': "This unit's Melee Attacks deal 2 extra Wounds.",
  'the-mountains-strength': "This unit's Melee Attacks have Sundering and deal 2 extra Wounds.",
  'affiliation-house-clegane': 'Innate. This unit belongs to House Clegane.',
  indomitable: 'Innate. This unit cannot become Weakened.',
  'lannister-supremacy':
    "Order, after an attack against this unit: the attacker makes a Panic Test with -1 for each of this unit's remaining ranks and, if it fails, suffers as many extra Wounds.",
  'valuable-captive-jaime-lannister':
    'Innate. +1 to Morale Tests. When Jaime is destroyed, the opponent of the unit scores 1 Victory Point.',
  'vengeful-captive': 'Innate. While an opponent of this unit Controls the Crown, it has -1 to hit.',
  'little-doves':
    'Starts with 3 Order tokens. When an enemy NCU activates, remove one to choose 2 zones. If that NCU claims one of them this turn, up to 2 enemy units become Vulnerable after the effect of the zone.',
  'doves-listen': 'After the effect of the chosen zone: up to 2 enemy units become Vulnerable.',
  'might-of-the-iron-throne':
    'You count as Controlling the Crown while he stands on the Tactics Board. Influence. An enemy unit suffers 1 extra Wound from failed Panic Tests this round.',
  'weight-of-the-iron-throne': 'If an enemy influences it: 1 extra Wound from failed Panic Tests.',
  'the-rains-of-castamere':
    'Once per game, start of any turn: an enemy becomes Panicked, an enemy becomes Vulnerable, an enemy suffers 4 Hits, an enemy makes a Panic Test, and an enemy loses its Abilities this round. They may be the same unit or different ones.',
  'unbiased-justice':
    'Once per game, start of any turn: a friendly unit restores 2 Wounds, one loses all Condition tokens, one may shift 2", and one may re-roll any Attack Dice this round and has its highest Attack Die Value. They may be the same unit or different ones.',
  judged: 'Until the end of the round it may re-roll any Attack Dice and has its highest Attack Die Value.',
  'tactical-mastermind':
    'Your hand is 1 card larger: at the start, for its limit and when you draw in Clean-Up. Once per game, you may answer a Tactics card of an opponent with a Counterplot from your deck or discard pile.',
  'playing-the-game':
    'Starts with 2 Order tokens. When she claims a zone, remove one to take from your deck or discard pile: Hear Me Roar! if you Control the Crown, Subjugation of Power if you Control Wealth.',
  'intrigue-and-subterfuge':
    'When an enemy NCU activates: it loses its Abilities for the rest of the round. If you Control Wealth: an enemy unit becomes Weakened.',
  'a-lannister-pays-his-debts':
    'Start of any turn: attach this to a friendly unit for the game. Every friendly Infantry or Cavalry unit that falls adds a token to it. With a token, its Melee Attacks have Vicious; if you Control the Crown, also +1 to hit.',
  'hear-me-roar':
    'Before an enemy rolls a Morale Test: -1, and -1 more for each of its destroyed ranks. If it fails, it suffers 1 Wound, in addition to those of a Panic Test.',
  bribery:
    "When a friendly NCU claims a zone: instead of the zone's effect, attach this to an enemy unit. It attacks with its lowest Attack Die Value and has -1 to Morale Tests until it passes one or is the target of Wealth.",
  counterplot: say.counterplot('Wealth'),
  'fealty-to-the-crown': say.fealtyToTheCrown,
  'subjugation-of-power': say.subjugationOfPower('Wealth'),
  'kingslayers-renown':
    "After a friendly unit within Long Range of Jaime's unit rolls a Morale Test: it passes. If it is Jaime's unit, it also restores 2 Wounds. Or, start of any turn: draw a card.",
  'kingslayers-prowess':
    "Before rolling Attack Dice in a Melee Attack of Jaime's unit: its highest Attack Die Value, it may re-roll misses, and the defender becomes Vulnerable. Or, start of any turn: draw a card.",
  'kingslayers-infamy':
    "When an enemy within Long Range of Jaime's unit activates: it becomes Panicked, then makes a Panic Test; if it fails, it becomes Weakened. Or, start of any turn: draw a card.",
  'overrun-lannister': say.overrunAgain('A House Clegane unit'),
  'assault-orders-lannister': say.assaultOrders('A House Clegane unit'),
  'price-of-failure': say.priceOfFailure,
  'queens-influence':
    'Starts with 2 tokens. When he claims a zone, you may remove one: if you Control the Crown, take Intrigue and Subterfuge from your deck or discard pile; if you Control Wealth, take Bribery.',
  'manipulation-and-deception':
    'Starts with 3 tokens. When he activates, you may remove one: an enemy Combat Unit becomes Weakened.',
  'fealty-to-the-seven':
    'Influence. Whenever an influenced enemy suffers Wounds from a failed Panic Test, a friendly unit within Long Range of it restores as many, 3 at most.',
  'tithes-of-fear':
    'Whenever it suffers Wounds from a failed Panic Test, a unit of the influencing player within Long Range restores as many, 3 at most.',
  wildfire: 'Vicious. Defenders roll no Defense Dice.',
  'the-mountain-that-rides': 'Innate. He has 4 Wounds. When he activates, he may first make a free Maneuver.',
  'cleaving-blows': 'Defenders roll no Defense Dice. On a Charge: Critical Blow.',
  'lannister-oppression':
    'Before rolling Attack Dice in melee, choose one, plus one for each Condition token on the defender: Vicious, Sundering, the defender loses its Abilities this turn, or re-roll any Attack Dice.',
  'experiment-enhancements':
    "Innate. +1 to hit and Vicious in melee. Enemies cannot expend this unit's Weakened token while it attacks.",
  'violent-reactions': 'Innate. After completing an attack, this unit becomes Vulnerable.',
  'jaimes-vassal': 'Innate. This model counts as Jaime Lannister for all effects.',
  'orders-of-the-crown':
    "When a friendly NCU claims the Crown, you may replace the zone's effect: this unit makes a Maneuver or a March.",
  'battle-prayer':
    'Starts with 1 Faith token and gains one whenever it passes a Morale Test. Spend one after rolling Defense Dice: it blocks 1 Hit, plus 1 for each of its destroyed ranks. Or spend one before rolling Attack Dice in melee: Sundering, and it may re-roll any dice.',
  'you-will-obey-me':
    'Before rolling Attack Dice in a friendly Melee Attack: 2 extra Attack Dice and Sundering. An attack that costs the defender no rank leaves the attacker Panicked and Vulnerable.',
  'traitors-i-will-have-their-heads':
    'Start of a friendly turn: attach this to an enemy. Melee Attacks on it have Vicious. At the end of the round, if it stands, discard this: each unit that attacked it this round becomes Panicked and Vulnerable.',
  'i-am-the-king':
    'After rolling Defense Dice against an enemy Melee Attack: the defender blocks 2 Hits more. When the attack is completed, it becomes Panicked and Weakened.',
  'fanatical-zeal':
    'Starts with 1 Faith token and gains one whenever it passes a Morale Test. Spend one before rolling Attack Dice in melee: Precision, and it may re-roll any dice.',
  'zealous-resurgence': 'When this unit activates, it may spend a Faith token to restore 2 Wounds.',
  'joffreys-retinue':
    'Innate. The unit has 8 models with Joffrey, 8 Wounds and 2 ranks, and 4 Baratheon Banners. When it activates, you may remove Banners, each for another boon this turn: Critical Blow and Sundering; Vicious and 1 extra Wound for a failed Panic Test; defenders become Panicked and Weakened before Attack Dice; or it restores 2 Wounds and may re-roll the dice of Charges and Retreats.',
  'laws-of-the-realm':
    'Order, before an enemy within Short Range rolls Attack Dice: it counts as having 1 rank fewer for its Attack Dice. If it has only 1 rank left, it becomes Vulnerable.',
  'oppressive-peacekeeping':
    'While you Control the Crown, enemies within Short Range have -1 to Morale Tests.',
  'exploit-weakness-lannister': say.exploitWeakness,
  'broken-resolve':
    'When an enemy fails a Morale Test: it becomes Weakened. Attach this to it until it passes a Morale Test: each time it activates, it becomes Weakened.',
  'issue-commands-lannister': say.issueCommands('it cannot perform Actions this turn, and instead another'),
  'false-agenda-lannister': say.falseAgenda('Tactics'),
  'cunning-ploy-lannister': say.cunningPloy(
    "If either is Tyrion's unit, an enemy within Long Range of Tyrion's unit",
  ),
  'intercept-orders-lannister': say.interceptOrders('Tactics', "Tyrion's"),
  'predictable-maneuvers-lannister':
    'Start of the first enemy turn of a round: choose an enemy Combat Unit and an enemy NCU. Before either of them resolves an Action this turn, a friendly Combat Unit makes an Attack, Maneuver or Retreat.',
  'seeing-their-flaws-lannister': say.seeingTheirFlaws("Kevan's"),
  'wealth-of-the-rock':
    "After an enemy rolls Attack Dice: if you Control the Crown, the defender has +2 to its Panic Test; if you Control Wealth, it has +1 to Defense Dice. For Kevan's unit you count as Controlling both.",
  'charismatic-leadership':
    "When an enemy Order, NCU or zone targets a friendly unit: that unit makes a Morale Test, with +2 within Short Range of Addam's unit. If it passes, cancel that effect.",
  'lash-out-lannister': say.lashOut("Addam's unit", 'Panicked'),
  'valiant-example':
    "When Addam's unit passes a Morale Test: each other friend within Long Range restores 1 Wound, and 1 more for every rank that Addam's unit has lost. Then Addam's unit restores 2 Wounds. Or, start of any turn: draw a card.",
  'mercy-of-the-mother':
    'When a friendly unit activates: it loses a Condition token and makes a Morale Test. If it passes, it restores 2 Wounds, plus 1 for each of its destroyed ranks; if it fails, 1 Wound.',
  'protection-of-the-father':
    'After rolling Defense Dice against an enemy Melee Attack: the defender makes a Morale Test. If it passes, it blocks 3 Hits more; if it fails, 1 more.',
  'wrath-of-the-warrior':
    'Before rolling Attack Dice in a friendly Melee Attack: the unit makes a Morale Test. If it passes, the attack has +1 to hit and Sundering; if it fails, it makes 1 extra Hit.',
};
