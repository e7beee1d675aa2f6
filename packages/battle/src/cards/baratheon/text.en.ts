/** House Baratheon: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'affiliation-rhllor': "Innate. This unit is a R'hllor unit.",
  'stags-fury':
    "In melee, from round 2: Critical Blow. From round 3: Vicious. From round 4: Sundering. From round 5: 1 extra Hit for each of this unit's remaining ranks.",
  'war-hammer': 'After a Melee Attack in which any Defense Die shows a 1: the defender becomes Weakened.',
  'mastercraft-warhammer':
    'In melee it may re-roll any Attack Dice. After a Melee Attack in which any Defense Die shows a 1: the defender becomes Weakened.',
  'double-hammers': 'Sundering in melee.',
  'perseverance-and-valor': 'Before rolling Attack Dice in melee: this unit restores 1 Wound.',
  'deadly-bloom': 'Whenever this unit restores Wounds: one enemy Engaged with it suffers 1 Wound.',
  'heart-of-fire':
    'This unit starts the game with 1 Faith token, and gains 1 whenever it passes a Morale Test. It may spend 1 before rolling Attack Dice in melee, for +1 to hit and Vicious; after a Melee Attack, to restore 1 Wound, plus 1 for each destroyed rank of the defender; or before a Charge, to re-roll the Charge die and to make an enemy it charges successfully Panicked.',
  'heart-ablaze':
    'This turn the unit may re-roll the die of its Charge, and an enemy it charges successfully becomes Panicked.',
  'champions-wrath':
    'Critical Blow in melee. After a successful Charge: the enemy becomes Weakened. Before rolling Attack Dice in melee against an enemy it began the turn Engaged with: the defender becomes Vulnerable.',
  'nobles-bolster':
    'Order, when a friendly Combat Unit within Long Range would gain a Condition token: it does not.',
  'solo-rider':
    'Innate. This unit has 3 Wounds. When it activates, it may first make a free Maneuver or Retreat.',
  'kings-blade':
    'Sundering in melee. As long as no opponent Controls the Crown: Critical Blow and re-rolls of any Attack Dice.',
  'queens-blade':
    'Its Vulnerable and Panicked tokens cannot be expended by opponents, unless one of them Controls the Crown.',
  'fire-arrows':
    'Vicious in Ranged Attacks. If the defender fails the Panic Test of the attack: another enemy within Short Range of it makes a Panic Test with -2.',
  'watchers-crossbow': 'Sundering in Ranged Attacks.',
  'highgarden-lance':
    'Sundering in melee. On a Charge: +1 to hit and 2 extra Attack Dice for each of its remaining ranks.',
  'renlys-retinue':
    'Innate. This unit has 8 models with Renly, 8 Wounds and 2 ranks, and 4 Baratheon Banners. When it activates, it may spend Banners, one for each of these, each once: Critical Blow and Sundering for its attacks this turn; Vicious for its attacks this turn, with 1 Wound more if the defender fails the Panic Test; before its Attack Dice this turn, the defender becomes Panicked and Weakened; it restores 2 Wounds and may re-roll its Charge and Retreat dice this turn.',
  'first-of-the-kings-men':
    'For Tactics cards that target this unit you count as Controlling the Crown and Tactics zones. While no opponent Controls either of them, this unit may re-roll the dice of its Morale Tests.',
  'claims-to-the-kingdom':
    'For friendly Abilities and Tactics cards that target this unit you count as Controlling the Crown and Tactics zones.',
  'true-conviction':
    'If this is a Baratheon unit: it may re-roll any Attack Dice against an enemy with at least as many remaining ranks.',
  'renlys-protector':
    "After Renly Baratheon's unit was attacked: this unit makes an Attack or Charge against the attacker, if it can.",
  'divine-sacrifices':
    'Before rolling Attack Dice in melee: this unit may suffer 1 Wound for +1 to hit; the defender then becomes Panicked or Vulnerable, as you choose.',
  'leadership-follower': "+1 to Morale Tests within Long Range of your Commander's unit.",
  'davos-vassal': 'Innate. This model counts as Davos Seaworth.',
  'bookkeeping-cortnay-penrose':
    'While this unit is on the battlefield, your hand limit is 1 higher, and you refill your hand to 1 card more, also at the start of the game.',
  'zealous-fanaticism':
    'Innate. Vicious in melee, always with its highest Attack Die Value. For each Attack Die of 1, this unit suffers 1 Wound.',
  'shifting-loyalties':
    'Alester starts the game with 3 Order tokens. After the effect of a zone he claimed, you may remove one to move him to an empty zone, or to have him and another NCU change places.',
  'support-of-haystack-hall':
    'When Shyra claims the Crown: a friendly unit restores 1 Wound. The Tactics zone: remove a Condition token from a friendly unit. The Wealth zone: if its effect removed a Condition token, an enemy unit gains one of that kind.',
  'sacrifice-to-the-lord-of-light':
    "Influence. On a friendly unit: it may suffer 2 Wounds and make a Panic Test; then an enemy within Long Range of it makes a Panic Test with -2 and 2 Wounds more if it fails. While influenced, a friendly unit is a R'hllor unit and has Vicious in melee.",
  'fires-of-rhllor': "A friendly unit is a R'hllor unit and has Vicious in melee.",
  'smugglers-cunning':
    "Davos starts the game with 3 Order tokens. You may remove one after a friendly unit rolled its Charge die, to re-roll it; or when a friendly unit activates: this turn, enemies Engaged with it cannot use Orders or be targeted by their own side's Tactics cards.",
  'smuggled-past':
    "Enemies Engaged with this unit cannot use Orders or be targeted by their own side's Tactics cards.",
  'fervent-conviction':
    'Influence. Whenever the unit passes a Morale Test, one enemy Engaged with it suffers 1 Wound.',
  fervour: 'Whenever this unit passes a Morale Test, one enemy Engaged with it suffers 1 Wound.',
  'necessary-sacrifices':
    "Once per game, a friendly Combat Unit about to be destroyed stays with D3 Wounds instead, and is a R'hllor unit for the rest of the game.",
  'in-rhllors-name':
    'Influence. On an enemy unit: it becomes Panicked. On a friendly unit: before rolling its Attack Dice in melee, the defender becomes Vulnerable.',
  'sight-of-rhllor':
    'Before a friendly unit rolls its Attack Dice in melee, the defender becomes Vulnerable.',
  'a-rose-and-its-thorns':
    'When Margaery claims a zone: a friendly unit may restore 1 Wound; then an enemy Engaged with it may become Vulnerable.',
  'pulling-weeds':
    'When Olenna claims a zone, choose an enemy NCU: it loses all Abilities for the round; or, if it claims a zone this round, an enemy Combat Unit suffers D3 Hits and becomes Weakened before the effect of that zone.',
  thorns:
    'If the NCU claims a zone this round, an enemy Combat Unit suffers D3 Hits and becomes Weakened before the effect of that zone.',
  'elderly-caution':
    'When Eldon claims a zone, instead of its effect you may draw 3 Tactics cards and then shuffle 1 card of your hand into your deck.',
  'castellans-duty':
    'Cortnay starts the game with 3 Order tokens. When an enemy NCU activates, you may remove one and choose 2 zones. If it claims one of them this turn, before the effect of the zone D3+2 Wounds are restored among any of your Combat Units.',
  'castellan-waits':
    'If the NCU claims one of the chosen zones this turn, D3+2 Wounds are restored among any of your Combat Units.',
  'sacrifice-for-the-king':
    'At the start of a round you may activate Cressen. If you do, he is destroyed at the end of the round.',
  'last-counsel': 'Destroyed at the end of the round.',
  'loving-counsel':
    'When Cressen claims the Crown, instead of its effect you may draw 2 Tactics cards and give an enemy Combat Unit a Condition token of your choice.',
  'misunderstood-omens':
    'Patchface starts the game with 3 Order tokens. At the start of a round you may remove one and name a Tactics card: an opponent with that card in hand must discard 1 copy.',
  'baratheon-justice':
    'After an enemy completes an attack: it gains a Condition token of your choice. If you Control the Crown or Tactics, it gains one more.',
  'stags-wit':
    'When a friendly unit gains a Condition token: remove it. Then an enemy Engaged with that unit may gain one of that kind. If you Control Tactics, another enemy within Long Range of it also gains one.',
  'ours-is-the-fury':
    'Before rolling Attack Dice in a friendly Melee Attack, choose one, plus one for each you Control of the Crown and Tactics zones: +1 to hit, Sundering, or Vicious.',
  'sustained-assault-baratheon': say.sustainedAssault("Your Commander's unit"),
  'baratheon-conviction':
    'When a friendly unit passes a Morale Test: it restores 2 Wounds. If you Control the Crown, all enemies Engaged with it make a Panic Test. If you Control Tactics, each enemy Engaged with it gains a Condition token of your choice.',
  'final-strike':
    'After an enemy completes a Melee Attack: it suffers 1 Hit for each Wound the attack dealt, without those of the Panic Test. If you Control the Crown, it has -1 to its Defense Dice against them.',
  'oath-of-duty':
    'Start of any turn: attach this card to a friendly Combat Unit for the rest of the game. Whenever a friendly Infantry or Cavalry unit is destroyed, put an Order token on it. While it has one: before the unit rolls Attack Dice in melee, the defender gains a Condition token of your choice, and if you Control the Crown, the unit may re-roll any Attack Dice.',
  'wealth-and-charisma':
    'When a friendly NCU claims a zone, instead of its effect choose one: 3 Wounds are restored among any of your Combat Units; or remove all Condition tokens from your Combat Units, and for each token removed an enemy Engaged with its unit suffers 1 Wound.',
  'younger-bolder-and-far-more-comely':
    "When a friendly unit passes a Morale Test: attach this card to it until Renly Baratheon's unit is destroyed. Within Long Range of Renly's unit, the unit has 1 extra Attack Die in melee and restores 1 Wound whenever it activates. Or, start of a friendly turn: draw a card.",
  'they-will-make-me-king':
    "Start of a friendly turn, choose one: draw a card; all friendly units within Short Range of Renly Baratheon's unit restore 1 Wound; or all enemies within Short Range of it suffer 1 Wound.",
  'inexplicable-return':
    'When a friendly NCU claims a zone, instead of its effect: move a friendly Attachment to another friendly unit without one within Long Range, or attach a destroyed friendly Attachment to a friendly Combat Unit without one. Or, start of a friendly turn: draw a card.',
  'hidden-affairs':
    "After a friendly unit other than Renly Baratheon's was attacked: Renly's unit makes an Attack or Charge against the attacker, with its highest Attack Die Value. Or, start of a friendly turn: draw a card.",
  'in-his-brothers-shadows':
    "When an enemy Commander's unit activates, choose one: if it is within Long Range of Renly Baratheon's unit, that Commander loses all Abilities for the round; or Renly's unit makes a Maneuver or Retreat. Or, at the start of any turn, if an enemy Commander was destroyed: Renly's unit restores 2 Wounds.",
  overconfidence:
    "After an enemy completes a Maneuver, March or Retreat: a friendly Infantry unit within Long Range that can Charge it becomes Vulnerable and Charges it. If the Charge succeeds, instead of attacking, the enemy suffers 2 Hits for each remaining rank of the charging unit. Renly Baratheon's unit may re-roll the Charge die.",
  'knights-of-summer':
    "Start of a friendly turn: a friendly Combat Unit makes a Morale Test with +1 for each you Control of the Crown and Tactics zones. If it passes, each enemy Engaged with it makes a Panic Test; for Renly Baratheon's unit, each enemy within Short Range instead.",
  'lavish-encampment':
    'When an enemy NCU claims a zone: after the effect of the zone, move it to an empty zone. If you moved it from the Crown or Tactics zone, an enemy Combat Unit makes a Panic Test.',
  'will-of-the-one-true-king':
    'When a friendly NCU claims the Crown, instead of its effect: an enemy Combat Unit becomes Panicked, one becomes Vulnerable and one becomes Weakened.',
  'harsh-conditions':
    'Start of any turn: remove any number of Condition tokens from an enemy unit. For each, it loses one Ability of your choice for the round.',
  'tactical-approach':
    "Start of a round: attach this card to a friendly Combat Unit for the rest of the game. After it rolls Attack Dice in melee, you may expend a Condition token of the defender for 1 extra Wound, or 2 if it is Stannis Baratheon's unit.",
  'in-rhllors-name-baratheon':
    "Before rolling Attack Dice in a friendly Melee Attack: it has Critical Blow or Sundering, and both for a R'hllor unit. After the attack, if the defender was not destroyed, the attacker makes a Panic Test.",
  'test-of-faith':
    "Start of any turn: a friendly R'hllor unit makes a Morale Test. If it passes, remove all its Condition tokens. Attach this card to it: +1 to its Defense Dice, until an enemy has completed an attack on it.",
  'azor-ahai-baratheon': say.azorAhai("A R'hllor unit", 'Panicked'),
  muster:
    "Before a friendly Cavalry unit resolves a Retreat: enemies it disengages from cannot pivot, and after it the unit may make a Maneuver. Stannis Baratheon's unit also restores D3 Wounds, plus 1 for each of its destroyed ranks.",
  mustered: 'Enemies it leaves behind may not pivot. After its Retreat it may make a Maneuver.',
  'on-the-double':
    'When an unengaged friendly Cavalry unit activates: once this turn, a Maneuver it makes has +3 Speed, and it then becomes Vulnerable.',
  'in-a-hurry': 'The next Maneuver of this unit has +3 Speed; it then becomes Vulnerable.',
  hurried: '+3 Speed for this Maneuver; the unit then becomes Vulnerable.',
  'ride-them-down-baratheon': say.rideThemDown,
  overgrowth:
    'Start of an enemy turn: a friendly unit makes a Morale Test; it passes if it is Engaged with an enemy that has more remaining ranks. If it passes, attach this card to it for the rest of the game: before each attack on it, the attacker suffers 1 Hit, plus 1 for each remaining rank of the unit.',
  'growing-strong':
    'When a friendly Combat Unit activates: all enemies Engaged with it that have at least as many remaining ranks become Vulnerable. Then it restores 1 Wound, plus 1 for each of its destroyed ranks.',
  'hefty-ransom':
    'When a friendly Attachment is destroyed: attach this card to an enemy unit within Short Range for the rest of the game; when that unit is destroyed, you gain 1 Victory Point. Or, when an enemy Attachment is destroyed: attach this card to a friendly unit within Short Range for the rest of the game; it has 1 extra Attack Die in melee and +1 to Morale Tests.',
  'counterplot-baratheon': say.counterplot('Tactics'),
  'loved-by-the-smallfolk-baratheon': say.lovedByTheSmallfolk("Loras Tyrell's"),
  'martial-superiority-baratheon': say.martialSuperiority("Eldon Estermont's"),
  'battle-endurance-baratheon': say.battleEndurance,
  'issue-commands-baratheon': say.issueCommands('instead of its Action, a'),
  'surprise-strategy-baratheon': say.surpriseStrategy,
  'flea-bottom-tricks':
    "It takes the place of Final Strike in your deck. After an enemy completes a Melee Attack: a friendly Combat Unit other than the defender makes a Maneuver. Davos Seaworth's unit may pivot and March instead.",
  everything:
    'Start of any turn: a friendly Infantry unit suffers up to 3 Wounds; another one restores that many plus 1. If that one has no Attachment, a destroyed friendly Infantry Attachment may join it as one of the restored Wounds.',
  'fealty-to-the-crown-baratheon': say.fealtyToTheCrown,
  'parlay-baratheon': say.parlay("Davos Seaworth's"),
  'assault-orders-baratheon': say.assaultOrders("Andrew Estermont's unit"),
  'reckless-fury':
    'Before rolling Attack Dice in a friendly Melee Attack: it has Vicious and uses its highest Attack Die Value. When the attack is completed, the attacker suffers 2 Wounds, less 1 for every rank it has lost.',
  'rush-of-aggression-baratheon': say.rushOfAggression("Andrew Estermont's"),
  'fiery-charge-baratheon': say.fieryCharge("a R'hllor unit"),
  'rhllors-wrath':
    "When a friendly NCU claims a zone, instead of its effect: an enemy Combat Unit makes a Panic Test with -1 for each of your R'hllor units within Short Range of it. If it fails, it also becomes Vulnerable and Weakened.",
  'fiery-resolve':
    "When a friendly R'hllor unit activates: it makes a Morale Test. If it passes, an enemy Engaged with it makes a Panic Test with -1 for each remaining rank of the unit; if not, that enemy becomes Panicked.",
  'regroup-and-reform-baratheon': say.regroupAndReform,
  'sudden-retreat-baratheon': say.suddenRetreat("Justin Massey's"),
  'precious-supplies':
    "After an enemy completes a Melee Attack: remove all Condition tokens from the defender. It restores 1 Wound with 1 destroyed rank, 3 with 2. Justin Massey's unit restores 1 more.",
};
