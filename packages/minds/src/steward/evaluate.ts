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
export function boardWorth(s: State, outlook: Outlook): number {
  const { me, worth, threat, rivalry } = outlook;
  let total = 0;
  let ownForts = 0;
  const forts = new Map<HouseId, number>();
  for (const place of PLACES) {
    const area = areaIn(s, place);
    const controller = controllerOf(s, place);
    if (controller === null) continue;
    const isFort = printed(place).fort !== null;
    if (controller === me) {
      if (isFort) ownForts += 1;
      total += (worth[place] ?? 0) * (1 - danger(threat[place] ?? 0, guardOf(area, place, me)));
    } else {
      if (isFort) forts.set(controller, (forts.get(controller) ?? 0) + 1);
      total -= (worth[place] ?? 0) * (rivalry.get(controller) ?? 0);
    }
    if (area.house === me) total += armyWorth(area, place, outlook);
    else if (area.house !== null) total -= unitsWorth(area.units) * (rivalry.get(area.house) ?? 0);
  }
  if (ownForts >= FORTS_TO_WIN) total += WEIGHTS.victory;
  for (const count of forts.values()) if (count >= FORTS_TO_WIN) total -= WEIGHTS.victory;
  return total;
}

/** The share of a place's worth that is lost to an attack of this strength on a guard of that strength. */
export function danger(threat: number, guard: number): number {
  if (threat <= 0) return 0;
  const ahead = threat - guard + WEIGHTS.safeMargin;
  return Math.max(0, Math.min(WEIGHTS.mostDanger, ahead / WEIGHTS.dangerSpan));
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

function armyWorth(area: AreaState, place: number, { approach, station }: Outlook): number {
  const { units, routed } = area;
  const first = station[place] ?? 0;
  const ships = units.ship === 0 ? 0 : first * (1 + WEIGHTS.furtherShip * (units.ship - 1));
  const land = landStrength(units, true) * WEIGHTS.approach * (approach[place] ?? 0);
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

export function powerWorth(power: number): number {
  const needed = Math.min(power, WEIGHTS.enoughPower);
  return needed * WEIGHTS.power + (power - needed) * WEIGHTS.sparePower;
}

export function trackWorth(track: TrackId, place: number): number {
  return TRACK_WORTH[track][place] ?? 0;
}
