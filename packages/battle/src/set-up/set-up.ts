/** Setting up: tokens, terrain, deployment zones, deployment, hands, and who goes first. */
import { bug, refuse, type Pose, type Refusal } from '@maester/kernel';
import { distance, lengthOf, overhang, type Polygon } from '../geometry/polygon.ts';
import { corners } from '../geometry/tray.ts';
import { inches } from '../geometry/units.ts';
import { procedure, type T } from '../play.ts';
import { EDGES, type BattleState, type UnitState } from '../state.ts';
import {
  cardOf,
  changePlayer,
  changeUnit,
  enemyUnits,
  isFreeForAll,
  mustUnit,
  playerOf,
  shapeOf,
  TABLE,
  unitsAbout,
  unitsInPlay,
} from '../table.ts';
import { drawCards, handSize } from '../tactics-deck.ts';
import { outline, terrainShape, TERRAIN_KINDS, KEYWORDS_OF, type TerrainKind } from '../terrain.ts';
import { partlyOver } from '../geometry/range.ts';
import { TOKEN_RADIUS } from '../objectives.ts';
import type { TerrainRules } from '../modes/mode.ts';
import { checkOnTable, impassableShapes } from '../moves.ts';
import { modeOf } from '../victory.ts';
import { KEEP_AWAY, obstructions } from '../geometry/movement.ts';
import { edgesLeft, placesInZone, possibleEdges, zone, zoneBounds } from './deployment-zones.ts';
import { giveAwayAttachments } from './give-away.ts';

/** The contents of the six Battlefield Layouts; where there is a choice, either may be taken. */
export const LAYOUTS: readonly {
  readonly name: string;
  readonly pieces: readonly (readonly TerrainKind[])[];
}[] = [
  { name: 'weirwood-clearing', pieces: [['weirwood'], ['forest'], ['forest'], ['hedge']] },
  {
    name: 'somber-battlefield',
    pieces: [['stakes'], ['corpse-pile', 'forest'], ['corpse-pile', 'forest'], ['low-wall', 'bog']],
  },
  { name: 'wetlands', pieces: [['bog'], ['bog'], ['forest', 'corpse-pile'], ['hedge', 'stakes']] },
  {
    name: 'fortified-battlegrounds',
    pieces: [['low-wall'], ['low-wall'], ['palisade', 'stakes'], ['palisade', 'stakes']],
  },
  {
    name: 'war-torn-settlement',
    pieces: [['forest'], ['low-wall', 'hedge'], ['low-wall', 'hedge'], ['bog', 'corpse-pile']],
  },
  {
    name: 'unassuming-battlefield',
    pieces: [['low-wall'], ['weirwood', 'forest'], ['forest', 'bog'], ['hedge', 'stakes']],
  },
];

/** What 2D6 bring in a randomised pool. */
const RANDOM_PIECES: { readonly [roll: number]: readonly TerrainKind[] } = {
  2: ['corpse-pile'],
  3: ['corpse-pile'],
  4: ['bog'],
  5: ['palisade'],
  6: ['hedge'],
  7: ['forest', 'corpse-pile', 'bog', 'stakes', 'low-wall', 'hedge', 'weirwood', 'palisade'],
  8: ['low-wall'],
  9: ['stakes'],
  10: ['forest'],
  11: ['weirwood'],
  12: ['weirwood'],
};

const CHOSEN_PIECES = 4;
/** No piece reaches further from its middle. */
const LARGEST_PIECE = inches(5.6);
/** Whoever places all the terrain may stop. */
const NO_MORE = 'no-more';

function terrainProblem(s: BattleState, kind: TerrainKind, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse('battle/setup/terrain-outside-deployment', {});
  const shape = outline(kind, pose);
  const table: Polygon = [
    { x: 0, y: 0 },
    { x: 0, y: TABLE.depth },
    { x: TABLE.width, y: TABLE.depth },
    { x: TABLE.width, y: 0 },
  ];
  if (overhang(shape, table) > 0) return refuse('battle/setup/terrain-outside-deployment', {});
  const rules = modeOf(s).terrain ?? {};
  if (rules.without?.kinds.includes(kind) === true) return refuse(rules.without.rule, { kind });
  const problem = zoneProblem(s, rules, shape);
  if (problem !== null) return problem;
  for (const piece of s.terrain) {
    const least = inches(rules.apartFrom?.(piece) ?? 6);
    if (lengthOf(pose, piece.pose) > least + 2 * LARGEST_PIECE) continue;
    const away = distance(shape, terrainShape(piece));
    if (away < least || (rules.placedBy !== undefined && away === least))
      return refuse('battle/setup/terrain-spacing', { distance: away, least });
  }
  if (KEYWORDS_OF[kind].includes('impassable')) {
    const over = s.objectives.some(({ x, y }) => partlyOver(shape, { at: { x, y }, radius: TOKEN_RADIUS }));
    if (over) return refuse('battle/setup/no-impassable-on-tokens', {});
  }
  return null;
}

/** Whether the middle of a piece is too near to that of another for any outline: a quick look at many places. */
function isCrowded(s: BattleState, pose: Pose): boolean {
  const rules = modeOf(s).terrain ?? {};
  return s.terrain.some((piece) => lengthOf(pose, piece.pose) < inches(rules.apartFrom?.(piece) ?? 6));
}

/** Terrain and Deployment Zones: outside of both, unless the mode says otherwise. */
function zoneProblem(s: BattleState, rules: TerrainRules, shape: Polygon): Refusal | null {
  if (rules.anywhere !== undefined) {
    const edge = shape.reduce(
      (least, { x, y }) => Math.min(least, x, y, TABLE.width - x, TABLE.depth - y),
      TABLE.width,
    );
    return edge < inches(6) ? refuse(rules.anywhere, { edge, least: inches(6) }) : null;
  }
  if (rules.placedBy !== undefined) {
    const own = s.players.find((player) => player.side === rules.placedBy?.side(s))?.edge ?? 0;
    const away = distance(shape, zone(s, own));
    return away <= inches(6) ? refuse(rules.placedBy.rule, { distance: away, least: inches(6) }) : null;
  }
  for (const edge of possibleEdges(s)) {
    if (obstructions(shape, [zone(s, edge)]).length > 0)
      return refuse('battle/setup/terrain-outside-deployment', {});
  }
  return null;
}

/** A choice of kinds without those the mode does not allow. */
function allowed(s: BattleState, kinds: readonly TerrainKind[]): TerrainKind[] {
  const without = modeOf(s).terrain?.without?.kinds ?? [];
  return kinds.filter((kind) => !without.includes(kind));
}

/** What two dice bring; a kind that is not allowed is rolled again. */
function randomPiece(t: T): TerrainKind[] {
  for (;;) {
    const sum = t.roll('terrain-kind', 2).reduce((a, b) => a + b, 0);
    const kinds = allowed(t.state, RANDOM_PIECES[sum] ?? []);
    if (kinds.length > 0) return kinds;
  }
}

interface SetUp {
  terrain: 'chosen' | 'random' | 'layout' | 'none';
  /** The pieces of the table, each a choice of kinds, and the kinds that were taken so far. */
  pieces: TerrainKind[][];
  taken: TerrainKind[];
  kind: TerrainKind | null;
  /** The side that places or chooses next. */
  side: number;
}

/** Whether every one of these kinds can stand for a piece of its own. */
function canStandFor(kinds: readonly TerrainKind[], pieces: readonly (readonly TerrainKind[])[]): boolean {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return true;
  return pieces.some(
    (choice, i) =>
      choice.includes(kind) &&
      canStandFor(
        rest,
        pieces.filter((_, j) => j !== i),
      ),
  );
}

/** The kinds that can be taken next (battle/setup/layouts): whoever places a piece makes its choice. */
function kindsLeft({ pieces, taken }: SetUp): TerrainKind[] {
  return [...new Set(pieces.flat())].filter((kind) => canStandFor([...taken, kind], pieces));
}

/** Every inch of the table's side, from the middle out. */
function fromTheMiddle(side: number): number[] {
  const steps = Array.from({ length: side / inches(1) + 1 }, (_, i) => i * inches(1));
  return steps.toSorted((a, b) => Math.abs(a - side / 2) - Math.abs(b - side / 2));
}

/** Some place for a piece, if there is any on a close grid. */
function placeFor(s: BattleState, kind: TerrainKind): Pose | null {
  const columns = fromTheMiddle(TABLE.width);
  for (const y of fromTheMiddle(TABLE.depth)) {
    for (const x of columns) {
      for (const facing of [0, 4_500, 9_000, 13_500]) {
        const pose = { x, y, facing };
        if (!isCrowded(s, pose) && terrainProblem(s, kind, pose) === null) return pose;
      }
    }
  }
  return null;
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
      modeOf(s).inReserve?.(s, unit) !== true,
  );
}

/** battle/team/setup: the seats of a side take turns with their units. */
function nextToDeploy(s: BattleState, side: number): string | null {
  const seats = new Set(undeployed(s, side).map(({ seat }) => seat));
  const placed = (seat: string): number =>
    s.units.filter((unit) => unit.seat === seat && (unit.pose !== null || waitsForRoom(unit))).length;
  const [next = null] = (s.sides[side] ?? [])
    .filter((seat) => seats.has(seat))
    .toSorted((a, b) => placed(a) - placed(b));
  return next;
}

function deployProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse('battle/deployment/within-zone', {});
  const shape = corners({ kind: cardOf(unit).tray, pose });
  if (overhang(shape, zone(s, playerOf(s, unit.seat).edge ?? 0)) > 2)
    return refuse('battle/deployment/within-zone', {});
  const units = unitsAbout(unitsInPlay(s), pose, 0).map(shapeOf);
  if (obstructions(shape, [...units, ...impassableShapes(s)]).length > 0)
    return refuse('battle/deployment/within-zone', {});
  return modeOf(s).deployProblem?.(s, unit, shape) ?? enemiesNear(s, unit, pose, shape);
}

/** In a free-for-all zones meet, and a unit that had to wait for room may find the enemy in its zone. */
function enemiesNear(s: BattleState, unit: UnitState, pose: Pose, shape: Polygon): Refusal | null {
  const enemies = unitsAbout(enemyUnits(s, unit.seat), pose, KEEP_AWAY);
  const away = Math.min(...enemies.map((enemy) => distance(shape, shapeOf(enemy))));
  if (away >= KEEP_AWAY) return null;
  const rule = waitsForRoom(unit) ? 'battle/deployment/no-room' : 'battle/free-for-all/deployment-zones';
  return refuse(rule, { distance: away, least: KEEP_AWAY });
}

/** Places in a zone, tried in order from the middle out. */
function* deployPoses(s: BattleState, unit: UnitState): Iterable<Pose> {
  for (const pose of placesInZone(s, playerOf(s, unit.seat).edge ?? 0))
    if (deployProblem(s, unit, pose) === null) yield pose;
}

/** battle/deployment/no-room: whether the unit found no place in its zone and comes later, as its activation. */
export function waitsForRoom(unit: UnitState): boolean {
  return unit.pose === null && !unit.destroyed && unit.tokens[NO_ROOM] !== undefined;
}

const NO_ROOM = 'no-room';

/** Some place for the unit in its zone, if there is any on a close grid. */
export function roomToDeploy(s: BattleState, unit: UnitState): Pose | null {
  for (const pose of deployPoses(s, unit)) return pose;
  const { west, east, south, north } = zoneBounds(s, playerOf(s, unit.seat).edge ?? 0);
  for (let y = south; y <= north; y += inches(0.5)) {
    for (let x = west; x <= east; x += inches(0.5)) {
      for (const facing of [0, 9_000]) {
        if (deployProblem(s, unit, { x, y, facing }) === null) return { x, y, facing };
      }
    }
  }
  return null;
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
    const chosen = Array.from({ length: CHOSEN_PIECES }, () => allowed(s, RANDOM_PIECES[7] ?? []));
    const placedBy = modeOf(s).terrain?.placedBy;
    if (placedBy !== undefined) {
      f.side = placedBy.side(s);
      f.pieces = f.terrain === 'none' ? [] : chosen;
      return;
    }
    f.side = rollOff(t);
    if (f.terrain === 'chosen') f.pieces = chosen;
    if (f.terrain === 'layout')
      f.pieces = (LAYOUTS[(t.roll('battlefield-layout', 1)[0] ?? 1) - 1]?.pieces ?? []).map((kinds) =>
        allowed(s, kinds),
      );
    if (f.terrain === 'random') {
      const count = 2 + (t.roll('terrain-count', 1, 3)[0] ?? 1);
      f.pieces = Array.from({ length: count }, () => randomPiece(t));
    }
  },
  'choose-terrain': {
    ask: 'option',
    seat: (s, f) => (kindsLeft(f).length > 0 ? seatOf(s, f.side) : null),
    options: (s, f) => [...kindsLeft(f), ...(modeOf(s).terrain?.placedBy === undefined ? [] : [NO_MORE])],
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
    sample: (s, f, _, random) => {
      for (let i = 0; i < 400; i++) {
        const pose = {
          x: random.below(TABLE.width),
          y: random.below(TABLE.depth),
          facing: random.below(36_000),
        };
        if (!isCrowded(s, pose) && terrainProblem(s, f.kind ?? 'forest', pose) === null) return pose;
      }
      const place = placeFor(s, f.kind ?? 'forest');
      if (place === null) throw bug('no room for terrain');
      return place;
    },
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
    return kindsLeft(f).length > 0 ? 'choose-terrain' : 'roll-for-zones';
  },
  'roll-for-zones': (t, f) => {
    if (modeOf(t.state).zonesAreGiven === true) return 'choose-deployer';
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
      return 'choose-deployer';
    },
  },
  'choose-zone-instead': {
    ask: 'option',
    seat: (s, f) => seatOf(s, f.side),
    options: () => ['south', 'north'],
    then: (t, f, option) => takeZone(t, f.side, option),
  },
  'choose-deployer': {
    ask: 'option',
    seat: (s) => seatOf(s, s.zoneChooser),
    options: (s) => s.sides.map((_, side) => seatOf(s, side)),
    then: (t, f, seat) => {
      f.side = playerOf(t.state, seat).side;
    },
  },
  'before-deployment': (t) => {
    giveAwayAttachments(t, 'before-deployment');
    modeOf(t.state).beforeDeployment?.(t); // on top
  },
  'deploy-unit': {
    ask: 'option',
    seat: (s, f) => nextToDeploy(s, f.side),
    options: (s, f, seat) =>
      undeployed(s, f.side)
        .filter((unit) => unit.seat === seat)
        .map(({ id }) => id),
    then: (t, _, id) => {
      t.run(deploy, { unit: id });
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
  'draw-hands': (t) => {
    for (const { seat } of t.state.players) {
      const deck = playerOf(t.state, seat).deck.slice();
      t.shuffle(`tactics-deck-${seat}`, deck);
      changePlayer(t.state, seat, { deck });
      drawCards(t, seat, handSize(t.state, seat));
    }
  },
  /** battle/free-for-all/first-player */
  'roll-for-first-player': (t) => {
    const { state: s } = t;
    if (!isFreeForAll(s)) return 'choose-first-player';
    s.firstSide = rollOff(t);
    t.emit({ type: 'first-player', seat: seatOf(s, s.firstSide) });
    return 'game-mode';
  },
  /** Whoever did not choose a zone says who goes first. */
  'choose-first-player': {
    ask: 'option',
    seat: (s) => seatOf(s, other(s, s.zoneChooser)),
    options: (s) => s.sides.map((_, side) => seatOf(s, side)),
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

export const deploy = procedure<{ unit: string }>('deploy')({
  place: {
    ask: 'pose',
    seat: (s, f) => (roomToDeploy(s, mustUnit(s, f.unit)) === null ? null : mustUnit(s, f.unit).seat),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => deployProblem(s, mustUnit(s, f.unit), pose),
    sample: (s, f, _, random) => {
      const unit = mustUnit(s, f.unit);
      let last: Pose | null = null;
      let skip = random.below(8);
      for (const pose of deployPoses(s, unit)) {
        last = pose;
        if (skip-- === 0) break;
      }
      const place = last ?? roomToDeploy(s, unit);
      if (place === null) throw bug(`no room to deploy ${f.unit}`);
      return place;
    },
    suggest: (s, f) => deployPoses(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit, most: 0, move: 'deploy' }),
    then: (t, f, pose) => {
      const { [NO_ROOM]: _, ...tokens } = mustUnit(t.state, f.unit).tokens;
      changeUnit(t.state, f.unit, { pose: { x: pose.x, y: pose.y, facing: pose.facing }, tokens });
      t.emit({ type: 'deployed', unit: f.unit, pose });
      return 'end';
    },
  },
  'no-room': (t, f) => {
    const { tokens } = mustUnit(t.state, f.unit);
    changeUnit(t.state, f.unit, { tokens: { ...tokens, [NO_ROOM]: 1 } });
  },
});
