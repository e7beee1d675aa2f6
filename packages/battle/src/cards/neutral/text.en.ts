/** Neutral cards: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'acute-precision': "This unit's attacks have Precision.",
  'affiliation-bloody-mummers': 'Innate. This unit is also a Bloody Mummer unit.',
  'affiliation-golden-company': 'Innate. This unit is also a Golden Company unit.',
  interrogate:
    "When a Melee Attack of this unit destroys an enemy, you may see the hand of that enemy's player and discard one of the cards.",
  'jokins-protector':
    "After an attack on Jokin's unit: this unit makes a free Attack or Charge against the attacker, if it can.",
  'jokins-vassal': "Innate. This unit is also Jokin's unit.",
  'knights-blade':
    'Sundering. While you Control Combat, the defender becomes Vulnerable before rolling Attack Dice.',
  'mastercraft-longsword': 'This attack may re-roll any Attack Dice.',
  'mummers-blade':
    'Before rolling Attack Dice against an enemy that has not activated this round: it becomes Weakened.',
  'names-on-the-list':
    'Whenever a friendly unit within Long Range loses a rank, put a token on this card. Before rolling Attack Dice in melee, you may remove one: after the attack, destroy an Infantry Attachment in the defender.',
  'pirates-blades':
    'Critical Blow. With 2 Pillage tokens, its highest Attack Die Value. Each of its Pillage tokens restores 1 Wound to it after a Melee Attack.',
  'raiders-of-the-free-cities':
    'Innate. After each Melee Attack of this unit, it gains 1 Pillage token for each enemy rank the attack destroyed; it has 2 at most. With 1 or more: +1 to Morale Tests. With 2: 1 extra Attack Die.',
  'sadistic-mutilation':
    "After a Melee Attack of this unit, you may expend the defender's Weakened token to destroy an Infantry Attachment in it.",
  stomp:
    "Innate. Vicious. The defender rolls no Defense Dice. On a Charge: 1 extra Attack Die for each of the defender's remaining ranks.",
  'war-elephant':
    'Innate. 8 Wounds. It cannot Control objectives. A failed Panic Test costs it at most 2 Wounds. Before each of its Actions, unless a friendly Golden Company Infantry unit is within Long Range, it makes a Morale Test; if it fails, it does not perform the Action.',
  'taking-a-new-name':
    'Order, start of a friendly turn: this model becomes one of your destroyed Infantry Attachments other than a Commander. That Attachment gains this Order, already used this round.',
  'master-of-the-game':
    'Starts with 2 Order tokens. Instead of the effect of a zone he claims, you may spend one for the effect of any unclaimed zone. Once per game, start of any turn: choose a zone; you count as Controlling it until the end of the round.',
  'little-birds':
    'Starts with 3 Order tokens. After the effect of a zone claimed by an enemy NCU, you may remove one. Crown: an enemy makes a Panic Test. Wealth: a friendly unit restores 2 Wounds. Tactics: draw a card. Combat: an enemy suffers 3 Hits. Maneuver: a friendly unit shifts 3".',
  'history-is-written-by-the-victors':
    'This NCU never activates and cannot be targeted; it just watches. The winner may tell the story of the battle as they please.',
  'choosing-a-name':
    'When Jaqen claims a zone, he may use the Influence of any other NCU in the game, friendly or enemy, instead of his own.',
  'a-name-given':
    'Influence. Melee Attacks of a friendly Infantry unit have Precision. Jaqen may use the Influence of another NCU instead.',
  'name-given': 'Melee Attacks of a friendly Infantry unit have Precision.',
  'backing-of-the-iron-bank':
    'Once per game, start of any turn: restore 5 Wounds, shared out among your units as you choose.',
  'strategic-alliance':
    'Once per game, instead of the effect of a zone he claims, choose 2: an enemy becomes Weakened, Vulnerable and Panicked; a friendly unit restores 3 Wounds; you are the First Player in the next round.',
  'finding-the-best-patron':
    'Starts with 3 Order tokens. When Shae claims a zone, choose one: a friendly unit restores 1 Wound, an enemy becomes Weakened, or she gains 2 tokens. After the effect of the zone, remove one. At the end of a round without tokens, she is destroyed.',
  'planning-and-insight':
    "Before rolling Attack Dice in any Melee Attack: it has 1 extra Hit, or the defender blocks 1 extra Hit. Make it 2 if you Control Tactics, or for the attacks or the defense of your Commander's unit.",
  'adaptive-methods-neutral': say.adaptiveMethods,
  'issue-commands-neutral': say.issueCommands('instead of its Action, another'),
  'worth-the-risk':
    "After rolling a friendly Morale Test: re-roll any dice; within Short Range of your Commander's unit, the test is passed instead. If it is passed, the unit restores 2 Wounds.",
  'meticulous-planning':
    "End of the round, or start of any turn if you Control Tactics: search your deck for one of your Commander's cards, then shuffle it.",
  'surprise-strategy-neutral': say.surpriseStrategy,
  'spoils-of-war':
    'Start of a friendly turn: attach this card to a friendly Infantry or Cavalry unit. Whenever an enemy within Short Range of it is destroyed, put a token on this card. With one, its Melee Attacks use their highest Attack Die Value and make the defender Vulnerable; with two, they also have +1 to hit.',
  'our-blades-are-sharp-neutral':
    'Before rolling Attack Dice in a friendly Melee Attack against a Panicked enemy: Precision; a House Bolton unit may also re-roll any Attack Dice.',
  'cruel-methods-neutral': say.cruelMethods('House Bolton'),
  'sadistic-games-neutral':
    'Start of an enemy turn: your opponent chooses Panicked or Weakened, then up to 2 enemies of your choice become that.',
  'a-flayed-man-has-no-secrets-neutral':
    "When a unit is targeted by an opponent's Ability or Tactics card: expend a Condition token of an enemy within Long Range of that unit to cancel it.",
  'fear-keeps-a-man-alive-neutral':
    "When an enemy fails a Panic Test: restore as many Wounds as it suffered from it, shared out among friendly House Bolton units within Long Range of it, and 1 more if it is within Short Range of Roose Bolton's unit.",
  'whispered-threats-neutral':
    'When an enemy NCU activates: if it claims a zone this turn, after the effect of the zone an enemy becomes Vulnerable and an enemy becomes Panicked.',
  'the-cripplers-infamy':
    'Before an enemy rolls a Panic Test: if it fails, you may expend its Weakened token for 2 extra Wounds. If it is Engaged with a Bloody Mummer unit, it has -2 to the roll.',
  'careless-aggression': say.attackBeforeTurns,
  'exploit-weakness-neutral': say.exploitWeakness,
  'sellsword-negotiations-neutral': say.sellswordNegotiations,
  'sellsword-bravado-neutral': say.sellswordBravado,
  'reckless-strikes-neutral': say.recklessStrikes('A Stormcrow unit'),
  'brothers-in-arms':
    "Start of a friendly turn: attach this card to a friendly Stormcrow unit until it fails a Panic Test. Its attacks have 1 extra Attack Die for each other friendly unit within Short Range, and 1 more within Short Range of Jokin's unit.",
  'diversion-tactics-neutral': say.diversionTactics,
  'stalwart-mercenaries':
    "Before a friendly unit rolls a Panic Test: +2 to the roll. Within Short Range of Jokin's unit it passes automatically.",
};
