/** Laying out a pose by hand, and measuring. */
export const pose = {
  'battle.pose.how':
    '{way, select, on-the-spot {Turn it by its handle.} other {Drag it, or tap a place. Turn it by its handle.}}',
  'battle.pose.inches': '{used, inches}" · {left, inches}" left',
  'battle.pose.measure': '{used, inches}" of {most, inches}" used, {left, inches}" left',
  'battle.pose.rough': 'Rough ground costs {inches, inches}"',
  'battle.pose.danger':
    '{count, plural, one {Dangerous ground: D3+1 Wounds} other {Dangerous ground: D3+1 Wounds, # times}}',
  'battle.pose.nearest': 'Confirming places it at the nearest legal spot.',
  'battle.pose.handle': 'Drag to turn',
  'battle.pose.pad': 'Nudge and turn',
  'battle.pose.nudge':
    '{way, select, left {Left} right {Right} up {Up} other {Down}} {long, select, true {1"} other {0.1"}}',
  'battle.pose.turn': 'Turn {way, select, left {left} other {right}} {long, select, true {15°} other {1°}}',
  'battle.pose.step':
    '{long, select, true {{turns, select, true {15°} other {1" · 15°}}} other {{turns, select, true {1°} other {0.1" · 1°}}}}',
  'battle.pose.steps': 'Size of a step. With keys, hold Shift for long steps.',
  'battle.pose.confirm':
    '{move, select, place {Place here} stay {Stay here} turn {Turn} charge {Charge this way} march {March} maneuver {Maneuver} retreat {Retreat} shift {Shift} ranged {Shift} other {Move here}}',
  'battle.pose.place':
    '{number}: {where, select, left {to the left} right {to the right} middle {in the middle} other {on the table}}',
  'battle.pose.alignments': 'Pick one of the places on the table.',
  'battle.pose.start-over': 'Start over',
  'battle.pose.prospect': 'From there',
  'battle.pose.nothing': 'No enemy could Charge you there.',
  'battle.pose.needed':
    '{target:name.unit} is a run of {distance, inches}" away{roll, plural, =1 {, which any roll reaches} other {: a {roll}+ reaches it ({chance} %)}}.',
  'battle.pose.keys':
    'Keys: arrows move, Q and E or the wheel turn, with Shift in long steps; Enter confirms.',
  'battle.pose.claims': 'Claims objective {number}.',
  'battle.pose.loses': 'Leaves objective {number}.',
  'battle.pose.ground': 'Stands in {terrain:name.terrain}: {keywords}.',
  'battle.pose.threat':
    '{enemy:name.unit} could Charge your {arc:name.arc} {roll, plural, =1 {on any roll} other {on {roll}+ ({chance} %)}}{ready, select, true {} other {, not before next round}}.',
  'battle.pose.charges':
    'You could Charge {enemy:name.unit} in the {arc:name.arc} {roll, plural, =1 {on any roll} other {on {roll}+ ({chance} %)}}{shoots, select, true {, or shoot} other {}}.',
  'battle.pose.shoots': 'You could shoot {enemy:name.unit}.',
  'battle.pose.sees':
    'You see {count, plural, =1 {{units:name.unit}} =2 {{units:name.unit}} other {# enemies}}.',
  'battle.pose.shot-by': '{units:name.unit} could shoot you.',
  'battle.pose.hides': 'Hides {target:name.unit} from {viewer:name.unit}.',

  'battle.measure.open': 'Measure (M)',
  'battle.measure.name': 'Measuring',
  'battle.measure.close': 'Stop measuring',
  'battle.measure.tape': 'Tape',
  'battle.measure.ranges': 'Ranges',
  'battle.measure.arcs': 'Arcs',
  'battle.measure.sight': 'Sight',
  'battle.measure.charge': 'Charge reach',
  'battle.measure.help.tape': 'Drag from one place or unit to another.',
  'battle.measure.help.unit': 'Choose a unit of either side.',
  'battle.measure.tape.length': '{length, inches}"',
  'battle.measure.tape.between': '{from} to {to}: {length, inches}"',
  'battle.measure.place': 'a point',
  'battle.measure.of': 'From {unit:name.unit}',
  'battle.measure.range': '{length, inches}"',
  'battle.measure.line':
    '{other:name.unit}: {distance, inches}", in its {arc:name.arc}; {sight, select, sees {sees it} arc {not in its Front Arc} other {sight blocked by {by}}}{charge, select, missing {} other {; Charge {charge, plural, =1 {on any roll} other {on {charge}+ ({chance} %)}}}}.',
  'battle.measure.roll': '{roll}',
} as const;
