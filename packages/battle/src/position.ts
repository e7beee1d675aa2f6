/** Positions for scenarios: any table, in inches and degrees. docs/scenarios.md has the page for players. */
import { KernelError, shape, startAt, type Flow, type Json } from '@maester/kernel';
import { CONDITIONS } from './effects.ts';
import { begin as beginBattle, wholeBattle } from './game.ts';
import { overlaps } from './geometry/contact.ts';
import type { Polygon } from './geometry/polygon.ts';
import { entirelyOver } from './geometry/range.ts';
import { FOOTPRINTS } from './geometry/tray.ts';
import { inches, type Pose } from './geometry/units.ts';
import { isWall } from './modes/castle-wall.ts';
import { controllerOf, TOKEN_RADIUS } from './objectives.ts';
import { round, turn } from './round.ts';
import { setUp } from './set-up/set-up.ts';
import {
  ATTACHMENT_ABILITIES_LOST,
  type BattleSetup,
  type BattleState,
  EDGES,
  type Objective,
  type Player,
  type TerrainPiece,
  type UnitState,
} from './state.ts';
import {
  areEngaged,
  areFriends,
  cardOf,
  changeNcu,
  changePlayer,
  changeUnit,
  fullWounds,
  modelsOf,
  ncuOf,
  playerOf,
  ranksOf,
  shapeOf,
  sideOf,
  TABLE,
  trayOf,
  unitOf,
  unitsInPlay,
} from './table.ts';
import { wholeTacticsDeck } from './tactics-deck.ts';
import { hasKeyword, terrainShape } from './terrain.ts';
import { modeOf, rulesOf } from './edition/of.ts';
import type { Edition } from './edition/edition.ts';
import { TERRAIN_KINDS } from './terrain-kinds.ts';

const { dictionary, integer, json, list, nullable, object, oneOf, optional, text, yesNo } = shape;

/** A decimal number with as many decimals as its unit has parts: thousandths of an inch, hundredths of a degree. */
function decimal(min: number, max: number, parts: number): shape.Reader<number> {
  return (value, place) => {
    const whole = typeof value === 'number' ? Math.round(value * parts) : NaN;
    if (
      typeof value !== 'number' ||
      !(value >= min && value <= max) ||
      Math.abs(whole / parts - value) > 1e-9
    )
      throw new KernelError(
        place.kind,
        place.where,
        `expected a number from ${min} to ${max} in steps of 1/${parts}`,
      );
    return whole;
  };
}

const point = list(decimal(-20, 92, 1000), 2, 2);
const facing = optional(decimal(0, 359.99, 100), 0);
const counts = dictionary(integer(0, 100));

const readUnit = object({
  at: optional(nullable(point), null),
  facing,
  /** Wounds left in the whole unit. */
  wounds: optional(nullable(integer(0, 100)), null),
  attachments: optional(nullable(list(text)), null),
  conditions: optional(list(oneOf(CONDITIONS)), []),
  activated: optional(yesNo, false),
  destroyed: optional(yesNo, false),
  ordersUsed: optional(list(text), []),
  tokens: optional(counts, {}),
});

const readNcu = object({
  zone: optional(nullable(text), null),
  activated: optional(nullable(yesNo), null),
  destroyed: optional(yesNo, false),
  tokens: optional(counts, {}),
});

const cards = list(text);
const pile: shape.Reader<readonly string[] | 'rest'> = (value, place) =>
  value === 'rest' ? value : cards(value, place);

const readPlayer = object({
  edge: optional(nullable(oneOf(EDGES)), null),
  hand: optional(cards, []),
  /** Cards on top of the deck, the first to be drawn first. */
  deck: optional(cards, []),
  /** `rest`: everything that is neither in hand nor named in the deck. */
  discard: optional(pile, []),
  passes: optional(nullable(integer(0, 2)), null),
  passed: optional(yesNo, false),
  mustActivateUnit: optional(yesNo, false),
});

const readLasting = object({
  ability: text,
  on: text,
  by: text,
  until: optional(oneOf(['turn', 'round', 'game']), 'round'),
  from: optional(text, ''),
  tokens: optional(integer(0, 100), 0),
});

const readTerrain = object({
  id: optional(nullable(text), null),
  kind: oneOf(TERRAIN_KINDS),
  at: point,
  facing,
});

const readObjective = object({
  id: optional(nullable(text), null),
  at: optional(nullable(point), null),
  card: optional(nullable(integer(1, 10)), null),
  claimedBy: optional(nullable(text), null),
  carriedBy: optional(nullable(text), null),
});

const readPosition = object({
  begin: optional(oneOf(['turn', 'round', 'clean-up', 'deployment']), 'turn'),
  round: optional(integer(1, 6), 1),
  firstPlayer: optional(nullable(text), null),
  /** Whose turn begins, or who deploys next. */
  turn: optional(nullable(text), null),
  units: optional(dictionary(readUnit), {}),
  ncus: optional(dictionary(readNcu), {}),
  players: optional(dictionary(readPlayer), {}),
  /** Zones of the Tactics Board besides those that the armies bring. */
  zones: optional(list(text), []),
  terrain: optional(list(readTerrain), []),
  objectives: optional(nullable(list(readObjective)), null),
  lasting: optional(list(readLasting), []),
  victoryPoints: optional(dictionary(integer(0, 100)), {}),
  silenced: optional(list(text), []),
  zoneChooser: optional(nullable(text), null),
  modeState: optional(dictionary(json), {}),
});

function wrong(where: string, problem: string): KernelError {
  return new KernelError('position', `position.${where}`, problem);
}

function seatIn(s: BattleState, seat: string, where: string): string {
  if (!s.seats.includes(seat)) throw wrong(where, `no seat ${seat}; the seats are ${s.seats.join(', ')}`);
  return seat;
}

function unitIn(s: BattleState, id: string, where: string): UnitState {
  const unit = unitOf(s, id);
  if (unit === null)
    throw wrong(where, `no unit ${id}; there are ${s.units.map((one) => one.id).join(', ')}`);
  return unit;
}

/** Cards, zones and abilities are those of the edition. */
function checkNames(rules: Edition, read: ReturnType<typeof readPosition>): void {
  const known = (names: readonly string[], value: string, where: string): string =>
    oneOf(names)(value, { kind: 'position', where: `position.${where}` });
  const [zones, tactics] = [Object.keys(rules.zones), Object.keys(rules.tactics)];
  const abilities = [...Object.keys(rules.abilities), ATTACHMENT_ABILITIES_LOST];
  for (const [i, zone] of read.zones.entries()) known(zones, zone, `zones[${i}]`);
  for (const [i, { ability }] of read.lasting.entries()) known(abilities, ability, `lasting[${i}].ability`);
  for (const [seat, { hand, deck, discard }] of Object.entries(read.players))
    for (const [name, held] of Object.entries({ hand, deck, discard }))
      if (held !== 'rest')
        for (const [i, card] of held.entries()) known(tactics, card, `players.${seat}.${name}[${i}]`);
}

const poseOf = ([x = 0, y = 0]: readonly number[], towards: number): Pose => ({ x, y, facing: towards });

export function position(setup: BattleSetup, given: Json, flow: Flow): BattleState {
  const read = readPosition(given, { kind: 'position', where: 'position' });
  checkNames(rulesOf(setup), read);
  const s = beginBattle(setup, flow);
  const { seats } = s;
  const first = seatIn(s, read.firstPlayer ?? seats[0] ?? '', 'firstPlayer');
  s.round = read.round;
  s.firstSide = sideOf(s, first);
  s.zoneChooser = sideOf(s, seatIn(s, read.zoneChooser ?? seats[0] ?? '', 'zoneChooser'));
  s.silenced = read.silenced.map((seat, i) => seatIn(s, seat, `silenced[${i}]`));
  Object.assign(s.modeState, read.modeState);

  s.terrain = read.terrain.map((piece, i) => ({
    id: piece.id ?? `terrain-${i + 1}`,
    kind: piece.kind,
    pose: poseOf(piece.at, piece.facing),
  }));
  modeOf(s).furnish?.(s);
  s.terrain = s.terrain.filter(({ id }, i) => s.terrain.findIndex((piece) => piece.id === id) === i);
  for (const id of read.zones)
    if (!s.zones.some((zone) => zone.id === id)) s.zones = [...s.zones, { id, ncu: null }];
  for (const [id, unit] of Object.entries(read.units)) placeUnit(s, id, unit);
  checkTable(s);
  for (const [id, ncu] of Object.entries(read.ncus)) placeNcu(s, id, ncu);
  s.objectives = objectives(s, read.objectives);
  for (const [i, effect] of read.lasting.entries()) {
    const where = `lasting[${i}]`;
    if (ncuOf(s, effect.on) === null) unitIn(s, effect.on, `${where}.on`);
    seatIn(s, effect.by, `${where}.by`);
    s.lasting = [...s.lasting, effect];
  }
  for (const player of s.players) changePlayer(s, player.seat, { edge: player.side });
  for (const [seat, player] of Object.entries(read.players))
    setPlayer(s, seatIn(s, seat, `players.${seat}`), player);
  for (const player of s.players) dealCards(s, player, read.players[player.seat]);
  for (const [seat, points] of Object.entries(read.victoryPoints))
    s.victoryPoints[sideOf(s, seatIn(s, seat, `victoryPoints.${seat}`))] = points;

  const seat = read.turn === null ? first : seatIn(s, read.turn, 'turn');
  flow.stack = [startAt(wholeBattle, 'next-round', {})];
  if (read.begin === 'turn') {
    const side = (sideOf(s, seat) + 1) % s.sides.length;
    flow.stack.push(startAt(round, 'next-turn', { side }), startAt(turn, turn.first, { seat }));
  } else if (read.begin === 'clean-up') {
    flow.stack.push(startAt(round, 'clean-up', { side: s.firstSide }));
  } else if (read.begin === 'deployment') {
    const side = sideOf(s, seat);
    flow.stack.push(
      startAt(setUp, 'deploy-unit', { terrain: 'none', pieces: [], taken: [], kind: null, side }),
    );
  }
  return s;
}

function placeUnit(s: BattleState, id: string, given: ReturnType<typeof readUnit>): void {
  const where = `units.${id}`;
  const unit = unitIn(s, id, where);
  const full = fullWounds(s, unit);
  const attachments = given.attachments ?? unit.attachments;
  for (const card of attachments) {
    if (rulesOf(s).attachments[card] === undefined)
      throw wrong(`${where}.attachments`, `no attachment ${card}`);
  }
  const wounds = given.destroyed ? 0 : (given.wounds ?? full);
  if (wounds > full) throw wrong(`${where}.wounds`, `${unit.card} has ${full} Wounds at most`);
  if (wounds === 0 && !given.destroyed) throw wrong(`${where}.wounds`, 'a unit without Wounds is destroyed');
  // battle/mode-a-storm-of-swords/walls-remain
  if (given.destroyed && given.at !== null && !isWall(unit))
    throw wrong(`${where}.at`, 'a destroyed unit is not on the table');
  const alive = given.destroyed ? [] : attachments;
  if (alive.length > modelsOf(s, { ...unit, wounds }))
    throw wrong(`${where}.attachments`, 'more attachments than models');
  changeUnit(s, id, {
    pose: given.at === null ? null : poseOf(given.at, given.facing),
    wounds,
    attachments: alive,
    conditions: given.conditions,
    activated: given.activated,
    destroyed: given.destroyed,
    ordersUsed: given.ordersUsed,
    tokens: given.tokens,
  });
}

/** Trays lie on the table, on nothing impassable and not on one another (battle/move/table-edge, no-overlap). */
function checkTable(s: BattleState): void {
  const solid: { name: string; shape: Polygon }[] = s.terrain
    .filter((piece) => hasKeyword(s, piece, 'impassable'))
    .map((piece) => ({ name: piece.id, shape: terrainShape(piece) }));
  for (const unit of unitsInPlay(s)) {
    const own = shapeOf(unit);
    // A pivot may leave corners hanging over the edge, but no more than that.
    const { width, depth } = FOOTPRINTS[unit.tray];
    const least = Math.min(width, depth) / 2;
    const { x, y } = trayOf(unit).pose;
    if (Math.min(x, y, TABLE.width - x, TABLE.depth - y) < least)
      throw wrong(`units.${unit.id}.at`, `the middle is less than ${least / 1000}" from the table edge`);
    const under = solid.find(({ shape: other }) => overlaps(own, other));
    if (under !== undefined) throw wrong(`units.${unit.id}.at`, `overlaps ${under.name}`);
    solid.push({ name: unit.id, shape: own });
  }
}

function placeNcu(s: BattleState, id: string, given: ReturnType<typeof readNcu>): void {
  const where = `ncus.${id}`;
  if (ncuOf(s, id) === null)
    throw wrong(where, `no NCU ${id}; there are ${s.ncus.map((one) => one.id).join(', ')}`);
  const { zone } = given;
  if (zone !== null) {
    const claimed = s.zones.find((one) => one.id === zone);
    if (claimed === undefined) throw wrong(`${where}.zone`, `no zone ${zone}`);
    if (claimed.ncu !== null) throw wrong(`${where}.zone`, `${claimed.ncu} is there already`);
    s.zones = s.zones.map((one) => (one === claimed ? { ...one, ncu: id } : one));
  }
  const { destroyed, tokens } = given;
  changeNcu(s, id, { activated: given.activated ?? zone !== null, destroyed, tokens });
}

/** Tokens where the mode has them, unless the position says otherwise. */
function objectives(s: BattleState, given: readonly ReturnType<typeof readObjective>[] | null): Objective[] {
  const { tokens } = modeOf(s);
  const entries = given ?? tokens.map(() => null);
  return entries.map((entry, i) => {
    const where = `objectives[${i}]`;
    const [x = 0, y = 0] = entry?.at ?? tokens[i]?.map(inches) ?? [];
    if (entry !== null && entry.at === null && tokens[i] === undefined)
      throw wrong(`${where}.at`, `the mode has ${tokens.length} tokens`);
    const { id, claimedBy = null, carriedBy = null, card = null } = entry ?? {};
    if (carriedBy !== null) unitIn(s, carriedBy, `${where}.carriedBy`);
    if (claimedBy !== null && carriedBy === null) {
      const unit = unitIn(s, claimedBy, `${where}.claimedBy`);
      const token = { at: { x, y }, radius: TOKEN_RADIUS };
      if (unit.pose === null || !entirelyOver(shapeOf(unit), token))
        throw wrong(`${where}.claimedBy`, `${claimedBy} does not cover the token`);
    }
    return { id: id ?? `objective-${i + 1}`, x, y, card, claimedBy, carriedBy };
  });
}

function setPlayer(s: BattleState, seat: string, given: ReturnType<typeof readPlayer>): void {
  const player = playerOf(s, seat);
  if (given.edge !== null) changePlayer(s, seat, { edge: EDGES.indexOf(given.edge) });
  const { passed, mustActivateUnit } = given;
  changePlayer(s, seat, { passes: given.passes ?? player.passes, passed, mustActivateUnit });
}

/** Hand, deck and discard pile together are the whole deck, but for the cards that lie on units. */
function dealCards(s: BattleState, player: Player, given: ReturnType<typeof readPlayer> | undefined): void {
  const where = `players.${player.seat}`;
  const rest = wholeTacticsDeck(rulesOf(s), player);
  const take = (names: readonly string[], from: string): readonly string[] => {
    for (const name of names) {
      const at = rest.indexOf(name);
      if (at < 0) throw wrong(`${where}.${from}`, `no ${name} left in the Tactics deck`);
      rest.splice(at, 1);
    }
    return names;
  };
  const attached = s.lasting.filter(
    ({ by, until, from }) => by === player.seat && until === 'game' && from in rulesOf(s).tactics,
  );
  take(
    attached.map(({ from }) => from),
    'attached',
  );
  const hand = take(given?.hand ?? [], 'hand');
  const top = take(given?.deck ?? [], 'deck');
  const discard = given?.discard ?? [];
  changePlayer(s, player.seat, {
    hand,
    discard: discard === 'rest' ? rest.splice(0) : take(discard, 'discard'),
    deck: [...top, ...rest],
  });
}

const inInches = ({ x, y }: { readonly x: number; readonly y: number }): [number, number] => [
  x / 1000,
  y / 1000,
];

const placed = (pose: Pose | null) => ({
  at: pose === null ? null : inInches(pose),
  facing: pose === null ? null : pose.facing / 100,
});

const byId = <T extends { readonly id: string }>(items: readonly T[], look: (item: T) => unknown) =>
  Object.fromEntries(items.map((item) => [item.id, look(item)]));

/** What a scenario may expect: the table in inches, with everything that can be worked out of it spelled out. */
export function inspect(s: BattleState): unknown {
  const inPlay = unitsInPlay(s);
  const engaged = (unit: UnitState): string[] =>
    inPlay
      .filter(
        (other) => unit.pose !== null && !areFriends(s, unit.seat, other.seat) && areEngaged(unit, other),
      )
      .map(({ id }) => id);
  return {
    ...s,
    firstPlayer: s.sides[s.firstSide]?.[0] ?? null,
    units: byId(s.units, (unit) => ({
      ...unit,
      ...placed(unit.pose),
      models: modelsOf(s, unit),
      ranks: ranksOf(s, unit),
      name: cardOf(s, unit).name,
      engagedWith: engaged(unit),
    })),
    ncus: byId(s.ncus, (ncu) => ({ ...ncu, zone: s.zones.find((zone) => zone.ncu === ncu.id)?.id ?? null })),
    zones: byId(s.zones, ({ ncu }) => ncu),
    players: Object.fromEntries(
      s.players.map((player) => [
        player.seat,
        { ...player, edge: player.edge === null ? null : EDGES[player.edge] },
      ]),
    ),
    terrain: s.terrain.map((piece: TerrainPiece) => ({
      id: piece.id,
      kind: piece.kind,
      ...placed(piece.pose),
    })),
    objectives: byId(s.objectives, (objective) => ({
      ...objective,
      at: inInches(objective),
      controlledBy: controllerOf(s, objective)?.id ?? null,
    })),
    victoryPoints: Object.fromEntries(s.seats.map((seat) => [seat, s.victoryPoints[sideOf(s, seat)] ?? 0])),
    outcome: s.flow.outcome,
  };
}
