// What the cards do, in our own words. A Wildling card has one text for each outcome.

export const cards = {
  'text.house-card.robb-stark':
    'Win: you may pick where the beaten units go, among the legal areas that cost them the fewest units.',
  'text.house-card.roose-bolton':
    'Lose: every card in your discard pile, this one too, comes back to your hand.',
  'text.house-card.the-blackfish':
    'Neither swords, nor skulls, nor the text of the opposing card kill any unit of yours.',
  'text.house-card.catelyn-stark': 'Defending: your Defense order here counts double.',
  'text.house-card.tywin-lannister': 'Win: collect 2 power.',
  'text.house-card.tyrion-lannister':
    'You may send the opposing card back to its hand; a different one takes its place, or none if there is no other.',
  'text.house-card.ser-kevan-lannister':
    'Attacking: your Footmen count 2 each, and so do Lannister Footmen in support.',
  'text.house-card.cersei-lannister':
    "Win: you may take one of the loser's orders off the board, wherever it lies.",
  'text.house-card.stannis-baratheon': '+1 strength against a House above yours on the Iron Throne track.',
  'text.house-card.renly-baratheon':
    'Win: one of your Footmen that fought here, or gave support, may become a Knight.',
  'text.house-card.ser-davos-seaworth':
    '+1 strength and a sword while Stannis Baratheon is in your discard pile.',
  'text.house-card.salladhor-saan':
    'If anyone supports you: all Ships but those of Baratheon count 0 in this combat.',
  'text.house-card.patchface':
    'Once the combat is over, you may go through the opposing hand and discard a card from it.',
  'text.house-card.victarion-greyjoy':
    'Attacking: your Ships count 2 each, and so do Greyjoy Ships in support.',
  'text.house-card.theon-greyjoy': '+1 strength and a sword when defending a Castle or Stronghold.',
  'text.house-card.balon-greyjoy': 'The number printed on the opposing card counts as 0.',
  'text.house-card.asha-greyjoy': 'Two swords and a fortification if nobody supports you.',
  'text.house-card.aeron-damphair':
    'You may pay 2 power to throw this card away and play another from your hand.',
  'text.house-card.mace-tyrell':
    'At once, one opposing Footman that attacks or defends here is killed; those in support are safe.',
  'text.house-card.ser-loras-tyrell':
    'Attack and win: your March order goes along into the taken area and can be used again this round.',
  'text.house-card.queen-of-thorns':
    "At once, one of your opponent's orders next to the battle is removed, but never the March that began it.",
  'text.house-card.nymeria-sand': 'A sword when attacking, a fortification when defending.',
  'text.house-card.arianne-martell':
    'Defend and lose: the victor stays out and goes back where it came from; you retreat all the same.',
  'text.house-card.doran-martell':
    'At once, your opponent falls to last place on the Influence track you name.',

  'text.westeros.supply':
    'Each House counts its barrels, moves on the Supply track, and gives up the units its armies can no longer feed.',
  'text.westeros.mustering': 'In turn order, each House raises units at its Castles and Strongholds.',
  'text.westeros.a-throne-of-blades': 'The holder of the Iron Throne chooses: Supply, Mustering, or neither.',
  'text.westeros.last-days-of-summer-1': 'A quiet time: no effect.',
  'text.westeros.winter-is-coming-1':
    'The whole deck is mixed anew, and another card takes the place of this one.',
  'text.westeros.clash-of-kings':
    "The Houses bid power for their places on the Iron Throne, Fiefdoms and King's Court tracks, one by one.",
  'text.westeros.game-of-thrones':
    'Each House earns 1 power for every crown it controls, and 1 for each port where its Ships lie unblocked by enemy Ships.',
  'text.westeros.dark-wings-dark-words':
    'The holder of the Messenger Raven chooses: Clash of Kings, Game of Thrones, or neither.',
  'text.westeros.last-days-of-summer-2': 'A quiet time: no effect.',
  'text.westeros.winter-is-coming-2':
    'The whole deck is mixed anew, and another card takes the place of this one.',
  'text.westeros.wildlings-attack': 'The wildlings strike the Wall with the strength they have gathered.',
  'text.westeros.put-to-the-sword':
    'The holder of the Valyrian Steel Blade chooses what nobody may place this round: Defense, March +1, or neither.',
  'text.westeros.sea-of-storms': 'Nobody may place Raid orders this round.',
  'text.westeros.rains-of-autumn': 'Nobody may place March +1 this round.',
  'text.westeros.feast-for-crows': 'Nobody may place Consolidate Power orders this round.',
  'text.westeros.web-of-lies': 'Nobody may place Support orders this round.',
  'text.westeros.storm-of-swords': 'Nobody may place Defense orders this round.',

  'text.wildling.silence-at-the-wall.watch': 'No effect.',
  'text.wildling.silence-at-the-wall.lowest': 'No effect.',
  'text.wildling.silence-at-the-wall.others': 'No effect.',
  'text.wildling.preemptive-raid.watch':
    'The wildlings strike again at once with strength 6. You stand apart: no bid, no gain, no loss.',
  'text.wildling.preemptive-raid.lowest':
    'Choose: lose two units anywhere, or fall two places on the track where you stand highest.',
  'text.wildling.preemptive-raid.others': 'No effect.',
  'text.wildling.crow-killers.watch': 'Up to two of your Footmen, anywhere, may become Knights.',
  'text.wildling.crow-killers.lowest':
    'Each of your Knights becomes a Footman, or is lost when you have no Footman left to take its place.',
  'text.wildling.crow-killers.others':
    'Two of your Knights become Footmen, or are lost when you have no Footman left to take their place.',
  'text.wildling.rattleshirts-raiders.watch': 'Go up one on the Supply track.',
  'text.wildling.rattleshirts-raiders.lowest': 'Go down two on the Supply track and cut your armies to fit.',
  'text.wildling.rattleshirts-raiders.others': 'Go down one on the Supply track and cut your armies to fit.',
  'text.wildling.massing-on-the-milkwater.watch': 'All your discarded House cards come back to your hand.',
  'text.wildling.massing-on-the-milkwater.lowest':
    'From a hand of two or more, lose the strongest House card and every other one as strong.',
  'text.wildling.massing-on-the-milkwater.others':
    'From a hand of two or more, lose one House card of your choice.',
  'text.wildling.a-king-beyond-the-wall.watch':
    'Take first place on an Influence track of your choice, with its token.',
  'text.wildling.a-king-beyond-the-wall.lowest': 'Fall to last place on all three Influence tracks.',
  'text.wildling.a-king-beyond-the-wall.others':
    "In turn order, fall to last place on the Fiefdoms or the King's Court track, as you choose.",
  'text.wildling.mammoth-riders.watch': 'You may take back one discarded House card of your choice.',
  'text.wildling.mammoth-riders.lowest': 'Lose three units anywhere.',
  'text.wildling.mammoth-riders.others': 'Lose two units anywhere.',
  'text.wildling.the-horde-descends.watch': 'You may muster at one of your Castles or Strongholds.',
  'text.wildling.the-horde-descends.lowest':
    'Lose two units at one of your Castles or Strongholds or, if that cannot be, two units anywhere.',
  'text.wildling.the-horde-descends.others': 'Lose one unit anywhere.',
  'text.wildling.skinchanger-scout.watch': 'The power you bid comes back to you.',
  'text.wildling.skinchanger-scout.lowest': 'Lose all your available power.',
  'text.wildling.skinchanger-scout.others': 'Lose 2 available power, or as much as you have.',
} as const;
