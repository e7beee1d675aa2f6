/**
 * The nine wildling cards. Each says what the highest bidder gains when the Night's Watch holds (`watch`), what the
 * lowest bidder suffers when it does not (`lowest`), and what each of the others suffers (`others`).
 */
import { refuse } from '@maester/kernel';
import { AREAS, type AreaId } from './areas.ts';
import {
  addUnits,
  areaAt,
  areasWithUnits,
  availableUnits,
  changeHouse,
  firstOn,
  gainPower,
  houseOf,
  losePower,
  plus,
  removeUnits,
  shiftOnTrack,
  type T,
} from './board.ts';
import { settleControl } from './control.ts';
import { loseCards, takeCardsBack } from './hands.ts';
import { HOUSE_CARDS, type HouseCardId } from './house-cards.ts';
import { COMPONENTS, TRACK_IDS, type HouseId, type TrackId } from './houses.ts';
import { areaOptions, cardOptions, trackOptions } from './options.ts';
import { procedure } from './rules.ts';
import { NO_UNITS, type ThronesState } from './state.ts';
import { MAX_SUPPLY } from './supply.ts';
import { destroyUnit, destroyUnits, fortsWithUnits, reconcileSupply } from './units-lost.ts';
import { DONE, muster, musterPoints } from './westeros-phase/mustering.ts';
import type { WildlingCardId } from './wildling-cards.ts';

interface WildlingEffect {
  readonly watch: (t: T, house: HouseId, bid: number) => void;
  readonly lowest: (t: T, house: HouseId) => void;
  readonly others: (t: T, house: HouseId) => void;
}

type Affected = { house: HouseId };
const nothing = (): void => {};
const destroy = (count: number) => (t: T, house: HouseId) =>
  t.run(destroyUnits, { house, count, area: null });

export const WILDLING_EFFECTS: { readonly [C in WildlingCardId]: WildlingEffect } = {
  'silence-at-the-wall': { watch: nothing, lowest: nothing, others: nothing },
  'preemptive-raid': {
    watch: nothing, // a second attack without this House follows: see wildlings.ts
    lowest: (t, house) => t.run(preemptiveRaid, { house }),
    others: nothing,
  },
  'crow-killers': {
    watch: (t, house) => t.run(promoteFootmen, { house, left: 2 }),
    lowest: (t, house) => t.run(demoteKnights, { house, left: COMPONENTS.units.knight }),
    others: (t, house) => t.run(demoteKnights, { house, left: 2 }),
  },
  'rattleshirts-raiders': {
    watch: (t, house) => changeSupply(t, house, 1),
    lowest: (t, house) => changeSupply(t, house, -2),
    others: (t, house) => changeSupply(t, house, -1),
  },
  'massing-on-the-milkwater': {
    watch: (t, house) => takeCardsBack(t, house, houseOf(t.state, house).discard),
    lowest: (t, house) => {
      const { hand } = houseOf(t.state, house);
      const best = Math.max(...hand.map((card) => HOUSE_CARDS[card].strength));
      if (hand.length > 1)
        loseCards(
          t,
          house,
          hand.filter((card) => HOUSE_CARDS[card].strength === best),
        );
    },
    others: (t, house) => t.run(loseOneCard, { house }),
  },
  'a-king-beyond-the-wall': {
    watch: (t, house) => t.run(toTheTop, { house }),
    lowest: (t, house) => {
      for (const track of TRACK_IDS) shiftOnTrack(t, house, track, Infinity);
    },
    others: (t, house) => t.run(toTheBottom, { house }),
  },
  'mammoth-riders': {
    watch: (t, house) => t.run(takeOneCard, { house }),
    lowest: destroy(3),
    others: destroy(2),
  },
  'the-horde-descends': {
    watch: (t, house) => t.run(musterOnce, { house }),
    lowest: (t, house) => t.run(hordeDescends, { house }),
    others: destroy(1),
  },
  'skinchanger-scout': {
    watch: (t, house, bid) => {
      const gained = gainPower(t.state, house, bid);
      t.emit({ type: 'power', house, gained, because: 'skinchanger-scout' });
    },
    lowest: (t, house) => payPower(t, house, Infinity),
    others: (t, house) => payPower(t, house, 2),
  },
};

const isTrack = (name: string): boolean => TRACK_IDS.some((track) => track === name);
const isArea = (name: string): boolean => Object.hasOwn(AREAS, name);

function payPower(t: T, house: HouseId, wanted: number): void {
  t.emit({ type: 'power-lost', house, lost: losePower(t.state, house, wanted) });
}

function changeSupply(t: T, house: HouseId, by: number): void {
  const supply = Math.max(0, Math.min(MAX_SUPPLY, houseOf(t.state, house).supply + by));
  changeHouse(t.state, house, { supply });
  t.emit({ type: 'supply', house, supply });
  t.run(reconcileSupply, { house });
}

const loseOneCard = procedure<Affected>('massing-on-the-milkwater')({
  'discard-card': {
    ask: 'option',
    seat: (s, f) => (houseOf(s, f.house).hand.length > 1 ? f.house : null),
    options: (s, f) => cardOptions(houseOf(s, f.house).hand),
    then: (t, f, card) => loseCards(t, f.house, [card as HouseCardId]),
  },
});

const takeOneCard = procedure<Affected>('mammoth-riders')({
  'take-card': {
    ask: 'option',
    seat: (s, f) => (houseOf(s, f.house).discard.length > 0 ? f.house : null),
    options: (s, f) => [...cardOptions(houseOf(s, f.house).discard), DONE],
    then: (t, f, card) => {
      if (card !== DONE) takeCardsBack(t, f.house, [card as HouseCardId]);
    },
  },
});

/** Places on the track where this House stands best; several if it stands equally well on them. */
function bestTracks(s: ThronesState, house: HouseId): TrackId[] {
  const best = Math.min(...TRACK_IDS.map((track) => s.tracks[track].indexOf(house)));
  return TRACK_IDS.filter((track) => s.tracks[track].indexOf(house) === best);
}

const preemptiveRaid = procedure<Affected>('preemptive-raid')({
  'choose-loss': {
    ask: 'option',
    seat: (_, f) => f.house,
    options: () => ['units', 'influence'],
    then: (t, f, option) => {
      if (option === 'influence') return 'choose-track';
      t.run(destroyUnits, { house: f.house, count: 2, area: null });
      return 'end';
    },
  },
  /** thrones/ruling/best-track */
  'choose-track': {
    ask: 'option',
    seat: (s) => firstOn(s, 'iron-throne'),
    options: (s, f) => trackOptions(bestTracks(s, f.house)),
    facts: (_, f) => ({ house: f.house }),
    whyNot: (_, f, __, track) =>
      isTrack(track) ? refuse('thrones/ruling/best-track', { house: f.house, track }) : null,
    forced: 'is-taken',
    then: (t, f, option) => {
      const track = option as TrackId;
      shiftOnTrack(t, f.house, track, t.state.tracks[track].indexOf(f.house) + 2);
    },
  },
});

function areasWith(s: ThronesState, house: HouseId, kind: 'footman' | 'knight'): AreaId[] {
  return areasWithUnits(s, house).filter((id) => areaAt(s, id).units[kind] > 0);
}

const promoteFootmen = procedure<Affected & { left: number }>('crow-killers-reward')({
  'promote-footman': {
    ask: 'option',
    seat: (s, f) =>
      f.left > 0 && availableUnits(s, f.house, 'knight') > 0 && areasWith(s, f.house, 'footman').length > 0
        ? f.house
        : null,
    options: (s, f) => [...areaOptions(areasWith(s, f.house, 'footman')), DONE],
    then: (t, f, area) => {
      if (area === DONE) return 'end';
      replaceUnit(t, f.house, area as AreaId, 'footman', 'knight');
      t.emit({ type: 'upgraded', house: f.house, area: area as AreaId, unit: 'knight' });
      f.left -= 1;
      return 'promote-footman';
    },
  },
});

/** Areas to take a Knight from; just one if all Knights share the same fate, for then there is nothing to choose. */
function knightsToDemote(s: ThronesState, f: Affected & { left: number }): AreaId[] {
  const areas = areasWith(s, f.house, 'knight');
  const knights = COMPONENTS.units.knight - availableUnits(s, f.house, 'knight');
  const footmen = availableUnits(s, f.house, 'footman');
  return knights <= f.left && (footmen === 0 || footmen >= knights) ? areas.slice(0, 1) : areas;
}

const demoteKnights = procedure<Affected & { left: number }>('crow-killers')({
  'demote-knight': {
    ask: 'option',
    seat: (s, f) => (f.left > 0 && areasWith(s, f.house, 'knight').length > 0 ? f.house : null),
    options: (s, f) => areaOptions(knightsToDemote(s, f)),
    forced: 'is-taken',
    then: (t, f, option) => {
      const area = option as AreaId;
      if (availableUnits(t.state, f.house, 'footman') > 0) {
        replaceUnit(t, f.house, area, 'knight', 'footman');
        t.emit({ type: 'downgraded', house: f.house, area });
      } else destroyUnit(t, f.house, area, 'knight');
      f.left -= 1;
      return 'demote-knight';
    },
  },
  settle: (t) => t.run(settleControl, {}),
});

function replaceUnit(
  t: T,
  house: HouseId,
  area: AreaId,
  from: 'footman' | 'knight',
  to: 'footman' | 'knight',
): void {
  removeUnits(t.state, area, plus(NO_UNITS, from, 1));
  addUnits(t.state, area, house, plus(NO_UNITS, to, 1));
}

const toTheTop = procedure<Affected>('a-king-beyond-the-wall-reward')({
  'choose-track': {
    ask: 'option',
    seat: (_, f) => f.house,
    options: () => trackOptions(TRACK_IDS),
    then: (t, f, track) => shiftOnTrack(t, f.house, track as TrackId, 0),
  },
});

const toTheBottom = procedure<Affected>('a-king-beyond-the-wall')({
  'choose-track': {
    ask: 'option',
    seat: (_, f) => f.house,
    options: () => trackOptions(['fiefdoms', 'kings-court']),
    whyNot: (_, __, ___, track) =>
      isTrack(track) ? refuse('thrones/wildling-card/a-king-beyond-the-wall', { track }) : null,
    then: (t, f, track) => shiftOnTrack(t, f.house, track as TrackId, Infinity),
  },
});

const musterOnce = procedure<Affected>('the-horde-descends-reward')({
  'choose-area': {
    ask: 'option',
    seat: (_, f) => f.house,
    options: (s, f) => [...areaOptions(Object.keys(musterPoints(s, f.house)) as AreaId[]), DONE],
    whyNot: (_, __, ___, area) =>
      isArea(area) ? refuse('thrones/mustering/castles-and-strongholds', { area }) : null,
    forced: 'is-taken',
    then: (t, f, area) => {
      if (area === DONE) return;
      t.run(muster, { house: f.house, points: { [area]: musterPoints(t.state, f.house)[area] ?? 0 } });
    },
  },
});

/** Two units in one Castle or Stronghold area; if no such area holds two, two units anywhere. */
const hordeDescends = procedure<Affected>('the-horde-descends')({
  'choose-area': {
    ask: 'option',
    seat: (s, f) => (fortsWithUnits(s, f.house, 2).length > 0 ? f.house : null),
    options: (s, f) => areaOptions(fortsWithUnits(s, f.house, 2)),
    whyNot: (_, __, ___, area) =>
      isArea(area) ? refuse('thrones/wildling-card/the-horde-descends', { area }) : null,
    forced: 'is-taken',
    then: (t, f, area) => {
      t.run(destroyUnits, { house: f.house, count: 2, area: area as AreaId });
      return 'end';
    },
  },
  'destroy-anywhere': (t, f) => t.run(destroyUnits, { house: f.house, count: 2, area: null }),
});

export const wildlingProcedures = [
  loseOneCard,
  takeOneCard,
  preemptiveRaid,
  promoteFootmen,
  demoteKnights,
  toTheTop,
  toTheBottom,
  musterOnce,
  hordeDescends,
];
