// What the miniatures game asks: the controls.

export const controls = {
  'battle.controls.confirm': 'Confirm',
  'battle.controls.sending': 'Sending…',
  'battle.controls.undo': 'Undo',
  'battle.controls.hint': 'Hint',
  'battle.controls.hinted': 'Suggested by the computer',
  'battle.why.strikes':
    'Expect about {wounds, plural, one {# Wound} other {# Wounds}} on {unit:name.unit}{destroyed, plural, =0 {} other {, with a chance of # % to destroy the unit}}.',
  'battle.why.tokens': 'This takes {count, plural, one {objective} other {objectives}} {tokens}.',
  'battle.why.points': 'This should score {points, plural, one {# Victory Point} other {# Victory Points}}.',
  'battle.why.restores':
    'This restores about {wounds, plural, one {# Wound} other {# Wounds}} to {unit:name.unit}.',
  'battle.why.cards': 'You draw {cards, plural, one {# card} other {# cards}}.',
  'battle.why.stands': 'This improves your position for the turns to come.',
  'battle.why.before': "This follows a rule of thumb. The computer doesn't look ahead here.",
  'battle.why.before.deployer': 'The side that deploys later knows where the enemy stands.',
  'battle.why.before.first': 'The first player can claim a zone and attack before anyone else.',
  'battle.why.before.place': 'Of the places the computer compared, this one looks best.',
  'battle.why.before.roles': 'The defender wins by holding out to the end.',
  'battle.why.before.reserve': 'Your cheapest units are the easiest to spare at first.',
  'battle.why.fears': 'Beware of {by:name.unit}: {unit:name.unit} would be in danger.',
  'battle.why.chance': 'Your chance of winning is then about {chance} %.',
  'battle.controls.rule': 'Read the rule',
  'battle.controls.more': 'One more',
  'battle.controls.less': 'One less',
  'battle.controls.waiting': 'Waiting for',
  'battle.controls.on-table': 'Choose on the battlefield or here.',
  'battle.controls.several':
    '{min, select, 0 {Choose up to {max}: {count} chosen.} other {Choose {min} to {max}: {count} chosen.}}',
  'battle.controls.several.none': 'None',
  'battle.controls.use': 'Use it',
  'battle.controls.effect': 'Effect {number}: {way}',
  'battle.controls.declare': 'Declare',
  'battle.controls.charge': 'Charge',
  'battle.controls.attack': 'Attack',
  'battle.controls.card-of': '{card:name.card}, with {ncu:name.unit}',
  'battle.controls.order-of': 'Order of {unit:name.unit}',
  'battle.controls.unit':
    '{wounds}/{full} Wounds{count, plural, =0 {} other {, {conditions:name.condition}}}{engaged, select, true {, Engaged} other {}}',
  'battle.controls.edges': 'Choose a Deployment Zone on the battlefield or here.',
  'battle.controls.card':
    '{type:cards.type}, {full, plural, one {# Wound} other {# Wounds}}, Speed {speed, inches}"',
  'battle.controls.dice': 'Dice: {dice}',
  'battle.controls.dice.which': 'Dice to re-roll',
  'battle.controls.dice.shows': 'Die {number} shows {value}',
  'battle.controls.dice.keep': 'Keep all dice',
  'battle.controls.dice.again': 'Re-roll {count, plural, one {# die} other {# dice}}',
  'battle.controls.dice.expends':
    'A re-roll expends the {condition:name.condition} token of {unit:name.unit}.',
  'battle.controls.odds': '{wounds} Wounds on average · destroyed {destroyed} · fails the Panic Test {panic}',
  'battle.controls.charge.needs': 'Needs {roll}+ ({chance})',
  'battle.controls.closed':
    '{count, plural, one {# action isn’t possible now} other {# actions aren’t possible now}}',
  'battle.controls.action.maneuver': 'Pivot, up to {speed, inches}" straight ahead, pivot',
  'battle.controls.action.march': 'Up to {far, inches}" straight ahead, then pivot',
  'battle.controls.action.retreat': 'Roll a die and move away from the enemy',
  'battle.controls.action.attack': 'Against {units:name.unit}',
  'battle.controls.action.ranged': 'Shift up to 2", then shoot',
  'battle.controls.action.charge':
    '{count, plural, one {# enemy} other {# enemies}} within reach; the easiest needs {roll}+ ({chance})',
  'battle.controls.action.forgo': 'The unit stays where it is',
} as const;
