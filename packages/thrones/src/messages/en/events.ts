// What happens, told like a chronicle: `event.TYPE`, with the fields of the event as facts. A field with few values
// has its words under `event.TYPE.FIELD.VALUE`.

export const events = {
  'event.round': 'Round {round} begins.',
  'event.phase': 'The {phase:name.phase} phase begins.',

  'event.westeros-cards': 'The Westeros cards are revealed: {cards:quoted.westeros}.',
  'quoted.westeros': '{key:name.westeros}',
  'event.westeros-card': '{card:name.westeros}. {card:text.westeros}',
  'event.westeros-choice':
    '{house:name.house} decides on {card:name.westeros}: {choice:event.westeros-choice.choice}.',
  'event.westeros-choice.choice.supply': 'Supply',
  'event.westeros-choice.choice.mustering': 'Mustering',
  'event.westeros-choice.choice.clash-of-kings': 'Clash of Kings',
  'event.westeros-choice.choice.game-of-thrones': 'Game of Thrones',
  'event.westeros-choice.choice.storm-of-swords': 'no Defense orders this round',
  'event.westeros-choice.choice.rains-of-autumn': 'no March +1 this round',
  'event.westeros-choice.choice.nothing': 'no effect',
  'event.wildling-threat': 'The wildling threat is now {threat}.',
  'event.supply': "{house:name.house}'s supply is now {supply}.",
  'event.destroyed': '{house:name.house} loses a {unit:name.unit} in {area:name.area}.',
  'event.mustered': '{house:name.house} musters a {unit:name.unit} in {area:name.area}.',
  'event.upgraded': '{house:name.house} upgrades a Footman in {area:name.area} to a {unit:name.unit}.',
  'event.downgraded': "{house:name.house}'s Knight in {area:name.area} becomes a Footman.",

  'event.bids': 'Bids for {for:event.bids.for}: {bids:count.house}.',
  'event.bids.for.iron-throne': 'the Iron Throne',
  'event.bids.for.fiefdoms': 'the Fiefdoms',
  'event.bids.for.kings-court': "the King's Court",
  'event.bids.for.wildlings': "the Night's Watch",
  'event.track': 'The new order on the {track:name.track} track: {order:name.house}.',
  'event.track-shift': '{house:name.house} moves to place {place} on the {track:name.track} track.',
  'event.power':
    '{house:name.house} gains {gained, plural, =0 {no power} other {# power}} from {because:name.power-source}.',
  'event.power-lost': '{house:name.house} loses {lost, plural, =0 {no power, having none} other {# power}}.',

  'event.wildlings':
    "The wildlings attack with strength {strength}; the Night's Watch has {watch}: {won:event.wildlings.won}.",
  'event.wildlings.won.watch': 'the Wall holds',
  'event.wildlings.won.wildlings': 'the Wall is breached',
  'event.highest-bidder': '{house:name.house} is the highest bidder and earns the reward.',
  'event.lowest-bidder': '{house:name.house} is the lowest bidder and suffers the most.',
  'event.wildling-card': 'The wildling card is revealed: {card:name.wildling}.',

  'event.order': "{house:name.house}'s order in {area:name.area} is {order:name.order}.",
  'event.raven-swap':
    '{house:name.house} uses the Messenger Raven: in {area:name.area}, {to:name.order} replaces {from:name.order}.',
  'event.raven-look': '{house:name.house} uses the Messenger Raven to look at the top wildling card.',
  'event.raven-sees': '{house:name.house} sees {card:name.wildling} on top of the wildling deck.',
  'event.raven-buries': '{house:name.house} moves the card to the bottom of the wildling deck.',

  'event.raid':
    "{house:name.house} raids {target:name.area} from {area:name.area} and removes {victim:name.house}'s {order:name.order} order.",
  'event.raid-nothing': "{house:name.house}'s Raid order in {area:name.area} has no effect.",
  'event.march': '{house:name.house} marches from {area:name.area} to {to:name.area}: {units:count.unit}.',
  'event.march-nothing': '{house:name.house} calls off the march from {area:name.area}.',
  'event.power-token': '{house:name.house} leaves a power token in {area:name.area}.',
  'event.power-token-removed': "{house:name.house}'s power token in {area:name.area} is removed.",
  'event.neutral-destroyed': '{house:name.house} defeats the neutral force in {area:name.area}.',
  'event.neutral-holds':
    'The neutral force in {area:name.area} holds against {house:name.house}: strength {strength}, and {needed} was needed.',

  'event.attack':
    '{house:name.house} attacks {defender:name.house} in {area:name.area} from {from:name.area}.',
  'event.support':
    "{house:name.house}'s units in {area:name.area} support {for:name.house} with strength {strength}.",
  'event.support-refused': "{by:name.house} declines {house:name.house}'s support from {area:name.area}.",
  'event.house-card': '{house:name.house} plays {card:name.house-card}.',
  'event.ability': '{house:name.house} uses the ability of {card:name.house-card}.',
  'event.tides': 'Tides of Battle for {house:name.house}: {card:name.tides}.',
  'event.tides-drawn': '{house:name.house} draws a Tides of Battle card: {card:name.tides}.',
  'event.blade': '{house:name.house} uses the Valyrian Steel Blade: {use:event.blade.use}.',
  'event.blade.use.plus-one': '+1 strength',
  'event.blade.use.redraw': 'another Tides of Battle card',
  'event.combat-won':
    '{house:name.house} ({side:event.combat-won.side}) defeats {loser:name.house} in {area:name.area}, {strength} to {against}.',
  'event.combat-won.side.attacker': 'attacking',
  'event.combat-won.side.defender': 'defending',
  'event.garrison-destroyed': "{house:name.house}'s garrison in {area:name.area} is destroyed.",
  'event.retreat':
    '{house:name.house} retreats from {from:name.area} to {area:name.area}: {units:count.unit}, now routed.',
  'event.order-removed': "{house:name.house}'s {order:name.order} order in {area:name.area} is removed.",
  'event.ships-captured':
    "{house:name.house} removes {from:name.house}'s Ships from {area:name.area} and replaces them with {ships, plural, =0 {none} other {# of its own}}.",
  'event.cards-returned': '{house:name.house} returns all discarded House cards to hand.',
  'event.card-lost': '{house:name.house} loses {card:name.house-card} from its hand.',
  'event.card-taken-back': '{house:name.house} returns {card:name.house-card} to hand.',

  'event.end': '{winner:name.house} wins the game. {rule:outcome}',
} as const;
