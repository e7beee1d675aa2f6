/**
 * Marches: the units of an area move, together or apart, into areas in reach; at most one of those may have to be
 * fought for. All other movement is done, and control of a vacated area settled, before that fight.
 */
import {
  bug,
  idOf,
  refuse,
  type Assignment,
  type Random,
  type Refusal,
  type SlotOffer,
} from '@maester/kernel';
import { areAdjacent, AREAS, areasNextTo, PORT_CAPACITY, printedOn, type AreaId } from '../areas.ts';
import {
  areaAt,
  armiesFit,
  countUnits,
  houseOf,
  lessUnits,
  plus,
  portOwner,
  removeUnits,
  setOrder,
  unitKindsIn,
  type T,
} from '../board.ts';
import { newCombat, resolveCombat } from '../combat/combat.ts';
import { mostNeutralStrength, neutralAttack } from '../combat/neutral-force.ts';
import { unitStrength } from '../combat/sides.ts';
import { supportingAreas } from '../combat/support.ts';
import { establishControl, mayEstablishControl, settleControl } from '../control.ts';
import type { HouseId } from '../houses.ts';
import { ORDERS, type OrderId } from '../orders.ts';
import { areaOptions, soldierCalled, soldiers } from '../options.ts';
import { procedure } from '../rules.ts';
import { NO_UNITS, type ThronesState, type Units } from '../state.ts';
import { UNITS, type UnitKind } from '../units.ts';
import { hasActed, nextToAct, ordersOf, type InTurnOrder } from './in-turn-order.ts';
import { moveIn } from '../movement/move-in.ts';
import { landsInReach } from '../movement/ship-transport.ts';

const STAY = 'stay';

/** Whether entering means fighting: enemy units, an enemy garrison, a neutral force. */
export function mustFight(s: ThronesState, house: HouseId, id: AreaId): boolean {
  const area = areaAt(s, id);
  if (area.neutral !== null) return true;
  if (area.house !== null) return area.house !== house;
  return area.garrison > 0 && printedOn(id).homeOf !== house;
}

/** Where units of this kind may go, but for the limits on all moves together. */
export function destinations(s: ThronesState, house: HouseId, from: AreaId, kind: UnitKind): AreaId[] {
  if (kind !== 'ship')
    return landsInReach(s, house, from).filter((id) => areaAt(s, id).neutral !== 'impassable');
  return areasNextTo(from).filter((id) => {
    const printed = printedOn(id);
    return printed.kind === 'sea' || (printed.kind === 'port' && portOwner(s, id) === house);
  });
}

/** The rule that keeps units of this kind from going there, or null. */
function outOfReach(s: ThronesState, { house, from }: March, kind: UnitKind, to: AreaId): Refusal | null {
  if (destinations(s, house, from, kind).includes(to)) return null;
  const printed = AREAS[to];
  if (kind === 'ship' && printed.kind === 'land')
    return refuse('thrones/march/ships-stay-afloat', { area: to });
  if (kind !== 'ship' && printed.kind !== 'land')
    return refuse('thrones/march/land-units-stay-ashore', { area: to });
  if (areaAt(s, to).neutral === 'impassable')
    return refuse('thrones/neutral-forces/impassable', { area: to });
  if (printed.kind === 'port' && areAdjacent(from, to)) return refuse('thrones/ports/no-entry', { area: to });
  return refuse('thrones/march/adjacent-only', { from, area: to });
}

function whyNot(s: ThronesState, f: March, moves: Assignment): Refusal | null {
  const units = movable(s, f.from);
  for (const [slot, to] of Object.entries(moves)) {
    const soldier = soldierCalled(slot);
    if (soldier === null) return null;
    const { kind, number } = soldier;
    if (number > units[kind] && areaAt(s, f.from).routed[kind] > 0)
      return refuse('thrones/retreat/routed-cannot-march', { area: f.from });
    if (to === STAY) continue;
    const refusal = Object.hasOwn(AREAS, to) ? outOfReach(s, f, kind, to as AreaId) : null;
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Routed units stay where they are (thrones/retreat/routed-cannot-march). */
function movable(s: ThronesState, from: AreaId): Units {
  const area = areaAt(s, from);
  return lessUnits(area.units, area.routed);
}

/** Every unit is a slot of its own: `footman-1`, `footman-2`, `knight-1`... */
function slots(s: ThronesState, house: HouseId, from: AreaId): SlotOffer[] {
  const units = movable(s, from);
  // All units of an area are ships or none is, so all have the same ways to go.
  const kinds = unitKindsIn(units);
  const values = kinds[0] === undefined ? [] : [STAY, ...areaOptions(destinations(s, house, from, kinds[0]))];
  const list: SlotOffer[] = [];
  for (const kind of kinds) {
    for (const { option } of soldiers(kind, units[kind])) {
      const { id, on, say } = option;
      list.push({ id, on, say, values, optional: false });
    }
  }
  return list;
}

function kindOf(slot: string): UnitKind {
  const soldier = soldierCalled(slot);
  if (soldier === null) throw bug(`no unit ${slot}`);
  return soldier.kind;
}

/** The units that go to each place. */
function groups(moves: Assignment): Map<AreaId, Units> {
  const byArea = new Map<AreaId, Units>();
  for (const slot in moves) {
    const to = moves[slot] as AreaId | typeof STAY;
    if (to !== STAY) byArea.set(to, plus(byArea.get(to) ?? NO_UNITS, kindOf(slot), 1));
  }
  return byArea;
}

function check(
  s: ThronesState,
  house: HouseId,
  from: AreaId,
  order: OrderId,
  moves: Assignment,
): Refusal | null {
  const moving = groups(moves);
  if (moving.size === 0) return null; // nobody is made to move, whatever state his supply is in
  const fights: AreaId[] = [];
  for (const to of moving.keys()) if (mustFight(s, house, to)) fights.push(to);
  if (fights.length > 1) return refuse('thrones/march/one-combat', { areas: fights });
  const changes = new Map<AreaId, number>();
  let leaving = 0;
  for (const [to, units] of moving) {
    const count = countUnits(units);
    leaving += count;
    changes.set(to, count);
    if (printedOn(to).kind === 'port' && areaAt(s, to).units.ship + count > PORT_CAPACITY) {
      return refuse('thrones/ports/three-ships-only', { area: to });
    }
  }
  changes.set(from, -leaving);
  const [fight] = fights;
  const neutral = fight === undefined ? null : areaAt(s, fight).neutral;
  if (fight !== undefined && typeof neutral === 'number') {
    const units = moving.get(fight) ?? NO_UNITS;
    const { alone, most: strength } = againstNeutral(s, from, fight, order, moving);
    if (strength < neutral)
      return refuse('thrones/neutral-forces/strong-enough', { area: fight, strength, needed: neutral });
    // If it takes help, the units may have to stay: there must be supply for that too.
    const ifHeld = new Map(changes).set(from, countUnits(units) - leaving).set(fight, 0);
    if (alone < neutral && !armiesFit(s, house, ifHeld)) return tooLittleSupply(s, house);
  }
  return armiesFit(s, house, changes) ? null : tooLittleSupply(s, house);
}

function tooLittleSupply(s: ThronesState, house: HouseId): Refusal {
  return refuse('thrones/march/supply-limit', { supply: houseOf(s, house).supply });
}

/** The strength against a neutral force without any support, and with all that could be had. */
function againstNeutral(
  s: ThronesState,
  from: AreaId,
  to: AreaId,
  order: OrderId,
  moving: ReadonlyMap<AreaId, Units>,
): { alone: number; most: number } {
  const worth = (units: Units): number =>
    unitStrength(units, printedOn(to).fort !== null, UNITS.ship.strength);
  const units = moving.get(to) ?? NO_UNITS;
  let most = mostNeutralStrength(s, from, to, order, units);
  // Units of this order that join a supporting area arrive before the attack (thrones/march/combat-comes-last).
  for (const id of supportingAreas(s, to)) most += worth(moving.get(id) ?? NO_UNITS);
  return { alone: worth(units) + ORDERS[order].modifier, most };
}

/** Random moves, tried a few times; staying is always legal. */
function sample(
  s: ThronesState,
  { house, from, order }: March,
  random: Random,
  all: readonly SlotOffer[],
): Assignment {
  for (let attempt = 0; attempt < 8; attempt++) {
    const moves: Record<string, string> = {};
    const together = random.below(2) === 0;
    const target = all[0]?.values[random.below(all[0].values.length)] ?? STAY;
    for (const slot of all) {
      const alone = slot.values[random.below(slot.values.length)] ?? STAY;
      moves[slot.id] = idOf(together && slot.values.includes(target) ? target : alone);
    }
    if (check(s, house, from, order, moves) === null) return moves;
  }
  return Object.fromEntries(all.map((slot) => [slot.id, STAY]));
}

export const resolveMarches = procedure<InTurnOrder>('marches')({
  'choose-march': {
    ask: 'option',
    seat: (s, f) => nextToAct(s, f, 'march'),
    options: (s, _, seat) => areaOptions(ordersOf(s, seat as HouseId, 'march')),
    forced: 'is-taken',
    then: (t, f, area, seat) => {
      const [house, from] = [seat as HouseId, area as AreaId];
      const { order } = areaAt(t.state, from);
      if (order === null) throw bug(`no order in ${from}`);
      hasActed(f, house);
      t.run(march, { house, from, order, attack: null, neutral: null, units: NO_UNITS });
      return 'choose-march';
    },
  },
});

interface March {
  house: HouseId;
  from: AreaId;
  order: OrderId;
  /** The area to be fought for, of an enemy or of a neutral force, and the units that will. */
  attack: AreaId | null;
  neutral: AreaId | null;
  units: Units;
}

export const march = procedure<March>('march')({
  /** Where all units lie routed there is nothing to ask; the order is spent. */
  'nobody-can-move': (t, f) => {
    if (countUnits(movable(t.state, f.from)) > 0) return;
    t.emit({ type: 'march-nothing', house: f.house, area: f.from });
    return 'remove-march-order';
  },
  'move-units': {
    ask: 'assignment',
    seat: (_, f) => f.house,
    slots: (s, f) => slots(s, f.house, f.from),
    whyNot: (s, f, _, moves) => whyNot(s, f, moves),
    check: (s, f, _, moves) => check(s, f.house, f.from, f.order, moves),
    sample: (s, f, _, random, all) => sample(s, f, random, all),
    facts: (_, f) => ({ from: f.from, order: f.order }),
    then: moveUnits,
  },
  'neutral-force': (t, f) => {
    if (f.neutral === null) return;
    t.run(neutralAttack, {
      house: f.house,
      from: f.from,
      area: f.neutral,
      order: f.order,
      units: f.units,
      supports: [],
    });
  },
  /** thrones/control/establish, decided before a combat begins. */
  'leave-power-token': {
    ask: 'option',
    seat: (s, f) => (mayEstablishControl(s, f.house, f.from) ? f.house : null),
    options: () => ['leave-token', 'leave-nothing'],
    facts: (_, f) => ({ area: f.from }),
    then: (t, f, option) => {
      if (option === 'leave-token') establishControl(t, f.house, f.from);
    },
  },
  /** What the other moves have brought stands before the fight (thrones/ruling/when-seven-counts). */
  'settle-control': (t, f) => {
    if (f.attack === null) return;
    t.run(settleControl, { attack: { house: f.house, area: f.attack, count: countUnits(f.units) } });
  },
  fight: (t, f) => {
    if (f.attack === null) return;
    const { house, from, order, attack: area, units } = f;
    t.state.combat = newCombat(t.state, { house, from, area, order, units });
    t.run(resolveCombat, { queue: [], casualties: 0 });
  },
  'remove-march-order': (t, f) => {
    setOrder(t.state, f.from, null);
    if (f.attack !== null) removeOrdersWithoutUnits(t.state);
    t.run(settleControl, {});
  },
});

function moveUnits(t: T, f: March, moves: Assignment): void {
  const moving = groups(moves);
  if (moving.size === 0) t.emit({ type: 'march-nothing', house: f.house, area: f.from });
  for (const [to, units] of moving) {
    if (!mustFight(t.state, f.house, to)) moveIn(t, f.house, f.from, to, units);
    else {
      f.units = units;
      if (areaAt(t.state, to).neutral !== null) f.neutral = to;
      else f.attack = to;
    }
  }
  if (f.attack !== null) removeUnits(t.state, f.from, f.units);
}

/** thrones/combat-clean-up/orders-without-units */
function removeOrdersWithoutUnits(s: ThronesState): void {
  for (const { id, order, house } of s.areas) {
    if (order !== null && house === null) setOrder(s, id, null);
  }
}
