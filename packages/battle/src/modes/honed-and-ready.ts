/** Honed and Ready: five objectives between two walls whose archers shoot at whoever scores near them. */
import { idOn } from '@maester/kernel';
import { unitOption } from '../options.ts';
import { inches } from '../geometry/measures.ts';
import { hits } from '../attack/hits.ts';
import { controllerOf } from '../objectives/objectives.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, TerrainPiece } from '../state.ts';
import type { Mode } from './mode.ts';
import { CENTRE, FIVE_TOKENS, objectivesWorth, scoreObjectives } from './objective-modes.ts';
import { whenScored } from './objective-cards.ts';

/** Along the middle of each Flank edge, flush with it. */
const WALLS: readonly TerrainPiece[] = [0.875, 47.125].map((x, i) => ({
  id: `castle-wall-${i + 1}`,
  kind: 'castle-wall',
  pose: { x: inches(x), y: inches(24), facing: 9_000 },
}));

/** Units that control an objective other than the one in the centre. */
function underTheWalls(s: BattleState): string[] {
  return s.objectives.flatMap((objective) => {
    const unit = objective.id === CENTRE ? null : controllerOf(s, objective);
    return unit === null ? [] : [unit.id];
  });
}

/** D3+2 Hits, no attack. */
function shoot(t: T, unit: string, seat: string | null): void {
  const [d3 = 1] = t.roll('arrows', 1, 3);
  hits(t, unit, d3 + 2, seat, null);
}

const wallArrows = procedure<{ units: string[] }>('wall-arrows')({
  'next-unit': (t, f) => {
    const unit = f.units.shift();
    if (unit === undefined) return 'end';
    shoot(t, unit, null);
    return 'next-unit';
  },
});

export const honedAndReady: Mode = {
  id: 'honed-and-ready',
  procedures: [whenScored, wallArrows],
  deployment: 10,
  tokens: FIVE_TOKENS,
  objectives: 'covered',
  terrain: {
    without: { kinds: ['palisade'], rule: 'battle/mode-honed-and-ready/no-impassable-terrain' },
    apartFrom: (piece) => (piece.kind === 'castle-wall' ? 1 : null),
  },
  furnish: (s) => {
    s.terrain = [...s.terrain, ...WALLS];
  },
  insteadOfZone: {
    ways: (s) => underTheWalls(s).map(unitOption),
    effect: (t, seat, on) => shoot(t, idOn(on, 'unit') ?? '', seat),
  },
  worthNow: objectivesWorth('battle/mode-honed-and-ready/scoring'),
  scoreRound: (t) => {
    const scored = scoreObjectives(t, 'battle/mode-honed-and-ready/scoring');
    if (scored.length > 0) t.run(wallArrows, { units: underTheWalls(t.state) });
  },
};
