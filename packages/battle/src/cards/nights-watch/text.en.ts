/** Night's Watch: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

const VOW =
  "When a friendly Night's Watch unit activates: attach this card to it until it fails a Panic Test.";

const HUNTERS_INSIGHT =
  'Start of a friendly turn, for an enemy within Long Range of a friendly Ranger unit, choose one: a friendly unit within Long Range of it shifts 3"; friendly units may re-roll Attack Dice and Charge dice against it this turn; or it can use no Orders this turn and its own side\'s Tactics cards cannot target it.';

export const text = {
  'dual-weapons': 'Precision.',
  greatsword: 'Sundering.',
  'ready-aim-release':
    'Order, before an enemy resolves a Charge at the Front of this unit: this unit makes a Ranged Attack against it with its lowest Attack Die Value.',
  'true-bond':
    "Innate. Friendly Tactics cards attached to Jon Snow's unit count as attached to this unit as well. When Jon Snow's unit has activated, this unit may activate straight after it.",
  'stay-at-your-posts':
    'Order, when a friendly unit within Short Range passes a Morale Test: it restores 1 Wound, plus 1 for each of its destroyed ranks.',
  'bookkeeping-samwell-tarly':
    'While Samwell Tarly is on the battlefield, your hand holds 1 more Tactics card: you start and refill to 4, and its limit is 1 higher.',
  'commanders-vassal': "Innate. This unit counts as a unit with your Commander's name.",
  'gallows-humor':
    'Innate. Each time this unit loses a rank, put a token on Eddison. With 1 or more, enemy Orders and Tactics cards cannot target it and enemy NCUs cannot Influence it. With 2 or more, its Melee Attacks have +1 to hit.',
  'war-machine':
    'Innate. This unit has 6 Wounds. It cannot control objectives, gain Condition tokens, Charge, Retreat or shift.',
  'bolt-thrower':
    'Innate. Vicious. Range and line of sight are measured from any part of the tray. With -3 to hit it may attack beyond range and sight. There are no Defense Dice. Against Cavalry, Monsters and War Machines each die that hits counts as 2 Hits.',
  'rock-volley':
    'Innate. Vicious. It may attack beyond range and sight, but no Solo units. If there is any Hit, the defender rolls no Defense Dice and suffers 1 Wound, plus 1 for each of its remaining ranks.',
  'improved-defenses-nights-watch': 'While you Control Wealth: +1 to Defense Dice.',
  spotter:
    'Friendly War Machines may re-roll any Attack Dice against enemies within Long Range of this unit.',
  'stake-mountings':
    'When this unit is successfully Charged: the charger suffers D3+1 Wounds before it attacks.',
  'stake-building':
    'Once per game, at the start of a round: place Stakes within 2" of this unit, on no other terrain and no unit. They are Dangerous and Destructible.',
  'affiliation-builder': 'Innate. This unit is a Builder unit.',
  'affiliation-ranger': 'Innate. This unit is a Ranger unit.',
  'ranging-specialist': 'Innate. Benjen may only be attached to Ranger units.',
  quarry:
    'Attacks and Charges against this unit by the player who hunts it may re-roll any Attack Dice and the Charge die.',
  marshal:
    'Innate. This unit has 3 Wounds. When it activates, it may first make a free Maneuver or Retreat. Other friendly units within Short Range have 1 extra Attack Die in melee and suffer 1 Wound fewer from failed Panic Tests.',
  'raven-flock': 'Order, before an enemy within Long Range rolls Attack Dice: the attack has -1 to hit.',
  'eye-of-the-crow':
    'Innate. This unit has 4 Wounds. When it activates, it may first make a free Maneuver or Retreat. The first time it is destroyed, you may redeploy it at the start of the next round, completely within Short Range of a flank edge.',
  'eye-of-the-crow-returns':
    'At the start of the next round, the destroyed unit may be redeployed, completely within Short Range of a flank edge.',
  'counts-and-measures':
    'When Bowen claims a zone, you may take one of the top 2 cards of your deck; the other goes below the deck.',
  'maesters-healing':
    'When Aemon claims a zone, a friendly Combat Unit of your choice may restore 1 Wound, plus 1 for each of its destroyed ranks.',
  'duty-to-the-realms-of-men':
    "When Jeor claims a zone, you may move one of your attached Tactics cards from a friendly Night's Watch unit to another. Once per game, instead of the zone's effect: attach a card of your discard pile that can be attached to a friendly Night's Watch unit.",
  'sacrifice-for-the-cause':
    'Start of any turn: you may destroy Qhorin, unless he is on the Tactics Board. An enemy becomes Vulnerable and cannot Attack or Charge this round.',
  'held-back': 'This unit cannot Attack or Charge.',
  'halfhands-guidance': 'Influence: a friendly Cavalry or Infantry unit has 1 extra Attack Die.',
  'guided-by-the-halfhand':
    'If this unit is friendly Cavalry or Infantry to the player of the Influence: 1 extra Attack Die.',
  'expert-maintenance':
    'Donal starts with 2 tokens. After any unit has rolled Attack Dice, you may spend one: the attacker may re-roll any Attack Dice and nobody can expend its Weakened token, or the defender has +1 to Defense Dice and nobody can expend its Vulnerable token.',
  'war-machines-of-the-wall':
    "When Othell claims a zone, instead of its effect: a Ranged Attack on an enemy Combat Unit, hitting on 3+, with 3 Attack Dice plus 1 for each of the enemy's remaining ranks.",
  'knowledge-is-power':
    'Your hand holds 1 more Tactics card: you start and refill to 4, and its limit is 1 higher.',
  'gillys-insight':
    'After the first hands are drawn, you may draw a Tactics card and then shuffle a card of your hand into your deck.',
  'samwells-influence':
    'Gilly starts with 1 token. When she has claimed a zone and its effect is resolved, remove it. At the end of a round in which she has none, she is destroyed.',
  'rest-and-refuge':
    'Influence: remove a Condition token from the unit. It ignores the Rough and Hindering keywords.',
  refuge: 'This unit ignores the Rough and Hindering keywords.',
  recruitment:
    'When Yoren claims a zone, put a token on him. On the Crown you may put another on him instead of its effect. At the start of a round you may remove 4 tokens to deploy a unit of Conscripts completely within Long Range of your table edge.',
  'time-may-yet-come':
    'Influence: before rolling Attack Dice in melee, a friendly unit chooses one, plus one for each of its destroyed ranks: re-roll any Attack Dice, its highest Attack Die Value, or a Condition token for an enemy Engaged with it.',
  'their-time-has-come':
    'Before rolling Attack Dice in melee, this unit chooses one, plus one for each of its destroyed ranks: re-roll any Attack Dice, its highest Attack Die Value, or a Condition token for an enemy Engaged with it.',
  'dutiful-commander':
    "After deployment, if this is a Night's Watch unit, you may search your deck for Tempered by Duty and attach it to this unit. Then shuffle your deck.",
  'price-of-aggression':
    'When its next Melee Attack is completed, this unit suffers 1 Hit for each Hit it rolled.',
  'the-sword-in-the-darkness': `Before a friendly unit rolls Attack Dice in melee: the defender becomes Vulnerable, and Panicked as well if it has not activated this round. Or: ${VOW} Its Melee Attacks count as having 1 more rank for their Attack Dice.`,
  'the-fire-that-burns-against-the-cold': `After a friendly unit rolls for a Morale Test: it may re-roll any of the dice; your Commander's unit passes instead. Or: ${VOW} Whenever the unit gains a Condition token, it may pay 1 Wound to lose it again.`,
  'the-shield-of-the-realms-of-men': `After rolling Defense Dice against an enemy's attack: the defender may re-roll any of them. Or: ${VOW} Whenever the unit is attacked, it blocks 1 Hit more after rolling Defense Dice.`,
  'the-watcher-on-the-wall': `After a friendly unit is attacked: another friendly Combat Unit pivots, then shifts 2". Or: ${VOW} The unit has +1 Speed and may re-roll the die of its Charges.`,
  'the-light-that-brings-the-dawn': `Before a friendly unit rolls Attack Dice in melee: it may re-roll any misses. Or: ${VOW} The unit has +1 to Morale Tests; your Commander's unit also cannot become Panicked.`,
  'take-the-black':
    'After a friendly Melee Attack that dealt any Wounds: the attacker restores 1 Wound, plus 1 for each rank the attack destroyed. If it destroyed an Infantry Attachment, other than a Commander, you may attach that to the attacker, beyond the limit of Attachments.',
  'and-now-his-watch-is-ended': `When a Melee Attack destroys a friendly unit: the attacker becomes Vulnerable, and friendly units that were within Long Range restore 2 Wounds. Or: ${VOW} Whenever the unit passes a Morale Test, it restores 1 Wound.`,
  'and-now-my-watch-begins':
    "When a friendly Night's Watch unit activates: it makes a Morale Test. If it passes, choose one: search your deck for any card, take it to your hand and discard a card; or attach to this unit a card from your deck or discard pile that can lie on it. Then shuffle your deck.",
  'live-and-die-at-my-post':
    "When a friendly unit passes a Morale Test: all enemies Engaged with it become Vulnerable. On a Night's Watch unit this card stays for the game: failed Panic Tests cannot cost it its last Wound.",
  'night-gathers': `${VOW} Before an enemy rolls Attack Dice in melee against the unit, the attacker suffers 1 Hit, plus 1 for each of the unit's remaining ranks.`,
  'honed-enhancement':
    'Before a friendly unit rolls Attack Dice: the attack has +1 to hit, and a Builder unit has 1 extra Attack Die.',
  'rapid-construction':
    'Start of a round: place a Low Wall within 1" of a friendly unit, on no unit and no other terrain. It is Destructible, Fortified and Hindering.',
  'serrated-enhancement':
    'Before a friendly unit rolls Attack Dice: the attack has Vicious. Used by a Builder unit, it also makes an enemy Weakened that fails the Panic Test after the attack.',
  'it-shall-not-end-until-my-death':
    "Before a Melee Attack destroys a friendly Combat Unit: that unit makes a Melee Attack against the attacker with its lowest Attack Die Value; Jon Snow's unit has 2 extra Attack Dice. If that destroys the attacker, the friendly unit stays with 1 Wound.",
  'stand-united-brothers':
    "Start of any turn, for a friendly Combat Unit: remove up to 4 models in all from other friendly Combat Units within Long Range of it, and it restores that many Wounds. Jon Snow's unit restores 2 more.",
  'for-the-watch': `After a friendly unit rolls for a Charge: it may re-roll the die. Or: ${VOW} When the Maneuver zone targets the unit, you may replace the zone's effect with a Charge by the unit.`,
  'defensive-formation':
    'Start of any turn: attach this card to a friendly Combat Unit until it next activates. It cannot Attack or Charge, has +1 to Defense Dice, and its attackers have no Charge, Flank or Rear Bonuses.',
  'refuse-to-yield-nights-watch': say.refuseToYield("Donal Noye's unit"),
  'lash-out-nights-watch': say.lashOut("Donal Noye's unit", 'Panicked'),
  'hit-and-run-nights-watch': say.hitAndRun('a Ranger unit'),
  'lying-in-wait':
    'When an enemy Combat Unit activates: a friendly unit that has not activated, with the enemy within Long Range and line of sight, makes a Ranged Attack against it. A Ranger unit may re-roll any misses.',
  'hunters-insight-first-ranger': HUNTERS_INSIGHT,
  'hunters-insight-beyond-the-wall': HUNTERS_INSIGHT,
  'marshal-nights-watch': say.marshal,
  'ride-by-attack-nights-watch': say.rideByAttack,
  'assault-orders-nights-watch': say.assaultOrders("Cotter Pyke's unit"),
  'pyke-aggression':
    'After a friendly Melee Attack: the attacker makes another with its lowest Attack Die Value, which causes no Panic Test. When that is completed, it suffers 1 Hit for each Hit it rolled in it.',
  'pathetic-attempt-nights-watch': say.patheticAttempt("Alliser's"),
  'seeing-their-flaws-nights-watch': say.seeingTheirFlaws("Alliser Thorne's"),
  'price-of-failure-nights-watch': say.priceOfFailure,
  'reckless-strikes-nights-watch': say.recklessStrikes("Cotter Pyke's unit"),
  'adaptive-methods-nights-watch': say.adaptiveMethods,
  'combat-prowess-nights-watch': say.combatProwess,
  'tempered-by-duty': `${VOW} When it is attached and each time the unit activates, an enemy within Long Range and line of sight may gain a Condition token.`,
};
