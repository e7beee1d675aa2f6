/** Here We Stand: whoever has the most army points in a quarter of the battlefield holds it; NCUs may go there too. */
import type { Option } from '@maester/kernel';
import { actionOn, named } from '../options.ts';
import { BATTLEFIELD, tableTop } from '../geometry/battlefield.ts';
import { clip, shareIn, type Region } from '../geometry/polygon.ts';
import { inches } from '../geometry/measures.ts';
import { rulesOf } from '../edition/of.ts';
import { procedure } from '../rules.ts';
import type { BattleState, NcuState, UnitState } from '../state.ts';
import { playerOf, sideOf } from '../sides/sides.ts';
import { cardOf, ncuOf, shapeOf, unitsInPlay } from '../units/units.ts';
import { score } from '../victory/victory.ts';
import { keep, kept } from './mode-state.ts';
import type { Mode } from './mode.ts';
import { opponentOf } from './objective-modes.ts';
import { QUADRANTS } from './ids.ts';

type Quadrant = (typeof QUADRANTS)[number];

const LEAST_POINTS = 5;
const SCORING = 'battle/mode-here-we-stand/scoring';
const COMMANDER_POINTS = 3;
const standIn = (quadrant: string): Option => actionOn('quadrant', named('quadrant', quadrant));
/** Which NCU stands in which quadrant. */
const STANDING = 'ncuQuadrants';

const MIDDLE = { x: inches(24), y: inches(24) };

/** The ground lies to the right of each line. */
const west = { at: MIDDLE, along: { x: 0, y: -1000 } };
const east = { at: MIDDLE, along: { x: 0, y: 1000 } };
const north = { at: MIDDLE, along: { x: -1000, y: 0 } };
const south = { at: MIDDLE, along: { x: 1000, y: 0 } };

const GROUND: { readonly [Q in Quadrant]: Region } = {
  'north-west': [north, west],
  'north-east': [north, east],
  'south-west': [south, west],
  'south-east': [south, east],
};

/** The quadrants that hold most of its tray; several if it is evenly split. */
function quadrantsOf(unit: UnitState): Quadrant[] {
  const shares = QUADRANTS.map((quadrant) => shareIn(shapeOf(unit), GROUND[quadrant]));
  const most = Math.max(...shares);
  return QUADRANTS.filter((_, i) => shares[i] === most);
}

function pointsOf(s: BattleState, unit: UnitState): number {
  const { commander } = playerOf(s, unit.seat);
  const leads = unit.card === commander || unit.attachments.includes(commander);
  const attachments = unit.attachments.map((card) => rulesOf(s).attachments[card]?.cost ?? 0);
  return attachments.reduce((sum, cost) => sum + cost, cardOf(s, unit).cost + (leads ? COMMANDER_POINTS : 0));
}

function ncuPoints(s: BattleState, ncu: NcuState): number {
  const leads = playerOf(s, ncu.seat).commander === ncu.card;
  return (rulesOf(s).ncus[ncu.card]?.cost ?? 0) + (leads ? COMMANDER_POINTS : 0);
}

/** Army points of each side in a quadrant; `split` says where evenly split units are. */
function pointsIn(s: BattleState, quadrant: Quadrant, split: { readonly [unit: string]: string }): number[] {
  const points = s.sides.map(() => 0);
  const add = (seat: string, more: number): void => {
    const side = sideOf(s, seat);
    points[side] = (points[side] ?? 0) + more;
  };
  for (const unit of unitsInPlay(s)) {
    if ((split[unit.id] ?? quadrantsOf(unit)[0]) === quadrant) add(unit.seat, pointsOf(s, unit));
  }
  for (const [id, where] of Object.entries(kept(s, STANDING, {}))) {
    const ncu = ncuOf(s, id);
    if (where === quadrant && ncu !== null && !ncu.destroyed) add(ncu.seat, ncuPoints(s, ncu));
  }
  return points;
}

function controlsQuadrant(
  s: BattleState,
  side: number,
  quadrant: Quadrant,
  split: { readonly [unit: string]: string },
): boolean {
  const points = pointsIn(s, quadrant, split);
  const own = points[side] ?? 0;
  return own >= LEAST_POINTS && points.every((other, i) => i === side || other < own);
}

interface ScoreQuadrants {
  /** Units that are evenly split, and where they were said to be. */
  undecided: string[];
  split: { [unit: string]: string };
}

const scoreQuadrants = procedure<ScoreQuadrants>('score-quadrants')({
  /** The opponent of the owner says where it is. */
  'split-unit': {
    ask: 'option',
    seat: (s, f) => {
      const unit = unitsInPlay(s).find(({ id }) => id === f.undecided[0]);
      return unit === undefined ? null : opponentOf(s, unit.seat);
    },
    options: (s, f) => {
      const unit = unitsInPlay(s).find(({ id }) => id === f.undecided[0]);
      return unit === undefined ? [] : quadrantsOf(unit).map((id) => named('quadrant', id));
    },
    facts: (_, f) => ({ unit: f.undecided[0] ?? null }),
    then: (_, f, quadrant) => {
      const unit = f.undecided.shift();
      if (unit !== undefined) f.split[unit] = quadrant;
      return 'split-unit';
    },
  },
  score: (t, f) => {
    for (const quadrant of QUADRANTS)
      for (const side of t.state.sides.keys())
        if (controlsQuadrant(t.state, side, quadrant, f.split)) score(t, side, 1, SCORING);
  },
});

export const hereWeStand: Mode = {
  id: 'here-we-stand',
  procedures: [scoreQuadrants],
  deployment: 18,
  tokens: [],
  objectives: 'covered',
  terrain: { anywhere: 'battle/mode-here-we-stand/terrain' },
  // battle/mode-here-we-stand/ncu-one-per-quadrant
  ncuActions: (s, { seat }) => {
    const standing = kept(s, STANDING, {});
    const taken = Object.entries(standing)
      .filter(([id]) => ncuOf(s, id)?.seat === seat)
      .map(([, quadrant]) => quadrant);
    return QUADRANTS.filter((quadrant) => !taken.includes(quadrant)).map(standIn);
  },
  ncuActs: (t, ncu, action) => {
    const quadrant = QUADRANTS.find((one) => standIn(one).id === action) ?? '';
    keep(t.state, STANDING, {
      ...kept(t.state, STANDING, {}),
      [ncu.id]: quadrant,
    });
    t.emit({ type: 'in-quadrant', ncu: ncu.id, quadrant });
  },
  roundStarts: (t) => keep(t.state, STANDING, {}),
  grounds: (s) =>
    QUADRANTS.map((id) => {
      const side = [...s.sides.keys()].find((one) => controlsQuadrant(s, one, id, {}));
      return {
        id,
        ground: clip(tableTop(BATTLEFIELD), GROUND[id]),
        points: pointsIn(s, id, {}),
        side: side ?? null,
      };
    }),
  worthNow: (s, side) => {
    const controlled = QUADRANTS.filter((quadrant) => controlsQuadrant(s, side, quadrant, {}));
    return s.round < 2 ? [] : [{ points: controlled.length, because: SCORING }];
  },
  scoreRound: (t) => {
    if (t.state.round < 2) return;
    const undecided = unitsInPlay(t.state).filter((unit) => quadrantsOf(unit).length > 1);
    t.run(scoreQuadrants, { undecided: undecided.map(({ id }) => id), split: {} });
  },
};
