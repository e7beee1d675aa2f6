// The end of a battle in numbers.

export const result = {
  'battle.result.by-round': 'Victory Points by round',
  'battle.result.total': 'Total',
  'battle.result.nothing': 'No Victory Points',
  'battle.result.units': 'Units',
  'battle.result.unit': 'Unit',
  'battle.result.dealt': 'Wounds dealt',
  'battle.result.suffered': 'Wounds suffered',
  'battle.result.destroyed': 'Enemies destroyed',
  'battle.result.luck': 'Hits (average)',
  'battle.result.hits': '{hits} ({expected})',
} as const;
