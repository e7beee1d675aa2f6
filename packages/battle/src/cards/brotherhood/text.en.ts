/** The Brotherhood Without Banners: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'berics-vassal': "Innate. This unit is also Beric Dondarrion's unit.",
  'brotherhood-armaments': 'Critical Blow. While no opponent Controls the Crown: +1 to hit and Sundering.',
  'deceitful-reposition':
    'Order, start of an enemy turn, if no enemy is within Short Range: this unit makes a Maneuver of up to 3".',
  'hidden-shot':
    'Ignores units and terrain for line of sight. Against a Flank or Rear: Precision and Vicious.',
  'hot-pies':
    'When this unit activates, it removes a Condition token. If you Control the Crown, it also restores 1 Wound.',
  'improved-defenses-brotherhood': 'While you Control the Crown: +1 to Defense Dice.',
  'knightly-armaments': 'Sundering. While no opponent Controls the Crown: it may re-roll any Attack Dice.',
  lightbringer:
    'Beric starts with 1 Faith token and gains 1 whenever his unit passes a Morale Test. Spend one before a Melee Attack of this unit: 2 extra Attack Dice. Spend one when a Melee Attack would destroy this unit: it first makes a Melee Attack with its lowest Attack Die Value; if that destroys the defender, this unit stays with 1 Wound.',
  'prayers-to-rhllor':
    '+2 to Morale Tests. This unit starts with 1 Faith token and gains 1 whenever it passes a Morale Test. Spend one before its Melee Attack: Sundering and Vicious. Spend one when an enemy within Long Range fails a Panic Test: a friendly unit within Long Range restores 1 Wound for each Wound the enemy suffered from it, up to 3.',
  'rally-the-smallfolk':
    'After a Melee Attack of this unit that destroyed an enemy rank: a friendly Infantry unit within Long Range restores 2 Wounds.',
  'unending-vengeance':
    'If Catelyn Stark is in your army: friendly Combat Units may re-roll Charge dice against House Bolton and House Lannister units, and units with the Dreadfort Captain, Bolton Flayer, Roose Bolton, Ramsay Snow or Walder Frey.',
  'prophecies-and-portents':
    'Influence. The unit has +1 to Morale Tests. Whenever one of its ranks is destroyed, an enemy Engaged with it becomes Vulnerable and Weakened.',
  foretold:
    "+1 to Morale Tests. Whenever one of this unit's ranks is destroyed, an enemy Engaged with it becomes Vulnerable and Weakened.",
  'allies-in-the-realm':
    'Ravella starts with 3 tokens. At the start of a friendly turn you may spend one and discard a Tactics card: a friendly Combat Unit restores 2 Wounds; if it has only 1 remaining rank, it also removes a Condition token.',
  'vengeance-at-any-cost':
    'Influence. An enemy Combat Unit with it suffers 1 Wound before each of its Actions, and Melee Attacks of friendly units against it may re-roll any Attack Dice.',
  'hunted-down':
    "This unit suffers 1 Wound before each of its Actions. Melee Attacks of Catelyn's side against it may re-roll any Attack Dice.",
  'fresh-converts':
    'Whenever a rank of an enemy Combat Unit is destroyed, Thoros gains a token. When he claims a zone, you may replace its effect: a friendly Combat Unit restores 2 Wounds; then spend up to 2 tokens, and for each a friendly Combat Unit restores 1 Wound.',
  'sudden-retreat-brotherhood': say.suddenRetreat("Your Commander's"),
  'regroup-and-reform-brotherhood': say.regroupAndReform,
  'knights-of-the-hollow-hill':
    'When an enemy Ability or Tactics card targets a friendly Combat Unit: the unit makes a Morale Test. If it passes, cancel the Ability or card, and the unit may make a Maneuver of up to 3".',
  'the-forgotten-fellowship':
    'Start of a round: a friendly Combat Unit makes a March or Retreat, then becomes Weakened.',
  'take-up-the-sword':
    'When a friendly Combat Unit activates: it makes a Morale Test. If it passes, choose one: it restores 1 Wound, plus 1 for each of its destroyed ranks; or an enemy within Long Range becomes Panicked and Weakened.',
  'azor-ahai-brotherhood': say.azorAhai("Your Commander's unit", 'Weakened'),
  'but-the-realm-remains':
    'Start of any turn: attach this card to a friendly Combat Unit. The card gets a token for each friendly Infantry or Cavalry unit that falls from then on. At the start of a friendly turn you may remove one: the unit restores 3 Wounds. While there is a token, the unit cannot gain Condition tokens.',
  'assault-orders-brotherhood': say.assaultOrders("Beric's unit"),
  'six-times-too-many':
    'When a Melee Attack would destroy a friendly Infantry unit: it stays with 1 Wound. Attach this card to it: Orders and Tactics cards cannot target it.',
  'lightbringer-brotherhood':
    "After a friendly Melee Attack: an enemy within Short Range of the attacker makes a Panic Test with -1 for each of its destroyed ranks. If the attacker is Beric's unit, that enemy also becomes Panicked.",
  'fiery-charge-brotherhood': say.fieryCharge("Thoros' unit"),
  'loved-by-the-smallfolk-brotherhood': say.lovedByTheSmallfolk("Thoros'"),
  'the-last-kiss':
    'When a friendly Attachment would be destroyed: place it in another friendly Combat Unit of its type instead, whatever Attachments that has. Or, start of any turn: draw a Tactics card.',
  'lash-out-brotherhood': say.lashOut("Catelyn's unit", 'Panicked'),
  'price-of-failure-brotherhood': say.priceOfFailure,
  'vengeance-in-blood':
    "After an enemy's Melee Attack that destroyed a friendly rank: a friendly Combat Unit other than the defender may make a Maneuver or March; Catelyn's unit may instead Charge or attack.",
};
