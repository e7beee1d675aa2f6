// What the cards do, in our own words. A Wildling card has one text for each outcome.

export const cards = {
  'text.house-card.robb-stark':
    'If you win: you may pick where the defeated units go, as long as it is legal and costs them the fewest units.',
  'text.house-card.roose-bolton':
    'If you lose: your whole discard pile, this card included, goes back to your hand.',
  'text.house-card.the-blackfish':
    "None of your units are killed by swords, skulls or the text of your opponent's card.",
  'text.house-card.catelyn-stark': 'If you are defending: your Defense order here counts double.',
  'text.house-card.tywin-lannister': 'If you win: gain 2 power.',
  'text.house-card.tyrion-lannister':
    "You may send your opponent's card back to their hand; they play a different one if they can.",
  'text.house-card.ser-kevan-lannister':
    'If you are attacking: your Footmen have strength 2 each, supporting ones as well.',
  'text.house-card.cersei-lannister':
    "If you win: you may remove any one of the loser's orders, wherever it is.",
  'text.house-card.stannis-baratheon':
    '+1 strength if your opponent is higher than you on the Iron Throne track.',
  'text.house-card.renly-baratheon':
    'If you win: you may upgrade one of your Footmen that fought or gave support to a Knight.',
  'text.house-card.ser-davos-seaworth':
    '+1 strength and a sword icon while Stannis Baratheon is in your discard pile.',
  'text.house-card.salladhor-saan':
    "If you are supported: all Ships except Baratheon's have strength 0 in this combat.",
  'text.house-card.patchface':
    "Once the combat is over, you may look through your opponent's hand and make them discard a card.",
  'text.house-card.victarion-greyjoy':
    'If you are attacking: your Ships have strength 2 each, supporting ones as well.',
  'text.house-card.theon-greyjoy': '+1 strength and a sword icon when defending a Castle or Stronghold.',
  'text.house-card.balon-greyjoy': "Your opponent's card counts 0 instead of its printed strength.",
  'text.house-card.asha-greyjoy': 'Two sword icons and a fortification icon if no one supports you.',
  'text.house-card.aeron-damphair':
    'You may pay 2 power to discard this card and play a different one from your hand.',
  'text.house-card.mace-tyrell':
    'One enemy Footman that attacks or defends here is killed right away; those in support are safe.',
  'text.house-card.ser-loras-tyrell':
    'If you attack and win: your March order moves into the area you took and can be resolved again this round.',
  'text.house-card.queen-of-thorns':
    "Right away, you remove one of your opponent's orders next to the combat, but never the March order that started it.",
  'text.house-card.nymeria-sand':
    'A sword icon if you are attacking, a fortification icon if you are defending.',
  'text.house-card.arianne-martell':
    'If you defend and lose: the winner stays out of the area and goes back; your units retreat anyway.',
  'text.house-card.doran-martell':
    'Right away, your opponent drops to last place on the Influence track you name.',

  'text.westeros.supply':
    'Each House updates its Supply track position and reduces its armies to the new limit.',
  'text.westeros.mustering': 'In turn order, each House musters units at its Castles and Strongholds.',
  'text.westeros.a-throne-of-blades': 'The holder of the Iron Throne chooses Supply, Mustering or neither.',
  'text.westeros.last-days-of-summer-1': 'A quiet round: no effect.',
  'text.westeros.winter-is-coming-1':
    'The whole deck is reshuffled, and a new card takes the place of this one.',
  'text.westeros.clash-of-kings':
    "The Houses bid power for their places on the Iron Throne, Fiefdoms and King's Court tracks, one track at a time.",
  'text.westeros.game-of-thrones':
    'Each House gains 1 power for each power icon in its areas, and 1 for each of its ports with its Ships and no enemy Ships in the adjacent sea.',
  'text.westeros.dark-wings-dark-words':
    'The holder of the Messenger Raven chooses Clash of Kings, Game of Thrones or neither.',
  'text.westeros.last-days-of-summer-2': 'A quiet round: no effect.',
  'text.westeros.winter-is-coming-2':
    'The whole deck is reshuffled, and a new card takes the place of this one.',
  'text.westeros.wildlings-attack': 'The wildlings attack with their current threat.',
  'text.westeros.put-to-the-sword':
    'The holder of the Valyrian Steel Blade chooses what no one may place this round: Defense orders, March +1 orders or neither.',
  'text.westeros.sea-of-storms': 'No one may place Raid orders this round.',
  'text.westeros.rains-of-autumn': 'No one may place March +1 orders this round.',
  'text.westeros.feast-for-crows': 'No one may place Consolidate Power orders this round.',
  'text.westeros.web-of-lies': 'No one may place Support orders this round.',
  'text.westeros.storm-of-swords': 'No one may place Defense orders this round.',

  'text.wildling.silence-at-the-wall.watch': 'No effect.',
  'text.wildling.silence-at-the-wall.lowest': 'No effect.',
  'text.wildling.silence-at-the-wall.others': 'No effect.',
  'text.wildling.preemptive-raid.watch':
    "The wildlings attack again immediately with strength 6. You don't take part: no bid, no reward, no penalty.",
  'text.wildling.preemptive-raid.lowest':
    'Your choice: lose two units anywhere, or drop two places on the track where you are highest.',
  'text.wildling.preemptive-raid.others': 'No effect.',
  'text.wildling.crow-killers.watch': 'You may upgrade up to two of your Footmen, anywhere, to Knights.',
  'text.wildling.crow-killers.lowest':
    'All your Knights become Footmen; you lose those you have no Footman to replace with.',
  'text.wildling.crow-killers.others':
    'Two of your Knights become Footmen; you lose those you have no Footman to replace with.',
  'text.wildling.rattleshirts-raiders.watch': 'Move up one place on the Supply track.',
  'text.wildling.rattleshirts-raiders.lowest':
    'Move down two places on the Supply track and reduce your armies to the new limit.',
  'text.wildling.rattleshirts-raiders.others':
    'Move down one place on the Supply track and reduce your armies to the new limit.',
  'text.wildling.massing-on-the-milkwater.watch': 'Return all your discarded House cards to your hand.',
  'text.wildling.massing-on-the-milkwater.lowest':
    'With two or more House cards in hand: lose the strongest, and any others as strong.',
  'text.wildling.massing-on-the-milkwater.others':
    'With two or more House cards in hand: lose one of your choice.',
  'text.wildling.a-king-beyond-the-wall.watch':
    'Take first place on an Influence track of your choice, along with its Dominance token.',
  'text.wildling.a-king-beyond-the-wall.lowest': 'Drop to last place on all three Influence tracks.',
  'text.wildling.a-king-beyond-the-wall.others':
    "In turn order, choose the Fiefdoms or the King's Court track and drop to last place on it.",
  'text.wildling.mammoth-riders.watch':
    'You may return one discarded House card of your choice to your hand.',
  'text.wildling.mammoth-riders.lowest': 'Lose three units anywhere.',
  'text.wildling.mammoth-riders.others': 'Lose two units anywhere.',
  'text.wildling.the-horde-descends.watch': 'You may muster at one of your Castles or Strongholds.',
  'text.wildling.the-horde-descends.lowest':
    "Lose two units at one of your Castles or Strongholds; if you can't, lose two units anywhere.",
  'text.wildling.the-horde-descends.others': 'Lose one unit anywhere.',
  'text.wildling.skinchanger-scout.watch': 'You get back the power you bid.',
  'text.wildling.skinchanger-scout.lowest': 'Lose all your available power.',
  'text.wildling.skinchanger-scout.others': "Lose 2 available power, or all you have if it's less.",
} as const;
