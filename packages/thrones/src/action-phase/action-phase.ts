/** The action phase: all raids, then all marches, then all Consolidate Power orders, then clean up. */
import { NO_UNITS } from '../state.ts';
import { changeArea, type T } from '../board.ts';
import { procedure } from '../rules.ts';
import { resolveConsolidatePower } from './consolidate-power.ts';
import { resolveMarches } from './march.ts';
import { resolveRaids } from './raid.ts';

export const actionPhase = procedure('action-phase')({
  begin: (t) => {
    t.state.phase = 'action';
    t.emit({ type: 'phase', phase: 'action' });
  },
  'resolve-raid-orders': (t) => t.run(resolveRaids, { acted: [] }),
  'resolve-march-orders': (t) => t.run(resolveMarches, { acted: [] }),
  'resolve-consolidate-power-orders': (t) => t.run(resolveConsolidatePower, { acted: [] }),
  'clean-up': cleanUp,
});

function cleanUp(t: T): void {
  const { state: s } = t;
  for (const { id, order, routed } of s.areas) {
    if (order !== null || routed !== NO_UNITS) changeArea(s, id, { order: null, routed: NO_UNITS });
  }
  s.bladeUsed = false;
  s.ravenUsed = false;
}
