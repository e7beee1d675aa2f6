/** What the owner of a House card decides and does by its text, for the cards that act at a moment. */
import { refuse, type Option } from '@maester/kernel';
import { NEIGHBOURS, type AreaId } from '../areas.ts';
import {
  areaAt,
  availableUnits,
  changeArea,
  changeHouse,
  houseOf,
  lessUnits,
  plus,
  removeUnits,
  shiftOnTrack,
  type T,
} from '../board.ts';
import { loseCards } from '../hands.ts';
import type { HouseCardId } from '../house-cards.ts';
import { TRACK_IDS, type HouseId, type TrackId } from '../houses.ts';
import {
  ROUTED_FOOTMAN,
  areaOptions,
  cardOptions,
  inTheCombat,
  trackOptions,
  unitOptions,
} from '../options.ts';
import { procedure } from '../rules.ts';
import { NO_UNITS, type Combat, type Side, type ThronesState } from '../state.ts';
import { combatNow, fightingUnits, sideOf, supportAreasOf } from './sides.ts';

export function returnPlayedCard(t: T, c: Combat, side: Side): void {
  const card = c.cards[side];
  if (card === null) return;
  changeHouse(t.state, c[side], { hand: [...houseOf(t.state, c[side]).hand, card] });
  c.cards[side] = null;
  t.emit({ type: 'card-taken-back', house: c[side], card });
}

export function playCard(t: T, house: HouseId, card: HouseCardId): void {
  const c = combatNow(t.state);
  changeHouse(t.state, house, { hand: houseOf(t.state, house).hand.filter((other) => other !== card) });
  c.cards[sideOf(c, house)] = card;
  t.emit({ type: 'house-card', house, card });
}

type Duel = { house: HouseId; opponent: HouseId };
const NO = 'no';

export const tyrion = procedure<Duel>('tyrion-lannister')({
  'send-card-back': {
    ask: 'option',
    seat: (s, f) => (combatNow(s).cards[sideOf(combatNow(s), f.opponent)] === null ? null : f.house),
    options: () => ['yes', NO],
    then: (t, f, option) => {
      if (option === NO) return;
      const c = combatNow(t.state);
      const side = sideOf(c, f.opponent);
      const refused = c.cards[side];
      const others = houseOf(t.state, f.opponent).hand;
      t.emit({ type: 'ability', house: f.house, card: 'tyrion-lannister' });
      returnPlayedCard(t, c, side);
      // Without another card the opponent fights without one (thrones/ruling/no-house-card).
      if (others.length > 0) t.run(playAnother, { house: f.opponent, not: refused });
    },
  },
});

/** The House must reveal a card other than the one just taken away. */
const playAnother = procedure<{ house: HouseId; not: HouseCardId | null }>('play-another-card')({
  'choose-house-card': {
    ask: 'option',
    seat: (_, f) => f.house,
    options: (s, f) => cardOptions(houseOf(s, f.house).hand.filter((card) => card !== f.not)),
    whyNot: (_s, f, _seat, card) =>
      refuse(card === f.not ? 'thrones/house-card/tyrion-lannister' : 'thrones/house-cards/must-play', {
        card,
      }),
    forced: 'is-taken',
    then: (t, f, card) => playCard(t, f.house, card as HouseCardId),
  },
});

const AERON_COST = 2;

export const aeron = procedure<{ house: HouseId }>('aeron-damphair')({
  'pay-for-another-card': {
    ask: 'option',
    seat: (s, f) => {
      const { power, hand } = houseOf(s, f.house);
      return power >= AERON_COST && hand.length > 0 ? f.house : null;
    },
    options: () => ['yes', NO],
    then: (t, f, option) => {
      if (option === NO) return;
      const { power, discard } = houseOf(t.state, f.house);
      changeHouse(t.state, f.house, { power: power - AERON_COST, discard: [...discard, 'aeron-damphair'] });
      t.emit({ type: 'power-lost', house: f.house, lost: AERON_COST });
      const c = combatNow(t.state);
      c.cards[sideOf(c, f.house)] = null;
      t.emit({ type: 'ability', house: f.house, card: 'aeron-damphair' });
      t.run(playAnother, { house: f.house, not: null });
    },
  },
});

/** Footmen of the opponent in the combat; a routed defender can be chosen too. */
function footmenOf(s: ThronesState, opponent: HouseId): Option[] {
  const c = combatNow(s);
  const side = sideOf(c, opponent);
  const list: Option[] = [];
  if (fightingUnits(s, c, side).footman > 0) list.push(...unitOptions(['footman']));
  const area = areaAt(s, c.area);
  if (side === 'defender' && area.house === opponent && area.routed.footman > 0) list.push(ROUTED_FOOTMAN);
  return list;
}

export const mace = procedure<Duel>('mace-tyrell')({
  'destroy-footman': {
    ask: 'option',
    seat: (s, f) => {
      const c = combatNow(s);
      const card = c.cards[sideOf(c, f.opponent)];
      return card === 'the-blackfish' || footmenOf(s, f.opponent).length === 0 ? null : f.house;
    },
    options: (s, f) => footmenOf(s, f.opponent),
    whyNot: (_s, _f, _seat, unit) => refuse('thrones/house-card/mace-tyrell', { unit }),
    forced: 'is-taken',
    then: (t, f, option) => {
      const c = combatNow(t.state);
      const one = plus(NO_UNITS, 'footman', 1);
      if (sideOf(c, f.opponent) === 'attacker') c.attackers = lessUnits(c.attackers, one);
      else removeUnits(t.state, c.area, one, option === ROUTED_FOOTMAN.id ? one : NO_UNITS);
      t.emit({ type: 'ability', house: f.house, card: 'mace-tyrell' });
      t.emit({ type: 'destroyed', house: f.opponent, area: c.area, unit: 'footman' });
    },
  },
});

function ordersNextTo(s: ThronesState, f: Duel): AreaId[] {
  const c = combatNow(s);
  const startedHere = (id: AreaId): boolean => c.attacker === f.opponent && id === c.from;
  return NEIGHBOURS[c.area].filter((id) => {
    const { house, order } = areaAt(s, id);
    return house === f.opponent && order !== null && !startedHere(id);
  });
}

export const queenOfThorns = procedure<Duel>('queen-of-thorns')({
  'remove-order': {
    ask: 'option',
    seat: (s, f) => (ordersNextTo(s, f).length > 0 ? f.house : null),
    options: (s, f) => areaOptions(ordersNextTo(s, f)),
    whyNot: (_s, _f, _seat, area) => refuse('thrones/house-card/queen-of-thorns', { area }),
    forced: 'is-taken',
    then: (t, f, option) => {
      const c = combatNow(t.state);
      t.emit({ type: 'ability', house: f.house, card: 'queen-of-thorns' });
      removeOrder(t, f.opponent, option as AreaId);
      c.supports = c.supports.filter((support) => support.area !== option);
    },
  },
});

function removeOrder(t: T, house: HouseId, area: AreaId): void {
  const { order } = areaAt(t.state, area);
  if (order === null) return;
  changeArea(t.state, area, { order: null });
  t.emit({ type: 'order-removed', house, area, order });
}

export const doran = procedure<Duel>('doran-martell')({
  'choose-track': {
    ask: 'option',
    seat: (_, f) => f.house,
    options: () => trackOptions(TRACK_IDS),
    then: (t, f, track) => {
      t.emit({ type: 'ability', house: f.house, card: 'doran-martell' });
      shiftOnTrack(t, f.opponent, track as TrackId, Infinity);
    },
  },
});

/** Any order of the loser but the ones of this combat. */
function loserOrders(s: ThronesState, f: Duel): AreaId[] {
  const c = combatNow(s);
  return s.areas
    .filter(
      ({ id, house, order }) => house === f.opponent && order !== null && id !== c.area && id !== c.from,
    )
    .map(({ id }) => id);
}

export const cersei = procedure<Duel>('cersei-lannister')({
  'remove-order': {
    ask: 'option',
    seat: (s, f) => (loserOrders(s, f).length > 0 ? f.house : null),
    options: (s, f) => [...areaOptions(loserOrders(s, f)), NO],
    whyNot: (_s, _f, _seat, area) => refuse('thrones/house-card/cersei-lannister', { area }),
    then: (t, f, option) => {
      if (option === NO) return;
      t.emit({ type: 'ability', house: f.house, card: 'cersei-lannister' });
      removeOrder(t, f.opponent, option as AreaId);
    },
  },
});

/** Areas where a Footman of the winner fought or supported; `combat` stands for the attackers. */
function renlyOptions(s: ThronesState, house: HouseId): Option[] {
  const c = combatNow(s);
  const side = sideOf(c, house);
  const list: Option[] = [];
  if (availableUnits(s, house, 'knight') === 0) return list;
  if (side === 'attacker' ? c.attackers.footman > 0 : footmanIn(s, c.area, house))
    list.push(inTheCombat(c.area));
  list.push(...areaOptions(supportAreasOf(c, side, house).filter((area) => footmanIn(s, area, house))));
  return list;
}

function footmanIn(s: ThronesState, id: AreaId, house: HouseId): boolean {
  const area = areaAt(s, id);
  return area.house === house && area.units.footman > 0;
}

export const renly = procedure<{ house: HouseId }>('renly-baratheon')({
  'upgrade-footman': {
    ask: 'option',
    seat: (s, f) => (renlyOptions(s, f.house).length > 0 ? f.house : null),
    options: (s, f) => [...renlyOptions(s, f.house), NO],
    whyNot: (_s, _f, _seat, area) => refuse('thrones/house-card/renly-baratheon', { area }),
    then: (t, f, option) => {
      if (option === NO) return;
      const c = combatNow(t.state);
      const area = option === 'combat' ? c.area : (option as AreaId);
      t.emit({ type: 'ability', house: f.house, card: 'renly-baratheon' });
      t.emit({ type: 'upgraded', house: f.house, area, unit: 'knight' });
      if (option === 'combat' && c.attacker === f.house) {
        c.attackers = plus(plus(c.attackers, 'footman', -1), 'knight', 1);
        return;
      }
      const there = areaAt(t.state, area);
      // A routed Footman becomes a routed Knight, standing ones go first (thrones/ruling/routed-unit-upgraded).
      const routed = there.routed.footman === there.units.footman;
      changeArea(t.state, area, {
        units: plus(plus(there.units, 'footman', -1), 'knight', 1),
        routed: routed ? plus(plus(there.routed, 'footman', -1), 'knight', 1) : there.routed,
      });
    },
  },
});

export const patchface = procedure<Duel>('patchface')({
  'discard-card': {
    ask: 'option',
    seat: (s, f) => (houseOf(s, f.opponent).hand.length > 0 ? f.house : null),
    options: (s, f) => [...cardOptions(houseOf(s, f.opponent).hand), NO],
    whyNot: (_s, _f, _seat, card) => refuse('thrones/house-card/patchface', { card }),
    then: (t, f, option) => {
      if (option === NO) return;
      t.emit({ type: 'ability', house: f.house, card: 'patchface' });
      const c = combatNow(t.state);
      const played = c.cards[sideOf(c, f.opponent)];
      loseCards(t, f.opponent, [option as HouseCardId], played === null ? [] : [played]);
    },
  },
});

export const abilityProcedures = [
  tyrion,
  playAnother,
  aeron,
  mace,
  queenOfThorns,
  doran,
  cersei,
  renly,
  patchface,
];
