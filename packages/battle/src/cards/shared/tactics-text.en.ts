/**
 * What Tactics cards of several Commanders say, each once. The parts that differ are handed in: whose unit, or which zone.
 * Every translation has the same functions.
 */
const attackFirst = 'Start of a round: a friendly Combat Unit makes an Attack';
const thenTheirNcu = 'Afterwards your opponent may activate an NCU.';

/** Most begin a sentence with `who`: "Khal Drogo's unit". */
export const say = {
  needForVengeance: (who: string) => `${attackFirst}, with +1 to hit if it is ${who}. ${thenTheirNcu}`,
  attackBeforeTurns: `${attackFirst}. ${thenTheirNcu}`,
  adaptiveMethods:
    'Start of any turn: an enemy Combat Unit gains a Condition token of your choice. Then you may replace a Condition token of any unit with another. If you Control Tactics, you may then move a Condition token from any unit to another.',
  assaultOrders: (who: string) =>
    `When a friendly NCU claims a zone: instead of the zone's effect, a friendly Combat Unit makes a Melee Attack with its lowest Attack Die Value. ${who} may Charge in the same way instead.`,
  azorAhai: (who: string, token: string) =>
    `After a friendly unit rolls for a Panic Test: failing it costs the unit 1 Wound at most. ${who} passes instead, and makes all enemies Engaged with it ${token}.`,
  battleEndurance:
    'Start of a friendly turn: attach this card to a friendly Combat Unit for the rest of the game. Its Melee Attacks may re-roll Misses from round 3, have Sundering from round 4, Critical Blow from round 5 and 2 extra Attack Dice in round 6.',
  bloodyBeheadings:
    'After a friendly Melee Attack that destroyed a rank: each enemy within Long Range of the attacker becomes Panicked; those already Panicked make a Panic Test instead. If the defender was destroyed, each of them becomes Panicked and makes a Panic Test.',
  combatProwess:
    'When an Ability or Tactics card targets an enemy: you may expend one of its Condition tokens to cancel that Ability or card. Or, start of a friendly turn: an Engaged friendly Combat Unit loses a Condition token.',
  counterplot: (zone: string) =>
    `When an opponent plays a Tactics card: roll a die; on a 3+, that card is cancelled. If you Control the Crown or ${zone}, on a 2+; if you Control both, without a roll.`,
  cruelMethods: (friend: string) =>
    `Start of any turn: expend the Panicked token of an enemy to choose 2: it becomes Vulnerable; it becomes Weakened; a friendly ${friend} unit within Long Range of it restores 2 Wounds (even twice).`,
  cunningPloy: (ifSo: string) =>
    `When a friendly Combat Unit activates: it cannot perform Actions this turn. Another friendly Combat Unit makes a Maneuver, March or Retreat instead. ${ifSo} first becomes Vulnerable.`,
  devastatingImpact: (who: string) =>
    `After a friendly unit rolls its Charge die: if the Charge succeeds, the enemy becomes Panicked and Vulnerable. ${who} may re-roll the die.`,
  diversionTactics:
    'After an enemy Melee Attack: another friendly unit within Long Range of the defender makes a Maneuver.',
  exploitWeakness:
    'Before rolling Attack Dice in a friendly attack: the defender becomes Vulnerable. Against a Weakened defender, any Attack Dice may be re-rolled.',
  falseAgenda: (zone: string) =>
    `When an enemy NCU activates: if it claims a zone this turn, you may move it to any unclaimed zone after the zone's effect. If you move it away from ${zone}, an enemy Combat Unit gains a Condition token of your choice.`,
  fealtyToTheCrown:
    'When an enemy fails a Panic Test: a friendly unit within Long Range of it restores as many Wounds as the test cost, up to 3. If you Control the Crown, the enemy suffers 1 Wound more and the friendly unit restores 1 more.',
  feintingManeuver:
    'When a friendly unit Charges successfully: if it met the Front of the enemy, it is aligned with a Flank instead; if it met a Flank, with the Rear.',
  fieryCharge: (who: string) =>
    `Before a friendly unit resolves a Charge: its die counts as a 6, and an enemy it charges successfully becomes Panicked. After the attack, the attacker becomes Vulnerable, unless it is ${who}.`,
  hitAndRun: (who: string) =>
    `After a friendly Melee Attack: the attacker makes a Retreat. Enemies that ${who} disengages from become Weakened.`,
  interceptOrders: (zone: string, whose: string) =>
    `When an opponent targets a unit with a zone: roll a die; if you Control ${zone}, you may re-roll it. On a 3+, they must choose another target if they can. A new target within Long Range of ${whose} unit gains a Condition token of your choice.`,
  issueCommands: (activates: string) =>
    `When your Commander's unit activates: ${activates} friendly unit within Long Range makes an Attack or a Charge. Or, start of any turn: remove an Order token from a friendly Combat Unit, which may use that Order again this round.`,
  lashOut: (who: string, token: string) =>
    `After an enemy Melee Attack that the defender survives: each of the defender's destroyed ranks deals 2 Wounds to the attacker, which also becomes ${token} if the defender is ${who}.`,
  leadByExample: (whose: string, tests: string) =>
    `After ${whose} unit completes an attack: attach this card to another friendly unit within Long Range until the end of the round. It has +2 to ${tests} and +1 to hit in melee. Or, start of a friendly turn: draw a Tactics card.`,
  lovedByTheSmallfolk: (whose: string) =>
    `Before an enemy rolls Attack Dice in melee: it makes a Morale Test, with -2 within Short Range of ${whose} unit. If it fails, it becomes Vulnerable and Weakened.`,
  marshal:
    'When an unengaged friendly Cavalry unit activates: once this turn, instead of making a Maneuver, it may restore 3 Wounds and remove a Condition token.',
  martialSuperiority: (whose: string) =>
    `Before an enemy rolls Attack Dice in melee: when the attack is completed, the attacker suffers 1 Hit for each Miss. If the defender is ${whose} unit, the attack also has -1 to hit.`,
  opportunist: (whose: string) =>
    `Before rolling Attack Dice in a friendly Melee Attack on an enemy that has not activated this round: the attacker may re-roll any Attack Dice and has Precision or Vicious; ${whose} unit has both.`,
  overrun: 'When a friendly unit Surges Forth: it makes a Charge or a March instead.',
  overrunAgain: (who: string) =>
    `When a friendly unit Surges Forth: it makes a Charge or a March instead. ${who} may re-roll the Charge die.`,
  parlay: (whose: string) =>
    `When a friendly Combat Unit activates: it cannot perform Actions this turn. An enemy within Short Range that has not activated this round activates, but performs no Actions. If the friendly unit is ${whose}, you may have both restore 2 Wounds.`,
  patheticAttempt: (whose: string) =>
    `When a friendly unit passes the Panic Test of a Melee Attack: the attacker suffers 2 Hits for each of the unit's remaining ranks. If it is ${whose} unit, the attacker also becomes Weakened.`,
  priceOfFailure:
    'Before rolling Attack Dice in a friendly Melee Attack: every die hits. If the defender is not destroyed when the attack is completed, the attacker becomes Panicked and Vulnerable.',
  recklessStrikes: (who: string) =>
    `Before rolling Attack Dice in a friendly Melee Attack: it has Critical Blow and Precision, and the attacker suffers 1 Wound for each die that shows a 1. ${who} has its highest Attack Die Value.`,
  refuseToYield: (who: string) =>
    `After a friendly unit passes a Panic Test: enemies Engaged with it become Vulnerable, and this card is attached to it until it fails a Panic Test. The same happens each time it passes one. ${who} has +1 to Panic Tests.`,
  regroupAndReform:
    'Start of a friendly turn: of 2 friendly Infantry units within Long Range of each other, one gives up to 4 models and the other restores as many Wounds. Then you may move an Attachment from one to the other, or let two Attachments change places.',
  rideByAttack:
    'When a friendly Cavalry unit declares the Action of its activation: instead, it may pivot and March, even if Engaged and through enemies; those it disengages from may not pivot. Then an enemy it moved through suffers 1 Wound, plus 1 for each of its remaining ranks.',
  rideThemDown:
    'After an enemy completes a Maneuver, March or Retreat: a friendly Cavalry unit within Long Range that can Charge it does so. If the Charge succeeds, instead of attacking, the enemy becomes Panicked, and each remaining rank of the charger deals it 2 Hits.',
  rushOfAggression: (whose: string) =>
    `Before a friendly unit rolls its Charge die: it counts as a 6, and the attack of the Charge has Critical Blow. After the attack, the attacker becomes Vulnerable, unless it is ${whose} unit.`,
  seeingTheirFlaws: (whose: string) =>
    `After an enemy Combat Unit completes an Action: it becomes Vulnerable and Panicked. Attach this card to it for the round: while ${whose} unit attacks it, it has no Abilities and its own side cannot target it with Tactics cards.`,
  sellswordBravado:
    'Start of a friendly turn: a friendly Combat Unit makes a Morale Test; a Stormcrow unit has +2. If it passes, an enemy within Long Range of it becomes Panicked and Weakened.',
  sellswordNegotiations:
    "When a friendly NCU claims a zone: instead of the zone's effect, you count as Controlling Wealth until the end of the round, and a friendly Combat Unit restores 2 Wounds. A Stormcrow unit restores 1 more for each of its destroyed ranks.",
  setForCharge:
    'When a friendly unit is charged in its Front or Flank and is not Engaged with another enemy: before the charger attacks, it makes a Melee Attack on the charger.',
  subjugationOfPower: (zone: string) =>
    `When an enemy Combat Unit activates: it makes a Panic Test, at -1 for each of Crown and ${zone} that you Control. If it fails, it loses its Abilities this turn and its own side cannot target it with Tactics cards.`,
  suddenRetreat: (whose: string) =>
    `After an enemy Melee Attack: the defender makes a Retreat. ${whose} unit may re-roll the die.`,
  superiorPositioning: (whose: string) =>
    `Before an enemy's Charge at the Front of a unit: the Charge is Disorderly on a roll of 3 or less, or of 5 or less against ${whose} unit. If it is Disorderly, the enemy becomes Vulnerable.`,
  surpriseStrategy:
    'Start of a friendly turn: discard another card to return a card from your discard pile to your hand. If you Control Tactics, you need not discard another card.',
  sustainedAssault: (who: string) =>
    `Before rolling Attack Dice in a friendly Melee Attack: an attacker that was already Engaged with the defender when the turn began has its highest Attack Die Value, and re-rolls of any dice. ${who} also makes the defender Vulnerable.`,
  swiftReposition: (who: string) =>
    `Start of any turn: a friendly Combat Unit shifts 2". ${who} makes a Maneuver of 3" instead.`,
  taunt:
    'When an enemy activates: choose a friendly unit within Long Range that it could Attack or Charge. If it takes any Action this turn other than an Attack or Charge against that unit, it first becomes Vulnerable and Weakened.',
  warCry: (who: string) =>
    `When a friendly Combat Unit activates: it makes a Morale Test. If it passes, an enemy within Long Range becomes Panicked or Vulnerable, as you chose; both if the unit is ${who}.`,
};
