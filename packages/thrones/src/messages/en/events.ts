// What happens, told like a chronicle: `event.TYPE`, with the fields of the event as facts. A field with few values
// has its words under `event.TYPE.FIELD.VALUE`.

export const events = {
  'event.round': 'Round {round} begins.',
  'event.phase': 'The {phase:name.phase} phase begins.',

  'event.westeros-cards': 'The Westeros cards are turned up: {cards:name.westeros}.',
  'event.westeros-card': '{card:name.westeros}. {card:text.westeros}',
  'event.westeros-choice':
    '{house:name.house} decides on {card:name.westeros}: {choice:event.westeros-choice.choice}.',
  'event.westeros-choice.choice.supply': 'Supply',
  'event.westeros-choice.choice.mustering': 'Mustering',
  'event.westeros-choice.choice.clash-of-kings': 'Clash of Kings',
  'event.westeros-choice.choice.game-of-thrones': 'Game of Thrones',
  'event.westeros-choice.choice.storm-of-swords': 'no Defense orders this round',
  'event.westeros-choice.choice.rains-of-autumn': 'no March +1 this round',
  'event.westeros-choice.choice.nothing': 'nothing shall happen',
  'event.wildling-threat': 'The wildling threat stands at {threat}.',
  'event.supply': '{house:name.house} has supply {supply} now.',
  'event.destroyed': '{house:name.house} loses a {unit:name.unit} in {area:name.area}.',
  'event.mustered': '{house:name.house} musters a {unit:name.unit} in {area:name.area}.',
  'event.upgraded': 'A Footman of {house:name.house} in {area:name.area} becomes a {unit:name.unit}.',
  'event.downgraded': 'A Knight of {house:name.house} in {area:name.area} becomes a Footman.',

  'event.bids': 'The bids for {for:event.bids.for} are open: {bids:count.house}.',
  'event.bids.for.iron-throne': 'the Iron Throne',
  'event.bids.for.fiefdoms': 'the Fiefdoms',
  'event.bids.for.kings-court': "the King's Court",
  'event.bids.for.wildlings': "the Night's Watch",
  'event.track': 'The new order on the {track:name.track} track: {order:name.house}.',
  'event.track-shift': '{house:name.house} now takes place {place} on the {track:name.track} track.',
  'event.power':
    '{house:name.house} gains {gained, plural, =0 {no power} other {# power}} from {because:name.power-source}.',
  'event.power-lost':
    '{house:name.house} loses {lost, plural, =0 {no power, having none to lose} other {# power}}.',

  'event.wildlings':
    "The wildlings bring strength {strength}, the Night's Watch musters {watch}: {won:event.wildlings.won}.",
  'event.wildlings.won.watch': 'the Wall holds',
  'event.wildlings.won.wildlings': 'the Wall is breached',
  'event.highest-bidder': '{house:name.house} gave the most and earns the reward.',
  'event.lowest-bidder': '{house:name.house} gave the least and will pay the most.',
  'event.wildling-card': 'The wildling card is turned up: {card:name.wildling}.',

  'event.order': "In {area:name.area}, {house:name.house}'s order is {order:name.order}.",
  'event.raven-swap':
    'A raven flies for {house:name.house}: in {area:name.area}, {to:name.order} takes the place of {from:name.order}.',
  'event.raven-look': '{house:name.house} sends the raven to the Wall and looks at the top wildling card.',
  'event.raven-sees': '{house:name.house} sees what is coming: {card:name.wildling}.',
  'event.raven-buries': '{house:name.house} has the card put at the bottom of the wildling deck.',

  'event.raid':
    "{house:name.house} raids {target:name.area} from {area:name.area}: {victim:name.house}'s {order:name.order} order is gone.",
  'event.raid-nothing': 'The raiders of {house:name.house} in {area:name.area} find nothing to do.',
  'event.march': '{house:name.house} marches from {area:name.area} to {to:name.area}: {units:count.unit}.',
  'event.march-nothing': '{house:name.house} calls off the march from {area:name.area}.',
  'event.power-token': '{house:name.house} leaves a power token in {area:name.area}.',
  'event.power-token-removed': 'The power token of {house:name.house} in {area:name.area} is taken away.',
  'event.neutral-destroyed': '{house:name.house} drives the neutral force out of {area:name.area}.',
  'event.neutral-holds':
    'The neutral force in {area:name.area} defies {house:name.house}: strength {strength}, where {needed} was needed.',

  'event.attack':
    '{house:name.house} attacks {defender:name.house} in {area:name.area} from {from:name.area}.',
  'event.support':
    'Units of {house:name.house} in {area:name.area} support {for:name.house} with strength {strength}.',
  'event.support-refused':
    '{by:name.house} will not have the help of {house:name.house} from {area:name.area}.',
  'event.house-card': '{house:name.house} sends {card:name.house-card}.',
  'event.ability': '{house:name.house} makes use of {card:name.house-card}.',
  'event.tides': 'The tides of battle for {house:name.house}: {card:name.tides}.',
  'event.tides-drawn': '{house:name.house} draws a Tides of Battle card: {card:name.tides}.',
  'event.blade': '{house:name.house} draws the Valyrian Steel Blade: {use:event.blade.use}.',
  'event.blade.use.plus-one': '+1 strength',
  'event.blade.use.redraw': 'another Tides of Battle card',
  'event.combat-won':
    '{house:name.house}, {side:event.combat-won.side}, beats {loser:name.house} in {area:name.area}, {strength} to {against}.',
  'event.combat-won.side.attacker': 'attacking',
  'event.combat-won.side.defender': 'defending',
  'event.garrison-destroyed': 'The garrison of {house:name.house} in {area:name.area} is destroyed.',
  'event.retreat':
    '{house:name.house} retreats from {from:name.area} to {area:name.area}: {units:count.unit}, routed.',
  'event.order-removed': "{house:name.house}'s {order:name.order} order in {area:name.area} is taken away.",
  'event.ships-captured':
    '{house:name.house} rids {area:name.area} of the Ships of {from:name.house} and puts {ships, plural, =0 {none} other {# of its own}} in their place.',
  'event.cards-returned': '{house:name.house} takes the spent House cards back into hand.',
  'event.card-lost': '{house:name.house} must do without {card:name.house-card}.',
  'event.card-taken-back': '{house:name.house} takes {card:name.house-card} back into hand.',

  'event.end': '{winner:name.house} wins the game. {rule:outcome}',
} as const;
