/** Setting up: tokens, terrain, deployment zones, deployment, hands, and who goes first. */
import { bug, idOn, refuse } from '@maester/kernel';
import { named, unitOptions } from '../options.ts';
import { inches } from '../geometry/measures.ts';
import { happens } from '../timing/window.ts';
import { procedure, type T } from '../rules.ts';
import { EDGES, type BattleState, type UnitState } from '../state.ts';
import { changePlayer, isFreeForAll, playerOf } from '../sides/sides.ts';
import { drawCards, handSize } from '../tactics/deck.ts';
import { startPillage } from '../units/pillage.ts';
import { deploy, waitsForRoom } from './deploy.ts';
import { edgesLeft } from './deployment-zones.ts';
import { giveAwayAttachments } from './give-away.ts';
import { holdBack, holdBackAll, holdBackOption, isHeldBack, mayBeHeldBack } from './reserve.ts';
import {
  chosenPieces,
  isInSupply,
  kindsLeft,
  layLayout,
  layoutPieces,
  placeFor,
  randomPieces,
  somePlaceFor,
  terrainProblem,
  type TerrainPool,
} from './terrain-placement.ts';
import type { TerrainMethod } from './terrain-methods.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../terrain/kinds.ts';

/** Whoever places all the terrain may stop. */
const NO_MORE = 'no-more';

interface SetUp extends TerrainPool {
  terrain: TerrainMethod;
  kind: TerrainKind | null;
  /** The side that places or chooses next. */
  side: number;
}

function seatOf(s: BattleState, side: number): string {
  const seat = s.sides[side]?.[0];
  if (seat === undefined) throw bug(`no side ${side}`);
  return seat;
}

/** Highest die; ties roll again. */
function rollOff(t: T): number {
  for (;;) {
    const dice = t.roll('roll-off', t.state.sides.length);
    const best = Math.max(...dice);
    if (dice.filter((die) => die === best).length === 1) return dice.indexOf(best);
  }
}

/** The side to the left. */
function other(s: BattleState, side: number): number {
  return (side + 1) % s.sides.length;
}

function undeployed(s: BattleState, side: number): UnitState[] {
  return s.units.filter(
    (unit) =>
      s.sides[side]?.includes(unit.seat) === true &&
      unit.pose === null &&
      !unit.destroyed &&
      !waitsForRoom(unit) &&
      !isHeldBack(unit) &&
      modeOf(s).inReserve?.(s, unit) !== true,
  );
}

/** battle/team/setup: the seats of a side take turns with their units. */
function nextToDeploy(s: BattleState, side: number): string | null {
  const seats = new Set(undeployed(s, side).map(({ seat }) => seat));
  const placed = (seat: string): number =>
    s.units.filter(
      (unit) => unit.seat === seat && (unit.pose !== null || waitsForRoom(unit) || isHeldBack(unit)),
    ).length;
  const [next = null] = (s.sides[side] ?? [])
    .filter((seat) => seats.has(seat))
    .toSorted((a, b) => placed(a) - placed(b));
  return next;
}

function kindsInSupply(s: BattleState, f: SetUp): TerrainKind[] {
  return kindsLeft(f).filter((kind) => isInSupply(s, kind));
}

export const setUp = procedure<SetUp>('set-up')({
  'place-objectives': (t) => {
    const { state: s } = t;
    s.objectives = modeOf(s).tokens.map(([x, y], i) => ({
      id: `objective-${i + 1}`,
      x: inches(x),
      y: inches(y),
      card: null,
      claimedBy: null,
      carriedBy: null,
    }));
    modeOf(s).furnish?.(s);
    modeOf(s).prepare?.(t);
  },
  'prepare-terrain': (t, f) => {
    const { state: s } = t;
    const placedBy = modeOf(s).terrain?.placedBy;
    if (placedBy !== undefined) {
      f.side = placedBy.side(s);
      f.pieces = f.terrain === 'none' ? [] : chosenPieces(s);
      return;
    }
    if (f.terrain === 'laid') {
      layLayout(t);
      return;
    }
    f.side = rollOff(t);
    if (f.terrain === 'chosen') f.pieces = chosenPieces(s);
    if (f.terrain === 'layout') f.pieces = layoutPieces(t);
    if (f.terrain === 'random') f.pieces = randomPieces(t);
  },
  'choose-terrain': {
    ask: 'option',
    seat: (s, f) => (kindsInSupply(s, f).length > 0 ? seatOf(s, f.side) : null),
    options: (s, f) => [
      ...kindsInSupply(s, f).map((kind) => named('terrain-kind', kind)),
      ...(modeOf(s).terrain?.placedBy === undefined ? [] : [NO_MORE]),
    ],
    whyNot: (s, _, __, option) => {
      const without = modeOf(s).terrain?.without;
      return without?.kinds.some((kind) => kind === option) === true
        ? refuse(without.rule, { kind: option })
        : null;
    },
    forced: 'is-taken',
    then: (_, f, option) => {
      if (option === NO_MORE) {
        f.pieces = [];
        return;
      }
      const kind = TERRAIN_KINDS.find((known) => known === option) ?? 'forest';
      f.kind = kind;
      f.taken.push(kind);
    },
  },
  'place-terrain': {
    ask: 'pose',
    // A piece for which the table has no place is left out.
    seat: (s, f) => (f.kind === null || placeFor(s, f.kind) === null ? null : seatOf(s, f.side)),
    piece: (_, f) => `terrain:${f.kind}`,
    check: (s, f, _, pose) => terrainProblem(s, f.kind ?? 'forest', pose),
    sample: (s, f, _, random) => somePlaceFor(s, f.kind ?? 'forest', random),
    then: (t, f, pose, seat) => {
      const { state: s } = t;
      if (f.kind !== null) {
        s.terrain = [
          ...s.terrain,
          {
            id: `terrain-${s.terrain.length + 1}`,
            kind: f.kind,
            pose: { x: pose.x, y: pose.y, facing: pose.facing },
          },
        ];
        t.emit({ type: 'terrain', seat, kind: f.kind, pose });
      }
    },
  },
  'next-to-place': (t, f) => {
    f.kind = null;
    if (modeOf(t.state).terrain?.placedBy === undefined) f.side = other(t.state, f.side);
    return kindsInSupply(t.state, f).length > 0 ? 'choose-terrain' : 'roll-for-zones';
  },
  'roll-for-zones': (t, f) => {
    if (modeOf(t.state).zonesAreGiven === true) return 'first-to-deploy';
    f.side = rollOff(t);
    if (!isFreeForAll(t.state)) return 'choose-zone';
    t.state.zoneChooser = f.side;
    return 'choose-edge';
  },
  /** battle/free-for-all/deployment-zones: each player in turn, the winner of the roll first. */
  'choose-edge': {
    ask: 'option',
    seat: (s, f) => seatOf(s, f.side),
    options: (s) => edgesLeft(s).flatMap((edge) => EDGES[edge] ?? []),
    forced: 'is-taken',
    then: (t, f, option, seat) => {
      const { state: s } = t;
      const edge = EDGES.findIndex((one) => one === option);
      changePlayer(s, seat, { edge });
      t.emit({ type: 'zone-chosen', seat, edge });
      f.side = other(s, f.side);
      return f.side === s.zoneChooser ? 'before-deployment' : 'choose-edge';
    },
  },
  /** The winner takes a zone or leaves the choice to the opponent. */
  'choose-zone': {
    ask: 'option',
    seat: (s, f) => seatOf(s, f.side),
    options: () => ['south', 'north', 'leave-it'],
    then: (t, f, option) => {
      if (option === 'leave-it') {
        f.side = other(t.state, f.side);
        return 'choose-zone-instead';
      }
      takeZone(t, f.side, option);
      return 'first-to-deploy';
    },
  },
  'choose-zone-instead': {
    ask: 'option',
    seat: (s, f) => seatOf(s, f.side),
    options: () => ['south', 'north'],
    then: (t, f, option) => takeZone(t, f.side, option),
  },
  /** battle/deployment/who-deploys-first */
  'first-to-deploy': (t, f) => {
    if (rulesOf(t.state).rules.deploysFirst === 'chooser-says') return 'choose-deployer';
    f.side = t.state.zoneChooser;
    return 'before-deployment';
  },
  'choose-deployer': {
    ask: 'option',
    seat: (s) => seatOf(s, s.zoneChooser),
    options: (s) => s.sides.map((_, side) => named('seat', seatOf(s, side))),
    then: (t, f, seat) => {
      f.side = playerOf(t.state, seat).side;
    },
  },
  'before-deployment': (t) => {
    modeOf(t.state).beforeDeployment?.(t);
    giveAwayAttachments(t, 'before-deployment');
    holdBackAll(t);
    // battle/deployment/choices
    happens(t, 'deployment-starts', null);
  },
  'deploy-unit': {
    ask: 'option',
    seat: (s, f) => nextToDeploy(s, f.side),
    options: (s, f, seat) => {
      const own = undeployed(s, f.side).filter((unit) => unit.seat === seat);
      const held = own.filter((unit) => mayBeHeldBack(s, unit)).map(({ id }) => holdBackOption(id));
      return held.length === 0 ? unitOptions(own) : [...unitOptions(own), ...held];
    },
    then: (t, _, option, __, on) => {
      const id = idOn(on, 'unit') ?? option;
      if (holdBackOption(id).id === option) holdBack(t, id);
      else t.run(deploy, { unit: id });
    },
  },
  'next-to-deploy': (t, f) => {
    const { state: s } = t;
    for (const _ of s.sides) {
      f.side = other(s, f.side);
      if (undeployed(s, f.side).length > 0) return 'deploy-unit';
    }
    return 'after-deployment';
  },
  'after-deployment': (t) => giveAwayAttachments(t, 'after-deployment'),
  /** battle/deployment/choices */
  'deployment-effects': (t) => {
    startPillage(t.state);
    happens(t, 'deployed', null);
  },
  'draw-hands': (t) => {
    for (const { seat } of t.state.players) {
      const deck = playerOf(t.state, seat).deck.slice();
      t.shuffle(`tactics-deck-${seat}`, deck);
      changePlayer(t.state, seat, { deck });
      drawCards(t, seat, handSize(t.state, seat));
    }
  },
  'hand-effects': (t) => happens(t, 'hands-drawn', null),
  /** battle/free-for-all/first-player */
  'roll-for-first-player': (t) => {
    const { state: s } = t;
    const others = rulesOf(s).rules.firstPlayer === 'other';
    if (!isFreeForAll(s) && !others) return 'choose-first-player';
    // battle/deployment/first-player
    s.firstSide = isFreeForAll(s) ? rollOff(t) : other(s, s.zoneChooser);
    t.emit({ type: 'first-player', seat: seatOf(s, s.firstSide) });
    return 'game-mode';
  },
  /** Whoever did not choose a zone says who goes first. */
  'choose-first-player': {
    ask: 'option',
    seat: (s) => seatOf(s, other(s, s.zoneChooser)),
    options: (s) => s.sides.map((_, side) => named('seat', seatOf(s, side))),
    then: (t, _, seat) => {
      t.state.firstSide = playerOf(t.state, seat).side;
      t.emit({ type: 'first-player', seat });
    },
  },
  'game-mode': (t) => modeOf(t.state).begins?.(t),
});

function takeZone(t: T, side: number, option: string): void {
  const { state: s } = t;
  const edge = option === 'south' ? 0 : 1;
  s.zoneChooser = side;
  for (const { seat, side: own } of s.players)
    changePlayer(s, seat, { edge: own === side ? edge : 1 - edge });
  t.emit({ type: 'zone-chosen', seat: seatOf(s, side), edge });
}
