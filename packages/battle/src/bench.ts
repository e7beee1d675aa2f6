/**
 * The work by which `maester bench` measures this game beyond whole games: `@maester/battle/bench`. A table in the middle
 * of a battle, twelve trays and six pieces of terrain, and the questions that are asked of it all the time.
 */
import { bug } from '@maester/kernel';
import { chargeTargets } from './actions/charge-targets.ts';
import { STARTER_ARMIES } from './army/ready-armies.ts';
import { moved, pivot } from './geometry/movement.ts';
import { inches, type Pose } from './geometry/measures.ts';
import { battle } from './index.ts';
import { checkManeuver } from './actions/moves.ts';
import { oddsOf } from './odds/odds.ts';
import { ATTACKER, DEFENDER, duel } from './odds/duel.ts';
import { canSee } from './actions/line-of-sight.ts';
import { pathOf } from './prospect/motion.ts';
import { judgePose } from './prospect/nearest-pose.ts';
import { lookFrom } from './prospect/outlook.ts';
import type { BattleState, TerrainPiece, UnitState } from './state.ts';
import { changeUnit, enemiesOf, mustUnit, trayOf, unitsInPlay } from './units/units.ts';
import { speedOf } from './units/abilities.ts';
import { USUAL_EDITION } from './edition/of.ts';
import type { TerrainKind } from './terrain/kinds.ts';

const pose = (x: number, y: number, degrees: number): Pose => ({
  x: inches(x),
  y: inches(y),
  facing: degrees * 100,
});

// Two lines face each other 7" apart, not quite straight; two units on either side stand behind their friends.
// oxfmt-ignore
const POSES: { readonly [seat: string]: readonly Pose[] } = {
  one: [pose(9, 16, 0), pose(16, 16.5, 355), pose(23, 16, 10), pose(30, 15.5, 350), pose(12, 8, 0), pose(27, 9, 5)],
  two: [pose(11, 28, 180), pose(18, 28.5, 170), pose(25, 28, 185), pose(32, 29, 200), pose(15, 36, 180), pose(29, 37, 175)],
};

// oxfmt-ignore
const TERRAIN: readonly (readonly [TerrainKind, Pose])[] = [
  ['forest',      pose(5, 22, 20)],
  ['hedge',       pose(20, 22, 80)],
  ['palisade',    pose(36, 22, 45)],
  ['bog',         pose(28, 22, 0)],
  ['corpse-pile', pose(42, 30, 0)],
  ['low-wall',    pose(36, 10, 90)],
];

/** The two ready 40-point lists, and one unit more to make twelve. */
function midBattle(): BattleState {
  const [stark, lannister] = ['stark-40', 'lannister-40'].flatMap((id) => STARTER_ARMIES[id] ?? []);
  if (stark === undefined || lannister === undefined) throw bug('the ready lists are gone');
  const more = { card: 'lannister-guardsmen', attachments: [] };
  const armies = [stark, { ...lannister, units: [...lannister.units, more] }];
  const sides = [['one'], ['two']];
  const s = battle.start(
    { edition: USUAL_EDITION, mode: 'a-game-of-thrones', points: 40, armies, sides, terrain: 'none' },
    'bench',
  );
  for (const [seat, poses] of Object.entries(POSES))
    for (const [i, at] of poses.entries()) changeUnit(s, `${seat}-${i + 1}`, { pose: at });
  s.terrain = TERRAIN.map(([kind, at], i): TerrainPiece => ({ id: `terrain-${i + 1}`, kind, pose: at }));
  return s;
}

/** Each piece of work says how many answers it gave. */
export interface Work {
  readonly name: string;
  readonly unit: 'microseconds' | 'milliseconds';
  readonly work: () => number;
}

const DIRECTIONS = [0, 4_500, 9_000, 13_500, 18_000, 22_500, 27_000, 31_500];

/** All that is asked while somebody drags a tray, once a frame (here all of it in one). */
function ghost(s: BattleState, unit: UnitState, end: Pose, most: number): void {
  const piece = { kind: 'unit', id: unit.id, tray: unit.tray } as const;
  const { pose: from } = trayOf(unit);
  const motion = { way: 'pivot-and-forward', ask: 'maneuver/move', piece, from, most } as const;
  const wish = { ...end, x: 2 * end.x - from.x, y: 2 * end.y - from.y };
  const judged = judgePose(motion, wish, (to) => checkManeuver(s, unit, to, most));
  if (judged.pose === null) throw bug('a unit may always stay');
  pathOf(s, motion, judged.pose);
  for (const _ of lookFrom(s, unit.id, judged.pose));
}

export function benchWork(): readonly Work[] {
  const s = midBattle();
  const units = unitsInPlay(s).map(({ id }) => id);
  const pairs = unitsInPlay(s).flatMap((unit) => enemiesOf(s, unit).map((enemy) => [unit, enemy] as const));
  const moves = unitsInPlay(s).flatMap((unit) =>
    DIRECTIONS.map((way) => {
      const end = moved(pivot(trayOf(unit), way), 'front', speedOf(s, unit) / 2).pose;
      return { unit, end, most: speedOf(s, unit) };
    }),
  );
  const fight = duel(
    { card: 'house-umber-berserkers', attachments: ['greatjon-umber-fierce-bannerman'] },
    { card: 'lannister-guardsmen', conditions: ['vulnerable', 'panicked'] },
    'flank',
  );
  return [
    {
      name: `line of sight, ${units.length} trays and ${s.terrain.length} pieces of terrain`,
      unit: 'microseconds',
      work: () => {
        for (const [unit, enemy] of pairs) canSee(s, unit, trayOf(unit), enemy, true);
        return pairs.length;
      },
    },
    {
      name: 'check of one pose of a maneuver',
      unit: 'microseconds',
      work: () => {
        for (const { unit, end, most } of moves) checkManeuver(s, unit, end, most);
        return moves.length;
      },
    },
    {
      name: 'all legal charges of a unit',
      unit: 'microseconds',
      work: () => {
        for (const id of units) {
          // As if it had just come there: what was found before is not remembered.
          const unit = changeUnit(s, id, { pose: { ...trayOf(mustUnit(s, id)).pose } });
          chargeTargets(s, unit);
        }
        return units.length;
      },
    },
    {
      name: 'a tray held anywhere: the nearest legal pose, its path and what it means',
      unit: 'microseconds',
      work: () => {
        for (const { unit, end, most } of moves) ghost(s, unit, end, most);
        return moves.length;
      },
    },
    {
      name: 'exact odds of an attack',
      unit: 'milliseconds',
      work: () => {
        oddsOf(fight, ATTACKER, DEFENDER, 0);
        return 1;
      },
    },
  ];
}
