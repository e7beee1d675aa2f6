/**
 * What no game can show at the beginning of a phase: positions of scenarios are looked at piece by piece, and the first
 * thing that cannot be is named with its place.
 */
import { KernelError } from '@maester/kernel';
import { AREAS, PORT_CAPACITY, PORT_IDS } from './areas.ts';
import {
  armiesFit,
  availableUnits,
  countUnits,
  houseOf,
  portOwner,
  powerOnBoard,
  unitKindsIn,
  victoryPoints,
} from './board.ts';
import { HANDS } from './house-cards.ts';
import { COMPONENTS } from './houses.ts';
import { ORDERS, type OrderId } from './orders.ts';
import { starLimit } from './planning-phase/order-tokens.ts';
import { SETUPS, VICTORY_TARGET, type PlayerCount } from './setups.ts';
import type { AreaState, ThronesState } from './state.ts';
import { UNIT_KINDS, UNITS } from './units.ts';
import { WILDLING_TRACK } from './wildling-cards.ts';

export type PhaseId = 'westeros' | 'planning' | 'action';

export function wrong(where: string, problem: string): KernelError {
  return new KernelError('position', `position.${where}`, problem);
}

export function mustBePossible(s: ThronesState, phase: PhaseId): void {
  for (const area of s.areas) {
    checkUnits(s, area);
    checkOwners(s, area);
  }
  if (phase !== 'action') checkCleanedUp(s);
  for (const id of s.houses) {
    checkPieces(s, id);
    checkOrders(s, id);
    checkCards(s, id);
    const forts = victoryPoints(s, id);
    if (forts >= VICTORY_TARGET)
      throw wrong('areas', `${id} controls ${forts} Castles and Strongholds: the game is over`);
  }
  checkPorts(s);
  checkThreat(s);
}

function checkUnits(s: ThronesState, { id, house, units, routed, order }: AreaState): void {
  const where = `areas.${id}`;
  if (house !== null && !s.houses.includes(house)) throw wrong(where, `${house} does not play`);
  if ((house === null) !== (countUnits(units) === 0))
    throw wrong(where, 'units need a house, and a house units');
  if (order !== null && house === null) throw wrong(`${where}.order`, 'an order needs units');
  if (order !== null && s.forbidden.includes(order))
    throw wrong(`${where}.order`, `nobody may place ${order} this round`);
  for (const kind of UNIT_KINDS) {
    if (routed[kind] > units[kind]) throw wrong(`${where}.routed`, `more routed than there are ${kind}s`);
    if (routed[kind] > 0 && !UNITS[kind].canRetreat)
      throw wrong(`${where}.routed`, `a ${kind} cannot retreat: it is never routed`);
  }
  const afloat = AREAS[id].kind !== 'land';
  for (const kind of unitKindsIn(units)) {
    if ((UNITS[kind].moves === 'sea') !== afloat)
      throw wrong(`${where}.units`, `a ${kind} cannot stand there`);
  }
  if (AREAS[id].kind === 'port' && units.ship > PORT_CAPACITY) throw wrong(where, 'a port holds three ships');
}

function checkOwners(s: ThronesState, { id, house, power, garrison, neutral }: AreaState): void {
  const where = `areas.${id}`;
  const { kind, homeOf, garrison: printed } = AREAS[id];
  if (power !== null) {
    if (!s.houses.includes(power)) throw wrong(where, `${power} does not play`);
    if (kind !== 'land') throw wrong(where, 'power tokens lie on land only');
    if (house !== null && house !== power)
      throw wrong(`${where}.power`, `a power token of ${power} cannot lie under units of ${house}`);
    if (power === homeOf) throw wrong(`${where}.power`, `its shield keeps this area for ${power}`);
  }
  if (garrison !== 0) {
    if (homeOf === null || !s.houses.includes(homeOf))
      throw wrong(`${where}.garrison`, 'a garrison stands in the home of a House that plays');
    if (garrison !== printed) throw wrong(`${where}.garrison`, `the garrison has strength ${printed}`);
    if ((house !== null && house !== homeOf) || power !== null)
      throw wrong(`${where}.garrison`, `the garrison of ${homeOf} falls with its home`);
  }
  if (neutral !== null) {
    if (house !== null || power !== null)
      throw wrong(`${where}.neutral`, 'a neutral force has its area for itself');
    const token = SETUPS[s.houses.length as PlayerCount].neutralForces[id];
    if (neutral !== token)
      throw wrong(`${where}.neutral`, `the token of this area is ${token ?? 'not in this game'}`);
  }
}

/** A round leaves no orders and no routed units behind, and the tokens of its holders are fresh. */
function checkCleanedUp(s: ThronesState): void {
  for (const { id, order, routed } of s.areas) {
    if (order !== null) throw wrong(`areas.${id}.order`, 'orders lie there in the action phase only');
    if (countUnits(routed) > 0)
      throw wrong(`areas.${id}.routed`, 'routed units stand up when the round ends');
  }
  if (s.bladeUsed) throw wrong('bladeUsed', 'the blade is used in the action phase');
  if (s.ravenUsed) throw wrong('ravenUsed', 'the raven is used when orders have been placed');
}

function checkPieces(s: ThronesState, id: ThronesState['houses'][number]): void {
  for (const kind of UNIT_KINDS) {
    if (availableUnits(s, id, kind) < 0)
      throw wrong('areas', `${id} owns only ${COMPONENTS.units[kind]} of ${kind}`);
  }
  if (houseOf(s, id).power + powerOnBoard(s, id) > COMPONENTS.powerTokens)
    throw wrong(`houses.${id}.power`, `${id} owns only ${COMPONENTS.powerTokens} power tokens`);
  if (!armiesFit(s, id))
    throw wrong(`houses.${id}.supply`, `supply ${houseOf(s, id).supply} cannot feed the armies of ${id}`);
}

function checkOrders(s: ThronesState, id: ThronesState['houses'][number]): void {
  const laid = s.areas.flatMap(({ house, order }): OrderId[] =>
    house === id && order !== null ? [order] : [],
  );
  for (const order of laid) {
    const { count } = ORDERS[order];
    if (laid.filter((other) => other === order).length > count)
      throw wrong('areas', `${id} has only ${count} of ${order}`);
  }
  const stars = laid.filter((order) => ORDERS[order].star).length;
  const limit = starLimit(s, id);
  if (stars > limit) throw wrong('areas', `${id} may have ${limit} special orders, not ${stars}`);
}

function checkCards(s: ThronesState, id: ThronesState['houses'][number]): void {
  const { hand, discard } = houseOf(s, id);
  const all = [...hand, ...discard];
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined) {
    const pile = hand.includes(twice) && discard.includes(twice) ? 'in hand and discarded' : 'there twice';
    throw wrong(`houses.${id}.hand`, `${twice} is ${pile}`);
  }
  const foreign = all.find((card) => !HANDS[id].includes(card));
  if (foreign !== undefined) throw wrong(`houses.${id}.hand`, `${foreign} is not a card of ${id}`);
  const missing = HANDS[id].filter((card) => !all.includes(card));
  if (missing.length > 0)
    throw wrong(`houses.${id}.hand`, `${missing.join(', ')}: neither in hand nor discarded`);
  if (hand.length === 0) throw wrong(`houses.${id}.hand`, 'a hand is never empty');
}

/** Ships are lost or taken over with the land of their port. */
function checkPorts(s: ThronesState): void {
  for (const id of PORT_IDS) {
    const ships = s.areas.find((area) => area.id === id)?.house ?? null;
    const owner = portOwner(s, id);
    if (ships !== null && owner !== null && ships !== owner)
      throw wrong(`areas.${id}`, `${ships} has no Ships in a port of ${owner}`);
  }
}

function checkThreat({ wildlingThreat: threat }: ThronesState): void {
  if (!WILDLING_TRACK.some((place) => place === threat))
    throw wrong('wildlingThreat', `expected one of ${WILDLING_TRACK.join(', ')}`);
  if (threat === WILDLING_TRACK.at(-1))
    throw wrong('wildlingThreat', `at ${threat} the wildlings have attacked already`);
}
