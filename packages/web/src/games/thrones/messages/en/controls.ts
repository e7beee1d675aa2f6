// What the board game asks: the controls, the combat stage, and what others are deciding.

export const controls = {
  'thrones.controls.confirm': 'Confirm',
  'thrones.controls.sending': 'Sending…',
  'thrones.controls.undo': 'Undo',
  'thrones.controls.hint': 'Hint',
  'thrones.controls.hint.thinks': 'The computer is thinking…',
  'thrones.controls.hint.mark': 'Suggested by the computer',
  'thrones.controls.why.rule': 'Read the rule',
  'thrones.why.gains': 'This should win you {areas:name.area} by the end of the round.',
  'thrones.why.gains.next-round': 'This should win you {areas:name.area} by the end of the next round.',
  'thrones.why.gains.game': 'This should win you {areas:name.area} by the end of the game.',
  'thrones.why.keeps': 'This should help you keep {areas:name.area}.',
  'thrones.why.holds': 'This keeps what you have and prepares the next round.',
  'thrones.why.holds.game': 'This should keep what you have until the end of the game.',
  'thrones.why.bid': 'This bid should be worth the power it costs.',
  'thrones.why.bid.none': 'Your power is better kept for later.',
  'thrones.why.fears': 'You may lose {areas:name.area}.',
  'thrones.why.fears.next-round': 'You may lose {areas:name.area} by the end of the next round.',
  'thrones.why.fears.game': 'You may lose {areas:name.area} by the end of the game.',
  'thrones.why.fears.house': 'Beware of {house:name.house}, who may take {areas:name.area}.',
  'thrones.why.fears.house.next-round':
    'Beware of {house:name.house}, who may take {areas:name.area} by the end of the next round.',
  'thrones.why.fears.house.game':
    'Beware of {house:name.house}, who may take {areas:name.area} by the end of the game.',
  'thrones.why.fears.more': '{house:name.house} may take {areas:name.area}.',
  'thrones.why.fears.more.next-round': '{house:name.house} may take {areas:name.area} by then.',
  'thrones.why.fears.more.game': '{house:name.house} may take {areas:name.area} by then.',
  'thrones.why.anyway': 'With any of the choices compared, you may lose {areas:name.area}.',
  'thrones.why.anyway.next-round':
    'With any of the choices compared, you may lose {areas:name.area} by the end of the next round.',
  'thrones.why.anyway.game':
    'With any of the choices compared, you may lose {areas:name.area} by the end of the game.',
  'thrones.why.anyway.house':
    'With any of the choices compared, {house:name.house} may take {areas:name.area}.',
  'thrones.why.anyway.house.next-round':
    'With any of the choices compared, {house:name.house} may take {areas:name.area} by the end of the next round.',
  'thrones.why.anyway.house.game':
    'With any of the choices compared, {house:name.house} may take {areas:name.area} by the end of the game.',
  'thrones.why.ahead':
    'This raises your chance of winning by about {lead} % compared with the next best choice.',
  'thrones.why.rival': 'This holds your strongest rival back.',
  'thrones.why.close': 'Another choice is about as good.',
  'thrones.why.even': 'All choices are about as good here.',
  'thrones.why.clear': 'The other choices that were compared look clearly worse.',
  'thrones.why.alone': 'There was no time to compare other choices.',
  'thrones.why.only': 'There is no other choice worth trying.',
  'thrones.why.book': 'This is part of a proven opening.',
  'thrones.why.chance': 'Your chance of winning the game is then about {chance} %.',
  'thrones.controls.more': 'One more',
  'thrones.controls.less': 'One less',
  'thrones.controls.units': '{units:count.unit}',
  'thrones.controls.areas.map': 'Choose on the map or here.',

  'thrones.controls.waiting': 'Waiting for',
  'thrones.controls.waiting.others': 'Other players are deciding:',
  'thrones.controls.given': "You've made your choice.",
  'thrones.controls.given.orders': "You've given your orders.",

  'thrones.controls.orders.palette': 'Order tokens',
  'thrones.controls.order-line.march-minus-1': 'March −1: move your units, or attack with 1 strength less.',
  'thrones.controls.order-line.march-0': 'March +0: move your units, or attack.',
  'thrones.controls.order-line.march-plus-1': 'March +1: move your units, or attack with 1 strength more.',
  'thrones.controls.order-line.defense-1': 'Defense +1: adds 1 strength whenever this area is attacked.',
  'thrones.controls.order-line.defense-2': 'Defense +2: adds 2 strength whenever this area is attacked.',
  'thrones.controls.order-line.support-0':
    'Support: your units here add their strength to combat in adjacent areas.',
  'thrones.controls.order-line.support-1':
    'Support +1: your units here add their strength, plus 1, to combat in adjacent areas.',
  'thrones.controls.order-line.raid':
    'Raid: removes an adjacent enemy Support, Raid or Consolidate Power order.',
  'thrones.controls.order-line.raid-star':
    'Special Raid: removes an adjacent enemy Support, Raid, Consolidate Power or Defense order.',
  'thrones.controls.order-line.consolidate':
    'Consolidate Power: take 1 power, plus 1 for each crown in this area.',
  'thrones.controls.order-line.consolidate-star':
    'Special Consolidate Power: take power, or muster units in a Castle or Stronghold.',
  'thrones.controls.keys.orders':
    'Place a March, Defense, Support, Raid or Consolidate Power order; again for the next of its kind',
  'thrones.controls.keys.next': 'Go to the next area without an order',
  'thrones.controls.keys.options': 'Choose an option',
  'thrones.controls.orders.token': '{order:name.order}, {left} left',
  'thrones.controls.orders.note': 'Choose an area, then an order for it, or drag an order onto the map.',
  'thrones.controls.orders.held': 'Where do you place {order:name.order}?',
  'thrones.controls.orders.active': 'Which order for {area:name.area}?',
  'thrones.controls.orders.none': 'no order yet',
  'thrones.controls.orders.missing':
    '{count, plural, one {# area is} other {# areas are}} still without an order.',
  'thrones.controls.orders.too-few':
    "You don't have enough order tokens for all your areas. Place {count} more.",
  'thrones.controls.orders.stars': '{laid} of {stars} special orders used',
  'thrones.controls.orders.stars.left': '{left} left',
  'thrones.controls.orders.confirm': 'Give these orders',
  'thrones.controls.orders.clear': 'Clear',
  'thrones.controls.orders.suggest': 'Suggest',
  'thrones.controls.orders.suggest-all': 'Suggest again',
  'thrones.controls.orders.remove': 'Remove the order from {area:name.area}',

  'thrones.controls.raid.from': 'Choose one of your raids, then its target.',
  'thrones.controls.raid.target': 'Choose the target on the map or here.',
  'thrones.controls.raid.nothing': "Don't raid",
  'thrones.controls.raid.nothing.detail': 'The order is removed without effect.',
  'thrones.controls.raid.confirm': 'Raid {target:name.area}',

  'thrones.controls.march.note': 'Choose where to go. You can split your units.',
  'thrones.controls.march.stay': '{count, plural, =0 {no one stays} one {# stays} other {# stay}}',
  'thrones.controls.march.reach': '{count, plural, one {# area} other {# areas}} within reach',
  'thrones.controls.march.call-off': 'Send no one to {area:name.area}',
  'thrones.controls.march.confirm': 'March',
  'thrones.controls.march.nothing': "Don't march",
  'thrones.controls.march.token': 'Leave a power token to keep {area:name.area}',
  'thrones.controls.march.token.left': 'Costs 1 of your {power} power',
  'thrones.controls.march.open': 'The area is open.',
  'thrones.controls.march.join': 'Joins your units there.',
  'thrones.controls.march.neutral': 'A neutral force: your strength against what is needed',
  'thrones.controls.march.neutral.needed': 'Needed:',
  'thrones.controls.march.neutral.falls': 'That is enough: no House cards are played here.',
  'thrones.controls.march.neutral.holds': 'You need {missing} more strength from the support of others.',
  'thrones.controls.march.neutral.helper': '{house} in {area} could support you with {strength}.',
  'thrones.controls.march.fight': 'Combat with',
  'thrones.controls.march.garrison': 'The garrison adds {strength}.',
  'thrones.controls.march.help': '+{help} in support',
  'thrones.controls.march.helper': '{house} in {area} could support either side with {strength}.',
  'thrones.controls.march.cards': 'House cards are added later.',

  'thrones.controls.consolidate.muster': 'Muster',
  'thrones.controls.consolidate.power': '{power, plural, =0 {No power} other {# power}}',

  'thrones.controls.sums': '{a:name.house} {attacker}, {d:name.house} {defender}',
  'thrones.controls.sums.own': 'You {own}, they {other}',
  'thrones.controls.sums.neutral': 'Strength {strength}, {needed} needed',

  'thrones.controls.card.play': 'Play this card',
  'thrones.controls.card.strength': 'Strength {strength}',
  'thrones.controls.card.beats': 'beats {beaten} of {of}',
  'thrones.controls.card.beats-none': 'beats none',
  'thrones.controls.card.beats-all': 'beats all {of}',
  'thrones.controls.card.wins': 'wins',
  'thrones.controls.card.loses': 'loses',
  'thrones.controls.card.note':
    'Under each card: your strength, and how many of their cards it beats, before card abilities and the blade.',
  'thrones.controls.card.note.shown':
    'Under each card: your strength, and whether it wins, before card abilities and the blade.',
  'thrones.controls.card.theirs': '{count, plural, one {has # card left} other {has # cards left}}',

  'thrones.controls.units.lose': 'Choose this unit',
  'thrones.controls.units.count':
    '{count, plural, one {You must lose # unit.} other {You must lose # units.}}',
  'thrones.controls.units.here': '{count, plural, one {# unit} other {# units}}',
  'thrones.controls.supply': 'Supply',
  'thrones.controls.supply.said': 'Supply {supply}: your armies {armies}, limit {limits}',

  'thrones.controls.bid.amount': 'Amount',
  'thrones.controls.bid.left': '{left} of {power} power left after this',
  'thrones.controls.bid.confirm': 'Bid {amount}',
  'thrones.controls.bid.choose': 'Choose an amount',
  'thrones.controls.bid.wildlings': 'All bids together must reach {strength}.',
  'thrones.controls.bid.cards': 'Possible cards: {count}',
  'thrones.controls.bids.title': 'Bids',
  'thrones.controls.bids.for': 'Bids for {for:event.bids.for}',
  'thrones.controls.ties': 'Tied Houses, the highest place first',
  'thrones.controls.ties.ask': 'Tied bids on the {track:name.track} track: in which order?',
  'thrones.controls.ties.note': 'Drag the Houses into order, the highest place first.',
  'thrones.controls.ties.said': 'Order: {houses:name.house}',
  'thrones.controls.ties.up': 'Move {house:name.house} up',
  'thrones.controls.ties.down': 'Move {house:name.house} down',
  'thrones.controls.ties.confirm': 'Confirm this order',
  'thrones.controls.track.stars':
    '{stars, plural, =0 {no special orders} one {# special order} other {# special orders}}',

  'thrones.controls.muster.points':
    '{points, plural, =0 {no points left} one {# point left} other {# points left}}',
  'thrones.controls.muster.cost': '{cost, plural, one {# point} other {# points}}',
  'thrones.controls.muster.ship': '{area:name.area}, {cost, plural, one {# point} other {# points}}',
  'thrones.controls.muster.upgrade': 'Upgrade a Footman to a {unit:name.unit}',
  'thrones.controls.muster.done':
    '{points, plural, =0 {Done mustering} one {Finish with # point unspent} other {Finish with # points unspent}}',
  'thrones.controls.muster.sure':
    '{points, plural, one {Yes, leave # point unspent} other {Yes, leave # points unspent}}',

  'thrones.controls.about.struck': 'The lowest bidder:',
  'thrones.controls.about.drawn': 'You drew this card. With the blade, you may replace it with another.',

  'thrones.controls.stage.title': 'Battle for {area:name.area}',
  'thrones.controls.stage.attacker': 'attacks',
  'thrones.controls.stage.defender': 'defends',
  'thrones.controls.stage.no-units': 'no units',
  'thrones.controls.stage.total': 'Total strength:',
  'thrones.controls.stage.choosing': 'choosing a card',
  'thrones.controls.stage.chosen': 'card chosen',
  'thrones.controls.stage.ahead': '{house:name.house} is ahead by {by}.',
  'thrones.controls.stage.tie': '{house:name.house} wins ties (Fiefdoms track).',
  'thrones.controls.stage.tied':
    '{house:name.house} wins the tie, being higher than {loser:name.house} on the Fiefdoms track.',
  'thrones.controls.stage.won': '{house:name.house} won.',
  'thrones.controls.stage.close': 'Close',
  'thrones.controls.stage.line.units': 'Units',
  'thrones.controls.stage.line.garrison': 'Garrison',
  'thrones.controls.stage.line.ability': 'Card ability',
  'thrones.controls.stage.line.blade': 'Valyrian Steel Blade',
  'thrones.controls.stage.line.tides': 'Tides of Battle',
  'thrones.controls.stage.line.rest': 'Card effects',

  'thrones.controls.answer.messenger-raven/use-raven.replace':
    'Place a different order in one of your areas, face up.',
  'thrones.controls.answer.messenger-raven/use-raven.look':
    'Then put it back on top or on the bottom of the deck.',
  'thrones.controls.answer.messenger-raven/use-raven.nothing': "You don't use the raven this round.",
  'thrones.controls.answer.messenger-raven/keep-or-bury.keep': 'It will be the next attack.',
  'thrones.controls.answer.messenger-raven/keep-or-bury.bury': 'Another card will come first.',
  'thrones.controls.answer.march/leave-power-token.leave-token':
    'You keep the area; {left} of {power} power left.',
  'thrones.controls.answer.march/leave-power-token.leave-nothing':
    'You lose control of the area and keep all {power} power.',
  'thrones.controls.answer.aeron-damphair/pay-for-another-card.yes': 'Costs 2 of your {power} power.',
  'thrones.controls.answer.aeron-damphair/pay-for-another-card.no':
    'This card stays; you keep all {power} power.',
  'thrones.controls.answer.tyrion-lannister/send-card-back.yes':
    'They must play a different card, if they can.',
  'thrones.controls.answer.tyrion-lannister/send-card-back.no': 'Both cards stay as they are.',
  'thrones.controls.answer.combat/redraw-tides-of-battle.redraw':
    "The new card counts, even if it's worse, and the blade is used for this round.",
  'thrones.controls.answer.combat/redraw-tides-of-battle.no': 'You keep the card, and the blade for later.',
  'thrones.controls.answer.cersei-lannister/remove-order.no': 'All orders stay.',
  'thrones.controls.answer.renly-baratheon/upgrade-footman.no': 'No Footman is upgraded.',
  'thrones.controls.answer.patchface/discard-card.no': 'They keep their whole hand.',
  'thrones.controls.answer.retreat/winner-chooses-area.no': 'The loser chooses where to go.',
  'thrones.controls.answer.preemptive-raid/choose-loss.units': 'Any two of your units.',
  'thrones.controls.answer.preemptive-raid/choose-loss.influence':
    'On your highest track; you lose no units.',

  'thrones.controls.doing.planning-phase/assign-orders': 'Placing orders in secret.',
  'thrones.controls.doing.planning-phase/assign-orders-in-turn': 'Placing orders in turn order.',
  'thrones.controls.doing.messenger-raven/use-raven': 'Deciding how to use the Messenger Raven.',
  'thrones.controls.doing.messenger-raven/order-to-replace':
    'Choosing which order to replace with the raven.',
  'thrones.controls.doing.messenger-raven/new-order': 'Choosing the new order.',
  'thrones.controls.doing.messenger-raven/keep-or-bury': 'Deciding where to put the wildling card.',
  'thrones.controls.doing.raids/resolve-raid': 'Choosing a Raid order to resolve.',
  'thrones.controls.doing.marches/choose-march': 'Choosing a March order to resolve.',
  'thrones.controls.doing.march/move-units': 'Deciding where the units march.',
  'thrones.controls.doing.march/leave-power-token': 'Deciding whether to leave a power token.',
  'thrones.controls.doing.consolidate-power/resolve-consolidate-power':
    'Choosing a Consolidate Power order to resolve.',
  'thrones.controls.doing.support/grant-support': 'Deciding which side to support.',
  'thrones.controls.doing.support/accept-support': 'Deciding whether to accept the support.',
  'thrones.controls.doing.combat/choose-house-card': 'Choosing House cards.',
  'thrones.controls.doing.play-another-card/choose-house-card': 'Choosing a different House card.',
  'thrones.controls.doing.combat/use-blade': 'Deciding whether to use the Valyrian Steel Blade.',
  'thrones.controls.doing.combat/redraw-tides-of-battle':
    'Deciding whether to draw another Tides of Battle card.',
  'thrones.controls.doing.combat/choose-casualty': 'Choosing a casualty.',
  'thrones.controls.doing.combat/choose-skull-casualty': 'Choosing a casualty for the skull.',
  'thrones.controls.doing.retreat/choose-area': 'Deciding where to retreat.',
  'thrones.controls.doing.retreat/winner-chooses-area': 'Deciding where the defeated units must retreat.',
  'thrones.controls.doing.retreat/choose-loss': 'Choosing a unit to lose in the retreat.',
  'thrones.controls.doing.tyrion-lannister/send-card-back': 'Deciding whether to use Tyrion Lannister.',
  'thrones.controls.doing.aeron-damphair/pay-for-another-card':
    'Deciding whether to pay for another House card.',
  'thrones.controls.doing.mace-tyrell/destroy-footman': 'Choosing a Footman for Mace Tyrell to kill.',
  'thrones.controls.doing.queen-of-thorns/remove-order':
    'Choosing an order for the Queen of Thorns to remove.',
  'thrones.controls.doing.doran-martell/choose-track': 'Choosing a track for Doran Martell.',
  'thrones.controls.doing.cersei-lannister/remove-order': 'Choosing an order for Cersei Lannister to remove.',
  'thrones.controls.doing.renly-baratheon/upgrade-footman':
    'Choosing a Footman for Renly Baratheon to upgrade.',
  'thrones.controls.doing.patchface/discard-card': 'Choosing a card to discard with Patchface.',
  'thrones.controls.doing.settle-control/replace-ships':
    'Deciding how many Ships to place in the captured port.',
  'thrones.controls.doing.muster/muster-unit': 'Mustering.',
  'thrones.controls.doing.reconcile-supply/destroy-unit': 'Reducing armies to the supply limit.',
  'thrones.controls.doing.destroy-units/destroy-unit': 'Choosing units to lose to the wildlings.',
  'thrones.controls.doing.westeros-card/holder-chooses': 'Choosing the effect of the Westeros card.',
  'thrones.controls.doing.clash-of-kings/bid': 'Bidding for the tracks, in secret.',
  'thrones.controls.doing.clash-of-kings/order-tied-houses': 'Breaking tied bids.',
  'thrones.controls.doing.wildling-attack/bid': 'Bidding against the wildlings, in secret.',
  'thrones.controls.doing.wildling-attack/break-tie': 'Deciding which of the tied bids counts.',
  'thrones.controls.doing.preemptive-raid/choose-loss': 'Choosing a penalty.',
  'thrones.controls.doing.preemptive-raid/choose-track':
    'Choosing the track on which the lowest bidder drops.',
  'thrones.controls.doing.crow-killers/demote-knight': 'Choosing a Knight to become a Footman.',
  'thrones.controls.doing.crow-killers-reward/promote-footman': 'Choosing a Footman to become a Knight.',
  'thrones.controls.doing.massing-on-the-milkwater/discard-card': 'Choosing a House card to discard.',
  'thrones.controls.doing.mammoth-riders/take-card': 'Choosing a House card to return to hand.',
  'thrones.controls.doing.a-king-beyond-the-wall/choose-track': 'Choosing a track to drop to last place on.',
  'thrones.controls.doing.a-king-beyond-the-wall-reward/choose-track':
    'Choosing a track to take first place on.',
  'thrones.controls.doing.the-horde-descends/choose-area': 'Deciding where to lose units to the wildlings.',
  'thrones.controls.doing.the-horde-descends-reward/choose-area': 'Deciding where to muster.',
} as const;
