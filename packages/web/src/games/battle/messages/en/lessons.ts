// What the maester tells in the lessons of the miniatures game.

export const lessons = {
  'battle.learn.lead':
    'Eight short lessons on the real table. You give the orders, the maester explains. After them you can fight a whole battle, and ask for advice whenever you like.',
  'battle.learn.play.note':
    'A small battle, two units and an NCU on each side. The computer marks what it would choose until you switch Advice off.',

  'battle.learn.unit.title': 'The table and a unit',
  'battle.learn.unit.text': 'What stands on the table, and what a unit can do.',
  'battle.learn.unit.welcome':
    'Welcome! You command the army of House Stark, in grey; House Lannister is in red. The table is 48 inches wide, and everything on it is to scale. Let me show you around.',
  'battle.learn.unit.look':
    'This is a unit: a tray with its models in ranks. Choose Stark Sworn Swords on the table to see its card.',
  'battle.learn.unit.card':
    'Speed is how many inches it moves. Defense and Morale are what its dice must show. Its attack lists the dice for three, two and one remaining ranks: the fewer ranks, usually the fewer dice.',
  'battle.learn.unit.front':
    'The arrow marks its front. It sees and attacks to the front; to be hit in the flank or rear is bad for any unit. The small banner is Robb Stark, your Commander, who fights in this unit.',
  'battle.learn.unit.wounds':
    'Every model that falls leaves a gap in the last rank. Choose the Lannister Guardsmen: they have suffered 3 Wounds, so 9 are left.',
  'battle.learn.unit.cavalry':
    'Cavalry stands on a larger tray with four models of 3 Wounds each. Choose your Stark Outriders.',
  'battle.learn.unit.terrain':
    'Terrain blocks sight, slows units down or hurts them; the rules of each piece are on its card. That forest, for example, hides what is behind it.',
  'battle.learn.unit.round':
    'A battle lasts up to six rounds. Players take turns to activate one unit each, until all have acted. Whoever has the most Victory Points in the end wins. Now let us move!',

  'battle.learn.moving.title': 'Moving',
  'battle.learn.moving.text': 'Maneuver and March: pivot, move, and how far.',
  'battle.learn.moving.intro':
    'When you activate a unit, it takes one action. The two plain moves are the Maneuver and the March.',
  'battle.learn.moving.activate':
    'Start with the Stark Sworn Swords: choose them on the table and activate them.',
  'battle.learn.moving.maneuver': 'Choose the Maneuver: pivot, move straight up to your Speed, pivot again.',
  'battle.learn.moving.place':
    'Drag the tray, or tap where it should go. The outline shows how far it gets, the bar how many inches are left. Move forward and to the left, and turn a little to the right. Press Hint to see the place I mean; close to it is good enough.',
  'battle.learn.moving.seen':
    'Nothing is final until you confirm it. And the control tells you what a place would mean: whom you would see, and who could charge you there.',
  'battle.learn.moving.enemy': 'The Lannister Guardsmen have moved as well: a careful step forward.',
  'battle.learn.moving.berserkers': 'Your turn again. Activate the House Umber Berserkers.',
  'battle.learn.moving.march':
    'A March is twice as fast but starts straight ahead, without the first pivot. Choose March.',
  'battle.learn.moving.far': 'March straight ahead, about ten inches. Press Hint to see where.',
  'battle.learn.moving.end':
    'That is all you need to move. No move may end within 1 inch of an enemy, except for a Charge, and an Engaged unit must attack or retreat. Next: the Charge.',

  'battle.learn.charging.title': 'Charging',
  'battle.learn.charging.text': 'Run at the enemy: the roll, the contact and the blow.',
  'battle.learn.charging.intro':
    'A Charge is a move and an attack in one. A unit reaches its Speed plus one die in inches: with Speed 6 your Berserkers reach 7 to 12.',
  'battle.learn.charging.activate':
    'The Lannister Guardsmen are 8 inches away. Activate the House Umber Berserkers.',
  'battle.learn.charging.charge': 'Choose Charge.',
  'battle.learn.charging.target':
    'Each target shows the roll it needs and its chance. Here a 2 is enough: five times out of six. Choose the Guardsmen, to the front.',
  'battle.learn.charging.pivot':
    'Before it runs, the unit may pivot to face its target. It already does: confirm.',
  'battle.learn.charging.align':
    'A 4: contact! The trays align. You can meet the enemy squarely or half overlapping, to leave room for a friend. Choose any of them.',
  'battle.learn.charging.strike':
    'The attack follows immediately: 5 Hits, 2 of them blocked, 3 Wounds. Both units are now Engaged. They stay so until one retreats or falls.',
  'battle.learn.charging.failed':
    'If the roll is too low the Charge fails: the unit moves as far as it rolled, and its activation is over. So look at the chance before you run.',

  'battle.learn.attack.title': 'Attack and defense',
  'battle.learn.attack.text': 'Hits, saves and Wounds, and why a flank wins battles.',
  'battle.learn.attack.intro':
    'Your Sworn Swords are Engaged with the Halberdiers. An Engaged unit attacks by choosing the Attack action.',
  'battle.learn.attack.activate': 'Activate the Stark Sworn Swords.',
  'battle.learn.attack.attack': 'Choose Attack. The odds tell you beforehand what to expect.',
  'battle.learn.attack.stay': 'You could shift along the enemy first. Stay where you are.',
  'battle.learn.attack.dice':
    'You rolled 7 dice and needed 4 or more. A 6 always hits; with Critical Blow it even hits twice: 5 Hits in all. The Halberdiers rolled 5 Defense Dice and blocked 2, so they suffered 3 Wounds.',
  'battle.learn.attack.back':
    'Now the Halberdiers struck back. Their Sundering made your saves harder by 1: you suffered 2 Wounds.',
  'battle.learn.attack.flank':
    'Look at your Berserkers: they stand beside the enemy. An attack in the flank makes its saves harder by 1, in the rear by 2, and shakes its morale as well. Activate them.',
  'battle.learn.attack.charge': 'Choose Charge.',
  'battle.learn.attack.target': 'Choose the Halberdiers, on their left side.',
  'battle.learn.attack.pivot': 'Confirm the direction.',
  'battle.learn.attack.align': 'Choose where to strike.',
  'battle.learn.attack.result':
    '6 Hits, and not one was blocked. Six Wounds at a single blow: that is what a flank is worth.',

  'battle.learn.panic.title': 'Panic and ranks',
  'battle.learn.panic.text': 'Why a wounded unit breaks, and what ranks are for.',
  'battle.learn.panic.intro':
    'The Guardsmen have just attacked your Sworn Swords: 3 Hits, 1 blocked, 2 Wounds. But that was not all.',
  'battle.learn.panic.test':
    'A unit that suffers Wounds from an attack makes a Panic Test: two dice against its Morale of 6. You rolled 5 and failed.',
  'battle.learn.panic.wounds':
    'A failed Panic Test costs one to three more Wounds, here 2. 8 are left, and a rank is gone: the last four models of the tray have fallen.',
  'battle.learn.panic.fighting':
    'Your Sworn Swords do not die quietly: for each rank they lose, an enemy Engaged with them suffers a Wound. Abilities like this work automatically.',
  'battle.learn.panic.fewer':
    'With two ranks your attack rolls 5 dice instead of 7. But the wolves bite harder when wounded: Winter’s Bite gives +1 to hit. Activate them.',
  'battle.learn.panic.attack': 'Choose Attack.',
  'battle.learn.panic.stay': 'Stay where you are.',
  'battle.learn.panic.end':
    '4 Hits, all blocked: dice are fickle. Without any Wounds there is no Panic Test either. So strike first, strike the flank, and finish those who waver.',

  'battle.learn.cards.title': 'Tactics cards and Orders',
  'battle.learn.cards.text': 'The right word at the right moment.',
  'battle.learn.cards.intro':
    'Some Abilities are Orders: each can be used once a round, at the moment it names. Tactics cards work the same way, but from your hand. At each moment you may use one of them.',
  'battle.learn.cards.activate':
    'The captain in your Sworn Swords brings the Order Martial Training. Activate the unit.',
  'battle.learn.cards.attack': 'Choose Attack.',
  'battle.learn.cards.stay': 'Stay where you are.',
  'battle.learn.cards.order':
    'This is the moment: before Attack Dice. You are asked whether you use something. Choose Martial Training.',
  'battle.learn.cards.again':
    'The Guardsmen became Vulnerable, and you may re-roll any dice. Pick the four that missed: 3, 2, 2 and 1.',
  'battle.learn.cards.better':
    'Two of them hit now: 6 Hits in all, and 3 Wounds. Then the Halberdiers attacked your Spearmen and missed with every die.',
  'battle.learn.cards.spearmen':
    'In your hand is a Tactics card: Winter’s Might. Look at it in the Tactics panel if you like. Activate the House Karstark Spearmen.',
  'battle.learn.cards.attack-too': 'Choose Attack.',
  'battle.learn.cards.stay-too': 'Stay where you are.',
  'battle.learn.cards.play':
    'Play Winter’s Might: Sundering, and as your Spearmen have one rank left, re-rolls.',
  'battle.learn.cards.dice': 'Re-roll the two misses: 3 and 2.',
  'battle.learn.cards.end':
    'One more Hit. If you controlled the Combat zone, the card would have given you more dice as well: cards and the Tactics Board belong together. That is next.',

  'battle.learn.board.title': 'The Tactics Board and NCUs',
  'battle.learn.board.text': 'Five zones for those who fight with words.',
  'battle.learn.board.intro':
    'NCUs never stand on the table. When you activate one, it claims a free zone of the Tactics Board and uses it immediately. Each zone holds one NCU a round.',
  'battle.learn.board.sansa': 'Your Sworn Swords have lost 5 Wounds. Activate Sansa Stark.',
  'battle.learn.board.wealth': 'Claim Wealth: a unit restores Wounds and loses a Condition token.',
  'battle.learn.board.restore': 'Choose the Stark Sworn Swords.',
  'battle.learn.board.tyrion':
    'They restored 3 Wounds. Then Tyrion claimed Tactics and made them Weakened: the enemy may spend that token to make them re-roll Attack Dice. Each Condition token works once.',
  'battle.learn.board.catelyn': 'You have one NCU left. Activate Catelyn Stark.',
  'battle.learn.board.combat':
    'Claim Combat: one of your units makes a free Attack action, even if it has acted already.',
  'battle.learn.board.attack': 'Choose the Stark Sworn Swords.',
  'battle.learn.board.stay': 'Stay where you are.',
  'battle.learn.board.end':
    '3 Wounds, and 2 more by panic. For the rest of the round you control Wealth and Combat, and some of your cards ask for just that. Take the zone that your opponent needs, too!',

  'battle.learn.objectives.title': 'Objectives',
  'battle.learn.objectives.text': 'How battles are won: claim, hold and score.',
  'battle.learn.objectives.intro':
    'Killing is not winning. In most Game Modes you score for objective tokens that you control at the end of the round. The token in the middle is free.',
  'battle.learn.objectives.activate': 'Activate the Stark Sworn Swords.',
  'battle.learn.objectives.maneuver': 'Choose the Maneuver.',
  'battle.learn.objectives.place':
    'End the move with the tray over the whole token. Press Hint to see where; close to it is good enough.',
  'battle.learn.objectives.claimed':
    'The token is yours: the report says so, and so does its colour. Your opponent’s Guardsmen came closer, and the round ended.',
  'battle.learn.objectives.scored':
    'You scored 1 Victory Point; the Score panel shows who has how many and what the next round would bring. The first to reach the number it names, or else the leader after six rounds, wins.',
  'battle.learn.objectives.contested':
    'You control a token while your unit stays on it, unless it is Engaged with an enemy that has more ranks left. So keep your best units near the tokens, and come to fight in time.',
  'battle.learn.objectives.end': 'You know everything you need. The best way to learn the rest is to play!',
} as const;
