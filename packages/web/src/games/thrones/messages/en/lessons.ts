// What the maester tells in the lessons of the board game.

export const lessons = {
  'learn.lead':
    'Six short lessons on the real board. You act, the maester explains. Lessons 2 to 5 together are one round of the game.',

  'learn.play.note': 'House Stark against five computer houses.',

  'learn.realm.title': 'The realm',
  'learn.realm.text': 'The map, castles, supply and power, and how the game is won.',
  'learn.realm.welcome':
    'Welcome! I am the maester of Winterfell, and you lead House Stark. Six great houses want the Iron Throne. First, let me show you the realm.',
  'learn.realm.home': 'The area with the bright edge is Winterfell, your home. Choose it on the map.',
  'learn.realm.win':
    'Winterfell is a stronghold, White Harbor a castle; you start with both. Castles and strongholds decide the game: hold seven and you win at once. If nobody does, most of them after ten rounds wins.',
  'learn.realm.castles':
    'These two castles nearby belong to nobody yet. Look at one of them: we may want to march there.',
  'learn.realm.supply':
    'A castle can raise one point of new troops, a stronghold two. But troops must eat: a barrel on the map means supply. Look at an area with a barrel.',
  'learn.realm.power':
    'The more barrels, the more and the larger armies you can keep. Next, a crown: it means power. Look at an area with a crown.',
  'learn.realm.sea':
    'Power tokens are your money. They keep lands you leave, buy influence at court and hold off the wildlings. Now look at the sea: your ship is there.',
  'learn.realm.control':
    'Ships stay at sea and soldiers on land, but ships carry soldiers across. An area is yours while your units stand in it or your power token lies there. Your home needs neither.',
  'learn.realm.panels':
    'All else is in the panels. "Realm" shows who holds how many castles, who stands where at court, and what supply everyone has. Have a look whenever you wonder who is ahead.',

  'learn.orders.title': 'Orders',
  'learn.orders.text': 'Plan in secret: the five kinds of orders, and stars.',
  'learn.orders.intro':
    'We join a game with three houses in its second round. You plan in secret: every area with units of yours gets one order, face down. There are five kinds, and you will place each of them.',
  'learn.orders.march':
    'A March moves units, and attacks if an enemy is there. Lannister holds Seagard, next to Moat Cailin. Choose Moat Cailin, then the March with +1 and a star: it adds 1 to your strength.',
  'learn.orders.support':
    'A Support order helps in a battle next door. Greywater Watch borders Seagard too: give it a Support order, the one without a star.',
  'learn.orders.defense':
    "A Defense order adds to your strength if you are attacked. There is a Lannister ship in Ironman's Bay, so give Flint's Finger Defense +1.",
  'learn.orders.raid':
    'A Raid takes away an enemy order next door before it takes effect. Let our ship in the Narrow Sea raid; no star is needed.',
  'learn.orders.power':
    'Consolidate Power earns power tokens, more where a crown is printed. Give Winterfell the special one, with the star.',
  'learn.orders.stars':
    "Orders with a star are special. Your place on the King's Court track allows you two, and both are used. So give White Harbor the plain March +0.",
  'learn.orders.give':
    'Every area has its order. Until you give them you may change anything, and nobody sees it. Now give these orders.',
  'learn.orders.raven':
    'All orders are turned up together. Whoever holds the Messenger Raven may now replace one of their own orders, or peek at the wildlings. Lannister holds it and did nothing.',
  'learn.orders.sequence':
    'Next, orders are carried out: first all Raids, then all Marches, then Consolidate Power. Support and Defense wait for battles. Let us do exactly that.',

  'learn.raid-and-power.title': 'Raid and power',
  'learn.raid-and-power.text': 'Spoil the plans of others, and gather power yourself.',
  'learn.raid.intro':
    'The round goes on. I have put the Marches aside for now; they get a lesson of their own. Houses act in the sequence of the Iron Throne track, one order at a time. You are first.',
  'learn.raid.raid':
    'A Raid takes away one Support, Raid or Consolidate Power order in an area next to it. Lannister wants to gather power at the Twins. Raid the Twins!',
  'learn.raid.pillage':
    'Both orders are gone. And because it was a power order, you pillaged: one power more for you, one less for Lannister. Marches cannot be raided, and a Defense order only by a special Raid.',
  'learn.raid.power':
    'After Raids and Marches comes Consolidate Power: one power for the order, and one more for each crown in its area. Winterfell has one crown.',
  'learn.raid.gather':
    'As yours has a star you may muster troops at Winterfell instead. We need money now: take the power.',
  'learn.raid.worth':
    'Two more, that makes eight. A soldier in a land with a crown is never idle! But you own twenty tokens in all, so spend them too.',

  'learn.march.title': 'March',
  'learn.march.text': 'Move, split up, cross the sea, and keep what you leave.',
  'learn.march.intro':
    'The Raids are over. Now the houses march in turn, one March order at a time, until none is left. You have two, at White Harbor and Moat Cailin.',
  'learn.march.which': 'Begin with White Harbor.',
  'learn.march.ways':
    'Each unit may go to an area next to it, all together or different ways, or stay. And your ships are bridges: from White Harbor soldiers reach every coast of the Narrow Sea, even the free castle on Crackclaw Point.',
  'learn.march.part':
    "Send one Footman to Crackclaw Point and one to Widow's Watch for its barrel: choose Crackclaw Point, press − once, choose Widow's Watch, then march.",
  'learn.march.token':
    'White Harbor is empty now. With no units there it would no longer be yours, so leave a power token: it keeps the castle until an enemy marches in.',
  'learn.march.held':
    "Well marched! You hold five castles and strongholds. Meanwhile the others had their turns, and the Lannister ship sailed from Ironman's Bay.",
  'learn.march.limits':
    'Two limits to keep in mind: one March may start only one battle, and your armies must always fit your supply. Your other March will start a battle. That is the next lesson.',

  'learn.combat.title': 'Support and combat',
  'learn.combat.text': 'Call for help, play a House card, win and see the losers retreat.',
  'learn.combat.intro':
    'Your March at Moat Cailin is next, and Seagard is a stronghold worth having. But a Knight and two Footmen of Lannister guard it, with Defense +1.',
  'learn.combat.strength':
    'A Knight counts 2, a Footman or a Ship 1, and a Siege Engine 4, though only when attacking castles and strongholds. You bring 3, plus 1 for the order. They have 4, plus 1.',
  'learn.combat.attack':
    'Four against five. Attack all the same, for help is near: choose Seagard and march with both units.',
  'learn.combat.token': 'Nobody stays at Moat Cailin. Leave a power token, and the castle stays yours.',
  'learn.combat.support':
    'Whoever has a Support order next to the battle may help either side, even strangers. Greywater Watch is yours: support Stark.',
  'learn.combat.card':
    'Riverrun helps Lannister: 5 against 6. Now both play a House card in secret. Its number is added, swords kill, towers protect. Play Eddard Stark: 4, and two swords.',
  'learn.combat.blade':
    'Ser Jaime Lannister adds only 2: you lead by 9 to 8. You also hold the Valyrian Steel Blade, worth +1 once a round. You do not need it here; decide as you like.',
  'learn.combat.losses':
    'Victory! The loser loses one unit for each of your swords, less the towers on their own card: two Footmen. The Knight retreated to Riverrun and lies routed: no strength until the round is over.',
  'learn.combat.cards':
    'Seagard is yours, the sixth of seven! A card that was played stays out of your hand until you have played them all, so do not waste the best ones.',
  'learn.combat.end':
    'When the last orders are done, all tokens are taken up, routed units stand up again, and the next round begins. You have played a whole round!',

  'learn.westeros.title': 'The Westeros phase',
  'learn.westeros.text': 'Muster troops, bid for influence, and hold the Wall.',
  'learn.westeros.intro':
    'From the second round on, each round begins with three Westeros cards. Today they are Mustering, Clash of Kings and Wildlings Attack. We take them one by one.',
  'learn.westeros.knight':
    'Mustering: a stronghold has 2 points for new troops, a castle 1. A Footman or Ship costs 1, a Knight or Siege Engine 2. The others have finished. Muster a Knight at Winterfell.',
  'learn.westeros.ship':
    'White Harbor has one point. Ships appear in a sea or port beside it: muster a Ship in the Narrow Sea.',
  'learn.westeros.clash':
    "Clash of Kings: all bid power for the three tracks, in secret. The Iron Throne decides who acts first, the Fiefdoms who wins tied battles, the King's Court how many stars you may use.",
  'learn.westeros.throne':
    'Whatever is bid is spent, whether you win or not. You have 9 power. Bid 3 for the Iron Throne.',
  'learn.westeros.fiefdoms':
    'The throne is yours: you act first and settle most ties. Now the Fiefdoms. We save our power this time: bid 0.',
  'learn.westeros.court':
    "Lannister takes the Fiefdoms and the Valyrian Steel Blade. Last, the King's Court with the Messenger Raven: bid 2.",
  'learn.westeros.wildlings':
    'Now wildlings attack with strength 6. If all bids together reach it, the Watch holds and the highest bidder is rewarded; if not, all suffer, the lowest bidder most. Bid 4, or less if you dare.',
  'learn.westeros.watch':
    'A wildling card told what the highest or lowest bidder got. The threat grows again with the wildling signs on Westeros cards; when it reaches 12, they attack at once.',
  'learn.westeros.others':
    'Other Westeros cards count supply anew, pay power for crowns, or forbid an order for a round. Then you plan, and act. Ten rounds of this, and someone sits on the Iron Throne.',
} as const;
