/** Pieces of a position: units and NCUs of the army lists, or those that the position itself names and brings. */
import { emptyBoard, hasZone, ncuOn } from '../tactics/claims.ts';
import type { Faction } from '../cards/factions.ts';
import type { ArmyList } from '../army/army.ts';
import { SEATS, zonesWith } from '../game.ts';
import type { Pose } from '../geometry/measures.ts';
import { rulesOf } from '../edition/of.ts';
import { leadership } from '../army/leadership.ts';
import type { BattleSetup, BattleState, UnitState } from '../state.ts';
import { playerOf } from '../sides/sides.ts';
import { fullWounds, modelsOf } from '../units/ranks.ts';
import { changeNcu, changeUnit, isFixture, ncuOf, unitOf } from '../units/units.ts';
import { wrong, type GivenNcu, type GivenPosition, type GivenUnit } from './read.ts';

export function seatIn(s: BattleState, seat: string, where: string): string {
  if (!s.seats.includes(seat)) throw wrong(where, `no seat ${seat}; the seats are ${s.seats.join(', ')}`);
  return seat;
}

export function unitIn(s: BattleState, id: string, where: string): UnitState {
  const unit = unitOf(s, id);
  if (unit === null)
    throw wrong(where, `no unit ${id}; there are ${s.units.map((one) => one.id).join(', ')}`);
  return unit;
}

export const poseOf = ([x = 0, y = 0]: readonly number[], towards: number): Pose => ({
  x,
  y,
  facing: towards,
});

/** Whether the position brings its own pieces; those of the army lists are then not in the game. */
export function bringsPieces({ units, ncus }: GivenPosition): boolean {
  return [...Object.values(units), ...Object.values(ncus)].some(({ card }) => card !== null);
}

/** The setup without the pieces of its armies; faction and Commander follow from the pieces and cards of the position. */
export function withoutPieces(setup: BattleSetup, given: GivenPosition): BattleSetup {
  const rules = rulesOf(setup);
  const armies = setup.armies.map((army, i): ArmyList => {
    const seat = SEATS[i] ?? '';
    const player = given.players[seat];
    const own = [...Object.values(given.units), ...Object.values(given.ncus)].filter(
      (one) => one.seat === seat,
    );
    const factions = own.flatMap(({ card }): Faction[] => {
      const faction = rules.units[card ?? '']?.faction ?? rules.ncus[card ?? '']?.faction ?? 'neutral';
      return faction === 'neutral' ? [] : [faction];
    });
    const commander = own
      .flatMap((one) => ('attachments' in one ? (one.attachments ?? []) : []))
      .find((card) => rules.attachments[card]?.commands !== undefined);
    const named = player?.commander ?? null;
    const cards = [player?.hand ?? [], player?.deck ?? [], player?.discard ?? []].flat();
    const led = cards.map((card) => rules.tactics[card]?.commander ?? null).find((leader) => leader !== null);
    if (named !== null && leadership(rules, named) === null)
      throw wrong(`players.${seat}.commander`, `${named} leads no army`);
    return {
      name: army.name,
      faction: player?.faction ?? factions[0] ?? army.faction,
      commander: named ?? commander ?? led ?? '',
      units: [],
      ncus: [],
    };
  });
  return { ...setup, armies };
}

/** Where one looks from each of the EDGES: south, north, west, east. */
const AHEAD = [0, 18_000, 9_000, 27_000];

/** Words that stand beside the names of units in what is offered. */
const WORDS = ['card', 'pass', 'forgo', 'no', 'none', 'nothing', 'stay', 'yes', 'zone', 'mode'];
const NAME = /^[a-z][a-z0-9-]*$/;

function nameIn(s: BattleState, name: string, where: string): string {
  if (!NAME.test(name)) throw wrong(where, 'a name has small letters, digits and hyphens');
  const taken =
    WORDS.includes(name) ||
    /^(?:terrain|objective|wall)-/.test(name) ||
    [...SEATS, ...Object.keys(rulesOf(s).zones)].includes(name) ||
    [...s.units, ...s.ncus].some(({ id }) => id === name);
  if (taken) throw wrong(where, `${name} means something else already`);
  return name;
}

/** Puts the pieces that the position brings beside the table, in the order in which they are written. */
export function bringPieces(s: BattleState, given: GivenPosition): void {
  for (const [name, { card, seat }] of Object.entries(given.units)) {
    const where = `units.${name}`;
    // A Castle Wall is there because the mode has it.
    if (card === null && seat === null && /^wall-\d$/.test(name)) continue;
    if (card === null) throw wrong(`${where}.card`, 'every unit needs a card where one has');
    if (seat === null) throw wrong(`${where}.seat`, 'a unit that the position brings needs a seat');
    const unit: UnitState = {
      id: nameIn(s, name, where),
      seat: seatIn(s, seat, `${where}.seat`),
      card,
      tray: rulesOf(s).units[card]?.tray ?? 'infantry',
      attachments: [],
      wounds: 0,
      pose: null,
      destroyed: false,
      activated: false,
      conditions: [],
      ordersUsed: null,
      tokens: null,
    };
    s.units = [...s.units, { ...unit, wounds: fullWounds(s, unit) }];
  }
  for (const [name, { card, seat }] of Object.entries(given.ncus)) {
    const where = `ncus.${name}`;
    if (card === null) throw wrong(`${where}.card`, 'every NCU needs a card where one has');
    if (seat === null) throw wrong(`${where}.seat`, 'an NCU that the position brings needs a seat');
    const ncu = {
      id: nameIn(s, name, where),
      seat: seatIn(s, seat, `${where}.seat`),
      card,
      activated: false,
      destroyed: false,
      tokens: null,
    };
    s.ncus = [...s.ncus, ncu];
  }
  s.zones = emptyBoard(
    zonesWith(
      rulesOf(s),
      s.ncus.map(({ card }) => card),
    ),
  );
}

/** Away from the edge of its player. */
function ahead(s: BattleState, { seat }: UnitState): number {
  return AHEAD[playerOf(s, seat).edge ?? 0] ?? 0;
}

export function placeUnit(s: BattleState, id: string, given: GivenUnit): void {
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
  if (given.destroyed && (given.wounds ?? 0) > 0)
    throw wrong(`${where}.wounds`, 'a destroyed unit has no Wounds left');
  if (given.destroyed && (given.attachments ?? []).length + given.conditions.length > 0)
    throw wrong(where, 'nothing is left on a destroyed unit');
  // battle/mode-a-storm-of-swords/walls-remain
  if (given.destroyed && given.at !== null && !isFixture(unit))
    throw wrong(`${where}.at`, 'a destroyed unit is not on the table');
  const alive = given.destroyed ? [] : attachments;
  if (alive.length > modelsOf(s, { ...unit, wounds }))
    throw wrong(`${where}.attachments`, 'more attachments than models');
  changeUnit(s, id, {
    pose:
      given.at === null ? null : poseOf(given.at, given.facing ?? (given.card === null ? 0 : ahead(s, unit))),
    wounds,
    attachments: alive,
    conditions: given.conditions,
    activated: given.activated,
    destroyed: given.destroyed,
    ordersUsed: given.ordersUsed,
    ...(given.fellWith.length > 0 && { fellWith: given.fellWith }),
    tokens: given.tokens,
  });
}

export function placeNcu(s: BattleState, id: string, given: GivenNcu): void {
  const where = `ncus.${id}`;
  if (ncuOf(s, id) === null)
    throw wrong(where, `no NCU ${id}; there are ${s.ncus.map((one) => one.id).join(', ')}`);
  const { zone, destroyed, tokens, home, stays } = given;
  const activated = given.activated ?? zone !== null;
  if (zone !== null) {
    if (!hasZone(s, zone))
      throw wrong(`${where}.zone`, `no zone ${zone}; there are ${Object.keys(s.zones).join(', ')}`);
    const there = ncuOn(s, zone);
    if (there !== null) throw wrong(`${where}.zone`, `${there} is there already`);
    if (destroyed) throw wrong(`${where}.zone`, 'a destroyed NCU is on no zone');
    if (!activated) throw wrong(`${where}.activated`, 'an NCU claims a zone when it activates');
    s.zones = { ...s.zones, [zone]: id };
  }
  changeNcu(s, id, {
    activated,
    destroyed,
    tokens,
    ...(home !== null && { home: seatIn(s, home, `${where}.home`) }),
    ...(stays && { stays }),
  });
}
