/** A Clash of Kings in 2021: two units begin, the others wait in Reserve, and the fallen come back. */
import { refuse, type Pose, type Refusal } from '@maester/kernel';
import { checkOnTable, impassableShapes } from '../../actions/moves.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { BATTLEFIELD, tableTop } from '../../geometry/battlefield.ts';
import { inches, TOUCHING } from '../../geometry/measures.ts';
import { KEEP_AWAY, obstructions } from '../../geometry/movement.ts';
import { distance, overhang, type Polygon } from '../../geometry/polygon.ts';
import { corners } from '../../geometry/tray.ts';
import { keep, kept } from '../../modes/mode-state.ts';
import { aClashOfKings as season6 } from '../../modes/a-clash-of-kings.ts';
import { unitOption } from '../../options.ts';
import { procedure, type T } from '../../rules.ts';
import { placesInZone, zone } from '../../set-up/deployment-zones.ts';
import { playerOf, sideOf } from '../../sides/sides.ts';
import { EDGES, type BattleState, type UnitState } from '../../state.ts';
import { unitsAbout } from '../../units/engaged.ts';
import { fullWounds } from '../../units/ranks.ts';
import { enemyUnits, shapeOf, unitsInPlay } from '../../units/units.ts';
import { arriving, hasPlace, openFlanks, reserve } from '../shared/reserve.ts';

const BEGIN = 2;
const FROM_ROUND = 2;
const FLANK = inches(6);
const ZONE_RULE = 'battle/2021/mode-a-clash-of-kings/arrive-zone';
const FLANK_RULE = 'battle/2021/mode-a-clash-of-kings/arrive-flank';
const [WEST, EAST] = [EDGES.indexOf('west'), EDGES.indexOf('east')];
/** The edge that each token opens is the one across from it. */
const OPENS: { readonly [objective: string]: number } = { 'objective-2': EAST, 'objective-3': WEST };

function armyOf(s: BattleState, seat: string): string[] {
  return s.units.filter((unit) => unit.seat === seat && !unit.destroyed).map(({ id }) => id);
}

const chooseFirstUnits = procedure<{ seats: string[] }>('choose-first-units')({
  choose: {
    ask: 'several',
    seat: (s, f) => f.seats.find((seat) => armyOf(s, seat).length > BEGIN) ?? null,
    options: (s, _, seat) => armyOf(s, seat).map(unitOption),
    howMany: () => [BEGIN, BEGIN],
    then: (t, f, first, seat) => {
      f.seats = f.seats.slice(f.seats.indexOf(seat) + 1);
      const units = armyOf(t.state, seat).filter((id) => !first.includes(id));
      keep(t.state, 'reserve', [...reserve(t.state), ...units]);
      t.emit({ type: 'in-reserve', seat, units });
      return 'choose';
    },
  },
});

const fromFlank = (shape: Polygon, edge: number): number =>
  Math.max(...shape.map(({ x }) => (edge === WEST ? x : BATTLEFIELD.width - x)));

const inOwnZone = (s: BattleState, unit: UnitState, shape: Polygon): boolean =>
  overhang(shape, zone(s, playerOf(s, unit.seat).edge ?? 0)) <= TOUCHING;

function arrivalProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse(ZONE_RULE, { off: 'table' });
  const shape = corners({ kind: unit.tray, pose });
  if (overhang(shape, tableTop(BATTLEFIELD)) > TOUCHING) return refuse(ZONE_RULE, { off: 'table' });
  if (!inOwnZone(s, unit, shape)) {
    const open = openFlanks(s, unit.seat, OPENS);
    if (open.length === 0) return refuse(ZONE_RULE, {});
    const reach = Math.min(...open.map((edge) => fromFlank(shape, edge)));
    if (reach > FLANK + TOUCHING) return refuse(FLANK_RULE, { distance: reach, most: FLANK });
  }
  const near = unitsAbout(enemyUnits(s, unit.seat), pose, KEEP_AWAY);
  const away = Math.min(KEEP_AWAY, ...near.map((enemy) => distance(shape, shapeOf(enemy))));
  if (away < KEEP_AWAY) return refuse(ZONE_RULE, { distance: away, least: KEEP_AWAY });
  const solid = [...unitsAbout(unitsInPlay(s), pose, 0).map(shapeOf), ...impassableShapes(s)];
  return obstructions(shape, solid).length > 0 ? refuse('battle/move/no-overlap', {}) : null;
}

/** Along the open Flank edges, looking in, and in the own zone. */
function* arrivals(s: BattleState, unit: UnitState): Iterable<Pose> {
  const open = openFlanks(s, unit.seat, OPENS);
  for (const edge of open) {
    for (let y = 3; y <= 45; y += 3) {
      const [x, facing] = edge === WEST ? [inches(3), 9_000] : [BATTLEFIELD.width - inches(3), 27_000];
      const pose = { x, y: inches(y), facing };
      if (arrivalProblem(s, unit, pose) === null) yield pose;
    }
  }
  for (const pose of placesInZone(s, playerOf(s, unit.seat).edge ?? 0))
    if (arrivalProblem(s, unit, pose) === null) yield pose;
}

const deployReserve = arriving('deploy-reserve', {
  problem: arrivalProblem,
  places: arrivals,
  // a place in both counts as the own zone
  activates: (s, unit, pose) => !inOwnZone(s, unit, corners({ kind: unit.tray, pose })),
});

/** Units that fell since go to the Reserve, whole again; one that had activated keeps its token until the round ends. */
function toReserve(t: T): void {
  const { state: s } = t;
  for (const unit of s.units) {
    if (!unit.destroyed || kept(s, 'eliminated', []).includes(sideOf(s, unit.seat))) continue;
    const { fellWith: last = [], ...rest } = unit;
    const lost = s.fallen.flatMap(({ card, unit: of }) =>
      of === unit.id && !last.includes(card) ? [card] : [],
    );
    const back = {
      ...rest,
      destroyed: false,
      attachments: [...last, ...lost],
      ordersUsed: null,
      tokens: null,
    };
    s.units = s.units.map((one) => (one.id === unit.id ? { ...back, wounds: fullWounds(s, back) } : one));
    s.fallen = s.fallen.filter((one) => one.unit !== unit.id);
    keep(s, 'reserve', [...reserve(s), unit.id]);
    t.emit({ type: 'in-reserve', seat: unit.seat, units: [unit.id] });
  }
}

const ID = 'a-clash-of-kings';
const ALL = [...(season6.procedures ?? []), chooseFirstUnits, deployReserve];

export const A_CLASH_OF_KINGS: Table<Change> = {
  'a-clash-of-kings-zones': {
    modes: { [ID]: { deployment: 12 } },
    replaces: ['battle/mode-a-clash-of-kings/deployment'],
  },
  'a-clash-of-kings-tokens': {
    modes: {
      [ID]: {
        tokens: [
          [24, 24],
          [10.8, 24],
          [37.2, 24],
        ],
      },
    },
    replaces: ['battle/mode-a-clash-of-kings/tokens'],
  },
  'a-clash-of-kings-commanders': {
    modes: { [ID]: { begins: null, unitActivates: null, unitDestroyed: null } },
    off: [
      'battle/mode-a-clash-of-kings/commander-cards',
      'battle/mode-a-clash-of-kings/commander-card-use',
      'battle/mode-a-clash-of-kings/commander-card-once',
      'battle/mode-a-clash-of-kings/commander-kills',
    ],
  },
  'a-clash-of-kings-reserve': {
    modes: {
      [ID]: {
        procedures: ALL,
        beforeDeployment: (t) => t.run(chooseFirstUnits, { seats: [...t.state.seats] }),
        inReserve: (s, { id }) => reserve(s).includes(id),
        roundStarts: toReserve,
        turnStarts: toReserve,
        mayArrive: (s, unit) =>
          s.round >= FROM_ROUND &&
          reserve(s).includes(unit.id) &&
          kept(s, 'waited', {})[sideOf(s, unit.seat)] !== s.round &&
          hasPlace(arrivals(s, unit)),
        reserveWaits: (s) =>
          keep(s, 'waited', { ...kept(s, 'waited', {}), [sideOf(s, s.turn ?? '')]: s.round }),
        deploysFromReserve: (t, { id }) => t.run(deployReserve, { unit: id }),
      },
    },
    adds: [
      'battle/2021/mode-a-clash-of-kings/reserve',
      'battle/2021/mode-a-clash-of-kings/returns',
      'battle/2021/mode-a-clash-of-kings/flank-edges',
      ZONE_RULE,
      FLANK_RULE,
    ],
  },
};
