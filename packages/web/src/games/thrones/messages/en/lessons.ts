// What the maester tells in the lessons of the board game.

export const lessons = {
  'thrones.learn.lead':
    'Six short lessons on the real board. You play, the maester explains. Lessons 2 to 5 together make up one round of the game.',

  'thrones.learn.play.note': 'House Stark against five computer houses.',

  'thrones.learn.realm.title': 'The realm',
  'thrones.learn.realm.text': 'The map, castles, supply and power, and how the game is won.',
  'thrones.learn.realm.welcome':
    "Welcome! I'm the maester of Winterfell, and you lead House Stark. Six great Houses want the Iron Throne. First, let me show you the realm.",
  'thrones.learn.realm.home': 'The area with the bright edge is Winterfell, your home. Choose it on the map.',
  'thrones.learn.realm.win':
    'Winterfell is a Stronghold, White Harbor a Castle; you start with both. They decide the game: control seven and you win immediately. If no one does, the House with the most after ten rounds wins.',
  'thrones.learn.realm.castles':
    'No one controls these two Castles nearby yet. Take a look at one of them: we may want to march there.',
  'thrones.learn.realm.supply':
    'A Castle can muster one point of new troops, a Stronghold two. But troops must eat: a barrel on the map means supply. Look at an area with a barrel.',
  'thrones.learn.realm.power':
    'The more barrels you control, the more and larger armies you can have. Next, a crown: it means power. Look at an area with a crown.',
  'thrones.learn.realm.sea':
    'Power tokens are your money. They keep the lands you leave, buy influence at court and hold off the wildlings. Now look at the sea: your Ship is there.',
  'thrones.learn.realm.control':
    'Ships stay at sea and soldiers on land, but Ships can carry soldiers across. You control an area while your units or your power token are there. Your home area needs neither.',
  'thrones.learn.realm.panels':
    'Everything else is in the panels. "Realm" shows who controls how many castles, where everyone stands at court, and how much supply they have. Check it whenever you wonder who is ahead.',

  'thrones.learn.orders.title': 'Orders',
  'thrones.learn.orders.text': 'Plan in secret: the five kinds of orders, and special orders.',
  'thrones.learn.orders.intro':
    "We join a three-player game in its second round. You plan in secret: every area with your units gets one order, face down. There are five kinds, and you'll place each of them.",
  'thrones.learn.orders.march':
    'A March moves units, and attacks if an enemy is there. Lannister controls Seagard, next to Moat Cailin. Choose Moat Cailin, then the March with +1 and a star: it adds 1 to your strength.',
  'thrones.learn.orders.support':
    'A Support order helps in an adjacent combat. Greywater Watch borders Seagard too: give it a Support order, the one without a star.',
  'thrones.learn.orders.defense':
    "A Defense order adds to your strength if you are attacked. There is a Lannister ship in Ironman's Bay, so give Flint's Finger Defense +1.",
  'thrones.learn.orders.raid':
    "A Raid removes an adjacent enemy order before it takes effect. Let our Ship in the Narrow Sea raid; you don't need a star for that.",
  'thrones.learn.orders.power':
    'Consolidate Power earns power tokens, more where a crown is printed. Give Winterfell the special one, with the star.',
  'thrones.learn.orders.stars':
    "Orders with a star are special orders. Your place on the King's Court track allows you two, and you've used both. So give White Harbor the plain March +0.",
  'thrones.learn.orders.give':
    'Every area has its order. Until you confirm them you can change anything, and no one sees it. Now give these orders.',
  'thrones.learn.orders.raven':
    'All orders are revealed together. The holder of the Messenger Raven may now replace one of their own orders, or look at the top wildling card. Lannister holds it and did nothing.',
  'thrones.learn.orders.sequence':
    "Next, the orders are resolved: first all Raids, then all Marches, then Consolidate Power. Support and Defense wait for combat. Let's do exactly that.",

  'thrones.learn.raid-and-power.title': 'Raid and power',
  'thrones.learn.raid-and-power.text': "Spoil your rivals' plans, and gather power yourself.",
  'thrones.learn.raid.intro':
    "The round continues. I've put the Marches aside for now; they get their own lesson. Houses act in turn order, as on the Iron Throne track, one order at a time. You're first.",
  'thrones.learn.raid.raid':
    'A Raid removes one Support, Raid or Consolidate Power order in an adjacent area. Lannister wants to gather power at the Twins. Raid the Twins!',
  'thrones.learn.raid.pillage':
    "Both orders are gone. And because it was a Consolidate Power order, you pillaged: you gained one power and Lannister lost one. Marches can't be raided, and a Defense order only by a special Raid.",
  'thrones.learn.raid.power':
    'After Raids and Marches comes Consolidate Power: one power for the order, and one more for each crown in its area. Winterfell has one crown.',
  'thrones.learn.raid.gather':
    'Because yours has a star, you could muster troops at Winterfell instead. We need money now: take the power.',
  'thrones.learn.raid.worth':
    "That's two more, for a total of eight. A soldier in a land with a crown is never idle! But you only have twenty tokens in total, so remember to spend them.",

  'thrones.learn.march.title': 'March',
  'thrones.learn.march.text': 'Move, split up, cross the sea, and keep the lands you leave.',
  'thrones.learn.march.intro':
    'The Raids are done. Now the Houses march in turn order, one March at a time, until none are left. You have two, at White Harbor and Moat Cailin.',
  'thrones.learn.march.which': 'Start with White Harbor.',
  'thrones.learn.march.ways':
    'Each unit may go to an adjacent area, together with others or on its own, or stay. And your Ships are bridges: from White Harbor, soldiers can reach every coast of the Narrow Sea, even the unclaimed Castle at Crackclaw Point.',
  'thrones.learn.march.part':
    "Send one Footman to Crackclaw Point and one to Widow's Watch for its barrel: choose Crackclaw Point, press − once, choose Widow's Watch, then march.",
  'thrones.learn.march.token':
    "White Harbor is empty now. Without units there you'd lose control of it, so leave a power token: it keeps the Castle until an enemy marches in.",
  'thrones.learn.march.held':
    "Well marched! You control five Castles and Strongholds. Meanwhile the others had their turns, and the Lannister Ship left Ironman's Bay.",
  'thrones.learn.march.limits':
    "Keep two limits in mind: a March can start only one combat, and your armies must always stay within your supply limit. Your other March will start a combat. That's the next lesson.",

  'thrones.learn.combat.title': 'Support and combat',
  'thrones.learn.combat.text': 'Call for support, play a House card, and see the losers retreat.',
  'thrones.learn.combat.intro':
    'Your March at Moat Cailin is next, and Seagard is a Stronghold worth having. But a Lannister Knight and two Footmen guard it, with Defense +1.',
  'thrones.learn.combat.strength':
    'A Knight has strength 2, a Footman or a Ship 1, and a Siege Engine 4, though only when attacking Castles and Strongholds. You bring 3, plus 1 for the order. They have 4, plus 1.',
  'thrones.learn.combat.attack':
    'Four against five. Attack anyway, because help is near: choose Seagard and march with both units.',
  'thrones.learn.combat.token': 'No one stays at Moat Cailin. Leave a power token, and you keep the Castle.',
  'thrones.learn.combat.support':
    "Any House with a Support order next to the combat may help either side, even someone else's. Greywater Watch is yours: support Stark.",
  'thrones.learn.combat.card':
    'Riverrun supports Lannister: 5 against 6. Now both sides choose a House card in secret. Its strength is added, swords kill, towers protect. Play Eddard Stark: 4, and two swords.',
  'thrones.learn.combat.blade':
    "Ser Jaime Lannister adds only 2, so you lead 9 to 8. You also hold the Valyrian Steel Blade, worth +1 once a round. You don't need it here; decide as you like.",
  'thrones.learn.combat.losses':
    'Victory! The loser loses one unit for each of your swords, minus the towers on their own card: two Footmen. The Knight retreated to Riverrun and is routed: it has no strength until the round ends.',
  'thrones.learn.combat.cards':
    "Seagard is yours, number six of seven! A House card you've played stays out of your hand until you've played them all, so don't waste your best ones.",
  'thrones.learn.combat.end':
    "When the last orders are resolved, all tokens are collected, routed units stand up again, and the next round starts. You've played a whole round!",

  'thrones.learn.westeros.title': 'The Westeros phase',
  'thrones.learn.westeros.text': 'Muster troops, bid for influence, and hold the Wall.',
  'thrones.learn.westeros.intro':
    "From the second round on, each round starts with three Westeros cards. Today they are Mustering, Clash of Kings and Wildlings Attack. Let's take them one by one.",
  'thrones.learn.westeros.knight':
    'Mustering: a Stronghold has 2 points for new troops, a Castle 1. A Footman or Ship costs 1, a Knight or Siege Engine 2. The others are done. Muster a Knight at Winterfell.',
  'thrones.learn.westeros.ship':
    'White Harbor has one point. Ships go to an adjacent sea or port: muster a Ship in the Narrow Sea.',
  'thrones.learn.westeros.clash':
    "Clash of Kings: everyone bids power for the three tracks, in secret. The Iron Throne decides who acts first, the Fiefdoms who wins tied combats, the King's Court how many special orders you may use.",
  'thrones.learn.westeros.throne':
    'All power bid is spent, whether you win or not. You have 9 power. Bid 3 for the Iron Throne.',
  'thrones.learn.westeros.fiefdoms':
    "The throne is yours: you act first and break most ties. Now the Fiefdoms. Let's save our power this time: bid 0.",
  'thrones.learn.westeros.court':
    "Lannister takes the Fiefdoms and the Valyrian Steel Blade. Last, the King's Court with the Messenger Raven: bid 2.",
  'thrones.learn.westeros.wildlings':
    "Now the wildlings attack with strength 6. If all bids together reach it, the Night's Watch holds and the highest bidder is rewarded; if not, everyone suffers, the lowest bidder most. Bid 4, or less if you dare.",
  'thrones.learn.westeros.watch':
    'A wildling card decided what the highest or lowest bidder got. The threat grows again with the wildling icons on Westeros cards; when it reaches 12, they attack immediately.',
  'thrones.learn.westeros.others':
    'Other Westeros cards recount supply, pay power for crowns, or forbid an order for a round. Then you plan, and act. After ten rounds of this, someone sits on the Iron Throne.',
} as const;
