// Questions to a player: `ask.PROCEDURE/STEP` with the facts of the decision, and `option.ID` for the answers that
// are no name of a thing on the table.

export const questions = {
  'ask.westeros-card/holder-chooses': 'You hold the token. Which effect does the Westeros card have?',
  'ask.clash-of-kings/bid': 'How much power do you bid for the {track:name.track} track?',
  'ask.clash-of-kings/order-tied-houses':
    'Tied bids on the {track:name.track} track: who takes place {place}?',
  'ask.muster/muster-unit': 'What do you muster? Points left: {points:count.area}.',
  'ask.reconcile-supply/destroy-unit': 'Your armies exceed your supply limit. Which unit do you destroy?',
  'ask.settle-control/replace-ships':
    'You now control {port:name.area}, which holds enemy Ships. How many of your own Ships replace them?',

  'ask.wildling-attack/bid':
    "The wildlings attack with strength {strength}. How much power do you bid for the Night's Watch?",
  'ask.wildling-attack/break-tie': 'Tied bids: which House counts as the {among:name.among} bidder?',
  'ask.destroy-units/destroy-unit': 'Which of your units is lost?',
  'ask.preemptive-raid/choose-loss': 'Which penalty do you take?',
  'ask.preemptive-raid/choose-track':
    'The lowest bidder is equally high on several tracks. On which one do they drop two places?',
  'ask.crow-killers/demote-knight': 'Where does one of your Knights become a Footman?',
  'ask.crow-killers-reward/promote-footman': 'Where does one of your Footmen become a Knight?',
  'ask.massing-on-the-milkwater/discard-card': 'Which House card do you discard?',
  'ask.a-king-beyond-the-wall/choose-track': 'On which track do you drop to last place?',
  'ask.a-king-beyond-the-wall-reward/choose-track': 'On which track do you take first place?',
  'ask.mammoth-riders/take-card': 'Which House card do you return to your hand?',
  'ask.the-horde-descends/choose-area': 'At which Castle or Stronghold do you lose two units?',
  'ask.the-horde-descends-reward/choose-area': 'At which Castle or Stronghold do you muster?',

  'ask.planning-phase/assign-orders':
    "Place an order in each of your areas with units. {stars, plural, =0 {You can't use special orders.} one {You can use # special order.} other {You can use up to # special orders.}}",
  'ask.planning-phase/assign-orders-in-turn':
    "A House has too few order tokens, so orders are placed in turn order. Place yours. {stars, plural, =0 {You can't use special orders.} one {You can use # special order.} other {You can use up to # special orders.}}",
  'ask.messenger-raven/use-raven': 'You hold the Messenger Raven. How do you use it?',
  'ask.messenger-raven/order-to-replace': 'Which of your orders do you replace?',
  'ask.messenger-raven/new-order': 'Which order replaces the one in {area:name.area}?',
  'ask.messenger-raven/keep-or-bury': 'Where do you put the wildling card?',

  'ask.raids/resolve-raid': 'Which Raid order do you resolve, and against which area?',
  'ask.marches/choose-march': 'Which March order do you resolve?',
  'ask.march/move-units': '{order:name.order} from {from:name.area}: where does each unit go?',
  'ask.march/leave-power-token':
    'Your units are leaving {area:name.area}. Do you leave a power token to keep control?',
  'ask.consolidate-power/resolve-consolidate-power': 'Which Consolidate Power order do you resolve?',

  'ask.support/grant-support':
    'Combat in {area:name.area}: which side do your units in {from:name.area} support?',
  'ask.support/accept-support': '{house:name.house} offers you support from {from:name.area}. Do you accept?',
  'ask.combat/choose-house-card': 'Which House card do you play?',
  'ask.combat/use-blade': 'Do you use the Valyrian Steel Blade in this combat?',
  'ask.combat/redraw-tides-of-battle':
    'Do you use the Valyrian Steel Blade to draw another Tides of Battle card?',
  'ask.combat/choose-casualty': 'Which unit do you lose to enemy swords?',
  'ask.combat/choose-skull-casualty': 'Which unit do you lose to the skull?',
  'ask.retreat/winner-chooses-area': 'Robb Stark: where do the defeated units retreat?',
  'ask.retreat/choose-area': 'Where do your units retreat to?',
  'ask.retreat/choose-loss':
    "Your supply can't support all of your retreating units there. Which one do you lose?",
  'ask.play-another-card/choose-house-card': 'Which House card do you play instead?',
  'ask.tyrion-lannister/send-card-back':
    "Tyrion Lannister: do you return your opponent's House card to their hand?",
  'ask.aeron-damphair/pay-for-another-card': 'Aeron Damphair: do you pay 2 power to play another House card?',
  'ask.mace-tyrell/destroy-footman': 'Mace Tyrell: which enemy Footman do you destroy?',
  'ask.queen-of-thorns/remove-order':
    'Queen of Thorns: which enemy order adjacent to the combat do you remove?',
  'ask.doran-martell/choose-track': 'Doran Martell: on which track does your opponent drop to last place?',
  'ask.cersei-lannister/remove-order': "Cersei Lannister: which of the loser's orders do you remove?",
  'ask.renly-baratheon/upgrade-footman': 'Renly Baratheon: which of your Footmen becomes a Knight?',
  'ask.patchface/discard-card': "Patchface: which of your opponent's cards do you discard?",

  'option.yes': 'Yes',
  'option.no': 'No',
  'option.nothing': 'Nothing',
  'option.done': 'Done',
  'option.units': 'Two units',
  'option.influence': 'Two places on a track',
  'option.replace': 'Replace one of my orders',
  'option.look': 'Look at the top wildling card',
  'option.keep': 'On top of the deck',
  'option.bury': 'On the bottom of the deck',
  'option.stay': 'Stay',
  'option.leave-token': 'Leave a power token',
  'option.leave-nothing': 'Leave nothing',
  'option.attacker': 'The attacker',
  'option.defender': 'The defender',
  'option.none': 'Neither side',
  'option.accept': 'Accept',
  'option.refuse': 'Decline',
  'option.plus-one': '+1 strength',
  'option.redraw': 'Draw another Tides of Battle card',
  'option.routed-footman': 'Routed Footman',
  'option.combat': 'A Footman in the combat',
  'option.upgrade': '{area:name.area}: Footman becomes {unit:name.unit}',
  'option.muster': '{area:name.area}: muster',
  'option.unit-in': '{unit:name.unit} in {area:name.area}',
  'option.unit-from': '{unit:name.unit} in {area:name.area}, from {from:name.area}',
  'option.soldier': '{unit:name.unit} {number}',
  'option.raid': '{from:name.area} raids {target:name.area}',
  'option.raid-nothing': '{from:name.area}: raid nobody',
} as const;
