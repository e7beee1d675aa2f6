/**
 * What is true of every state in which someone is asked, whatever was played before: pieces, cards and tokens are all
 * accounted for, nothing stands where it may not, and somebody has something to decide or the game is over.
 */
import { must } from '@maester/kernel/testing';
import { AREA_IDS, AREAS, PORT_CAPACITY, PORT_IDS } from '../../src/areas.ts';
import { countUnits, lessUnits, portOwner, sumUnits, victoryPoints } from '../../src/board.ts';
import { HANDS } from '../../src/house-cards.ts';
import { COMPONENTS, TRACK_IDS, type HouseId } from '../../src/houses.ts';
import { ORDERS, type OrderId } from '../../src/orders.ts';
import { starLimit } from '../../src/planning-phase/order-tokens.ts';
import { ROUNDS, SETUPS, VICTORY_TARGET, type PlayerCount } from '../../src/setups.ts';
import {
  NO_UNITS,
  SIDES,
  wholeDeck,
  wholeTidesDeck,
  type AreaState,
  type HouseState,
  type ThronesState,
  type Units,
} from '../../src/state.ts';
import { ARMY_LIMITS } from '../../src/supply.ts';
import { UNIT_KINDS, UNITS } from '../../src/units.ts';
import { WESTEROS_CARDS, WESTEROS_DECKS } from '../../src/westeros-cards.ts';
import { WILDLING_CARD_IDS, WILDLING_TRACK } from '../../src/wildling-cards.ts';

export function checkInvariants(s: ThronesState): void {
  checkFlow(s);
  const marching = running(s, 'march');
  for (const [i, area] of s.areas.entries()) {
    must(area.id === AREA_IDS[i], 'areas are in the board order', area);
    if (!checked.has(area)) checkArea(s, area);
    // A seventh Castle ends the game in the middle of a march, whose order then still lies there.
    if (area.order !== null && s.flow.outcome === null) checkOrder(s, area, marching);
  }
  must(s.holdings.length === s.houses.length, 'every House has its holdings', s.holdings);
  for (const [i, held] of s.holdings.entries()) {
    must(held.id === s.houses[i], 'the holdings are in the order of the Houses', held.id);
    checkPieces(s, held, marching);
    checkCards(s, held);
  }
  checkTracks(s);
  checkDecks(s);
  checkCombat(s);
  if (s.phase === 'westeros') checkCleanedUp(s);
  if (isSettled(s)) checkSettled(s);
}

type AnyFrame = { readonly procedure: string; readonly step: string; readonly [field: string]: unknown };

/** The innermost running procedure of this name. */
function running(s: ThronesState, procedure: string): AnyFrame | undefined {
  return s.flow.stack.findLast((frame) => frame.procedure === procedure) as AnyFrame | undefined;
}

function checkFlow(s: ThronesState): void {
  const { outcome, waiting, stack, answers } = s.flow;
  must((outcome === null) === waiting.length > 0, 'someone is asked, or the game is over', waiting, outcome);
  must((outcome === null) === stack.length > 0, 'a procedure runs, or the game is over', stack);
  must(new Set(waiting).size === waiting.length, 'nobody is asked twice', waiting);
  for (const seat of waiting) {
    must(
      s.houses.some((house) => house === seat),
      'Houses of the game are asked',
      seat,
    );
    must(!Object.hasOwn(answers, seat), 'who has answered is not asked', seat);
  }
  must(s.round >= 1 && s.round <= ROUNDS, 'there are ten rounds', s.round);
  must(s.round > 1 || s.phase !== 'westeros', 'the first round has no Westeros phase', s.round);
  if (outcome === null) return;
  const [winner] = outcome.winners;
  const points = s.houses.map((house) => victoryPoints(s, house));
  must(outcome.winners.length === 1, 'one House wins', outcome);
  must(
    victoryPoints(s, winner as HouseId) === Math.max(...points),
    'the winner holds the most',
    outcome,
    points,
  );
  must(s.round === ROUNDS || Math.max(...points) >= VICTORY_TARGET, 'the game ends early for seven', points);
}

/** Areas found in order: they are frozen then, so what was true of one stays true. */
const checked = new WeakSet<AreaState>();

/** What is true of an area by itself. */
function checkArea(s: ThronesState, area: AreaState): void {
  const { id, house, units, routed, order, power, garrison, neutral } = area;
  const printed = AREAS[id];
  must(
    (house === null) === (countUnits(units) === 0),
    'units belong to a House, and a House has units',
    area,
  );
  must(house === null || s.houses.includes(house), 'only Houses of the game have units', area);
  for (const kind of UNIT_KINDS) {
    must(units[kind] >= 0 && routed[kind] >= 0, 'units are counted from 0', area);
    must(routed[kind] <= units[kind], 'no more units are routed than there are', area);
    const fits = UNITS[kind].moves === (printed.kind === 'land' ? 'land' : 'sea');
    must(fits || units[kind] === 0, 'land units stay ashore and ships afloat', area);
    // A routed Footman may be upgraded when the last orders are resolved (thrones/ruling/routed-unit-upgraded).
    const upgrading = !UNITS[kind].canRetreat && running(s, 'consolidate-power') !== undefined;
    must(
      UNITS[kind].canRetreat || upgrading || routed[kind] === 0,
      'what cannot retreat is never routed',
      area,
    );
  }
  if (printed.kind === 'port') must(units.ship <= PORT_CAPACITY, 'a port holds three ships', area);
  if (power !== null) {
    must(printed.kind === 'land', 'power tokens lie on land', area);
    must(s.houses.includes(power), 'only Houses of the game have power tokens', area);
    must(house === null || house === power, 'no power token lies under the units of another House', area);
  }
  if (garrison !== 0) {
    must(garrison === printed.garrison, 'a garrison is as strong as printed', area);
    must(printed.homeOf !== null && s.houses.includes(printed.homeOf), 'garrisons are at home', area);
    must(house === null || house === printed.homeOf, 'a garrison falls with its home', area);
  }
  if (neutral !== null) {
    must(house === null && order === null && power === null, 'a neutral force has its area alone', area);
    const { neutralForces } = SETUPS[s.houses.length as PlayerCount];
    must(neutral === neutralForces[id], 'a neutral force is as strong as its token', area);
  }
  for (const record of [area, units, routed]) Object.freeze(record);
  checked.add(area);
}

/** Whose order lies here, if any. A march lies there until it is done; a combat is fought out (thrones/ruling/combat-goes-on). */
function ownerOfOrder(s: ThronesState, area: AreaState, marching: AnyFrame | undefined): unknown {
  if (marching?.['from'] === area.id) return marching['house'];
  return area.house ?? (s.combat?.area === area.id ? s.combat.defender : null);
}

function checkOrder(s: ThronesState, area: AreaState, marching: AnyFrame | undefined): void {
  must(ownerOfOrder(s, area, marching) !== null, 'orders lie only where their House has units', area);
  must(area.order === null || !s.forbidden.includes(area.order), 'no order lies that a card forbids', area);
}

/** The pieces of a House on the board. Attackers count where they attack. */
function checkPieces(s: ThronesState, held: HouseState, marching: AnyFrame | undefined): void {
  const { id: house, power } = held;
  let units = s.combat?.attacker === house ? s.combat.attackers : NO_UNITS;
  const bold = againstNeutralForce(s, house);
  const armies = [countUnits(units), bold === null ? 0 : countUnits(bold.units)];
  const orders: OrderId[] = [];
  let onBoard = 0;
  for (const area of s.areas) {
    if (area.house === house) {
      units = sumUnits(units, area.units);
      armies.push(countUnits(bold?.from === area.id ? lessUnits(area.units, bold.units) : area.units));
    }
    if (area.power === house) onBoard += 1;
    if (area.order !== null && ownerOfOrder(s, area, marching) === house) orders.push(area.order);
  }
  for (const kind of UNIT_KINDS)
    must(
      units[kind] <= COMPONENTS.units[kind],
      'a House has no more units than are in the box',
      house,
      units,
    );
  // What is neither in hand nor on the board is in the Power Pool.
  const pool = COMPONENTS.powerTokens - power - onBoard;
  must(Number.isInteger(power) && power >= 0, 'power is never negative', house, power);
  must(pool >= 0, 'a House has no more than its power tokens', house, { power, onBoard, pool });
  checkSupply(s, held, armies);
  checkTokens(s, house, orders);
}

/** Units on their way against a neutral force: they leave only when it is beaten. */
function againstNeutralForce(s: ThronesState, house: HouseId): { from: unknown; units: Units } | null {
  const attack = running(s, 'neutral-force');
  return attack?.['house'] === house ? { from: attack['from'], units: attack['units'] as Units } : null;
}

/** Only whoever is giving units up for supply right now may have too many. */
function checkSupply(s: ThronesState, { id, supply }: HouseState, sizes: readonly number[]): void {
  const limits = ARMY_LIMITS[supply];
  must(limits !== undefined, 'supply is on the track', id, supply);
  if (running(s, 'reconcile-supply')?.['house'] === id) return;
  const armies = sizes.filter((size) => size > 1).toSorted((a, b) => b - a);
  const fits = armies.every((size, i) => size <= (limits?.[i] ?? 1));
  must(fits, 'armies fit their supply', id, { supply, armies });
}

function checkTokens(s: ThronesState, house: HouseId, orders: readonly OrderId[]): void {
  for (const id of orders) {
    const count = orders.filter((order) => order === id).length;
    must(count <= ORDERS[id].count, 'a House has no more of an order than it owns', house, id, count);
  }
  if (s.phase !== 'planning') return; // later, cards may move a House down the King's Court
  const stars = orders.filter((order) => ORDERS[order].star).length;
  must(stars <= starLimit(s, house), 'no more special orders than stars', house, orders);
}

/** In hand, discarded or in play, each card once. A card of a combat that is over lies discarded already. */
function checkCards(s: ThronesState, { id: house, hand, discard }: HouseState): void {
  const cleanedUp = running(s, 'combat')?.step === 'after-combat-abilities';
  const inPlay = SIDES.flatMap((side) => {
    const card = s.combat?.[side] === house && !cleanedUp ? s.combat.cards[side] : null;
    return card === null ? [] : [card];
  });
  const all = [...hand, ...discard, ...inPlay];
  must(sameCards(all, HANDS[house]), 'a House has its seven cards, each once', house, {
    hand,
    discard,
    inPlay,
  });
  must(hand.length > 0 || s.combat !== null, 'outside of combat no hand is empty', house);
}

function sameCards(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  const left = others.slice();
  for (const card of some) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left[at] = left.at(-1) ?? card;
    left.pop();
  }
  return true;
}

function checkTracks(s: ThronesState): void {
  for (const track of TRACK_IDS)
    must(
      sameCards(s.tracks[track], s.houses),
      'every House has one place on a track',
      track,
      s.tracks[track],
    );
  must(
    WILDLING_TRACK.some((place) => place === s.wildlingThreat),
    'the threat is on its track',
    s.wildlingThreat,
  );
  const full = s.wildlingThreat === WILDLING_TRACK.at(-1);
  must(
    !full || s.flow.outcome !== null || running(s, 'wildling-attack') !== undefined,
    'at twelve the wildlings attack, unless that attack ended the game',
    s.wildlingThreat,
  );
}

function checkDecks(s: ThronesState): void {
  for (const deck of WESTEROS_DECKS) {
    const all = [...s.westerosDecks[deck], ...s.westerosDiscards[deck]];
    must(sameCards(all, WHOLE_DECKS[deck]), 'a Westeros deck and its discards are whole', deck, all);
  }
  for (const card of s.westerosCards)
    must(
      s.westerosDiscards[WESTEROS_CARDS[card].deck].includes(card),
      'the cards turned up are discarded',
      card,
    );
  const wildlings = s.wildlingDeck.map(({ card }) => card);
  must(sameCards(wildlings, WILDLING_CARD_IDS), 'the wildling deck is whole', wildlings);
  for (const { seenBy } of s.wildlingDeck) {
    const known = new Set(seenBy).size === seenBy.length && seenBy.every((house) => s.houses.includes(house));
    must(known, 'Houses of the game have seen wildling cards', seenBy);
  }
  checkTidesDeck(s);
}

function checkTidesDeck(s: ThronesState): void {
  must(s.options.tidesOfBattle || s.tidesDeck.length === 0, 'the Tides of Battle are optional', s.tidesDeck);
  if (s.combat === null) return;
  const drawn = SIDES.flatMap((side) => s.combat?.tides[side] ?? []);
  const left: string[] = s.options.tidesOfBattle ? wholeTidesDeck() : [];
  for (const card of [...s.tidesDeck, ...drawn]) {
    const at = left.indexOf(card);
    must(at >= 0, 'no Tides of Battle card is there too often', card);
    left.splice(at, 1);
  }
}

const WHOLE_DECKS = { I: wholeDeck('I'), II: wholeDeck('II'), III: wholeDeck('III') };

function checkCombat(s: ThronesState): void {
  const { combat: c } = s;
  must((c !== null) === (running(s, 'combat') !== undefined), 'a combat is there while one is fought', c);
  if (c === null) return;
  must(c.attacker !== c.defender, 'nobody fights himself', c);
  must(s.phase === 'action' && ORDERS[c.march].type === 'march', 'marches lead to combat', c);
  for (const kind of UNIT_KINDS) must(c.attackers[kind] >= 0, 'attackers are counted from 0', c);
  for (const { area, house } of c.supports) {
    const there = s.areas.find(({ id }) => id === area);
    must(there?.house === house, 'who supports has units there', c.supports, there);
  }
  must(c.blade === null || s.bladeUsed, 'the blade is used once', c);
}

function checkCleanedUp(s: ThronesState): void {
  for (const area of s.areas) {
    must(area.order === null, 'no orders outlast the round', area);
    must(countUnits(area.routed) === 0, 'routed units stand up when the round ends', area);
  }
  must(
    !s.bladeUsed && !s.ravenUsed,
    'blade and raven are fresh when the round ends',
    s.bladeUsed,
    s.ravenUsed,
  );
}

const SETTLED: readonly string[] = [
  'planning-phase',
  'messenger-raven',
  'raids',
  'marches',
  'consolidate-power',
];

/** Between two actions, when everything that follows from the last one is done. */
function isSettled(s: ThronesState): boolean {
  return SETTLED.includes(s.flow.stack.at(-1)?.procedure ?? '');
}

function checkSettled(s: ThronesState): void {
  for (const house of s.houses) {
    const points = victoryPoints(s, house);
    must(points < VICTORY_TARGET, 'seven Castles and Strongholds end the game at once', house, points);
  }
  for (const id of PORT_IDS) {
    const ships = s.areas.find((area) => area.id === id)?.house ?? null;
    const owner = portOwner(s, id);
    must(
      ships === null || owner === null || ships === owner,
      'ships lie in ports of their own',
      id,
      ships,
      owner,
    );
  }
}
