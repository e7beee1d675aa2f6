/** What a position is worth to a House: its lands, units and holdings, less a share of what its rivals have. */
import { areaIn, controllerOf, holdingsOf, landStrength, standing, strengthOf } from './board.ts';
import {
  cardStrength,
  FORTS_TO_WIN,
  homeOf,
  ORDERS,
  PLACES,
  printed,
  TRACK_IDS,
  type AreaState,
  type HouseId,
  type State,
  type TrackId,
  type Units,
} from './facts.ts';
import type { Outlook } from './outlook.ts';
import { TRACK_WORTH, WEIGHTS } from './weights.ts';

export function evaluate(s: State, outlook: Outlook): number {
  return boardWorth(s, outlook) + holdingsWorth(s, outlook);
}

/** The part of the worth that lies on the board. */
function boardWorth(s: State, outlook: Outlook): number {
  let total = 0;
  const forts = new Map<HouseId, number>();
  for (const place of PLACES) {
    total += worthAt(s, outlook, place);
    const controller = printed(place).fort === null ? null : controllerOf(s, place);
    if (controller !== null) forts.set(controller, (forts.get(controller) ?? 0) + 1);
  }
  for (const [house, count] of forts) total += victoryWorth(outlook, house, count);
  return total;
}

/** What one place and the units in it add to the worth of the board. */
export function worthAt(s: State, outlook: Outlook, place: number): number {
  const { me, worth, rivalry } = outlook;
  const controller = controllerOf(s, place);
  if (controller === null) return 0;
  const area = areaIn(s, place);
  if (controller === me) {
    const army = area.house === me ? unitsWorth(area.units) : 0;
    const atRisk = dangerAt(outlook, area, place) * ((worth[place] ?? 0) + WEIGHTS.armyAtRisk * army);
    return (worth[place] ?? 0) - atRisk + (army === 0 ? 0 : armyWorth(area, place, outlook));
  }
  const army = area.house === null ? 0 : unitsWorth(area.units);
  return -((worth[place] ?? 0) + army) * (rivalry.get(controller) ?? 0);
}

/** What it adds that a House has won with so many forts. */
export function victoryWorth({ me }: Outlook, house: HouseId, forts: number): number {
  if (forts < FORTS_TO_WIN) return 0;
  return house === me ? WEIGHTS.victory : -WEIGHTS.victory;
}

/** The share of the worth of one of our places that is in danger. */
function dangerAt(outlook: Outlook, area: AreaState, place: number): number {
  const guard = guardOf(area, place, outlook.me);
  return dangerTo(outlook, place, guard, outlook.backing[place] ?? 0);
}

/** The chance that a place with this guard, and this support beside it, is lost to the worst of our enemies. */
export function dangerTo(outlook: Outlook, place: number, guard: number, backing: number): number {
  let worst = 0;
  for (const { house, now, later } of outlook.threats) {
    const strength = now[place] ?? 0;
    if (strength > 0)
      worst = Math.max(worst, dangerFrom(outlook, house, strength, guard + WEIGHTS.supportGrip * backing));
    const next = later?.[place] ?? 0;
    if (next > 0) worst = Math.max(worst, WEIGHTS.laterDanger * dangerFrom(outlook, house, next, guard));
  }
  return worst;
}

/** The chance that a House comes with an army of this strength and beats a guard of that strength. */
export function dangerFrom(
  { odds, weights }: Outlook,
  house: HouseId,
  strength: number,
  guard: number,
): number {
  return weights.attackLikely * (1 - (odds.get(house)?.(guard - strength) ?? 0));
}

/** Strength that defends a place: its units, its garrison, a defense order that lies there. */
export function guardOf(area: AreaState, place: number, house: HouseId): number {
  const units = area.house === house ? strengthOf(standing(area), false) : 0;
  const garrison = homeOf(place) === house ? area.garrison : 0;
  const order =
    area.order === null || ORDERS[area.order].type !== 'defense' ? 0 : ORDERS[area.order].modifier;
  return units + garrison + order;
}

export function unitsWorth(units: Units): number {
  return (
    units.footman * WEIGHTS.footman +
    units.knight * WEIGHTS.knight +
    units.ship * WEIGHTS.ship +
    units['siege-engine'] * WEIGHTS.siegeEngine
  );
}

function armyWorth(area: AreaState, place: number, { approach, station, weights }: Outlook): number {
  const { units, routed } = area;
  const first = station[place] ?? 0;
  const ships = units.ship === 0 ? 0 : first * (1 + WEIGHTS.furtherShip * (units.ship - 1));
  const land = landStrength(units, true) * weights.approach * (approach[place] ?? 0);
  return unitsWorth(units) - WEIGHTS.routed * unitsWorth(routed) + ships + land;
}

function holdingsWorth(s: State, { me, rivalry }: Outlook): number {
  let total = 0;
  for (const house of s.houses) {
    const share = house === me ? 1 : -(rivalry.get(house) ?? 0);
    const { power, supply, hand } = holdingsOf(s, house);
    let worth = powerWorth(power) + supply * WEIGHTS.supplyStep;
    for (const card of hand) worth += WEIGHTS.cardStrength * (cardStrength(card) + 1);
    for (const track of TRACK_IDS) worth += trackWorth(track, s.tracks[track].indexOf(house));
    total += worth * share;
  }
  return total;
}

/** Power to leave in lands that are left and to answer the wildlings with is dear; more than enough is cheap. */
export function powerWorth(power: number): number {
  const first = Math.min(power, WEIGHTS.littlePower);
  const needed = Math.min(power, WEIGHTS.enoughPower);
  return first * WEIGHTS.firstPower + needed * WEIGHTS.power + (power - needed) * WEIGHTS.sparePower;
}

export function trackWorth(track: TrackId, place: number): number {
  return TRACK_WORTH[track][place] ?? 0;
}
