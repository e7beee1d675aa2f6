/**
 * A position in numbers, seen from each House: what it has, what it stands to lose and to gain, and how far ahead its
 * rivals are. They are about between 0 and 1, for the network that judges positions.
 */
import { areaIn, controllerOf, holdingsOf } from '../board.ts';
import { guardOf } from '../evaluate.ts';
import {
  cardStrength,
  FORTS_TO_WIN,
  homeOf,
  LAST_ROUND,
  PLACES,
  printed,
  TRACK_IDS,
  type HouseId,
  type State,
} from '../facts.ts';
import { anyArmy } from '../outlook.ts';

/** What is counted of one House. */
interface Count {
  forts: number;
  strongholds: number;
  lands: number;
  seas: number;
  barrels: number;
  crowns: number;
  footmen: number;
  knights: number;
  ships: number;
  engines: number;
  homeHeld: number;
  /** How much of its forts others could take, and the worst single danger. */
  danger: number;
  worstDanger: number;
  /** How likely its three best chances at forts of others are, best first. */
  prizes: [number, number, number];
}

const ALL_HOUSES: readonly HouseId[] = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];

const OWN_INPUTS = 29;
const COMMON_INPUTS = 13;
export const INPUTS = OWN_INPUTS + COMMON_INPUTS + ALL_HOUSES.length;

/** The inputs of every House in the order of the state, one after the other. */
export function inputsOf(s: State): Float32Array {
  const reach = s.houses.map((house) => anyArmy(s, house));
  const counts = countsOf(s, reach);
  const inputs = new Float32Array(s.houses.length * INPUTS);
  for (const [i, house] of s.houses.entries()) {
    const numbers = [
      ...ownInputs(s, house, countAt(counts, i)),
      ...commonInputs(s, counts, i),
      ...ALL_HOUSES.map((one) => (one === house ? 1 : 0)),
    ];
    inputs.set(numbers, i * INPUTS);
  }
  return inputs;
}

function newCount(): Count {
  return {
    forts: 0,
    strongholds: 0,
    lands: 0,
    seas: 0,
    barrels: 0,
    crowns: 0,
    footmen: 0,
    knights: 0,
    ships: 0,
    engines: 0,
    homeHeld: 0,
    danger: 0,
    worstDanger: 0,
    prizes: [0, 0, 0],
  };
}

function countAt(counts: readonly Count[], i: number): Count {
  return counts[i] ?? newCount();
}

function countsOf(s: State, reach: readonly Float64Array[]): readonly Count[] {
  const counts = s.houses.map(newCount);
  for (const place of PLACES) {
    const area = areaIn(s, place);
    const standing = area.house === null ? -1 : s.houses.indexOf(area.house);
    if (standing >= 0) {
      const count = countAt(counts, standing);
      count.footmen += area.units.footman;
      count.knights += area.units.knight;
      count.ships += area.units.ship;
      count.engines += area.units['siege-engine'];
    }
    const controller = controllerOf(s, place);
    const at = controller === null ? -1 : s.houses.indexOf(controller);
    if (at >= 0) countHolding(countAt(counts, at), place, controller);
    if (printed(place).fort === null || area.neutral === 'impassable') continue;
    const guard = controller === null ? (area.neutral ?? 0) : guardOf(area, place, controller);
    for (let i = 0; i < counts.length; i++) {
      if (i === at) continue;
      const strength = reach[i]?.[place] ?? 0;
      if (strength === 0) continue;
      const chance = chanceOf(strength - guard);
      notePrize(countAt(counts, i).prizes, chance);
      if (at >= 0) {
        const held = countAt(counts, at);
        held.danger += chance;
        held.worstDanger = Math.max(held.worstDanger, chance);
      }
    }
  }
  return counts;
}

function countHolding(count: Count, place: number, controller: HouseId | null): void {
  const { kind, fort, supply, power } = printed(place);
  if (kind === 'sea') count.seas += 1;
  if (kind !== 'land') return;
  count.lands += 1;
  count.barrels += supply;
  count.crowns += power;
  if (fort !== null) count.forts += 1;
  if (fort === 'stronghold') count.strongholds += 1;
  if (homeOf(place) === controller) count.homeHeld = 1;
}

/** A rough chance to take a place when ahead by so much: certain from 3 on, none from -3. */
function chanceOf(ahead: number): number {
  return Math.max(0, Math.min(1, (ahead + 3) / 6));
}

function notePrize(prizes: Count['prizes'], chance: number): void {
  if (chance > prizes[0]) [prizes[0], prizes[1], prizes[2]] = [chance, prizes[0], prizes[1]];
  else if (chance > prizes[1]) [prizes[1], prizes[2]] = [chance, prizes[1]];
  else if (chance > prizes[2]) prizes[2] = chance;
}

function ownInputs(s: State, house: HouseId, count: Count): number[] {
  const { power, supply, hand } = holdingsOf(s, house);
  const behind = Math.max(1, s.houses.length - 1);
  const places = TRACK_IDS.map((track) => s.tracks[track].indexOf(house));
  const strength = hand.reduce((sum, card) => sum + cardStrength(card), 0);
  return [
    count.forts / FORTS_TO_WIN,
    count.strongholds / 4,
    count.lands / 10,
    count.seas / 6,
    count.barrels / 8,
    count.crowns / 8,
    count.footmen / 8,
    count.knights / 5,
    count.ships / 6,
    count.engines / 2,
    (count.footmen + 2 * count.knights) / 14,
    count.homeHeld,
    count.danger / 4,
    count.worstDanger,
    ...count.prizes,
    supply / 6,
    (count.barrels - supply) / 4,
    power / 15,
    Math.min(power, 4) / 4,
    ...places.map((place) => 1 - place / behind),
    ...places.map((place) => (place === 0 ? 1 : 0)),
    strength / 12,
    hand.length / 7,
  ];
}

function commonInputs(s: State, counts: readonly Count[], i: number): number[] {
  const own = countAt(counts, i);
  const hope = ({ forts, prizes }: Count): number => forts + prizes[0] + prizes[1];
  let [first, second, hopes, richer, alike] = [0, 0, 0, 0, 0];
  for (const [j, rival] of counts.entries()) {
    if (j === i) continue;
    if (rival.forts > first) [first, second] = [rival.forts, first];
    else if (rival.forts > second) second = rival.forts;
    hopes = Math.max(hopes, hope(rival));
    if (rival.forts > own.forts) richer += 1;
    else if (rival.forts === own.forts) alike += 1;
  }
  const lead = (own.forts - first) / 4;
  const late = s.round / LAST_ROUND;
  return [
    first / FORTS_TO_WIN,
    second / FORTS_TO_WIN,
    hopes / (FORTS_TO_WIN + 2),
    hope(own) / (FORTS_TO_WIN + 2),
    richer / 5,
    alike / 5,
    lead,
    lead * late,
    (own.forts / FORTS_TO_WIN) * late,
    late,
    late * late,
    own.forts === FORTS_TO_WIN - 1 ? 1 : 0,
    first === FORTS_TO_WIN - 1 ? 1 : 0,
  ];
}
