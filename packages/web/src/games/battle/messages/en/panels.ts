// The panels beside the table.

export const panels = {
  'battle.panels.armies': 'Armies',
  'battle.panels.army': 'Army',
  'battle.panels.points': '{points, plural, one {# Victory Point} other {# Victory Points}}',
  'battle.panels.victory-points': 'Victory Points',
  'battle.panels.cards':
    '{hand, plural, one {# Tactics card} other {# Tactics cards}} in hand, {deck} in the deck',
  'battle.panels.wounds': '{wounds}/{full} Wounds',
  'battle.panels.destroyed': 'destroyed',
  'battle.panels.activated': 'activated',
  'battle.panels.no-zone': 'no zone',
  'battle.panels.lost': 'Units lost',
  'battle.panels.lost-of': '{lost} of {all}',
} as const;
