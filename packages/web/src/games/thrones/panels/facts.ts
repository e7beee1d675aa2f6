// What the panels tell, counted from a view: standings, supply, holdings, decks. Nothing here draws.

import type { ThronesState } from '@maester/thrones';
import {
  ARMY_LIMITS,
  AREAS,
  COMPONENTS,
  controller,
  countUnits,
  HIDDEN,
  powerOnBoard,
  ranking,
  SETUPS,
  supplyIcons,
  UNIT_KINDS,
  unitsLeft,
  WESTEROS_DECKS,
  wholeDeck,
  WILDLING_CARD_IDS,
  type AreaId,
  type HouseId,
  type HouseState,
  type OrderId,
  type PlayerCount,
  type Units,
  type WesterosCardId,
  type WesterosDeck,
  type WildlingCardId,
} from '@maester/thrones/tables';

export interface Standing {
  readonly house: HouseId;
  readonly castles: number;
  readonly strongholds: number;
  /** Castles and Strongholds together: what wins. */
  readonly forts: number;
}

/** The Houses on the Victory track, in the order in which the game would end now: equals as its tie-breaks say. */
export function standings(view: ThronesState): readonly Standing[] {
  const held = view.areas.map(({ id }) => ({ fort: AREAS[id].fort, holder: controller(view, id) }));
  return ranking(view).map((house) => {
    const count = (fort: string): number =>
      held.filter((at) => at.holder === house && at.fort === fort).length;
    const [castles, strongholds] = [count('castle'), count('stronghold')];
    return { house, castles, strongholds, forts: castles + strongholds };
  });
}

/** Special orders allowed at each place of the King's Court track. */
export function starsByPlace(view: ThronesState): readonly number[] {
  return SETUPS[view.houses.length as PlayerCount].stars;
}

/** A place for an army: how many units it may have, and how many it has. */
export interface ArmyPlace {
  readonly limit: number;
  readonly size: number;
}

export interface SupplyRow {
  readonly house: HouseId;
  readonly supply: number;
  /** Barrels controlled now: where the next Supply card would put the House. */
  readonly barrels: number;
  /** The largest army in the largest place, and so on; an army without a place has limit 0. */
  readonly places: readonly ArmyPlace[];
}

export function supplyRows(view: ThronesState): readonly SupplyRow[] {
  return view.holdings
    .map(({ id, supply }) => ({
      house: id,
      supply,
      barrels: Math.min(supplyIcons(view, id), ARMY_LIMITS.length - 1),
      places: armyPlaces(ARMY_LIMITS[supply] ?? [], armies(view, id)),
    }))
    .toSorted((a, b) => b.supply - a.supply);
}

/** The armies of a House, the largest first: two units or more in one area, attackers on their way too. */
export function armies(view: ThronesState, house: HouseId): readonly number[] {
  const sizes = view.areas.filter((area) => area.house === house).map(({ units }) => countUnits(units));
  if (view.combat?.attacker === house) sizes.push(countUnits(view.combat.attackers));
  return sizes.filter((size) => size > 1).toSorted((a, b) => b - a);
}

export function armyPlaces(limits: readonly number[], sizes: readonly number[]): readonly ArmyPlace[] {
  return Array.from({ length: Math.max(limits.length, sizes.length) }, (_, i) => ({
    limit: limits[i] ?? 0,
    size: sizes[i] ?? 0,
  }));
}

export interface Holding extends Pick<HouseState, 'power' | 'supply' | 'hand' | 'discard'> {
  readonly house: HouseId;
  readonly powerOnBoard: number;
  readonly powerInPool: number;
  readonly onBoard: Units;
  readonly inBox: Units;
  readonly areas: readonly AreaId[];
}

/** What each House has, in turn order. */
export function holdings(view: ThronesState): readonly Holding[] {
  return view.tracks['iron-throne'].flatMap((house) => {
    const held = view.holdings.find(({ id }) => id === house);
    if (held === undefined) return [];
    const { power, supply, hand, discard } = held;
    const laid = powerOnBoard(view, house);
    const inBox = unitsLeft(view, house);
    return {
      house,
      power,
      supply,
      hand,
      discard,
      powerOnBoard: laid,
      powerInPool: COMPONENTS.powerTokens - power - laid,
      inBox,
      onBoard: Object.fromEntries(
        UNIT_KINDS.map((kind) => [kind, COMPONENTS.units[kind] - inBox[kind]]),
      ) as unknown as Units,
      areas: areasOfHouse(view, house),
    };
  });
}

export function areasOfHouse(view: ThronesState, house: HouseId): readonly AreaId[] {
  return view.areas.map(({ id }) => id).filter((id) => controller(view, id) === house);
}

export interface DeckFacts {
  readonly deck: WesterosDeck;
  readonly left: number;
  /** What can still be drawn, and how many of each. */
  readonly coming: readonly { readonly card: WesterosCardId; readonly count: number }[];
  /** What lies face up, this round's card too, the oldest first. */
  readonly past: readonly WesterosCardId[];
}

export function decks(view: ThronesState): readonly DeckFacts[] {
  return WESTEROS_DECKS.map((deck) => {
    const past = view.westerosDiscards[deck];
    const counts = new Map<WesterosCardId, number>();
    for (const card of wholeDeck(deck)) counts.set(card, (counts.get(card) ?? 0) + 1);
    for (const card of past) counts.set(card, (counts.get(card) ?? 0) - 1);
    const coming = Array.from(counts, ([card, count]) => ({ card, count })).filter(({ count }) => count > 0);
    return { deck, left: view.westerosDecks[deck].length, coming, past };
  });
}

export interface WildlingPile {
  /** The next card, if we know it. */
  readonly top: WildlingCardId | null;
  /** Cards whose place is not known to us: one of them is next, unless we know better. */
  readonly unknown: readonly WildlingCardId[];
  /** Who has looked at the card on top. */
  readonly seenBy: readonly HouseId[];
}

export function wildlingPile(view: ThronesState): WildlingPile {
  const [top] = view.wildlingDeck;
  const known = view.wildlingDeck.map(({ card }) => card);
  return {
    top: top === undefined || top.card === HIDDEN ? null : top.card,
    unknown: WILDLING_CARD_IDS.filter((card) => !known.includes(card)),
    seenBy: top?.seenBy ?? [],
  };
}

export interface AreaRow {
  readonly area: AreaId;
  readonly kind: 'land' | 'sea' | 'port';
  readonly holder: HouseId | null;
  readonly units: Units;
  readonly count: number;
  readonly order: OrderId | null;
}

export function areaRows(view: ThronesState): readonly AreaRow[] {
  return view.areas.map(({ id, units, order }) => ({
    area: id,
    kind: AREAS[id].kind,
    holder: controller(view, id),
    units,
    count: countUnits(units),
    order,
  }));
}
