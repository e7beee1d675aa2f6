/**
 * The state of a game: the board area by area, each House's belongings, the three Influence tracks, the decks.
 * Areas, unit counts and Houses are immutable records: a change replaces the record (see board.ts), so a copy of the
 * state shares them and costs next to nothing.
 */
import { bug, type Flow, type Random, shuffled, type Viewer } from '@maester/kernel';
import { AREA_IDS, areaIndex, AREAS, type AreaId } from './areas.ts';
import { HANDS, type HouseCardId } from './house-cards.ts';
import { HOUSES, STARTING_POWER, type HouseId, type TrackId } from './houses.ts';
import { memoryOf, NO_MEMORY, type Memory } from './memory.ts';
import type { OrderId } from './orders.ts';
import { FAQ_LANNISTER_SHIP, SETUPS, type NeutralForce, type PlayerCount } from './setups.ts';
import { TIDES_CARD_IDS, TIDES_OF_BATTLE, type TidesCardId } from './tides-of-battle.ts';
import type { UnitKind } from './units.ts';
import {
  WESTEROS_CARD_IDS,
  WESTEROS_CARDS,
  WESTEROS_DECKS,
  type WesterosCardId,
  type WesterosDeck,
} from './westeros-cards.ts';
import { WILDLING_CARD_IDS, WILDLING_START, type WildlingCardId } from './wildling-cards.ts';

export type Units = { readonly [K in UnitKind]: number };

export const NO_UNITS: Units = { footman: 0, knight: 0, ship: 0, 'siege-engine': 0 };

export interface AreaState {
  readonly id: AreaId;
  /** Whose units stand here. */
  readonly house: HouseId | null;
  readonly units: Units;
  /** How many of those lie routed. */
  readonly routed: Units;
  readonly order: OrderId | null;
  /** Whose power token lies here. */
  readonly power: HouseId | null;
  /** The strength of the garrison still here; 0 without one. It belongs to the House whose home this is. */
  readonly garrison: number;
  readonly neutral: NeutralForce | null;
}

export interface HouseState {
  readonly id: HouseId;
  /** Available power. The rest of the 20 tokens lie on the board or in the Power Pool. */
  readonly power: number;
  readonly supply: number;
  readonly hand: readonly HouseCardId[];
  readonly discard: readonly HouseCardId[];
}

/** Stands for a card the viewer may not know. */
export const HIDDEN = 'hidden';

/** A wildling card in its pile, and who has seen it there. */
export interface WildlingPlace {
  readonly card: WildlingCardId | typeof HIDDEN;
  readonly seenBy: readonly HouseId[];
}

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export type PerSide<T> = { attacker: T; defender: T };

export interface Support {
  readonly area: AreaId;
  readonly house: HouseId;
  readonly side: Side;
}

/** A combat going on; null at other times. */
export interface Combat {
  attacker: HouseId;
  defender: HouseId;
  from: AreaId;
  area: AreaId;
  march: OrderId;
  /** The attackers have left `from` and stand at the border of `area`. */
  attackers: Units;
  supports: Support[];
  cards: PerSide<HouseCardId | null>;
  blade: HouseId | null;
  /** Drawn but not yet turned up Tides cards are hidden from all but their owner. */
  tides: PerSide<TidesCardId | typeof HIDDEN | null>;
  tidesShown: boolean;
  winner: Side | null;
}

export interface ThronesState {
  flow: Flow;
  options: Options;
  houses: readonly HouseId[];
  round: number;
  phase: 'westeros' | 'planning' | 'action';
  areas: AreaState[];
  holdings: HouseState[];
  tracks: Record<TrackId, readonly HouseId[]>;
  bladeUsed: boolean;
  ravenUsed: boolean;
  wildlingThreat: number;
  /** The top first. */
  wildlingDeck: WildlingPlace[];
  /** The top first. */
  westerosDecks: Record<WesterosDeck, (WesterosCardId | typeof HIDDEN)[]>;
  westerosDiscards: Record<WesterosDeck, WesterosCardId[]>;
  /** The cards turned up this round. */
  westerosCards: WesterosCardId[];
  /** Orders that nobody may place this round. */
  forbidden: readonly OrderId[];
  tidesDeck: (TidesCardId | typeof HIDDEN)[];
  combat: Combat | null;
  /** Open to all, and not part of the hash. States that an earlier version wrote have none. */
  memory?: Memory;
}

export interface Options {
  readonly tidesOfBattle: boolean;
  /** The changes of the publisher's FAQ 2.0: the Lannister port ship and the tie-breaks. */
  readonly faq: boolean;
}

export interface ThronesSetup extends Options {
  readonly players: PlayerCount;
}

export function begin(setup: ThronesSetup, flow: Flow): ThronesState {
  const { houses, tracks, neutralForces } = SETUPS[setup.players];
  const areas = AREA_IDS.map((id): AreaState => {
    const home = AREAS[id].homeOf;
    return {
      id,
      house: null,
      units: NO_UNITS,
      routed: NO_UNITS,
      order: null,
      power: null,
      garrison: home !== null && houses.includes(home) ? AREAS[id].garrison : 0,
      neutral: neutralForces[id] ?? null,
    };
  });
  const place = (house: HouseId, id: AreaId, units: Partial<Units>): void => {
    const at = areaIndex(id);
    const area = areas[at];
    if (area === undefined) throw bug(`no area ${id}`);
    areas[at] = { ...area, house, units: { ...NO_UNITS, ...units } };
  };
  for (const house of houses) {
    for (const [id, units] of Object.entries(HOUSES[house].units)) place(house, id as AreaId, units);
  }
  if (setup.faq && setup.players >= FAQ_LANNISTER_SHIP.minPlayers) {
    place(FAQ_LANNISTER_SHIP.house, FAQ_LANNISTER_SHIP.area, { [FAQ_LANNISTER_SHIP.unit]: 1 });
  }
  return {
    flow,
    options: { tidesOfBattle: setup.tidesOfBattle, faq: setup.faq },
    houses,
    round: 1,
    phase: 'planning',
    areas,
    holdings: houses.map((id) => ({
      id,
      power: STARTING_POWER,
      supply: HOUSES[id].supply,
      hand: HANDS[id],
      discard: [],
    })),
    tracks: { ...tracks },
    bladeUsed: false,
    ravenUsed: false,
    wildlingThreat: WILDLING_START,
    wildlingDeck: WILDLING_CARD_IDS.map((card) => ({ card, seenBy: [] })),
    westerosDecks: { I: wholeDeck('I'), II: wholeDeck('II'), III: wholeDeck('III') },
    westerosDiscards: { I: [], II: [], III: [] },
    westerosCards: [],
    forbidden: [],
    tidesDeck: setup.tidesOfBattle ? wholeTidesDeck() : [],
    combat: null,
    memory: NO_MEMORY,
  };
}

const WESTEROS_PILES = { I: westerosPile('I'), II: westerosPile('II'), III: westerosPile('III') };
const TIDES_PILE = TIDES_CARD_IDS.flatMap((id) => Array<TidesCardId>(TIDES_OF_BATTLE[id].count).fill(id));

function westerosPile(deck: WesterosDeck): readonly WesterosCardId[] {
  return WESTEROS_CARD_IDS.filter((id) => WESTEROS_CARDS[id].deck === deck).flatMap((id) =>
    Array<WesterosCardId>(WESTEROS_CARDS[id].count).fill(id),
  );
}

export function wholeDeck(deck: WesterosDeck): WesterosCardId[] {
  return WESTEROS_PILES[deck].slice();
}

export function wholeTidesDeck(): TidesCardId[] {
  return TIDES_PILE.slice();
}

export function copy(s: ThronesState, flow: Flow): ThronesState {
  const { I, II, III } = s.westerosDecks;
  const westerosDecks = { I: I.slice(), II: II.slice(), III: III.slice() };
  return copyBeside(s, flow, s.wildlingDeck.slice(), westerosDecks, s.tidesDeck.slice());
}

/** A copy that has these piles. */
function copyBeside(
  s: ThronesState,
  flow: Flow,
  wildlingDeck: ThronesState['wildlingDeck'],
  westerosDecks: ThronesState['westerosDecks'],
  tidesDeck: ThronesState['tidesDeck'],
): ThronesState {
  const { westerosDiscards: discards, tracks, combat } = s;
  return {
    flow,
    options: s.options,
    houses: s.houses,
    round: s.round,
    phase: s.phase,
    areas: s.areas.slice(),
    holdings: s.holdings.slice(),
    tracks: {
      'iron-throne': tracks['iron-throne'],
      fiefdoms: tracks.fiefdoms,
      'kings-court': tracks['kings-court'],
    },
    bladeUsed: s.bladeUsed,
    ravenUsed: s.ravenUsed,
    wildlingThreat: s.wildlingThreat,
    wildlingDeck,
    westerosDecks,
    westerosDiscards: { I: discards.I.slice(), II: discards.II.slice(), III: discards.III.slice() },
    westerosCards: s.westerosCards.slice(),
    forbidden: s.forbidden,
    tidesDeck,
    combat: combat === null ? null : copyCombat(combat),
    memory: memoryOf(s),
  };
}

function copyCombat(c: Combat): Combat {
  return {
    attacker: c.attacker,
    defender: c.defender,
    from: c.from,
    area: c.area,
    march: c.march,
    attackers: c.attackers,
    supports: c.supports.slice(),
    cards: { attacker: c.cards.attacker, defender: c.cards.defender },
    blade: c.blade,
    tides: { attacker: c.tides.attacker, defender: c.tides.defender },
    tidesShown: c.tidesShown,
    winner: c.winner,
  };
}

/** Piles of so many cards face down, to be copied: that is quicker than to cover each card. */
const HIDDEN_PILES: (typeof HIDDEN)[][] = [];

function hidden(count: number): (typeof HIDDEN)[] {
  const pile = (HIDDEN_PILES[count] ??= Array.from({ length: count }, () => HIDDEN));
  return pile.slice();
}

/** Orders on the board are face up from the moment they are there; face-down ones wait as answers in the flow. */
export function view(s: ThronesState, viewer: Viewer, flow: Flow): ThronesState {
  const { I, II, III } = s.westerosDecks;
  const decks = { I: hidden(I.length), II: hidden(II.length), III: hidden(III.length) };
  const seen = copyBeside(s, flow, deckAsSeen(s, viewer), decks, hidden(s.tidesDeck.length));
  if (seen.combat !== null) hideTides(seen.combat, viewer);
  return seen;
}

/** A House may have seen wildling cards, and knows the Tides card that it has drawn; all the rest is open to all. */
export function viewBeside(s: ThronesState, viewer: string, open: ThronesState, flow: Flow): ThronesState {
  const { combat } = s;
  const hasSeen = knowsMoreCards(s, viewer);
  const hasDrawn =
    combat !== null &&
    !combat.tidesShown &&
    SIDES.some((side) => combat[side] === viewer && combat.tides[side] !== null);
  if (flow === open.flow && !hasSeen && !hasDrawn) return open;
  const seen = { ...open, flow };
  if (hasSeen) seen.wildlingDeck = deckAsSeen(s, viewer);
  if (hasDrawn) {
    seen.combat = copyCombat(combat);
    hideTides(seen.combat, viewer);
  }
  return seen;
}

function knowsMoreCards(s: ThronesState, viewer: string): boolean {
  for (const place of s.wildlingDeck)
    if (place.seenBy.length > 0 && isSeenBy(s, place, viewer) && !isSeenBy(s, place, null)) return true;
  return false;
}

function isSeenBy({ houses }: ThronesState, { seenBy }: WildlingPlace, viewer: Viewer): boolean {
  if (seenBy.length === 0) return false;
  return seenBy.length === houses.length || (seenBy as readonly (string | null)[]).includes(viewer);
}

const UNSEEN: WildlingPlace = { card: HIDDEN, seenBy: [] };

function deckAsSeen(s: ThronesState, viewer: Viewer): WildlingPlace[] {
  const deck: WildlingPlace[] = [];
  for (const place of s.wildlingDeck) {
    const { seenBy } = place;
    if (isSeenBy(s, place, viewer)) deck.push(place);
    else deck.push(seenBy.length === 0 ? UNSEEN : { card: HIDDEN, seenBy });
  }
  return deck;
}

/** Drawn cards are hidden from all but their owner until they are turned up. */
function hideTides(combat: Combat, viewer: Viewer): void {
  if (combat.tidesShown) return;
  for (const side of SIDES)
    if (combat.tides[side] !== null && combat[side] !== viewer) combat.tides[side] = HIDDEN;
}

/** Puts the unknown cards of every pile back in some order they could be in. */
export function imagine(s: ThronesState, _viewer: Viewer, random: Random): void {
  const unseen = shuffled(
    random,
    WILDLING_CARD_IDS.filter((card) => !s.wildlingDeck.some((place) => place.card === card)),
  );
  for (const [i, place] of s.wildlingDeck.entries()) {
    if (place.card === HIDDEN) s.wildlingDeck[i] = { card: unseen.pop() ?? HIDDEN, seenBy: place.seenBy };
  }
  for (const deck of WESTEROS_DECKS) {
    s.westerosDecks[deck] = shuffled(random, without(wholeDeck(deck), s.westerosDiscards[deck]));
  }
  if (s.options.tidesOfBattle) {
    const { combat } = s;
    const drawn = combat === null ? [] : SIDES.map((side) => combat.tides[side]);
    const pile = shuffled(random, without(wholeTidesDeck(), drawn));
    if (combat !== null) {
      for (const side of SIDES) if (combat.tides[side] === HIDDEN) combat.tides[side] = pile.pop() ?? HIDDEN;
    }
    s.tidesDeck = pile.slice(0, s.tidesDeck.length);
  }
}

/** The cards that are left when these are taken away, one for one. */
function without<T>(cards: readonly T[], taken: readonly unknown[]): T[] {
  const left = cards.slice();
  for (const card of taken) {
    const at = left.findIndex((other) => other === card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
