// What came of a game of thrones, read from everything that happened: Castles by round, every battle with its odds, where
// power came from and went, and who took which Castle from whom.

import type { ThronesEvent, ThronesState } from '@maester/thrones';
import {
  AREAS,
  controller,
  TRACK_IDS,
  type AreaId,
  type Combat,
  type HouseCardId,
  type HouseId,
  type Side,
} from '@maester/thrones/tables';
import { leaderOf, totals } from '../controls/strengths.ts';
import { standings } from '../panels/facts.ts';

/** An event with the version of the game at which it happened. */
export interface Dated {
  readonly version: number;
  readonly event: ThronesEvent;
}

/** A game that can be looked at after every choice. */
export interface Looked {
  readonly events: readonly Dated[];
  /** In order, those that choices led to. */
  readonly versions: readonly number[];
  readonly at: (version: number) => ThronesState;
}

export interface FortsByRound {
  readonly round: number;
  /** The last version of the round. */
  readonly version: number;
  readonly forts: ReadonlyMap<HouseId, number>;
}

const fortsIn = (state: ThronesState): ReadonlyMap<HouseId, number> =>
  new Map(standings(state).map(({ house, forts }) => [house, forts]));

/** Castles and Strongholds of every House: at the start (round 0), and at the end of each round. */
export function fortsByRound({ events, versions, at }: Looked): readonly FortsByRound[] {
  const starts = events.flatMap(({ version, event }) =>
    event.type === 'round' ? [{ version, round: event.round }] : [],
  );
  const last = versions.at(-1) ?? 0;
  return [
    { round: 0, version: 0, forts: fortsIn(at(0)) },
    ...starts.map(({ round }, i) => {
      // Nothing changes hands between the last choice of a round and the next round.
      const version = starts[i + 1]?.version ?? last;
      return { round, version, forts: fortsIn(at(version)) };
    }),
  ];
}

export interface Battle {
  readonly version: number;
  readonly round: number;
  readonly area: AreaId;
  readonly attacker: HouseId;
  readonly defender: HouseId;
  readonly winner: HouseId;
  readonly strengths: { readonly attacker: number; readonly defender: number };
  readonly cards: { readonly attacker: HouseCardId | null; readonly defender: HouseCardId | null };
  /** How many of the pairs of cards that both could have played win for the attacker, from 0 to 1. */
  readonly chance: number;
}

/** Every battle that was fought to its end. */
export function battlesOf(looked: Looked): readonly Battle[] {
  const battles: Battle[] = [];
  let round = 0;
  let attack: (ThronesEvent & { readonly type: 'attack' }) | null = null;
  let cards: { attacker: HouseCardId | null; defender: HouseCardId | null } = {
    attacker: null,
    defender: null,
  };
  let chance = 0.5;
  for (const { version, event } of looked.events) {
    switch (event.type) {
      case 'round':
        round = event.round;
        break;
      case 'attack':
        attack = event;
        cards = { attacker: null, defender: null };
        chance = 0.5;
        break;
      case 'house-card': {
        if (attack === null) break;
        if (cards.attacker === null && cards.defender === null)
          chance = chanceOfAttacker(looked.at(versionBefore(looked, version))) ?? chance;
        const side: Side = event.house === attack.house ? 'attacker' : 'defender';
        cards = { ...cards, [side]: event.card };
        break;
      }
      case 'combat-won': {
        if (attack === null) break;
        const won = event.side;
        const strengths =
          won === 'attacker'
            ? { attacker: event.strength, defender: event.against }
            : { attacker: event.against, defender: event.strength };
        const { house: attacker, defender, area } = attack;
        battles.push({
          version,
          round,
          area,
          attacker,
          defender,
          winner: event.house,
          strengths,
          cards,
          chance,
        });
        attack = null;
        break;
      }
      default:
    }
  }
  return battles;
}

/** The choice before, if it was not undone. */
function versionBefore({ versions }: Looked, version: number): number {
  return versions[versions.indexOf(version) - 1] ?? 0;
}

/** Before the cards are chosen: the part of all pairs with which the attacker wins. Null where nobody fights. */
export function chanceOfAttacker(state: ThronesState): number | null {
  const { combat } = state;
  if (combat === null) return null;
  const handOf = (house: HouseId): readonly HouseCardId[] =>
    state.holdings.find(({ id }) => id === house)?.hand ?? [];
  const [mine, theirs] = [handOf(combat.attacker), handOf(combat.defender)];
  if (mine.length === 0 || theirs.length === 0) return null;
  const fought = mine.flatMap((attacker) =>
    theirs.map((defender): Combat => ({ ...combat, cards: { attacker, defender } })),
  );
  const won = fought.filter((one) => leaderOf(state, one, totals(state, one)) === 'attacker');
  return won.length / fought.length;
}

export interface Fortune {
  readonly house: HouseId;
  readonly fought: number;
  readonly won: number;
  /** Victories that the odds of its battles come to. */
  readonly expected: number;
}

/** How each House fared in battle against its odds, those that fought most first. */
export function fortunesOf(houses: readonly HouseId[], battles: readonly Battle[]): readonly Fortune[] {
  return houses
    .map((house) => {
      const own = battles.filter(({ attacker, defender }) => attacker === house || defender === house);
      return {
        house,
        fought: own.length,
        won: own.filter(({ winner }) => winner === house).length,
        expected: own.reduce(
          (sum, { attacker, chance }) => sum + (attacker === house ? chance : 1 - chance),
          0,
        ),
      };
    })
    .toSorted((a, b) => b.fought - a.fought);
}

export interface Purse {
  readonly house: HouseId;
  readonly gained: number;
  readonly tracks: number;
  readonly wildlings: number;
  /** Tokens laid on the map. */
  readonly tokens: number;
  /** What cards took. */
  readonly lost: number;
}

/** Where the power of each House came from and went. */
export function pursesOf(houses: readonly HouseId[], events: readonly Dated[]): readonly Purse[] {
  return houses.map((house) => {
    let [gained, tracks, wildlings, tokens, lost] = [0, 0, 0, 0, 0];
    for (const { event } of events) {
      if (event.type === 'bids') {
        const bid = event.bids[house] ?? 0;
        if (TRACK_IDS.some((track) => track === event.for)) tracks += bid;
        else wildlings += bid;
      } else if (!('house' in event) || event.house !== house) continue;
      else if (event.type === 'power') gained += event.gained;
      else if (event.type === 'power-lost') lost += event.lost;
      else if (event.type === 'power-token') tokens += 1;
    }
    return { house, gained, tracks, wildlings, tokens, lost };
  });
}

export interface Capture {
  readonly version: number;
  readonly round: number;
  readonly area: AreaId;
  readonly from: HouseId | null;
  readonly to: HouseId;
  /** Castles and Strongholds of the captor afterwards. */
  readonly forts: number;
}

const MOVES: readonly string[] = ['march', 'combat-won', 'neutral-destroyed', 'retreat', 'power-token'];

/** Castles and Strongholds that another House took, in order. */
export function capturesOf(looked: Looked): readonly Capture[] {
  const captures: Capture[] = [];
  const forts = (Object.keys(AREAS) as AreaId[]).filter((id) => AREAS[id].fort !== null);
  const holders = new Map(forts.map((id) => [id, controller(looked.at(0), id)]));
  const told = Map.groupBy(looked.events, ({ version }) => version);
  let round = 0;
  for (const [version, events] of told) {
    for (const { event } of events) if (event.type === 'round') round = event.round;
    if (!events.some(({ event }) => MOVES.includes(event.type))) continue;
    const state = looked.at(version);
    for (const area of forts) {
      const [before, now] = [holders.get(area) ?? null, controller(state, area)];
      // A battle is fought for it: nobody has taken it yet.
      if (now === before || state.combat?.area === area) continue;
      holders.set(area, now);
      if (now !== null)
        captures.push({
          version,
          round,
          area,
          from: before,
          to: now,
          forts: fortsIn(state).get(now) ?? 0,
        });
    }
  }
  return captures;
}
