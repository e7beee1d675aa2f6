/** What no table can show: the position as a whole is looked at, and the first thing that cannot be is named. */
import type { Ability } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import { overlaps } from '../geometry/contact.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { FOOTPRINTS } from '../geometry/tray.ts';
import type { BattleState, NcuState, Player, UnitState } from '../state.ts';
import { TABLE, withoutOne } from '../tactics/known.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { cardOf, isFixture, ordersUsedBy, shapeOf, trayOf, unitsInPlay } from '../units/units.ts';
import { handLimit } from '../tactics/deck.ts';
import { handCount } from '../tactics/foreign.ts';
import { hasKeyword, terrainShape } from '../terrain/terrain.ts';
import { wrong } from './read.ts';

export function mustBePossible(s: BattleState): void {
  checkTerrain(s);
  checkTrays(s);
  for (const unit of s.units) checkUnit(s, unit);
  for (const piece of [...s.units, ...s.ncus]) checkTokens(s, piece);
  checkCharacters(s);
  checkObjectives(s);
  checkLasting(s);
  checkPlayers(s);
}

/** The first that stands in a list twice. */
function twice<T>(list: readonly T[]): T | undefined {
  return list.find((one, i) => list.indexOf(one) !== i);
}

function checkTerrain(s: BattleState): void {
  for (const [i, piece] of s.terrain.entries()) {
    const own = terrainShape(piece);
    const isOn = own.every(
      ({ x, y }) => x >= 0 && y >= 0 && x <= BATTLEFIELD.width && y <= BATTLEFIELD.depth,
    );
    if (!isOn) throw wrong(`terrain[${i}].at`, `${piece.id} hangs over the edge of the table`);
    const under = s.terrain.slice(0, i).find((other) => overlaps(own, terrainShape(other)));
    if (under !== undefined) throw wrong(`terrain[${i}].at`, `${piece.id} overlaps ${under.id}`);
  }
}

/** Trays lie on the table, on nothing impassable and not on one another (battle/move/table-edge, no-overlap). */
function checkTrays(s: BattleState): void {
  const solid: { name: string; shape: Polygon }[] = s.terrain
    .filter((piece) => hasKeyword(s, piece, 'impassable'))
    .map((piece) => ({ name: piece.id, shape: terrainShape(piece) }));
  for (const unit of unitsInPlay(s)) {
    const own = shapeOf(unit);
    // A pivot may leave corners hanging over the edge, but no more than that.
    const { width, depth } = FOOTPRINTS[unit.tray];
    const least = Math.min(width, depth) / 2;
    const { x, y } = trayOf(unit).pose;
    if (Math.min(x, y, BATTLEFIELD.width - x, BATTLEFIELD.depth - y) < least)
      throw wrong(`units.${unit.id}.at`, `the middle is less than ${least / 1000}" from the table edge`);
    const under = solid.find(({ shape: other }) => overlaps(own, other));
    if (under !== undefined) throw wrong(`units.${unit.id}.at`, `overlaps ${under.name}`);
    solid.push({ name: unit.id, shape: own });
  }
}

function checkUnit(s: BattleState, unit: UnitState): void {
  const where = `units.${unit.id}`;
  const condition = twice(unit.conditions);
  if (condition !== undefined) throw wrong(`${where}.conditions`, `a unit is ${condition} only once`);
  const order = twice(ordersUsedBy(unit));
  if (order !== undefined) throw wrong(`${where}.ordersUsed`, `${order} is used once a round`);
  for (const name of ordersUsedBy(unit)) {
    if (rulesOf(s).abilities[name]?.order === undefined)
      throw wrong(`${where}.ordersUsed`, `${name} is no Order`);
  }
  const { tray, type, name } = cardOf(s, unit);
  const isSolo = tray === 'small-solo' || tray === 'large-solo';
  if (isSolo && !unit.attachments.every((id) => isMadeFor(s, id, unit.card)))
    throw wrong(`${where}.attachments`, `${name} is a solo: nobody can join it`);
  for (const id of unit.attachments) {
    const other = rulesOf(s).attachments[id]?.type;
    if (other !== type) throw wrong(`${where}.attachments`, `${id} is ${other}, ${name} is ${type}`);
  }
}

/** battle/attachment/joins: a Solo unit can only have what is printed for that very card. */
function isMadeFor(s: BattleState, attachment: string, card: string): boolean {
  const joins = rulesOf(s).attachments[attachment]?.joins;
  return joins !== undefined && 'card' in joins && joins.card === card;
}

/** Tokens that the rules and the game modes lay on units. */
const MODE_TOKENS = ['marked', 'victory-point', 'no-room', 'in-reserve'];

function checkTokens(s: BattleState, { id, tokens, ...piece }: UnitState | NcuState): void {
  const where = `${'wounds' in piece ? 'units' : 'ncus'}.${id}.tokens`;
  for (const [name, count] of Object.entries(tokens ?? {})) {
    if (MODE_TOKENS.includes(name) || s.seats.some((seat) => name === `revenge-${seat}`)) continue;
    const { abilities, everyAbility, ncus } = rulesOf(s);
    // what is done once in a game: `ABILITY/NAME`
    if (everyAbility.some(({ id: ability, pool }) => pool === name || name.startsWith(`${ability}/`)))
      continue;
    const isNcus = Object.values(ncus).some((ncu) => ncu.abilities.includes(name));
    const most = isNcus === 'wounds' in piece ? undefined : abilities[name]?.tokens;
    if (most === undefined) throw wrong(where, `nothing lays tokens called ${name} there`);
    if (count > most && !isAddedTo(abilities[name])) throw wrong(where, `${name} begins with ${most}`);
  }
}

/** Whether the ability itself puts tokens on its card. */
function isAddedTo(ability: Ability | undefined): boolean {
  const { happens = [], uses = [], claims, insteadOfZone } = ability ?? {};
  const effects = [...happens, ...uses, claims, insteadOfZone].flatMap((one) => one?.effects ?? []);
  return effects.some(({ effect }) => effect === 'adds-token');
}

/** battle/army/unique-character, as far as everyone can see. */
function checkCharacters(s: BattleState): void {
  for (const seat of s.seats) {
    const isOwn = (piece: UnitState | NcuState): boolean => piece.seat === seat && !piece.destroyed;
    const own = unitsInPlay(s).filter(isOwn);
    const characters = [
      ...own.map((unit) => cardOf(s, unit).character),
      ...own.flatMap(({ attachments }) => attachments.map((card) => rulesOf(s).attachments[card]?.character)),
      ...s.ncus.filter(isOwn).map(({ card }) => rulesOf(s).ncus[card]?.character),
    ].filter((character) => character !== undefined);
    const both = twice(characters);
    if (both !== undefined) throw wrong('units', `${seat} has ${both} twice`);
  }
}

function checkObjectives(s: BattleState): void {
  const ids = s.objectives.map(({ id }) => id);
  const id = twice(ids);
  if (id !== undefined) throw wrong(`objectives[${ids.lastIndexOf(id)}].id`, `${id} is there twice`);
  const cards = s.objectives.map(({ card }) => card);
  const card = twice(cards.filter((one) => one !== null));
  if (card !== undefined)
    throw wrong(`objectives[${cards.lastIndexOf(card)}].card`, `card ${card} is there twice`);
  for (const [i, { x, y, claimedBy, carriedBy }] of s.objectives.entries()) {
    const where = `objectives[${i}]`;
    if (x < 0 || y < 0 || x > BATTLEFIELD.width || y > BATTLEFIELD.depth)
      throw wrong(`${where}.at`, 'not on the table');
    const holder = s.units.find((unit) => unit.id === (carriedBy ?? claimedBy));
    if (holder !== undefined && (holder.pose === null || isFixture(holder)))
      throw wrong(where, `${holder.id} is not on the table and holds nothing`);
  }
}

function checkLasting(s: BattleState): void {
  for (const [i, { on }] of s.lasting.entries()) {
    if ([...s.units, ...s.ncus].some((piece) => piece.id === on && piece.destroyed))
      throw wrong(`lasting[${i}].on`, `nothing lies on ${on}: it is destroyed`);
  }
}

/** What was seen of a player's cards is what lies there. */
function checkKnown(s: BattleState, { seat, hand, deck, known }: Player): void {
  for (const [viewer, one] of Object.entries(known ?? {})) {
    const where = `players.${seat}.known.${viewer}`;
    if (viewer !== TABLE && !s.seats.includes(viewer)) throw wrong(where, `no seat ${viewer}`);
    if (one.hand.reduce(withoutOne, hand).length !== hand.length - one.hand.length)
      throw wrong(`${where}.hand`, 'not all of these are in the hand');
    const { top, bottom } = one;
    if (top.length + bottom.length > deck.length) throw wrong(where, 'the deck is smaller');
    if (top.some((card, i) => deck[i] !== card)) throw wrong(`${where}.top`, 'not the top of the deck');
    if (bottom.some((card, i) => deck[deck.length - bottom.length + i] !== card))
      throw wrong(`${where}.bottom`, 'not the bottom of the deck');
  }
}

function checkPlayers(s: BattleState): void {
  const seat = twice(s.silenced);
  if (seat !== undefined) throw wrong('silenced', `${seat} is there twice`);
  for (const player of s.players) {
    const where = `players.${player.seat}`;
    checkKnown(s, player);
    const most = handLimit(s, player.seat);
    if (handCount(player) > most) throw wrong(`${where}.hand`, `a hand of ${most} is the limit`);
    if (player.passed && player.passes === 2)
      throw wrong(`${where}.passes`, 'a turn that was passed is no longer left');
    const other = s.players.find(({ side, edge }) => side !== player.side && edge === player.edge);
    if (other !== undefined) throw wrong(`${where}.edge`, `${other.seat} has this edge`);
  }
}
