/** Free Folk: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  giant:
    'Innate. It has 6 Wounds and suffers 1 Wound for every 2 unblocked Hits. A failed Panic Test costs it 2 Wounds at most.',
  'furious-swing':
    'Innate. Vicious, and 1 extra Attack Die for each Wound it has suffered. Defenders roll no Defense Dice. After a successful Charge: the enemy becomes Panicked.',
  'frenzied-swings': 'Sundering. +1 to hit for each of its destroyed ranks.',
  'pummeling-fists': 'Innate. Critical Blow and Sundering.',
  'jagged-weapons': 'Vicious.',
  chariot: 'Innate. It has 6 Wounds. When it activates, it may first make a free Maneuver.',
  'deadly-impact':
    "On a Charge: Sundering, Vicious and 1 extra Hit for each of the defender's remaining ranks.",
  mammoth:
    'Innate. It has 8 Wounds and cannot control objectives. A failed Panic Test costs it 2 Wounds at most. When it is destroyed, an enemy Engaged with it suffers D3 Wounds.',
  rampage:
    'Innate. Critical Blow and Sundering. Before its Attack Dice, the defender becomes Panicked. It may re-roll the die of its Charges.',
  'chieftains-fury':
    'Innate. Vicious. Defenders roll no Defense Dice. When Mag is destroyed, he makes a last Melee Attack before he is removed.',
  harpoon:
    'After its attack, the defender becomes Weakened. If the attack dealt any Wounds, the defender has -1 Speed this round and all its Charges are Disorderly.',
  harpooned: '-1 Speed; all its Charges are Disorderly.',
  'giants-spear':
    'Innate. Sundering and Vicious. Against Cavalry, Monsters and War Machines each die that hits makes 2 Hits. Ranged: defenders roll no Defense Dice, and with -3 to hit it ignores line of sight and range.',
  'planned-approach':
    'Order, start of any turn: until the end of the turn, enemies cannot target a friendly unit within Long Range in any way.',
  'approach-planned': 'Enemy Orders, cards, Abilities, NCUs, Influence and zones cannot target it.',
  'thenn-supremacy':
    "Order, after an attack against this unit: the attacker makes a Panic Test with -1 for each of this unit's remaining ranks and, if it fails, suffers as many extra Wounds.",
  'southern-knowledge':
    'Innate. Once per game, start of any turn: an enemy within Long Range and line of sight loses its Abilities this turn, and its own player cannot target it with Tactics cards.',
  'camp-followers': 'With every activation this unit suffers as many Hits as it has ranks left.',
  'harmas-vassal': 'Innate. This model counts as Harma for all effects.',
  'affiliation-frozen-shore': 'Innate. This unit belongs to the Frozen Shore.',
  'grisly-example':
    'Order, start of any turn: this unit suffers 1 Hit. All enemies within Short Range become Panicked.',
  'bonded-boar':
    "Innate. It has 3 Wounds and gives no Victory Points. It activates only right after Borroq's unit, and may then first make a free Maneuver. At the start of a round in which it is not within Long Range of Borroq's unit, it is destroyed.",
  'gore-and-feed': 'Sundering. After an attack that dealt any Wounds, it restores 1 Wound.',
  'bonded-skinchanger':
    'When this unit is deployed, choose a Bear, an Eagle or a Wolf. The animal goes when the unit is destroyed.',
  'bonded-bear':
    'Innate. It has 3 Wounds, gives no Victory Points and cannot control objectives. Enemies Engaged with it have -1 to Defense Dice.',
  'savage-mauling-bear': 'Sundering.',
  bonded:
    "Innate. It activates only right after its skinchanger's unit, and falls with it. At the start of a round in which it is within Short Range of no other friendly Free Folk unit, it is destroyed.",
  'bonded-eagle':
    'At the start of each round, the Eagle watches an enemy unit for the round: see Aerial Scouting.',
  'aerial-scouting':
    'Melee Attacks on this unit have Precision. Once each turn, before it makes a Maneuver or March, the unit of the skinchanger may shift 2".',
  'bonded-wolf':
    "At the start of each round, the Wolf stalks an enemy unit for the round: see Predator's Instincts.",
  'predators-instincts':
    'Its Charges are Disorderly on a 1 or 2, and Melee Attacks on it have Vicious. The unit of the skinchanger may re-roll the die of its Charges against it.',
  'master-skinchanger':
    "Innate. He has 4 Wounds. When he activates, he may first make a free Maneuver. At the start of each round, his Eagle watches an enemy unit for the round: see Varamyr's Scout.",
  'varamyrs-scout':
    'Once each turn, before it makes a Maneuver or March, Varamyr, the Shadowcat or the Wolf Pack may shift 2".',
  'varamyrs-shadowcat':
    'Innate. It has 2 Wounds, gives no Victory Points and cannot control objectives. When it activates, it may first make a free Maneuver. It starts in Reserve: at the start of any round, it may be placed completely within Short Range of a flank edge.',
  'varamyrs-wolf-pack':
    'Innate. It has 3 Wounds, gives no Victory Points and cannot control objectives. When it activates, it may first make a free Maneuver.',
  distract:
    'During your turn, enemies it meets in the Flank or Rear have no Abilities, and their own player cannot target them with Tactics cards.',
  'lady-of-the-wilds':
    'When she claims a zone, you may replace its effect: a friendly unit makes a Maneuver or a Retreat.',
  'skillful-preparations':
    'Influence. Each time the influenced unit activates or a zone targets it, you may draw a card.',
  prepared: 'Each time it activates or a zone targets it, the influencing player may draw a card.',
  'refuge-and-supplies':
    'Once per game, start of any turn: a friendly Infantry unit restores 2 Wounds. When he claims a zone, you may replace its effect: draw a card, and a friendly Infantry unit restores 2 Wounds.',
  'fury-of-the-thenns':
    'Influence. An influenced friendly unit counts as having 1 more rank for its Attack Dice, and its Melee Attacks have Sundering.',
  'furious-as-thenns': 'If a friend influences it: 1 more rank for its Attack Dice, and Sundering in melee.',
  'spearwifes-guile':
    'Influence. An influenced friendly unit has +1 Speed and ignores Hindering and Rough. An influenced enemy has -1 Speed, and its Charges are Disorderly on a 1 or 2.',
  beguiled:
    'If a friend influences it: +1 Speed, and it ignores Hindering and Rough. If an enemy does: -1 Speed, and its Charges are Disorderly on a 1 or 2.',
  'spearwife-council':
    "When she claims the Crown, an enemy becomes Weakened. On Wealth, no Condition token is removed; instead, an enemy Engaged with the unit suffers 1 Hit, plus 1 for each of the unit's remaining ranks. On Tactics, you draw no cards; instead, you look at the top 2 cards of your opponent's deck and may discard one.",
  'intrigue-and-subterfuge-mance':
    'Once per game, when an enemy NCU activates: it loses its Abilities for the rest of the round.',
  'disrupt-communication':
    'Influence on an enemy unit. Its own player cannot target it with zones or Influence.',
  'cut-off': 'Its own player cannot target it with zones or Influence.',
  'northern-resilience':
    'Influence. The influenced unit has +1 to Morale Tests and suffers 1 Wound less from failed Panic Tests.',
  resilient: '+1 to Morale Tests, and 1 Wound less from failed Panic Tests.',
  'southern-discipline':
    'Once per game, start of a round: take a Coordination Tactics or Regroup and Reform from your deck or discard pile.',
  'coordination-tactics':
    "Start of any turn: two friendly Infantry units within Short Range of each other have each other's Abilities this turn, except Innate ones. You may immediately use one of their unused Orders for the start of a turn.",
  'theres-too-many':
    'Before an enemy rolls a Panic Test: -1 for each of your units within Short Range of it, -3 at most.',
  'diversion-tactics-free-folk': say.diversionTactics,
  'overwhelming-assault':
    'Before rolling Attack Dice in a friendly Melee Attack, choose one for each friendly unit Engaged with the defender: re-roll any Attack Dice, Critical Blow, or Sundering.',
  'surrounded-and-exposed':
    'Start of any turn: an enemy gains a Condition token for each of your units within Short Range of it beyond the first.',
  'the-endless-horde':
    'Start of any turn: attach this to a friendly Infantry unit for the game. When it is destroyed, place Free Folk Raiders with a Raid Leader completely within Long Range of your table edge.',
  'bitter-demise':
    "When a friendly Infantry or Cavalry unit is destroyed: before it is removed, it makes a Melee Attack with its highest Attack Die Value. Styr's unit may re-roll any Attack Dice.",
  'thenn-defiance':
    "After a friendly unit rolls a Panic Test: it may re-roll any of the dice; within Short Range of Styr's unit it passes instead. If it is Styr's unit, an enemy Engaged with it suffers 1 Wound, plus 1 for each of its destroyed ranks.",
  'styrs-vengeance':
    'Start of any turn: attach this to a friendly unit for the game. It gains a token each time a friendly unit is destroyed. With a token, defenders become Vulnerable before its Attack Dice.',
  'bear-cavalry':
    'Innate. Each model has 4 Wounds. When this unit activates, it may first make a free Maneuver.',
  'spear-and-maul': 'Precision, Sundering and Vicious.',
  'regroup-and-reform-free-folk': say.regroupAndReform,
  'rush-of-aggression-free-folk': say.rushOfAggression("Tormund's"),
  'counter-assault':
    "After an enemy Melee Attack: a friendly unit other than the defender attacks or Charges the attacker. Tormund's unit may re-roll any Attack Dice and the Charge die.",
  'devastating-impact-free-folk': say.devastatingImpact("Tormund's unit"),
  'hit-and-run-free-folk': say.hitAndRun("Harma's unit"),
  'feinting-maneuver-free-folk': say.feintingManeuver,
  'swift-reposition-free-folk': say.swiftReposition("Harma's unit"),
  'cruel-methods-free-folk': say.cruelMethods('Infantry'),
  'price-of-failure-free-folk': say.priceOfFailure,
  'bloody-beheadings-free-folk': say.bloodyBeheadings,
  'battle-endurance-free-folk': say.battleEndurance,
  'frozen-shore-resilience':
    'After rolling Defense Dice against an enemy attack: the defender may re-roll any of them. If it belongs to the Frozen Shore, it may also re-roll any dice of the Panic Test of this attack.',
  'walrus-strength':
    "Start of a friendly turn: attach this to a friendly Infantry or Cavalry unit for the game. When it activates, it restores 1 Wound; within Short Range of the Great Walrus's unit, it may also lose a Condition token.",
  'wildling-diplomacy':
    'When an enemy NCU activates: if it claims a zone this turn, before or after the effect of the zone, an enemy Combat Unit gains a Condition token of your choice, and then an enemy Combat Unit suffers D3+1 Wounds.',
  'predictable-maneuvers-free-folk':
    'Start of the first enemy turn of a round: choose an enemy Combat Unit and an enemy NCU. Before either of them resolves an Action this turn, a friendly Combat Unit makes an Attack, Maneuver or Retreat.',
  'the-long-plan':
    'End of any turn, if an opponent Controls Tactics, or end of a round: search your deck for any card, then shuffle it. Or, end of any turn: draw a card.',
  'trophy-hunter':
    "Order, when a friendly unit activates: take one of Rattleshirt's Trophies from your deck or discard pile.",
  'trophy-collector':
    "Innate. Rattleshirt's Trophies on friendly units within Short Range count as being on this unit, too.",
  'shrug-it-off': 'Before a friendly Monster resolves an Action: instead, it restores up to 3 Wounds.',
  'trample-free-folk':
    'When a friendly Giant Charges: instead, it pivots and goes 10" straight on, through units. Where it would end on a unit, it stops 1" before it. Each unit with ranks in its way suffers D3 Wounds.',
  enrage:
    'When a friendly Monster activates: it suffers 2 Wounds. For this turn, it may re-roll any Attack Dice, and it makes defenders Panicked and Weakened.',
  'chieftains-orders':
    'When Mag activates: instead of his Action, another friendly Giant within Long Range performs an Action. Or, start of any turn: draw a card.',
  'monsters-from-the-north':
    'When an enemy within Short Range of a friendly Monster activates: it makes a Panic Test with -1, and 1 extra Wound if it fails, for each friendly Monster within Short Range, 3 at most.',
  'last-of-their-kind': 'When a friendly Giant is destroyed: another friendly Giant attacks or Charges.',
  'defiant-roar':
    'When a friendly Monster passes a Morale Test: all enemies Engaged with it become Weakened.',
  'hurl-boulder':
    'Before an unengaged friendly Giant resolves an Action: instead, it makes a Ranged Attack at Long Range with 1 die that hits on 3+. If it hits, the defender rolls no Defense Dice and suffers D3 Wounds, plus 1 for each of its remaining ranks.',
  'overrun-free-folk': say.overrun,
  blitz:
    'When a friendly Monster activates: it becomes Vulnerable. This turn, it has +2 Speed and may re-roll the die of its Charges.',
  'summon-companions':
    'Start of an enemy turn: the Shadowcat or the Wolf Pack leaves the table, if it is there, and is placed completely within Short Range of a flank edge, also if it was destroyed. If it has activated this round, it stays activated.',
  'bonded-guardians':
    'After Varamyr, the Shadowcat or the Wolf Pack was attacked: another of them makes a Maneuver, or attacks or Charges the attacker.',
  'bonded-command':
    'When Varamyr, the Shadowcat or the Wolf Pack activates: it performs no Actions this turn. Another of them within Long Range performs an Action instead.',
  'bloody-trophies':
    "After a friendly Melee Attack that dealt any Wounds: all enemies Engaged with the attacker become Panicked. Attach this to a friendly Infantry or Cavalry unit within Short Range of it: enemies Engaged with that unit become Panicked before each of their Actions. Once each turn, another of Rattleshirt's Trophies from your hand may follow.",
  'weapon-trophies':
    "After a friendly Melee Attack that dealt any Wounds: attach this to a friendly Infantry or Cavalry unit within Short Range of the attacker: its Melee Attacks have +1 to hit. Once each turn, another of Rattleshirt's Trophies from your hand may follow.",
  'armor-trophies':
    "After a friendly Melee Attack that dealt any Wounds: attach this to a friendly Infantry or Cavalry unit within Short Range of the attacker: it has +1 to Defense Dice, and enemies cannot expend its Vulnerable token. Once each turn, another of Rattleshirt's Trophies from your hand may follow.",
};
