// The table and everything around it.

export const field = {
  'battle.ground.open': 'Not controlled',
  'battle.ground.line': 'In the {quadrant:name.quadrant}: {holder}, army points {points}',
  'battle.field.name': 'Battlefield',
  'battle.field.help':
    'Arrow keys go from unit to unit, Enter chooses or shows the unit, plus and minus zoom, 0 shows the whole table.',
  'battle.field.tools': 'View of the battlefield',
  'battle.field.zoom-in': 'Zoom in',
  'battle.field.zoom-out': 'Zoom out',
  'battle.field.whole': 'Show the whole table',
  'battle.field.turn': 'Turn the table',
  'battle.field.close': 'Close',
  'battle.field.unit':
    '{unit:name.unit}, {seat:name.seat}: {wounds} of {full} Wounds, {ranks, plural, one {# rank} other {# ranks}}{count, plural, =0 {} other {, {conditions:name.condition}}}{activated, select, true {, activated} other {}}',
  'battle.field.objective.held': 'Objective {number}, claimed by {unit:name.unit}',
  'battle.field.facts': 'Speed {speed, inches}" · Defense {defense}+ · Morale {morale}+',
  'battle.field.attack': '{attack}: {hit}+, {dice} dice',
  'battle.chapter.round': 'Round {round}',

  'battle.status.setup': 'Setup',
  'battle.status.round': 'Round {round} of {rounds}',
  'battle.status.target': 'First to {target} Victory Points',
  'battle.status.you': 'Your decision',
  'battle.status.waiting': 'Waiting for {seats:name.seat}',
} as const;
