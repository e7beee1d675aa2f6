/** Positions for scenarios: any board, in the words of the rulebook. docs/scenarios.md has the page for players. */
import { shape, startAt, type Flow, type Json } from '@maester/kernel';
import { actionPhase } from './action-phase/action-phase.ts';
import { AREA_IDS, type AreaId } from './areas.ts';
import { changeArea, changeHouse, controller, houseOf, unitKindsIn, victoryPoints } from './board.ts';
import { strength } from './combat/strength.ts';
import { wholeGame } from './game.ts';
import { HOUSE_CARD_IDS } from './house-cards.ts';
import { COMPONENTS, HOUSE_IDS, TRACK_IDS, type HouseId } from './houses.ts';
import { ORDER_IDS } from './orders.ts';
import { planningPhase } from './planning-phase/planning-phase.ts';
import { mustBePossible, wrong } from './possible.ts';
import type { NeutralForce } from './setups.ts';
import { begin, NO_UNITS, wholeDeck, type ThronesSetup, type ThronesState, type Units } from './state.ts';
import { MAX_SUPPLY } from './supply.ts';
import { UNIT_KINDS } from './units.ts';
import { WESTEROS_CARD_IDS, WESTEROS_DECKS } from './westeros-cards.ts';
import { westerosPhase } from './westeros-phase/westeros-phase.ts';
import { WILDLING_CARD_IDS, WILDLING_TRACK } from './wildling-cards.ts';

const { integer, list, nullable, object, oneOf, optional, record, yesNo } = shape;
const house = oneOf(HOUSE_IDS);
const units = record(UNIT_KINDS, integer(0, 10));

const neutral: shape.Reader<NeutralForce> = (value, place) =>
  value === 'impassable' ? value : integer(1, 20)(value, place);

const readArea = object({
  house: optional(nullable(house), null),
  units: optional(units, {}),
  routed: optional(units, {}),
  order: optional(nullable(oneOf(ORDER_IDS)), null),
  power: optional(nullable(house), null),
  garrison: optional(integer(0, 9), 0),
  /** The strength of a neutral force, or 'impassable'. */
  neutral: optional(nullable(neutral), null),
});

const readHouse = object({
  power: optional(nullable(integer(0, COMPONENTS.powerTokens)), null),
  supply: optional(nullable(integer(0, MAX_SUPPLY)), null),
  hand: optional(nullable(list(oneOf(HOUSE_CARD_IDS))), null),
  discard: optional(nullable(list(oneOf(HOUSE_CARD_IDS))), null),
});

const readPosition = object({
  round: optional(integer(1, 10), 1),
  phase: optional(oneOf(['westeros', 'planning', 'action']), 'planning'),
  /** `setup` keeps the pieces of the set-up where nothing else is said; `empty` clears them away. */
  board: optional(oneOf(['setup', 'empty']), 'setup'),
  areas: optional(record(AREA_IDS, readArea), {}),
  houses: optional(record(HOUSE_IDS, readHouse), {}),
  tracks: optional(record(TRACK_IDS, list(house)), {}),
  bladeUsed: optional(yesNo, false),
  ravenUsed: optional(yesNo, false),
  wildlingThreat: optional(integer(0, WILDLING_TRACK[WILDLING_TRACK.length - 1] ?? 0), 2),
  /** Cards on top of the piles, the first to be drawn first; the others follow in their printed order. */
  wildlingDeck: optional(list(oneOf(WILDLING_CARD_IDS)), []),
  westerosDecks: optional(record(WESTEROS_DECKS, list(oneOf(WESTEROS_CARD_IDS))), {}),
  forbidden: optional(list(oneOf(ORDER_IDS)), []),
});

export function position(setup: ThronesSetup, given: Json, flow: Flow): ThronesState {
  const read = readPosition(given, { kind: 'position', where: 'position' });
  const s = begin(setup, flow);
  s.round = read.phase === 'westeros' ? read.round - 1 : read.round;
  if (s.round === 0) throw wrong('round', 'the first round has no Westeros phase');
  if (read.board === 'empty') {
    for (const { id } of s.areas)
      changeArea(s, id, { house: null, units: NO_UNITS, garrison: 0, neutral: null });
  }
  for (const [id, area] of Object.entries(read.areas)) placeArea(s, id as AreaId, area);
  for (const [id, change] of Object.entries(read.houses)) {
    if (!s.houses.some((playing) => playing === id)) throw wrong(`houses.${id}`, 'this House does not play');
    setHouse(s, id as HouseId, change);
  }
  for (const [track, order] of Object.entries(read.tracks)) {
    if (order.toSorted().join() !== s.houses.toSorted().join()) {
      throw wrong(`tracks.${track}`, `expected every House once: ${s.houses.join(', ')}`);
    }
    s.tracks[track as keyof typeof s.tracks] = order;
  }
  Object.assign(s, {
    bladeUsed: read.bladeUsed,
    ravenUsed: read.ravenUsed,
    wildlingThreat: read.wildlingThreat,
    forbidden: read.forbidden,
  });
  const onTop = <Card>(all: readonly Card[], top: readonly Card[], where: string): Card[] => {
    const rest = all.slice();
    for (const card of top) {
      const at = rest.indexOf(card);
      if (at < 0) throw wrong(where, `no ${String(card)} left in that pile`);
      rest.splice(at, 1);
    }
    return [...top, ...rest];
  };
  s.wildlingDeck = onTop(WILDLING_CARD_IDS, read.wildlingDeck, 'wildlingDeck').map((card) => ({
    card,
    seenBy: [],
  }));
  for (const deck of WESTEROS_DECKS) {
    s.westerosDecks[deck] = onTop(wholeDeck(deck), read.westerosDecks[deck] ?? [], `westerosDecks.${deck}`);
  }
  mustBePossible(s, read.phase);
  const game = startAt(
    wholeGame,
    `${read.phase === 'westeros' ? 'planning' : read.phase === 'planning' ? 'action' : 'westeros'}-phase`,
    {},
  );
  if (read.phase === 'westeros') flow.stack = [game, startAt(westerosPhase, westerosPhase.first, {})];
  else if (read.phase === 'planning')
    flow.stack = [game, startAt(planningPhase, planningPhase.first, { placed: {} })];
  else flow.stack = [game, startAt(actionPhase, actionPhase.first, {})];
  return s;
}

function placeArea(s: ThronesState, id: AreaId, area: ReturnType<typeof readArea>): void {
  changeArea(s, id, {
    ...area,
    units: { ...NO_UNITS, ...area.units },
    routed: { ...NO_UNITS, ...area.routed },
  });
}

function setHouse(s: ThronesState, id: HouseId, change: ReturnType<typeof readHouse>): void {
  const old = houseOf(s, id);
  const all = [...old.hand, ...old.discard];
  const discard = change.discard ?? all.filter((card) => change.hand !== null && !change.hand.includes(card));
  changeHouse(s, id, {
    power: change.power ?? old.power,
    supply: change.supply ?? old.supply,
    hand: change.hand ?? all.filter((card) => !discard.includes(card)),
    discard,
  });
}

/** "2 footman, 1 knight": short to write, and nothing can be overlooked in it. */
function inWords(counts: Units): string {
  return unitKindsIn(counts)
    .map((kind) => `${counts[kind]} ${kind}`)
    .join(', ');
}

/** What a scenario may expect: the state with everything that can be worked out of it spelled out. */
export function inspect(s: ThronesState): unknown {
  const { combat } = s;
  return {
    ...s,
    areas: Object.fromEntries(
      s.areas.map((area) => [
        area.id,
        {
          ...area,
          units: inWords(area.units),
          routed: inWords(area.routed),
          controller: controller(s, area.id),
        },
      ]),
    ),
    houses: Object.fromEntries(
      s.holdings.map((held) => [held.id, { ...held, victory: victoryPoints(s, held.id) }]),
    ),
    wildlingDeck: s.wildlingDeck.map((place) => place.card),
    combat: combat && {
      ...combat,
      attackers: inWords(combat.attackers),
      strength: { attacker: strength(s, combat, 'attacker'), defender: strength(s, combat, 'defender') },
    },
    outcome: s.flow.outcome,
  };
}
